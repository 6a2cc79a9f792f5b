import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Explains why the figures of a drag are not what the file expects, if its fingers, or the way
/// that made it begin, are the reason.
struct DragFigureFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    let missed = missedFigures
    if missed.contains(where: { $0.state == .began && $0.figures["translation"] != nil }) {
      explanation.addRemark(
        "At 'began' its translation already holds the way that made it begin.", ["S9.17"],
        at: record.firings(ofRecognizer: id).first.map { .milliseconds($0.at) })
    }
    guard isLocationOfChangingFingers(missed) else { return }
    explanation.addRemark(
      "Its location is the middle of its touches: it jumps when a finger joins or lifts. Its "
        + "translation doesn't.", ["S13.8", "S9.20"])
  }

  /// A largest number of fingers with which everything comes as the file expects, as a sentence;
  /// empty where there is none.
  var remedies: [String] {
    let name = PropertyName.maximumNumberOfTouches
    guard let spec, isLocationOfChangingFingers(missedFigures), spec.kind.property(name) != nil
    else { return [] }
    let count = Set(record.touchesGiven(to: id)).count
    let most = (1..<max(count, 1)).last { most in
      var other = scenario
      Change("", of: spec.id) { $0.set(name, to: .number(Double(most))) }.apply(&other)
      return scenario.isAsExpected(in: other.play())
    }
    let words = "It would have gone as it should if its \(name) were"
    return most.map { ["\(words) \($0)."] } ?? []
  }

  /// The figures of a drag that are not what the file expects; empty for any other recognizer.
  private var missedFigures: [ExpectedValues] {
    guard let spec, case .drag = spec.profile.trigger else { return [] }
    return expectations.values.filter { expected in
      expected.recognizer == id && !record.meets(expected)
    }
  }

  /// Whether a location is missed, and fingers joined or lifted during the gesture.
  private func isLocationOfChangingFingers(_ missed: [ExpectedValues]) -> Bool {
    missed.contains { $0.figures["location"] != nil }
      && record.fingersComeOrGo(duringGestureOf: id)
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
