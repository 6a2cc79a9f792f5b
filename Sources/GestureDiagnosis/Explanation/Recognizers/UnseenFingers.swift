import GestureCore
import GestureTrace

/// The fingers that a recognizer doesn't see in its present attempt, since an earlier one with them
/// is over, or since it was not given them (S6.4).
struct UnseenFingers: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// Which fingers, and why, as a clause; nil where it sees all.
  var clause: String? {
    var groups: [(touches: [TouchID], isDown: Bool, reason: String)] = []
    for id in fingers.present {
      guard let reason = fingers.reasonUnseen(id, since: attempt.start ?? now) else { continue }
      let isDown = fingers.isDown(id, at: now)
      if let index = groups.firstIndex(where: { $0.isDown == isDown && $0.reason == reason }) {
        groups[index].touches.append(id)
      } else {
        groups.append(([id], isDown, reason))
      }
    }
    return groups.isEmpty
      ? nil : groups.map { clause(of: $0.touches, isDown: $0.isDown, $0.reason) }.joinedAsList
  }

  private func clause(of touches: [TouchID], isDown: Bool, _ reason: String) -> String {
    let (isOne, list) = (touches.count == 1, touches.map { names.of($0) }.joinedAsList)
    let verb = isDown ? isOne ? "is" : "are" : isOne ? "was" : "were"
    let end = isDown ? isOne ? " until it lifts" : " until they lift" : ""
    let common =
      isOne
      ? reason
      : fingers.reasonUnseen(touches[0], since: attempt.start ?? now, calling: "those") ?? reason
    return "\(list) \(verb) unseen\(end), for \(common)"
  }

  /// That it had too few fingers when another one recognized, as a sentence; nil where it had
  /// enough, or sees all that there are.
  var shortage: String? {
    guard let facts, !facts.isInSet, let clause else { return nil }
    let (count, needed) = (fingers.tracked(at: now).count, facts.profile.numberOfTouches.lowerBound)
    guard count > 0, count < needed else { return nil }
    return " It had \(count) touch\(count == 1 ? "" : "es") then and needs \(needed): \(clause)."
  }
}
