import GestureCore
import GestureSimulation

extension Scenario {
  /// Plays the script on a window of its own, from the first step until nothing is pending, and
  /// compares what came out with what is expected.
  public func run() -> ScenarioResult {
    let record = play()
    return ScenarioResult(scenario: self, record: record)
  }

  /// Plays the script and says what happened.
  public func play() -> RunRecord {
    let delegate = StageDelegate(rules: scene.delegateRules)
    let stage = Stage(self, delegate: delegate)
    let player = ScriptPlayer(stage: stage)
    let actions = ActionRecorder()
    delegate.perform = { [unowned player] in player.performInside($0) }
    delegate.stateOf = { [unowned stage] in stage.member($0)?.attached.state }
    delegate.touchName = { [unowned stage] in stage.touchNames.name(of: $0.id) }
    for member in stage.members {
      let reactions = scene.reactions.filter { $0.recognizer == member.id }
      member.attached.observeActions { [unowned stage, unowned player] state in
        actions.record(member, state, at: stage.simulation.now)
        for reaction in reactions where reaction.state == state {
          player.performInside(reaction.actions)
        }
      }
    }
    player.play(script)
    return RunRecord(stage: stage, delegate: delegate, player: player, actions: actions.actions)
  }
}

extension GestureRecognizer {
  /// Calls a closure with the state of each action.
  fileprivate func observeActions(_ action: @escaping (GestureState) -> Void) {
    onAction { recognizer in action(recognizer.state) }
  }
}

/// Notes actions as they are sent, with what the recognizer offers to read then.
private final class ActionRecorder {
  private(set) var actions: [RunRecord.Action] = []

  func record(_ member: Stage.Member, _ state: GestureState, at moment: Timestamp) {
    actions.append(
      RunRecord.Action(
        recognizer: member.id, state: state, at: moment.milliseconds,
        readings: member.kind.read(member.recognizer)))
  }
}
