import GestureCore
import GestureSimulation

/// A breadth-first search: short scripts come before longer ones.
///
/// Each level is played in batches of nodes, which may be played by several threads. Their outcomes
/// are processed in the nodes' order, so the result doesn't depend on the number of threads.
struct Explorer {
  let properties: [ExplorationProperty]
  private(set) var alphabet: ExplorationAlphabet
  let limit: Int
  let prunes: Bool
  private(set) var result: Exploration
  private var seen: Set<StateDigest.Value> = []
  /// The state of a new scene; nil where it can't be compared.
  private var initialState: StateDigest.Value?
  /// Scripts that led to new states, after which others follow.
  private var frontier: [SearchNode] = []
  /// The forms of the views, besides the first form, by which places are told apart, each with a
  /// script that leads to it.
  private var forms: [Form] = []
  /// Forms that came up since the places were last chosen.
  private var newForms: [Form] = []
  /// How many scripts were played before the search began anew.
  private var scriptsBefore = 0

  private struct Form {
    let form: StateDigest.Value
    let script: [ExploredEvent]
  }

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
    begin(makeScene())
    repeat { search(progress, play) } while includeNewForms(makeScene)
    let tidier = CounterexampleTidier(properties: properties)
    result.counterexample = result.counterexample.map { tidier.tidied($0, makeScene) }
  }

  private mutating func begin(_ scene: ExploredScene) {
    let root = Trial(scene, properties)
    initialState = root.state
    seen = Set([initialState].compactMap(\.self))
    let count = root.actions(alphabet).count
    frontier = [SearchNode(script: [], actionCount: count, state: initialState)]
    root.abandon()
  }

  /// Plays level after level, up to a level in which the views take a new form.
  private mutating func search(_ progress: (Exploration) -> Void, _ play: BatchPlayer) {
    while result.completedDepth < result.depth {
      guard playNextLevel(progress, play) else { break }
      result.completedDepth += 1
      // From here on all scripts are at least as long as this one.
      if let found = result.counterexample, found.events.count <= result.completedDepth + 1 {
        break
      }
      if !newForms.isEmpty { break }
    }
  }

  /// Starts again with places that also distinguish the new forms. Where there are too many forms,
  /// the search continues with each form by itself, and its result is no proof.
  ///
  /// - Returns: whether the search has to go on.
  private mutating func includeNewForms(_ makeScene: () -> ExploredScene) -> Bool {
    guard !newForms.isEmpty, result.counterexample == nil, result.isExhaustive else { return false }
    forms += newForms
    newForms = []
    guard let wider = alphabet(including: forms, makeScene) else {
      result.hasTooManyForms = true
      return true
    }
    alphabet = wider
    scriptsBefore += result.scripts
    result.beginAnew(with: alphabet)
    begin(makeScene())
    return true
  }

  /// The alphabet whose places are told apart by some forms, and by the forms on the way to them,
  /// in which a series of taps may have begun; nil where there are too many.
  private func alphabet(
    including forms: [Form], _ makeScene: () -> ExploredScene
  ) -> ExplorationAlphabet? {
    var trials = [Trial(makeScene(), properties)]
    defer { for trial in trials { trial.abandon() } }
    var known = Set(trials.map(\.scene.form))
    for script in forms.map(\.script) {
      for last in script.indices {
        var trial = Trial(makeScene(), properties)
        for event in script[...last] { trial.play(event) }
        guard known.insert(trial.scene.form).inserted else {
          trial.abandon()
          continue
        }
        trials.append(trial)
        guard trials.count < Exploration.mostForms else { return nil }
      }
    }
    return alphabet.including(trials.map(\.scene))
  }

  private mutating func note(_ form: StateDigest.Value, after script: [ExploredEvent]) {
    guard !result.hasTooManyForms, newForms.count < Exploration.mostForms else { return }
    if !newForms.contains(where: { $0.form == form }) {
      newForms.append(Form(form: form, script: script))
    }
  }

  /// Plays the scene's own script.
  ///
  /// - Returns: whether it violates no property.
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
        for outcome in outcomes {
          if let found = take(outcome, of: node) { frontier.append(found) }
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
      let excess = scriptsBefore + result.scripts + count + node.actionCount - max(0, limit)
      if excess > 0 { node.actionCount -= excess }
      batch.append(node)
      guard excess <= 0 else { return (batch, true) }
      count += node.actionCount
    }
    return (batch, false)
  }

  private var rules: SearchNode.Rules {
    SearchNode.Rules(
      properties: properties, alphabet: alphabet, depth: result.depth, seen: prunes ? seen : nil,
      coverage: result.coverage, initialState: prunes ? initialState : nil)
  }

  /// Adds the outcome of a script to the result.
  ///
  /// - Returns: the node that was reached; nil if its state was seen before or the search is over.
  private mutating func take(
    _ outcome: SearchNode.Outcome, of node: SearchNode
  ) -> SearchNode? {
    result.scripts += 1
    guard let findings = outcome.news?.findings else {
      result.pruned += 1
      return nil
    }
    let script = node.script + [findings.action]
    result.coverage.formUnion(findings.coverage)
    if note(findings.violation, after: script) { return nil }
    guard !prunes || isNew(outcome.state), let ending = findings.ending else {
      result.pruned += 1
      return nil
    }
    result.states += 1
    result.coverage.formUnion(ending.coverage)
    if let form = findings.unknownForm { note(form, after: script) }
    let isOver = note(ending.violation, after: script + ending.events)
    return isOver || script.count == result.depth
      ? nil : SearchNode(script: script, actionCount: findings.actionCount, state: outcome.state)
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
    let names = PropertyNames(of: properties, setName: scene.setName)
    ExplorationReach(
      alphabet: alphabet, recognizers: recognizers, names: names,
      hasUntriedChanges: scene.hasUntriedChanges
    ).noteGaps(of: properties, in: &result)
  }
}
