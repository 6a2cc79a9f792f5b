import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Explains, for a recognizer that should begin or change, that its kind recognizes at a single
/// moment (S1.2).
struct UnsentStateFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard case .actions(let list) = wish.outcome, let spec,
      let state = list.map(\.word).first(where: { $0 == .began || $0 == .changed })
    else { return }
    let kind: String? =
      switch spec.profile.trigger {
      case .taps: "A tap"
      case .swipe: "A swipe"
      case .press, .drag, .drawing, .twoFingers, .hover, .delay, .unknown: nil
      }
    guard let kind else { return }
    explanation.addRemark(
      "\(kind) never sends '\(state.word)': it recognizes at a single moment, with the action "
        + "'ended'.",
      ["S1.2"])
  }
}
