import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Explains, for touches that were handed over more than once, where the translation in a
/// hand-over's condition is measured from, and reports hand-overs to and fro without a condition
/// (S15.11 to S15.13).
struct HandOverChainFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    let own = fileID
    let done = record.handOvers
    for (index, handOver) in done.enumerated() where handOver.involves(own) {
      guard let declared = scene.handOver(from: handOver.giver, to: handOver.taker),
        let condition = declared.condition,
        let former = done[..<index].last(where: { $0.taker == handOver.giver })
      else { continue }
      let giver = handOver.giver == own ? "It" : "'\(handOver.giver)'"
      explanation.addRemark(
        "\(giver) hands over where its translation in \(condition.axis.rawValue) is "
          + "\(condition.clause). That counts anew from "
          + "\(former.at.milliseconds.withOneDecimal) ms, when it took over the touches of "
          + "'\(former.giver)'.", ["S15.12"], at: handOver.at)
    }
    addFreeHandOvers(to: &explanation, among: done)
  }

  /// Reports that two recognizers hand their touches over to each other after each action.
  private func addFreeHandOvers(
    to explanation: inout Explanation, among done: [RunRecord.DoneHandOver]
  ) {
    guard let first = done.first(where: { $0.involves(fileID) }),
      done.contains(where: { $0.giver == first.taker && $0.taker == first.giver }),
      [(first.giver, first.taker), (first.taker, first.giver)].allSatisfy({ giver, taker in
        scene.handOver(from: giver, to: taker).map { $0.condition == nil } ?? false
      })
    else { return }
    explanation.addRemark(
      "'\(first.giver)' and '\(first.taker)' hand over to each other without a condition: each does "
        + "so after each of its actions, so the touches change hands with each movement.",
      ["S15.11", "S15.13"], at: first.at)
  }
}

extension Scenario.Scene {
  /// The declaration by which `giver` hands over to `taker`.
  fileprivate func handOver(from giver: String, to taker: String) -> Scenario.HandOver? {
    handOvers.first { $0.from == giver && $0.to == taker }
  }
}

extension RunRecord {
  /// A hand-over that took place.
  fileprivate struct DoneHandOver {
    var giver: String
    var taker: String
    var at: Timestamp

    func involves(_ id: String) -> Bool { giver == id || taker == id }
  }

  /// All hand-overs, in order.
  fileprivate var handOvers: [DoneHandOver] {
    entries.compactMap { entry in
      guard case .handedOver(let giver, let taker) = entry.what else { return nil }
      return DoneHandOver(giver: giver.name, taker: taker.name, at: entry.timestamp)
    }
  }
}
