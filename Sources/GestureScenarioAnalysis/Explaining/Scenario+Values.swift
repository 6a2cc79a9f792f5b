import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Figures of a recognizer that differ from what the file expects.
extension Scenario {
  /// Explains why the figures of a drag are not what the file expects, if its fingers, or the way
  /// that made it begin, are the reason.
  ///
  /// - Returns: changes with which everything comes as the file expects, as sentences.
  func explainFigures(
    in explanation: inout Explanation, of id: String, _ record: RunRecord
  ) -> [String] {
    explainFiguresOfActions(in: &explanation, of: id, record)
    let missed = expectations.values.filter { expected in
      expected.recognizer == id && !record.meets(expected)
    }
    guard !missed.isEmpty, let spec = scene.spec(of: id),
      case .drag = spec.profile.trigger
    else { return [] }
    if missed.contains(where: { $0.state == .began && $0.figures["translation"] != nil }) {
      explanation.addRemark(
        "At 'began' its translation already holds the way that made it begin.", ["S9.17"],
        at: record.firings(ofRecognizer: id).first.map { .milliseconds($0.at) })
    }
    guard missed.contains(where: { $0.figures["location"] != nil }),
      record.fingersComeOrGo(duringGestureOf: id)
    else { return [] }
    explanation.addRemark(
      "Its location is the middle of its touches: it jumps when a finger joins or lifts. Its "
        + "translation doesn't.", ["S13.8", "S9.20"])
    return fewerFingers(for: spec, Set(record.touchesGiven(to: id)).count)
  }

  private func fewerFingers(for spec: RecognizerSpec, _ count: Int) -> [String] {
    let name = PropertyName.maximumNumberOfTouches
    guard spec.kind.property(name) != nil else { return [] }
    let most = (1..<max(count, 1)).last { most in
      var other = self
      Change("", of: spec.id) { $0.set(name, to: .number(Double(most))) }.apply(&other)
      return isAsExpected(in: other.play())
    }
    let words = "It would have gone as it should if its \(name) were"
    return most.map { ["\(words) \($0)."] } ?? []
  }
}

extension RunRecord {
  /// Whether a touch is given to a recognizer, or lifts, while its first gesture is under way.
  fileprivate func fingersComeOrGo(duringGestureOf id: String) -> Bool {
    guard let firing = firings(ofRecognizer: id).first else { return false }
    let given = Set(touchesGiven(to: id))
    return entries.contains { entry in
      guard case .touch(let touch, let phase, _, _) = entry.what, given.contains(touch),
        phase == .began || phase == .ended
      else { return false }
      let moment = entry.timestamp.milliseconds
      return moment > firing.at && moment < firing.endedAt ?? .infinity
    }
  }
}
