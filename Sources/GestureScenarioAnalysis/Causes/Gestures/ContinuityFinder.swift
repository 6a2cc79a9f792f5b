import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports that a continuous gesture also sends the actions after `began`, if the wish ends with
/// that.
struct ContinuityFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard case .actions(let list) = wish.outcome, !list.isEmpty,
      list.allSatisfy({ $0.word == .began || $0.word == .changed }),
      let end = record.firings(ofRecognizer: id).first?.end,
      record.actions.first(where: { $0.recognizer == id })?.state == .began,
      let spec
    else { return }
    let trigger = spec.profile.trigger
    var (rest, rule) = ("until the fingers lift", "S5.5")
    if case .press = trigger { rule = "S9.35" }
    if trigger == .hover {
      (rest, rule) = ("until the pointer leaves its view", "S9.54")
    } else if record.touchesGiven(to: id).isEmpty {
      rest = "until the end of what drives it"
    }
    explanation.addRemark(
      "Its gesture goes on \(rest), and each state is an action of its own: 'began' and "
        + "'\(end.word)' are one gesture. What is to happen once happens at 'began'.", [rule])
  }
}
