import GestureCore
import GestureSimulation

/// A breadth-first search: short scripts come before longer ones.
struct Explorer {
  let properties: [ExplorationProperty]
  let alphabet: ExplorationAlphabet
  let limit: Int
  let prunes: Bool
  private(set) var result: Exploration
  private var seen: Set<StateDigest.Value> = []
  /// Scripts that led to new states, and what may follow.
  private var frontier: [Node] = []

  private struct Node {
    var script: [ExploredEvent]
    var actions: [ExploredEvent]
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
  }

  /// The number of scripts between two progress reports.
  private static let reportingInterval = 1000

  mutating func run(_ makeScene: () -> ExploredScene, _ progress: (Exploration) -> Void) {
    defer { noteUntested(in: makeScene()) }
    guard ownScriptHolds(on: makeScene()) else { return }
    let root = Trial(makeScene(), properties)
    if let state = root.state { seen.insert(state) }
    frontier = [Node(script: [], actions: root.actions(alphabet))]
    root.abandon()
    while result.completedDepth < result.depth {
      guard playNextLevel(makeScene, progress) else { return }
      result.completedDepth += 1
      // From here on all scripts are at least as long as this one.
      if let found = result.counterexample, found.events.count <= result.completedDepth + 1 {
        return
      }
    }
  }

  /// A script that was written for the scene comes first.
  private mutating func ownScriptHolds(on scene: ExploredScene) -> Bool {
    guard !scene.ownScript.isEmpty else { return true }
    var trial = Trial(scene, properties)
    defer { trial.abandon() }
    let steps = trial.playOwnScript()
    result.recognized.formUnion(trial.recognized)
    return !note(trial.violation, after: [], ownSteps: steps)
  }

  private mutating func noteUntested(in scene: ExploredScene) {
    let recognized = result.recognized
    result.untested = properties.filter { !$0.isPutToTest(by: recognized) }.map(\.name)
    let names = Set(properties.flatMap(\.names))
    result.neverRecognized = scene.simulation.window.allRecognizers.filter { recognizer in
      !recognized.contains(recognizer.name) && recognizer.isEnabled
        && (names.isEmpty
          ? GestureProfile(of: recognizer).trigger.isOfFingers : names.contains(recognizer.name))
    }.map { recognizer in
      let least = GestureProfile(of: recognizer).numberOfTouches.lowerBound
      return Exploration.NeverRecognized(
        name: recognizer.name, fingersNeeded: least > alphabet.fingers ? least : nil)
    }
  }

  /// Plays all scripts that are one step longer than those of the frontier.
  ///
  /// - Returns: whether to continue.
  private mutating func playNextLevel(
    _ makeScene: () -> ExploredScene, _ progress: (Exploration) -> Void
  ) -> Bool {
    let length = result.completedDepth + 1
    var next: [Node] = []
    for node in frontier {
      for action in node.actions {
        guard result.scripts < limit else {
          result.isExhaustive = false
          return false
        }
        if let found = follow(node.script, action, makeScene) { next.append(found) }
        if let found = result.counterexample, found.events.count <= length { return false }
        if result.scripts.isMultiple(of: Self.reportingInterval) { progress(result) }
      }
    }
    frontier = next
    return true
  }

  /// Plays a script and one more step.
  ///
  /// - Returns: the node that was reached; nil if its state was seen before or the search is over.
  private mutating func follow(
    _ script: [ExploredEvent], _ action: ExploredEvent, _ makeScene: () -> ExploredScene
  ) -> Node? {
    var trial = Trial(makeScene(), properties)
    defer { trial.abandon() }
    for event in script { trial.play(event) }
    trial.play(action)
    result.scripts += 1
    defer { result.recognized.formUnion(trial.recognized) }
    let events = script + [action]
    if note(trial.violation, after: events) { return nil }
    if prunes && !isNew(trial.state) {
      result.pruned += 1
      return nil
    }
    result.states += 1
    let isLast = events.count == result.depth
    let node = Node(script: events, actions: isLast ? [] : trial.actions(alphabet))
    let ending = trial.close()
    return note(trial.violation, after: events + ending) || isLast ? nil : node
  }

  private mutating func isNew(_ state: StateDigest.Value?) -> Bool {
    guard let state else {
      result.incomparable += 1
      return true
    }
    return seen.insert(state).inserted
  }

  private mutating func note(
    _ violation: (property: ExplorationProperty, sentence: String)?, after events: [ExploredEvent],
    ownSteps: Int? = nil
  ) -> Bool {
    guard let violation else { return false }
    if let shorter = result.counterexample, shorter.events.count <= events.count { return true }
    result.counterexample = Exploration.Counterexample(
      property: violation.property.name, sentence: violation.sentence, events: events,
      ownSteps: ownSteps)
    return true
  }
}

extension GestureProfile.Trigger {
  /// Whether fingers can make it recognize.
  fileprivate var isOfFingers: Bool {
    switch self {
    case .taps, .press, .drag, .swipe, .drawing, .twoFingers: true
    case .hover, .delay, .unknown: false
    }
  }
}
