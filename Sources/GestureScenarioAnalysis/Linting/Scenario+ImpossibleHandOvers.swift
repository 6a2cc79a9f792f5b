import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Hand-overs under a condition that never holds.
extension Scenario {
  /// A finding for each hand-over with a condition on a translation that its giver, such as a
  /// press, doesn't have (S15.11).
  ///
  /// - Parameter findings: the other findings; a hand-over that one of them is about is left out.
  func impossibleHandOvers(besides findings: [Lint.Finding]) -> [Lint.Finding] {
    scene.handOvers.compactMap { handOver in
      guard let condition = impossibleCondition(of: handOver),
        let giver = scene.spec(of: handOver.from),
        let taker = scene.spec(of: handOver.to), giver.isEnabled, taker.isEnabled
      else { return nil }
      let labels = [giver, taker].map { RecognizerLabel(name: $0.id, view: $0.view) }
      let isTold = findings.contains { finding in
        finding.kind == .idleHandOver && finding.names(giver.id, taker.id)
      }
      if isTold { return nil }
      return Lint.Finding(
        .idleHandOver, .warning, about: labels,
        "'\(giver.id)' never hands over to '\(taker.id)': that waits until its translation in "
          + "\(condition.axis.rawValue) is \(condition.clause), and it has no translation",
        fixes: [
          Lint.Fix(
            "remove the hand-over's condition",
            [.drop(.handOver, labels[0], labels[1]), .add(.handOver, labels[0], labels[1])],
            if: ", if it is to be made as '\(giver.id)' begins"),
          Lint.Fix("remove the hand-over", [.drop(.handOver, labels[0], labels[1])]),
        ])
    }
  }
}

extension Lint.Finding {
  /// Whether it is about the giver and the taker with these ids of a file.
  fileprivate func names(_ giver: String, _ taker: String) -> Bool {
    let ids = recognizers.map { RecognizerSpec.set(ofMember: $0.name) ?? $0.name }
    return ids.first == giver && (ids.count < 2 || ids[1] == taker)
  }
}
