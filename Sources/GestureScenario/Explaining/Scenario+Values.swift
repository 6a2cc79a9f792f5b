import GestureCore
import GestureDiagnosis
import GestureTrace

// Figures that a recognizer offers and that the file expects otherwise.
extension Scenario {
  /// Tells why a recognizer's location is not what the file expects, where several fingers are why.
  ///
  /// - Returns: changes with which all comes as the file expects, as sentences.
  func tellOfJumps(
    in explanation: inout Explanation, of id: String, _ record: RunRecord
  ) -> [String] {
    let isOff = expectations.values.contains { expected in
      expected.recognizer == id && expected.figures["location"] != nil
        && ValueCheck(expected: expected, record: record).difference(at: "") != nil
    }
    guard isOff, Set(record.touchesGiven(to: id)).count > 1, let spec = scene.spec(of: id) else {
      return []
    }
    explanation.tell(
      "Its location is the middle of its touches: it jumps when a finger joins or lifts. Its "
        + "translation doesn't.", ["S13.8", "S9.20"])
    return Change.oneFinger(of: spec).filter { change in
      var other = self
      change.apply(&other)
      return isAsExpected(in: other.play())
    }.map { "It would have gone as it should if \($0.clause)." }
  }
}
