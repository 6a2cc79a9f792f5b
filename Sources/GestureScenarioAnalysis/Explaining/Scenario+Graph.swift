public import GestureDiagnosis
public import GestureScenario
import GestureSimulation
import GestureTrace

extension Scenario {
  /// The relations between the recognizers of the scene: the declared ones, those that the
  /// delegate's rules always give, and those that it gave when it was asked in a run.
  public var graph: RelationGraph {
    let rules = scene.delegateRules.filter { $0.question.isAboutPair && $0.times == nil }
    let delegate = StageDelegate(rules: rules.map(\.withoutActions))
    let stage = Stage(self, delegate: delegate)
    let ruled = scene.recognizers.filter { $0.preventsOnly != nil || $0.preventedOnlyBy != nil }
    return withExtendedLifetime(delegate) {
      RelationGraph(
        stage.simulation.window, entries: play().entries, asksAll: true,
        ruled: Set(ruled.map(\.id)))
    }
  }
}

extension DelegateRule {
  /// A copy without actions.
  fileprivate var withoutActions: DelegateRule {
    var rule = self
    rule.actions = []
    return rule
  }
}
