import GestureCore
import GestureSimulation

/// A script that led to a new state, after which others follow.
struct SearchNode: Sendable {
  let script: [ExploredEvent]
  /// How many of the actions that may follow are played. There are too many nodes to keep the
  /// actions themselves.
  var actionCount: Int
  /// The state; nil where it can't be compared.
  let state: StateDigest.Value?

  /// The outcome of the script with one of its actions.
  struct Outcome: Sendable {
    var state: StateDigest.Value?
    /// The further results; nil where there are none, as after most scripts.
    var news: News?
  }

  /// The results of a script other than its state.
  final class News: Sendable {
    let findings: Findings

    init(_ findings: Findings) { self.findings = findings }
  }

  struct Findings: Sendable {
    let action: ExploredEvent
    var violation: Trial.Violation?
    /// What the script has come to; empty where the action has added nothing.
    var coverage = Coverage()
    /// The form of the views, if earlier places matter and are not told apart by it yet.
    var unknownForm: StateDigest.Value?
    /// How many actions may follow; 0 where the state was seen before.
    var actionCount = 0
    /// The outcome of lifting all fingers; nil where the state was seen before.
    var ending: Ending?
  }

  /// The outcome of lifting all fingers.
  struct Ending: Sendable {
    let events: [ExploredEvent]
    let violation: Trial.Violation?
    let coverage: Coverage
  }

  /// What holds for all nodes of a batch.
  struct Rules: Sendable {
    let properties: [ExplorationProperty]
    let alphabet: ExplorationAlphabet
    let depth: Int
    /// The states that were seen before; nil where that doesn't matter.
    let seen: Set<StateDigest.Value>?
    /// What scripts have come to by what was reported so far.
    let coverage: Coverage
    /// The state of a new scene: a used scene in this state can be used again. Nil if each script
    /// needs a new scene.
    let initialState: StateDigest.Value?
  }

  /// Plays the script with each of its actions.
  ///
  /// - Parameter scene: a scene that is as it was made, and again so afterwards; nil for none.
  func outcomes(
    _ rules: Rules, on scene: inout ExploredScene?, _ makeScene: () -> ExploredScene
  ) -> [Outcome] {
    guard actionCount > 0 else { return [] }
    var runs = NodeRuns(of: self, rules, on: scene ?? makeScene())
    defer { scene = runs.finish() }
    return runs.actions.map { runs.outcome(of: $0, makeScene) }
  }
}
