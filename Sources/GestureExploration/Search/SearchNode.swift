import GestureCore
import GestureSimulation

/// A script that led to a new state, and what may follow it.
struct SearchNode: Sendable {
  let script: [ExploredEvent]
  var actions: [ExploredEvent]
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
    var violation: Trial.Violation?
    /// What the script has come to; empty where the action has added nothing.
    var coverage = Coverage()
    /// The form of the views, if earlier places matter and are not told apart by it yet.
    var unknownForm: StateDigest.Value?
    /// What may follow; empty where the state was seen before or nothing follows.
    var actions: [ExploredEvent] = []
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
  func outcomes(_ rules: Rules, _ makeScene: () -> ExploredScene) -> [Outcome] {
    guard !actions.isEmpty else { return [] }
    var runs = NodeRuns(of: self, rules, on: makeScene())
    defer { runs.finish() }
    return actions.map { runs.outcome(of: $0, makeScene) }
  }
}
