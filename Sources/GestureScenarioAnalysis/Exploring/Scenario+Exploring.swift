package import GestureCore
import GestureDiagnosis
public import GestureExploration
public import GestureScenario
import GestureSimulation

extension Scenario {
  /// Tries all scripts up to a depth on the scenario's scene: see
  /// ``Exploration/run(depth:_:options:progress:_:)``.
  ///
  /// The file's own script is tried first. Fingers come down where the scenario's own do, and at
  /// further points that reach other recognizers. Scripted recognizers begin, end and fail at any
  /// step.
  ///
  /// - Parameters:
  ///   - depth: the largest number of steps in a script. Range: 0 or more.
  ///   - properties: the properties that must hold. Default: those that hold in every scene.
  ///   - input: how many fingers there are, and what else is varied.
  ///   - limit: the largest number of scripts to play. Default: a million.
  ///   - changes: whether the app may do at any moment what the file's script lets it do to views
  ///     and recognizers. Default: false; in a file whose script does such things, properties that
  ///     name recognizers are then not proved.
  ///   - cores: how many threads play scripts; the result is the same, whatever their number.
  ///     Range: 1 or more. Default: 1.
  ///   - progress: called from time to time with what was found so far.
  public func explore(
    depth: Int, _ properties: [ExplorationProperty] = ExplorationProperty.laws,
    input: ExplorationInput, limit: Int = 1_000_000, changes: Bool = false, cores: Int = 1,
    progress: (Exploration) -> Void = { _ in }
  ) -> Exploration {
    var input = input
    input.distances += ExplorationProperty.decisiveDistances(of: properties)
    input.distances += handOverDistances
    input.touchIDs = distinguishedTouches
    let alphabet = ExplorationAlphabet(for: exploredScene, input: input, preferring: places)
    let options = ExplorationOptions(alphabet: alphabet, limit: limit)
    return Exploration.run(
      depth: depth, properties, options: options, cores: cores, progress: progress
    ) {
      exploredScene(changing: changes)
    }
  }

  /// Searches for scripts that break a property, with this many fingers and no other input.
  public func explore(
    depth: Int, _ properties: [ExplorationProperty] = ExplorationProperty.laws, fingers: Int = 1,
    limit: Int = 1_000_000, progress: (Exploration) -> Void = { _ in }
  ) -> Exploration {
    explore(
      depth: depth, properties, input: ExplorationInput(fingers: fingers), limit: limit,
      progress: progress)
  }

  /// Whether some recognizer of the scene has a use for an action.
  package func takes(_ action: ActionName) -> Bool { exploredScene.takes(action) }

  /// A counterexample as a scenario: the scene of this scenario, the script that was found, and its
  /// present outcome as the expectation.
  public func scenario(of counterexample: Exploration.Counterexample) -> Scenario {
    let distinguishesTouches = !distinguishedTouches.isEmpty
    let names =
      counterexample.ownSteps != nil || distinguishesTouches ? TouchNames(of: self) : nil
    let steps =
      script.prefix(counterexample.ownSteps ?? 0)
      + counterexample.events.map { event in
        Scenario.Step(
          at: event.timestamp.milliseconds,
          content(of: event) { names?.name(of: $0) ?? "\($0.rawValue)" })
      }
    var scenario = Scenario(
      name: "\(counterexample.property): \(counterexample.sentence)", source: source, scene: scene,
      script: Array(steps))
    var record = scenario.play()
    if !record.problems.isEmpty, let lift = scenario.lastLift {
      // While a finger is down, a press that repeats never comes to rest.
      scenario.script.append(lift)
      record = scenario.play()
    }
    if record.problems.isEmpty {
      scenario.expectations = record.asExpected(of: scene.recognizers)
    } else {
      scenario.expectations.isIdle = true  // an endless run has no outcome
    }
    return scenario
  }

  /// The step in which all fingers lift that are down at the end of the script; nil where none is.
  private var lastLift: Step? {
    var down: Set<String> = []
    visitTouchesDown { _, after in down = after }
    guard !down.isEmpty, let last = script.last else { return nil }
    var lift = Step(at: last.at)
    for id in down { lift.content.ended[id] = .some(nil) }
    return lift
  }

  /// The touches that the delegate or a reaction names, and one touch that neither names; empty
  /// where they name none.
  private var distinguishedTouches: [TouchID] {
    var ids = Set(scene.delegateRules.compactMap(\.touch))
    for action in scene.delegateRules.flatMap(\.actions) + scene.reactions.flatMap(\.actions) {
      if case .ignoreTouch(_, let touch) = action { ids.insert(touch) }
    }
    guard !ids.isEmpty else { return [] }
    let names = TouchNames(of: self)
    let named = Set(ids.compactMap { names.number(of: $0) })
    let other = (1...).first { !named.contains($0) && !ids.contains(names.name(of: TouchID($0))) }
    return (named.sorted() + [other].compactMap(\.self)).map { TouchID($0) }
  }

  /// The distances at which touches are handed over. Unit: points.
  ///
  /// A translation starts anew where touches are taken over, and where it is reset (S9.18, S15.12):
  /// from there the same distances count again.
  private var handOverDistances: [Double] {
    let own = scene.handOvers.compactMap(\.condition).flatMap { condition in
      [condition.atLeast, condition.atMost].compactMap { $0?.magnitude }
    }
    let isSetAnew = allActions.contains { action in
      if case .setReading = action { true } else { false }
    }
    let isUnconditional = scene.handOvers.contains { $0.condition == nil }
    let beginnings =
      isSetAnew || isUnconditional ? scene.recognizers.compactMap(\.dragDistance) : []
    var starts = own + beginnings
    var distances = Set(own)
    for _ in scene.handOvers.prefix(Self.mostHandOversInARow) {
      starts = starts.flatMap { start in own.map { start + $0 } }
      distances.formUnion(starts)
    }
    return scene.handOvers.count > 1 || isSetAnew ? distances.sorted() : own
  }

  /// How many hand-overs in a row are taken into account; more would make too many places.
  private static let mostHandOversInARow = 3

  /// Where the script's fingers come down.
  private var places: [Point] {
    script.flatMap { step in
      step.content.began.sorted { TouchNames.isInOrder($0.key, $1.key) }.map(\.value)
    }
  }

  /// What scripted recognizers may do at any moment, and then what the script does to the scene.
  private var orders: [Scenario.HostAction] {
    let verbs: [StateAssignment.Verb] = [.begin, .end, .fail]
    return scene.recognizers.filter { $0.kind.isScripted }.flatMap { spec in
      verbs.map { Scenario.HostAction.assign(StateAssignment($0, spec.id)) }
    } + changesInScript
  }

  /// What the script does to views and recognizers, each once.
  private var changesInScript: [Scenario.HostAction] {
    var changes: [Scenario.HostAction] = []
    for action in script.flatMap(\.content.allActions)
    where action.changesScene && !changes.contains(action) {
      changes.append(action)
    }
    return changes
  }

  /// The largest number of callbacks that do something in a step.
  private static let mostCallbacks = 1000

  /// The scene, built anew, with what the explorer needs to know of it.
  var exploredScene: ExploredScene { exploredScene(changing: false) }

  /// - Parameter changes: whether the app may do at any moment what the script does to the scene.
  private func exploredScene(changing changes: Bool) -> ExploredScene {
    let run = ScenarioRun(self, isRecorded: false)
    let (player, delegate) = (run.player, run.delegate)
    player.mostCallbacks = Self.mostCallbacks
    var explored = ExploredScene(run.simulation, keeping: [run])
    let ownChanges = changesInScript
    explored.orders = (changes ? orders : orders.dropLast(ownChanges.count)).map { action in
      ExploredScene.Order(action.sentence) { player.performOutside(action) }
    }
    explored.hasUntriedChanges = !changes && !ownChanges.isEmpty
    explored.ownScript = script.map { step in
      var own = ExploredScene.OwnStep(at: .milliseconds(step.at)) {
        player.forgetCallbacks()
        player.play(step)
      }
      own.isInputWithoutTouch = step.content.withSent.contains { $0.isInputWithoutTouch }
      return own
    }
    explored.afterStep = {
      player.performDeferred()
      player.forgetCallbacks()
    }
    explored.divergence = { player.divergence }
    explored.addHostState = { delegate.addState(to: &$0) }
    let named = changes && !ownChanges.isEmpty ? nil : namedViews
    explored.isHitViewRelevant = { view in named?.contains(view.name) ?? true }
    if scene.recognizers.contains(where: { $0.forEachTouch != nil }) {
      explored.setName = { name in
        scene.spec(of: name).flatMap { $0.id == name ? nil : $0.id }
      }
    }
    return explored
  }

  /// The views about which the delegate or the views themselves are asked by name; nil where it may
  /// be any view, since reactions or answers change something.
  private var namedViews: Set<String>? {
    let mayChange =
      !scene.reactions.isEmpty || scene.delegateRules.contains { !$0.actions.isEmpty }
    return mayChange ? nil : Set(scene.delegateRules.compactMap(\.hitView))
  }

  /// The step of a script that brings an event of the explorer.
  ///
  /// - Parameter name: gives the id of a touch.
  private func content(of event: ExploredEvent, calling name: (TouchID) -> String) -> StepContent {
    var content = StepContent()
    switch event.what {
    case .down(let id, let place, let kind):
      content.began[name(id)] = place
      if kind.type != .direct { content.type = kind.type }
      if kind.buttons != .primary { content.buttons = kind.buttons }
    case .move(let id, let place): content.moved[name(id)] = place
    case .lift(let id, let place): content.ended[name(id)] = .some(place)
    case .cancel(let id): content.cancelled = .touches([name(id)])
    case .scroll(let scroll): content.scroll = scroll
    case .transform(let transform): content.transform = transform
    case .action(let name, let view):
      content.action = .init(name.rawValue, on: view.name)
    case .hover(let place): content.hover = place.map { .at($0) } ?? .left
    case .wait: break
    case .order(let index, _): content.actions = [orders[index]]
    }
    return content
  }
}

extension RecognizerSpec {
  /// The movement after which it begins, if it is a drag. Unit: points.
  fileprivate var dragDistance: Double? {
    if case .drag(let distance) = GestureProfile(of: recognizer).trigger { distance } else { nil }
  }
}

extension Scenario.HostAction {
  /// The action in words.
  fileprivate var sentence: String {
    if case .assign(let assignment) = self {
      return "'\(assignment.recognizer)' assigns \(assignment.verb.state)"
    }
    return hostChange.map { kind, subject in
      HostChange(at: .zero, kind, subject, origin: "", isDuringEvent: false, logIndex: 0).words
    } ?? "the app changed a relation"
  }

  /// Whether it changes views, or recognizers and their relations.
  fileprivate var changesScene: Bool {
    switch self {
    case .enable, .disable, .remove, .add, .hideView, .removeView, .moveView, .requireToFail,
      .removeRequirement, .startsAfter, .removePrerequisite, .showView, .setFrame, .setAlpha,
      .cancel:
      true
    case .setReading, .ignoreTouch, .send, .assign: false
    }
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
