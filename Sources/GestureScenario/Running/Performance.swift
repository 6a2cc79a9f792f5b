import GestureCore
import GestureSimulation

/// A scenario's scene with everyone in their place: delegate, reactions, and who plays the script.
final class Performance {
  let stage: Stage
  let delegate: StageDelegate
  let player: ScriptPlayer
  /// The actions that were sent, with what the recognizer offered to read then.
  private(set) var actions: [RunRecord.Action] = []

  init(of scenario: Scenario) {
    delegate = StageDelegate(rules: scenario.scene.delegateRules)
    stage = Stage(scenario, delegate: delegate)
    player = ScriptPlayer(stage: stage)
    delegate.perform = { [unowned player] in player.performInside($0) }
    delegate.stateOf = { [unowned stage] in stage.member($0)?.attached.state }
    delegate.touchName = { [unowned stage] in stage.touchNames.name(of: $0.id) }
    for member in stage.members {
      let reactions = scenario.scene.reactions.filter { $0.recognizer == member.id }
      member.attached.observeActions { [unowned self] state in
        record(member, state)
        for reaction in reactions where reaction.state == state {
          player.performInside(reaction.actions)
        }
      }
    }
  }

  private func record(_ member: Stage.Member, _ state: GestureState) {
    actions.append(
      RunRecord.Action(
        recognizer: member.id, state: state, at: stage.simulation.now.milliseconds,
        readings: member.kind.read(member.recognizer)))
  }
}

extension GestureRecognizer {
  /// Calls a closure with the state of each action.
  fileprivate func observeActions(_ action: @escaping (GestureState) -> Void) {
    onAction { recognizer in action(recognizer.state) }
  }
}
