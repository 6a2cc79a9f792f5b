import GestureCore
import GestureTrace

/// The fingers that a recognizer doesn't see in its present attempt, since an earlier attempt with
/// them is over, or since it was not given them (S6.4).
struct UnseenFingers: RecognizerHistoryReader {
  let history: RecognizerHistory

  /// Fingers that it doesn't see for one reason.
  private struct Group {
    var touches: [TouchID]
    let isDown: Bool
    let reason: String
    let rule: String
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for id in fingers.present {
      guard let (reason, rule) = fingers.reasonUnseen(id, since: start) else { continue }
      let isDown = fingers.isDown(id, at: now)
      if let index = groups.firstIndex(where: { $0.isDown == isDown && $0.reason == reason }) {
        groups[index].touches.append(id)
      } else {
        groups.append(Group(touches: [id], isDown: isDown, reason: reason, rule: rule))
      }
    }
    return groups
  }

  private var start: Timestamp { attempt.start ?? now }

  /// Which fingers it doesn't see, and why, as a clause; nil where it sees all.
  var clause: String? {
    let groups = groups
    return groups.isEmpty ? nil : groups.map(clause).joinedAsList
  }

  private func clause(of group: Group) -> String {
    let touches = group.touches
    let (isOne, list) = (touches.count == 1, touches.map { names.of($0) }.joinedAsList)
    let verb = group.isDown ? isOne ? "is" : "are" : isOne ? "was" : "were"
    let end = group.isDown ? isOne ? " until it lifts" : " until they lift" : ""
    let common =
      isOne
      ? group.reason
      : fingers.reasonUnseen(touches[0], since: start, calling: "those touches")?.text
        ?? group.reason
    return "\(list) \(verb) unseen\(end), since \(common)"
  }

  /// That it had too few fingers when another recognizer recognized, as a sentence, and the rule;
  /// nil where it had enough, or sees all that there are.
  var shortage: (sentence: String, rule: String)? {
    guard let facts, !facts.set.isMember, let clause, let rule = groups.first?.rule else {
      return nil
    }
    let (count, needed) = (fingers.tracked(at: now).count, facts.profile.numberOfTouches.lowerBound)
    guard count > 0, count < needed else { return nil }
    let touches = "\(count) touch\(count == 1 ? "" : "es")"
    return (" It had \(touches) then and needs \(needed): \(clause).", rule)
  }
}
