import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports that nothing withheld a lift from a view that should have received a cancellation of
/// its touch instead.
struct UndelayedEndFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    guard case .touches(let list) = wish.outcome, list.contains(where: { $0.word == .cancelled }),
      let lift = record.touches(of: id).first(where: { $0.phase == .ended })
    else { return }
    let takers = scene.recognizers.filter { spec in
      let recognizer = spec.recognizer
      return spec.cancelsTouchesInView ?? recognizer.cancelsTouchesInView
        && !(spec.delaysTouchesEnded ?? recognizer.delaysTouchesEnded)
        && record.firings(ofRecognizer: spec.id).contains { $0.at >= lift.at }
    }
    guard !takers.isEmpty else { return }
    let names = takers.map { "'\($0.id)'" }.joinedAsList
    explanation.addRemark(
      "\(names) recognized only after that, and did not keep the lift back until then "
        + "(delaysTouchesEnded is false).", ["S7.12"], at: .milliseconds(lift.at))
  }
}
