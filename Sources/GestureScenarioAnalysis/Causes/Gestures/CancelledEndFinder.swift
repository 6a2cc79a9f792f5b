import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Explains, for a recognizer that should end and was cancelled, that cancelled touches end nothing
/// (S13.7).
struct CancelledEndFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard wish.wantsEnd(insteadOfCancelling: run.subject, in: record) else { return }
    let cause =
      record.touchesGiven(to: id).isEmpty ? "What is cancelled ends" : "Cancelled touches end"
    explanation.addRemark(
      "\(cause) nothing: the app has to handle 'cancelled' like an end, or the file to expect it.",
      ["S13.7"])
  }
}
