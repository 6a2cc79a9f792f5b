import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

// Hand-overs that have no end.
extension Scenario {
  /// Two recognizers that hand over to each other without a condition do so after each of their
  /// actions (S15.11, S15.13).
  var handOversToAndFro: [Lint.Finding] {
    let answers = StandingAnswers(scene.delegateRules)
    let free = scene.handOvers.filter { handOver in
      handOver.condition == nil && ![handOver.from, handOver.to].contains(where: answers.mayRefuse)
    }
    return free.enumerated().compactMap { index, handOver in
      guard
        let back = free[..<index].first(where: { $0.from == handOver.to && $0.to == handOver.from }
        ),
        let one = scene.spec(of: back.from), let other = scene.spec(of: back.to),
        [one, other].allSatisfy({ $0.profile.trigger.isDrag && $0.isEnabled }
        )
      else { return nil }
      let labels = [one, other].map { RecognizerLabel(name: $0.id, view: $0.view) }
      return Lint.Finding(
        .misuse, .warning, about: labels,
        "'\(one.id)' and '\(other.id)' hand over to each other without a condition: each does so "
          + "after each of its actions, so the touches change hands with each movement",
        fixes: [
          Lint.Fix(
            "remove the hand-over from '\(other.id)'",
            [.drop(.handOver, labels[1], labels[0])], if: ", or say when each is to happen")
        ])
    }
  }
}
