import GestureCore
import GestureSimulation

/// A script that led to a new state, and what may follow it.
struct SearchNode: Sendable {
  let script: [ExploredEvent]
  var actions: [ExploredEvent]
  /// Nil where it can't be compared.
  let state: StateDigest.Value?

  /// What came of the script and one of its actions.
  struct Outcome: Sendable {
    var violation: Trial.Violation?
    var state: StateDigest.Value?
    var recognized: Set<String> = []
    var premises: Set<ExplorationProperty.Premise> = []
    /// The form of the views, where earlier places matter and are not told apart by it yet.
    var unknownForm: StateDigest.Value?
    /// What may follow; empty where the state was seen before or nothing follows.
    var actions: [ExploredEvent] = []
    /// What came of lifting all fingers; nil where the state was seen before.
    var ending: Ending?
  }

  /// What came of lifting all fingers.
  struct Ending: Sendable {
    let events: [ExploredEvent]
    let violation: Trial.Violation?
    let recognized: Set<String>
    let premises: Set<ExplorationProperty.Premise>
  }

  /// What holds for all nodes of a batch.
  struct Rules: Sendable {
    let properties: [ExplorationProperty]
    let alphabet: ExplorationAlphabet
    let depth: Int
    /// The states that were seen before; nil where that doesn't matter.
    let seen: Set<StateDigest.Value>?
    /// The state of a new scene, by which one that was used is known to be as good as new; nil where
    /// each script has a new one.
    let initialState: StateDigest.Value?
  }

  /// Plays the script with each of its actions. After an action that changes nothing the next one
  /// follows at once; otherwise the script is played again, on the same scene if that is back in
  /// its first state, else on a new one.
  func outcomes(_ rules: Rules, _ makeScene: () -> ExploredScene) -> [Outcome] {
    let isLast = script.count + 1 == rules.depth
    var outcomes: [Outcome] = []
    outcomes.reserveCapacity(actions.count)
    var ready: Trial?
    var scene: ExploredScene?
    for action in actions {
      var trial = ready ?? played(rules.properties, on: scene ?? makeScene())
      (ready, scene) = (nil, nil)
      trial.play(action)
      var outcome = Outcome(violation: trial.violation)
      outcome.recognized = trial.recognized
      outcome.premises = trial.premises
      if trial.violation == nil {
        outcome.state = trial.state
        if let found = outcome.state, let seen = rules.seen, seen.contains(found) {
          if found == state, trial.now == script.last?.timestamp ?? .zero { ready = trial }
        } else {
          if !isLast {
            outcome.actions = trial.actions(rules.alphabet)
            outcome.unknownForm = trial.unknownForm(rules.alphabet)
          }
          outcome.ending = trial.ending()
        }
      }
      if ready == nil { scene = trial.restore(to: rules.initialState) }
      outcomes.append(outcome)
    }
    ready?.abandon()
    return outcomes
  }

  private func played(_ properties: [ExplorationProperty], on scene: ExploredScene) -> Trial {
    var trial = Trial(scene, properties)
    for event in script { trial.play(event) }
    return trial
  }
}

extension Trial {
  /// Lifts all fingers and says what came of it.
  fileprivate mutating func ending() -> SearchNode.Ending {
    let events = close()
    return SearchNode.Ending(
      events: events, violation: violation, recognized: recognized, premises: premises)
  }
}
