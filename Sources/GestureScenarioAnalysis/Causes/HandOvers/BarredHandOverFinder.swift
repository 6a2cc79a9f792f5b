import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// Reports that the condition of a hand-over was not evaluated, because a recognizer that excludes
/// the taker was under way (S15.11).
struct BarredHandOverFinder: CauseFinder {
  let run: ExplainedRun

  func addCauses(to explanation: inout Explanation) {
    let own = fileID
    for handOver in scene.handOvers where handOver.from == own || handOver.to == own {
      guard let bar = bar(to: handOver) else { continue }
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
    to handOver: Scenario.HandOver
  ) -> (at: Double, reached: String, rival: String)? {
    let isDone = record.momentOfHandOver(from: handOver.from, to: handOver.to) != nil
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

extension RunRecord {
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
