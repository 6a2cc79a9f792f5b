public import GestureCore
public import GestureSimulation
package import GestureTrace

/// A scenario that is being played: its scene as real views and recognizers, for a test to start
/// from.
///
/// ```swift
/// let run = ScenarioRun(try Scenario(contentsOfFile: "two-taps.json"))
/// run.play(until: .milliseconds(100))
/// run.simulation.wait(.milliseconds(400))
/// print(run.simulation.log.actions)  // ["bars ended"]
/// ```
///
/// Keep the run as long as its simulation is used, since the run answers the delegate's questions.
public final class ScenarioRun {
  /// The scenario that is played.
  public let scenario: Scenario
  private let stage: Stage
  package let delegate: StageDelegate
  package let player: ScriptPlayer
  private let actions = ActionRecorder()
  private var steps: ArraySlice<Scenario.Step>

  /// Builds the scene; nothing of the script has happened yet.
  public convenience init(_ scenario: Scenario) { self.init(scenario, isRecorded: true) }

  /// - Parameter isRecorded: whether actions and the delegate's questions are recorded. Else a
  ///   scene without rules for delegates has no delegate, since that makes no difference then.
  package init(_ scenario: Scenario, isRecorded: Bool) {
    self.scenario = scenario
    delegate = StageDelegate(rules: scenario.scene.delegateRules)
    let isAsked = isRecorded || !delegate.rules.isEmpty
    stage = Stage(scenario, delegate: isAsked ? delegate : nil)
    if isRecorded || scenario.hasHostActions {
      stage.simulation.dispatcher.addObserver(stage.touches)
    }
    if isRecorded { stage.simulation.dispatcher.addObserver(stage.untakenScrolls) }
    player = ScriptPlayer(stage: stage)
    steps = scenario.script[...]
    delegate.perform = { [weak player] actions, question, recognizer in
      player?.performInside(actions, from: .answer(to: question, of: recognizer))
    }
    delegate.statesOf = { [weak stage] id in stage?.members(id).map(\.attached.state) ?? [] }
    delegate.now = { [weak stage] in stage?.simulation.now ?? .zero }
    let names = stage.touchNames
    delegate.touchName = { names.name(of: $0.id) }
    stage.onAdd = { [weak self] member in self?.observe(member, isRecorded: isRecorded) }
    for member in stage.members { observe(member, isRecorded: isRecorded) }
  }

  // MARK: The scene

  /// The simulation in which it is played.
  public var simulation: Simulation { stage.simulation }

  /// The view with an id; the window's id is `window`. Nil if there is none.
  public func view(_ id: String) -> View? { stage.views[id] }

  /// The recognizer with an id, of the type of its kind; nil if there is none.
  public func recognizer(_ id: String) -> (any GestureRecognizer)? { stage.member(id)?.recognizer }

  /// The set with an id, whose recognizers are made as touches come down; nil if there is none.
  package func set(_ id: String) -> RecognizerSet? { stage.sets[id] }

  /// The touch with an id of the script.
  public func touch(_ id: String) -> TouchID { stage.touchNames.touch(id) }

  // MARK: The script

  /// Plays the rest of the script up to and including a time, and advances the clock to it.
  ///
  /// Steps keep their times: if the test has already advanced the clock past a step, its event is
  /// from the past.
  public func play(until moment: Timestamp) {
    while let step = steps.first, .milliseconds(step.at) <= moment {
      steps.removeFirst()
      player.play(step)
    }
    player.advanceClock(to: moment)
  }

  /// Plays the steps before one of the script, given by its place, and advances the clock to its
  /// time.
  package func play(beforeStep index: Int) {
    while steps.startIndex < index, let step = steps.popFirst() { player.play(step) }
    if let next = steps.first { player.advanceClock(to: .milliseconds(next.at)) }
  }

  /// Plays the rest of the script and advances the clock until nothing is pending.
  public func finish() {
    while let step = steps.popFirst() { player.play(step) }
    player.finish()
  }

  // MARK: Events from elsewhere

  /// Advances the clock to an event's time, deadline by deadline, and sends it.
  package func feed(_ event: InputEvent) {
    player.advanceClock(to: event.timestamp)
    simulation.dispatcher.send(event)
    player.performDeferred()
  }

  /// Advances the clock to a time, deadline by deadline.
  package func advance(to moment: Timestamp) { player.advanceClock(to: moment) }

  /// Returns what was logged and sent since the last call, and drops it, so that a run fed with
  /// events can go on for ever.
  package func drainRecords() -> (entries: [LogEntry], actions: [RunRecord.Action]) {
    defer {
      simulation.log.removeAll()
      actions.removeAll()
      delegate.forgetRecords()
      player.forgetRecords()
      stage.touches.forgetLifted()
    }
    return (simulation.log.entries, actions.actions)
  }

  /// What has happened so far.
  public var record: RunRecord {
    RunRecord(stage: stage, delegate: delegate, player: player, actions: actions.actions)
  }

  private func observe(_ member: Stage.Member, isRecorded: Bool) {
    let id = member.id
    let reactions = scenario.scene.reactions.filter { StageDelegate.isMatch($0.recognizer, id) }
    guard isRecorded || !reactions.isEmpty else { return }
    member.attached.observeActions { [weak stage, weak player, actions] state in
      guard let stage, let player, let member = stage.member(id) else { return }
      if isRecorded {
        let touch = stage.touches.firstTouch(of: member.recognizer)
        actions.record(member, state, at: stage.simulation.now, first: touch)
      }
      for reaction in reactions where reaction.state == state {
        player.performInside(reaction.actions, from: .reaction(to: id, state))
      }
    }
  }
}

@available(*, unavailable)
extension ScenarioRun: Sendable {}

extension Scenario {
  /// Whether the script, a reaction or a delegate's rule has the host do something.
  fileprivate var hasHostActions: Bool {
    !scene.reactions.isEmpty || script.contains { !$0.content.actions.isEmpty }
      || scene.delegateRules.contains { !$0.actions.isEmpty }
  }
}

extension GestureRecognizer {
  /// Calls a closure with the state of each action.
  fileprivate func observeActions(_ action: @escaping (GestureState) -> Void) {
    onAction { recognizer in action(recognizer.state) }
  }
}

/// Records actions as they are sent, with the recognizer's figures at that time.
private final class ActionRecorder {
  private(set) var actions: [RunRecord.Action] = []

  func removeAll() { actions.removeAll() }

  /// - Parameter touch: the recognizer's first one.
  func record(
    _ member: Stage.Member, _ state: GestureState, at moment: Timestamp, first touch: Touch?
  ) {
    actions.append(
      RunRecord.Action(
        recognizer: member.id, state: state, at: moment.milliseconds,
        readings: member.kind.figures(of: member.recognizer, first: touch),
        modifiers: member.recognizer.modifierFlags,
        handedOverTo: state == .ended ? member.recognizer.handedOverTo?.name : nil))
  }
}
