import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Explains when a gesture sends changes, if only their number differs from the wish.
struct ChangeCountFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard case .actions(let list) = wish.outcome else { return }
    let wished = list.filter { $0.word == .changed }
    let changes = record.actions.filter { $0.recognizer == id && $0.state == .changed }.map(\.at)
    let loose = Wish(
      id,
      .actions(
        list.filter { $0.word != .changed }.flatMap { expected in
          [expected, Scenario.Expected(.changed, isRepeated: true)]
        }))
    guard wished.allSatisfy({ !$0.isRepeated }), changes.count != wished.count,
      !explanation.causes.contains(where: { $0.aspects.contains(.repeats) }),
      !record.touchesGiven(to: id).isEmpty, loose.isMet(by: record, for: .recognizer(id))
    else { return }
    let moves = Set(record.moves(ofTouchesOf: id))
    let surplus = changes.missing(in: wished.compactMap(\.at))
    let missing = wished.compactMap(\.at).missing(in: changes)
    if changes.count < wished.count, !missing.isEmpty, !missing.contains(where: moves.contains) {
      explanation.addRemark(
        "It sends 'changed' only when a touch of it moves to another place.", ["S14.12"])
    } else if changes.count > wished.count, !surplus.isEmpty, surplus.allSatisfy(moves.contains) {
      explanation.addRemark(
        "While it is under way it sends 'changed' with each movement of its touches, too: here at "
          + "\(surplus.asMoments).", ["S5.5"])
    }
  }
}

extension RunRecord {
  /// When touches that were given to a recognizer moved. Unit: milliseconds.
  fileprivate func moves(ofTouchesOf id: String) -> [Double] {
    let given = Set(touchesGiven(to: id))
    return entries.compactMap { entry in
      guard case .touch(let touch, .moved, _, _) = entry.what, given.contains(touch) else {
        return nil
      }
      return entry.timestamp.milliseconds
    }
  }
}
