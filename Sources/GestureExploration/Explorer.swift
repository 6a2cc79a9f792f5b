import GestureCore
import GestureSimulation

/// A breadth-first search: short scripts come before longer ones.
///
/// Each level is played in batches of nodes, which may be played by several threads; what came of
/// them is taken in the nodes' order. So the result doesn't depend on the number of threads.
struct Explorer {
  let properties: [ExplorationProperty]
  let alphabet: ExplorationAlphabet
  let limit: Int
  let prunes: Bool
  private(set) var result: Exploration
  private var seen: Set<StateDigest.Value> = []
  /// The state of a new scene; nil where it can't be compared.
  private var initialState: StateDigest.Value?
  /// Scripts that led to new states, and what may follow.
  private var frontier: [SearchNode] = []

  init(
    properties: [ExplorationProperty], alphabet: ExplorationAlphabet, depth: Int, limit: Int,
    prunes: Bool
  ) {
    self.properties = properties
    self.alphabet = alphabet
    self.limit = limit
    self.prunes = prunes
    result = Exploration(depth: depth, properties: properties.map(\.name), alphabet: alphabet)
    result.namesRecognizers = properties.contains { !$0.names.isEmpty }
  }

  /// Plays all actions of some nodes.
  typealias BatchPlayer = ([SearchNode], SearchNode.Rules) -> [[SearchNode.Outcome]]

  /// The number of scripts between two progress reports.
  private static let reportingInterval = 1000
  /// How many scripts make a batch.
  private static let batchSize = 2048

  mutating func run(
    _ makeScene: () -> ExploredScene, _ progress: (Exploration) -> Void, _ play: BatchPlayer
  ) {
    defer { noteUntested(in: makeScene()) }
    guard ownScriptHolds(on: makeScene()) else { return }
    let root = Trial(makeScene(), properties)
    initialState = root.state
    if let state = initialState { seen.insert(state) }
    frontier = [SearchNode(script: [], actions: root.actions(alphabet), state: initialState)]
    root.abandon()
    while result.completedDepth < result.depth {
      guard playNextLevel(progress, play) else { break }
      result.completedDepth += 1
      // From here on all scripts are at least as long as this one.
      if let found = result.counterexample, found.events.count <= result.completedDepth + 1 {
        break
      }
    }
    let tidier = CounterexampleTidier(properties: properties)
    result.counterexample = result.counterexample.map { tidier.tidied($0, makeScene) }
  }

  /// A script that was written for the scene comes first.
  private mutating func ownScriptHolds(on scene: ExploredScene) -> Bool {
    guard !scene.ownScript.isEmpty else { return true }
    var trial = Trial(scene, properties)
    defer { trial.abandon() }
    let (steps, ending) = trial.playOwnScript()
    return !note(trial.violation, after: ending, ownSteps: steps)
  }

  /// Plays all scripts that are one step longer than those of the frontier.
  ///
  /// - Returns: whether to continue.
  private mutating func playNextLevel(
    _ progress: (Exploration) -> Void, _ play: BatchPlayer
  ) -> Bool {
    let length = result.completedDepth + 1
    let nodes = frontier
    frontier = []
    var first = 0
    while first < nodes.count {
      let (batch, isCut) = batch(of: nodes, from: first)
      first += batch.count
      for (node, outcomes) in zip(batch, play(batch, rules)) {
        for (action, outcome) in zip(node.actions, outcomes) {
          if let found = take(outcome, after: node.script + [action]) { frontier.append(found) }
          if let found = result.counterexample, found.events.count <= length { return false }
          if result.scripts.isMultiple(of: Self.reportingInterval) { progress(result) }
        }
      }
      if isCut {
        result.isExhaustive = false
        return false
      }
    }
    return true
  }

  /// The next nodes to play, as far as the limit allows.
  ///
  /// - Returns: the nodes, and whether the limit cut something off.
  private func batch(of nodes: [SearchNode], from first: Int) -> ([SearchNode], isCut: Bool) {
    var batch: [SearchNode] = []
    var count = 0
    for var node in nodes[first...] {
      guard count < Self.batchSize else { break }
      let excess = result.scripts + count + node.actions.count - limit
      if excess > 0 { node.actions.removeLast(excess) }
      batch.append(node)
      guard excess <= 0 else { return (batch, true) }
      count += node.actions.count
    }
    return (batch, false)
  }

  private var rules: SearchNode.Rules {
    SearchNode.Rules(
      properties: properties, alphabet: alphabet, depth: result.depth, seen: prunes ? seen : nil,
      initialState: prunes ? initialState : nil)
  }

  /// Adds what came of a script to the result.
  ///
  /// - Returns: the node that was reached; nil if its state was seen before or the search is over.
  private mutating func take(
    _ outcome: SearchNode.Outcome, after script: [ExploredEvent]
  ) -> SearchNode? {
    result.scripts += 1
    result.recognized.formUnion(outcome.recognized)
    result.premises.formUnion(outcome.premises)
    if note(outcome.violation, after: script) { return nil }
    guard !prunes || isNew(outcome.state), let ending = outcome.ending else {
      result.pruned += 1
      return nil
    }
    result.states += 1
    result.recognized.formUnion(ending.recognized)
    result.premises.formUnion(ending.premises)
    let isOver = note(ending.violation, after: script + ending.events)
    return isOver || script.count == result.depth
      ? nil : SearchNode(script: script, actions: outcome.actions, state: outcome.state)
  }

  private mutating func isNew(_ state: StateDigest.Value?) -> Bool {
    guard let state else {
      result.incomparable += 1
      return true
    }
    return seen.insert(state).inserted
  }

  private mutating func note(
    _ violation: Trial.Violation?, after events: [ExploredEvent], ownSteps: Int? = nil
  ) -> Bool {
    guard let violation else { return false }
    if let shorter = result.counterexample, shorter.events.count <= events.count { return true }
    result.counterexample = Exploration.Counterexample(
      property: violation.property.name, sentence: violation.sentence, events: events,
      ownSteps: ownSteps)
    return true
  }

  private mutating func noteUntested(in scene: ExploredScene) {
    let recognizers = scene.simulation.window.allRecognizers
    ExplorationReach(alphabet: alphabet, recognizers: recognizers)
      .noteGaps(of: properties, in: &result)
  }
}
