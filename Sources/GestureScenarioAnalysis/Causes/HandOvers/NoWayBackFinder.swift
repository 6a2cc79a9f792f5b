import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports that nothing hands touches back, where the giver should begin once more, or the taker
/// should end sooner (S15.11).
struct NoWayBackFinder: WishCauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation, against wish: Wish) {
    for entry in record.entries {
      guard case .handedOver(let giver, to: let taker) = entry.what,
        scenario.lacksWayBack(from: taker.name, to: giver.name)
      else { continue }
      let end = record.firings(ofRecognizer: id).last?.endedAt
      let isMissed =
        giver.name == id
        ? wish.secondBeginning != nil && record.firings(ofRecognizer: id).count < 2
        : taker.name == id && wish.end.map { $0 < end ?? $0 } ?? false
      guard isMissed else { continue }
      explanation.addRemark(
        "Nothing hands the touches back: no hand-over from '\(taker.name)' to '\(giver.name)' is "
          + "declared.", ["S15.11"], at: entry.timestamp)
      return
    }
  }
}
