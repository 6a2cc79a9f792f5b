import GestureCore

/// Plays the script of a node with each of its actions.
///
/// After an action that changes nothing, the next action follows at once; otherwise the script is
/// played again, on the same scene if that is back in its first state, or else on a new scene.
struct NodeRuns {
  private let node: SearchNode
  private let rules: SearchNode.Rules
  private var trial: Trial
  /// The end of the script; nil where each playing has to be observed.
  private var checkpoint: Trial.Checkpoint?
  /// Whether the trial is at the end of the script, or in the same state.
  private var isAtEnd = true
  /// The move that was played last, if it led to a state that was seen before.
  private var lastMove: Trial.Move?
  /// What the script has come to at its end.
  private var known = Coverage()
  /// What is played after the script.
  private(set) var actions: ArraySlice<ExploredEvent> = []

  /// - Parameter scene: a scene in the state of a new one.
  init(of node: SearchNode, _ rules: SearchNode.Rules, on scene: ExploredScene) {
    self.node = node
    self.rules = rules
    trial = Trial(scene, rules.properties)
    playScript()
    let all = trial.actions(rules.alphabet)
    assert(all.count >= node.actionCount)
    actions = all.prefix(node.actionCount)
  }

  private mutating func playScript() {
    for event in node.script { trial.play(event) }
    checkpoint = rules.initialState == nil ? nil : trial.checkpoint
    known = trial.coverage
    isAtEnd = true
  }

  // MARK: One action

  /// Plays the script with an action.
  mutating func outcome(
    of action: ExploredEvent, _ makeScene: () -> ExploredScene
  ) -> SearchNode.Outcome {
    goBack(makeScene)
    let move = trial.move(action)
    trial.play(action)
    (isAtEnd, lastMove) = (false, nil)
    let state = trial.violation == nil ? trial.state : nil
    if let state, let seen = rules.seen, seen.contains(state) {
      isAtEnd = state == node.state && trial.now == node.end
      lastMove = move
      return SearchNode.Outcome(state: state, news: hasNews ? .init(findings(of: action)) : nil)
    }
    var findings = findings(of: action)
    if trial.violation == nil { discover(&findings) }
    return SearchNode.Outcome(state: state, news: .init(findings))
  }

  /// Whether the script has come to something by the action alone.
  private var hasFindings: Bool { trial.coverage != known }

  /// Whether some of the findings were not reported for any earlier script.
  private var hasNews: Bool { hasFindings && !trial.coverage.isSubset(of: rules.coverage) }

  private func findings(of action: ExploredEvent) -> SearchNode.Findings {
    var findings = SearchNode.Findings(action: action, violation: trial.violation)
    if hasFindings { findings.coverage = trial.coverage }
    return findings
  }

  /// Adds what may follow the present state, and the outcome of lifting all fingers.
  private mutating func discover(_ findings: inout SearchNode.Findings) {
    if node.script.count + 1 < rules.depth {
      findings.actionCount = trial.actions(rules.alphabet).count
      findings.unknownForm = trial.unknownForm(rules.alphabet)
    }
    findings.ending = trial.ending()
  }

  // MARK: Back to the end of the script

  private mutating func goBack(_ makeScene: () -> ExploredScene) {
    guard !isAtEnd else { return }
    if let checkpoint, let lastMove, trial.takeBack(lastMove, to: checkpoint) {
      isAtEnd = true
      return
    }
    let isRestored = trial.restore(to: rules.initialState)
    if isRestored, let checkpoint, trial.replay(node.script, to: checkpoint) {
      isAtEnd = true
    } else {
      trial = Trial(isRestored ? trial.scene : makeScene(), rules.properties)
      playScript()
    }
  }

  /// Abandons the last script, and brings the scene back to its first state.
  ///
  /// - Returns: the scene, if that can serve for another node.
  mutating func finish() -> ExploredScene? {
    trial.restore(to: rules.initialState) ? trial.scene : nil
  }
}

extension SearchNode {
  /// When the script ends.
  fileprivate var end: Timestamp { script.last?.timestamp ?? .zero }
}

extension Trial {
  /// Lifts all fingers and returns the outcome.
  fileprivate mutating func ending() -> SearchNode.Ending {
    let events = close()
    return SearchNode.Ending(events: events, violation: violation, coverage: coverage)
  }
}
