import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// The conditions under which touches were handed over, or were not.
extension Scenario {
  /// Explains where the translation in a hand-over's condition is measured from, and reports
  /// hand-overs to and fro without a condition (S15.11 to S15.13).
  func explainHandOvers(in explanation: inout Explanation, of id: String, _ record: RunRecord) {
    let own = scene.spec(of: id)?.id ?? id
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
    explainFreeHandOvers(in: &explanation, of: own, done)
  }

  /// Reports that two recognizers hand their touches over to each other after each action.
  private func explainFreeHandOvers(
    in explanation: inout Explanation, of own: String, _ done: [RunRecord.DoneHandOver]
  ) {
    guard let first = done.first(where: { $0.involves(own) }),
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

  /// Reports that the condition of a hand-over was not evaluated, because a recognizer that
  /// excludes the taker was under way.
  func explainBarredHandOvers(
    in explanation: inout Explanation, of id: String, _ record: RunRecord
  ) {
    let own = scene.spec(of: id)?.id ?? id
    for handOver in scene.handOvers where handOver.from == own || handOver.to == own {
      guard let bar = bar(to: handOver, record) else { continue }
      let giver = handOver.from == own ? "It" : "'\(handOver.from)'"
      let taker = handOver.to == own ? "it" : "'\(handOver.to)'"
      explanation.addRemark(
        "\(giver) did not hand its touches over to \(taker)\(bar.reached): '\(bar.rival)' was under "
          + "way, which excludes \(handOver.to == own ? "it" : "that one"). While it is, the condition "
          + "is not asked.", ["S15.11"], at: .milliseconds(bar.at))
    }
  }

  /// When a condition first held, how far the giver had gone by then, and the rival that was in the
  /// way; nil where no rival was, or where touches were handed over.
  private func bar(
    to handOver: HandOver, _ record: RunRecord
  ) -> (at: Double, reached: String, rival: String)? {
    let isDone = record.handOvers.contains {
      $0.giver == handOver.from && $0.taker == handOver.to
    }
    guard !isDone, let action = record.offers(for: handOver).first,
      let rival = record.excluders(of: handOver.to, until: action.at).last(where: { rival in
        rival != handOver.from
          && record.firings(ofRecognizer: rival).contains {
            $0.at <= action.at && $0.endedAt.map { $0 > action.at } ?? ($0.end == nil)
          }
      })
    else { return nil }
    var reached = ""
    if let condition = handOver.condition, let way = action.readings["translation"] {
      reached =
        ", though its translation in \(condition.axis.rawValue) was "
        + "\(condition.distance(of: way).rounded(toPlaces: 1).plain) pt"
    }
    return (action.at, reached, rival)
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

  /// The recognizers that excluded a recognizer up to a moment, in order. Unit: milliseconds.
  fileprivate func excluders(of id: String, until moment: Double) -> [String] {
    entries.compactMap { entry in
      guard case .excluded(let loser, let winner) = entry.what, loser.name == id,
        entry.timestamp.milliseconds <= moment
      else { return nil }
      return winner.name
    }
  }
}
