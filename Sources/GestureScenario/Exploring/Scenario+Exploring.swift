import GestureCore
public import GestureExploration
import GestureSimulation

extension Scenario {
  /// Tries all scripts up to a depth on the scenario's scene: see
  /// ``Exploration/run(depth:_:alphabet:limit:prunes:progress:_:)``.
  ///
  /// The file's own script is tried first. Fingers come down where the scenario's own do, and at
  /// further points that reach other recognizers. Scripted recognizers begin, end and fail at any
  /// step.
  ///
  /// - Parameters:
  ///   - depth: the largest number of steps in a script.
  ///   - properties: the properties that must hold.
  ///   - fingers: the largest number of fingers.
  ///   - limit: the largest number of scripts to play.
  ///   - progress: called from time to time with what was found so far.
  public func explore(
    depth: Int, _ properties: [ExplorationProperty] = ExplorationProperty.laws, fingers: Int = 1,
    limit: Int = 1_000_000, progress: (Exploration) -> Void = { _ in }
  ) -> Exploration {
    let alphabet = ExplorationAlphabet(
      for: exploredScene.simulation, fingers: fingers, preferring: places)
    return Exploration.run(
      depth: depth, properties, alphabet: alphabet, limit: limit, progress: progress
    ) {
      exploredScene
    }
  }

  /// A counterexample as a scenario: this one's scene, the script that was found, and its present
  /// outcome as the expectation.
  public func scenario(of counterexample: Exploration.Counterexample) -> Scenario {
    var steps = counterexample.events.map { event in
      Scenario.Step(at: event.timestamp.milliseconds, content(of: event))
    }
    if let count = counterexample.ownSteps { steps = Array(script.prefix(count)) }
    var scenario = Scenario(
      name: "\(counterexample.property): \(counterexample.sentence)", source: source, scene: scene,
      script: steps)
    let record = scenario.play()
    if record.problems.isEmpty {
      scenario.expectations = record.asExpected(of: scene.recognizers)
    } else {
      scenario.expectations.isIdle = true  // an endless run has no outcome
    }
    return scenario
  }

  /// Where the script's fingers come down.
  private var places: [Point] {
    script.flatMap { step in
      step.content.began.sorted { TouchNames.isInOrder($0.key, $1.key) }.map(\.value)
    }
  }

  /// What scripted recognizers may do at any moment.
  private var orders: [Scenario.HostAction] {
    let verbs: [StateAssignment.Verb] = [.begin, .end, .fail]
    return scene.recognizers.filter { $0.kind.isScripted }.flatMap { spec in
      verbs.map { Scenario.HostAction.assign(StateAssignment($0, spec.id)) }
    }
  }

  /// The largest number of callbacks that do something in a step.
  private static let mostCallbacks = 1000

  private var exploredScene: ExploredScene {
    let run = ScenarioRun(self)
    let (player, delegate) = (run.player, run.delegate)
    player.mostCallbacks = Self.mostCallbacks
    var explored = ExploredScene(run.simulation, keeping: [run])
    explored.orders = orders.map { action in
      ExploredScene.Order(action.sentence) { player.performOutside(action) }
    }
    explored.ownScript = script.map { step in
      ExploredScene.OwnStep(at: .milliseconds(step.at)) {
        player.forgetCallbacks()
        player.play(step)
      }
    }
    explored.afterStep = {
      player.performDeferred()
      player.forgetCallbacks()
    }
    explored.divergence = { player.divergence }
    explored.addHostState = { delegate.addState(to: &$0) }
    return explored
  }

  private func content(of event: ExploredEvent) -> StepContent {
    var content = StepContent()
    switch event.what {
    case .down(let id, let place): content.began["\(id.rawValue)"] = place
    case .move(let id, let place): content.moved["\(id.rawValue)"] = place
    case .lift(let id): content.ended["\(id.rawValue)"] = .some(nil)
    case .cancel(let id): content.cancelled = .touches(["\(id.rawValue)"])
    case .wait: break
    case .order(let index, _): content.actions = [orders[index]]
    }
    return content
  }
}

extension Scenario.HostAction {
  /// The action in words. Only the explorer's own actions have a sentence.
  fileprivate var sentence: String {
    guard case .assign(let assignment) = self else { return "\(self)" }
    return "'\(assignment.recognizer)' assigns \(assignment.verb.state)"
  }
}

extension StageDelegate {
  /// Adds the match counts of the rules that depend on them.
  fileprivate func addState(to digest: inout StateDigest) {
    for (rule, count) in zip(rules, matches) {
      if let last = rule.times?.max() { digest.add(min(count, last + 1)) }
    }
  }
}
