import GestureCore
import GestureSimulation
import GestureTrace

/// Plays a script on a stage and performs the actions of the host, the delegate and the reactions.
package final class ScriptPlayer {
  let stage: Stage
  /// Instructions of the file that could not be carried out.
  private(set) var problems: [String] = []
  /// Instructions without effect: not a mistake, but useful to know when a scenario fails.
  private(set) var remarks: [String] = []
  /// Whether the player runs inside a callback of the engine, during a pass.
  private var isInsidePass = false
  /// Actions that have to wait until the engine returns.
  private var deferred: [(action: Scenario.HostAction, origin: PerformedAction.Origin)] = [] {
    didSet { hasDeferred = !deferred.isEmpty }
  }
  /// Cached, since an exploration reads it after each step.
  private var hasDeferred = false
  /// What the host has done, in order.
  private(set) var performed: [PerformedAction] = []
  private var events: StepEvents

  /// How many actions or questions have done something.
  private var callbacks = 0
  /// The limit of ``callbacks``. Default: 10,000 in a run.
  package var mostCallbacks = 10_000
  /// A message if reactions or answers never stop; otherwise nil.
  package private(set) var divergence: String?

  /// Whether so many deadlines fired before a step that the rest of the script isn't played.
  private var isStopped = false
  /// The largest number of deadlines that may fire between two steps: each stays in the log.
  private static let mostDeadlinesBetweenSteps = 100_000
  /// The largest number of deadlines that may fire after the last step.
  private static let mostDeadlines = 10_000

  init(stage: Stage) {
    self.stage = stage
    events = StepEvents(stage: stage)
  }

  private var dispatcher: Dispatcher { stage.simulation.dispatcher }

  /// Advances the clock to a step, sends its event, and performs its actions.
  package func play(_ step: Scenario.Step) {
    advanceClock(to: .milliseconds(step.at))
    if isStopped { return }
    if step.content.hasEvent {
      send(step.content, at: .milliseconds(step.content.stamp ?? step.at))
    } else {
      giveOrders(step.content.during, for: InputEvent(at: .zero, touches: []))
    }
    noteUnusedOrders(of: step)
    for action in step.content.actions { performOutside(action) }
  }

  // MARK: Time

  /// Advances the clock to a time and fires every deadline on the way, up to a limit.
  func advanceClock(to end: Timestamp) {
    if isStopped { return }
    for _ in 0..<Self.mostDeadlinesBetweenSteps {
      guard let next = dispatcher.nextDeadline, next <= end else { return advance(to: end) }
      advance(to: next)
    }
    isStopped = true
    problems.append(
      "the script was stopped at \(dispatcher.now.milliseconds.withOneDecimal) ms, before the step at "
        + "\(end.milliseconds.withOneDecimal) ms: \(Self.mostDeadlinesBetweenSteps) deadlines had "
        + "fired since the last one")
  }

  private func advance(to moment: Timestamp) {
    dispatcher.advance(to: moment)
    performDeferred()
  }

  /// Advances the clock until nothing is pending.
  func finish() {
    if isStopped { return }
    for _ in 0..<Self.mostDeadlines {
      guard let next = dispatcher.nextDeadline else { return }
      advance(to: next)
    }
    problems.append(
      "a deadline was still pending after \(Self.mostDeadlines) of them had fired")
  }

  // MARK: Events

  private func send(_ content: StepContent, at moment: Timestamp) {
    let event = events.event(of: content, at: moment)
    giveOrders(content.during, for: event)
    stage.simulation.send(event)
    if !isInsidePass { performDeferred() }
  }

  // MARK: Scripted recognizers

  private func giveOrders(_ assignments: [StateAssignment], for event: InputEvent) {
    guard !assignments.isEmpty else { return }
    let touches = event.touches.map {
      ScriptedGestureRecognizer.TouchInStep(id: $0.id, phase: $0.phase)
    }
    for (id, own) in Dictionary(grouping: assignments, by: \.recognizer) {
      let order = ScriptedGestureRecognizer.Order(
        touches: Set(touches), states: own.map(\.verb.state))
      for scripted in scripted(id) { scripted.orders.append(order) }
    }
  }

  /// Drops orders that were not carried out in their step, with a remark.
  private func noteUnusedOrders(of step: Scenario.Step) {
    for member in stage.members {
      guard let scripted = member.recognizer as? ScriptedGestureRecognizer,
        !scripted.orders.isEmpty
      else { continue }
      scripted.orders = []
      remarks.append(
        "at \(step.at.plain): '\(member.id)' had no touch callback in which to do its \"during\"")
    }
  }

  private func scripted(_ id: String) -> [ScriptedGestureRecognizer] {
    stage.members(id).compactMap { $0.recognizer as? ScriptedGestureRecognizer }
  }

  // MARK: What hosts do

  /// Performs actions from inside an action or a question, up to the limit of callbacks.
  func performInside(_ actions: [Scenario.HostAction], from origin: PerformedAction.Origin) {
    guard !actions.isEmpty else { return }
    callbacks += 1
    guard callbacks <= mostCallbacks else {
      if divergence == nil {
        let sentence = "reactions or answers go on for ever: stopped after \(mostCallbacks)"
        divergence = sentence
        problems.append(sentence)
      }
      return
    }
    let wasInside = isInsidePass
    isInsidePass = true
    for action in actions { perform(action, from: origin) }
    isInsidePass = wasInside
  }

  /// Drops what was recorded so far, and starts the count of callbacks again.
  func forgetRecords() {
    performed.removeAll()
    stage.untakenScrolls.removeAll()
    remarks.removeAll()
    forgetCallbacks()
  }

  /// Starts the count of callbacks again.
  package func forgetCallbacks() { callbacks = 0 }

  /// Performs an action outside of any pass, and what it defers.
  package func performOutside(
    _ action: Scenario.HostAction, from origin: PerformedAction.Origin = .script
  ) {
    perform(action, from: origin)
    performDeferred()
  }

  /// Performs the actions that had to wait until the engine returned.
  package func performDeferred() {
    while hasDeferred {
      let next = deferred.removeFirst()
      perform(next.action, from: next.origin)
    }
  }

  /// Notes what the host does, and when.
  ///
  /// - Parameter moment: nil for now.
  private func note(
    _ action: Scenario.HostAction, from origin: PerformedAction.Origin, at moment: Timestamp? = nil
  ) {
    performed.append(
      PerformedAction(
        at: moment ?? dispatcher.now, action: action, origin: origin,
        logIndex: stage.simulation.log.entries.count))
  }

  private func perform(_ action: Scenario.HostAction, from origin: PerformedAction.Origin) {
    guard case .send(let content) = action else {
      note(action, from: origin)
      return problems.append(contentsOf: stage.perform(action))
    }
    if isInsidePass, !deferred.isEmpty {
      deferred.append((action, origin))  // after the deferred actions of an earlier one
      return
    }
    let stamp = content.stamp.map { Timestamp.milliseconds($0) }
    note(action, from: origin, at: stamp)
    if content.hasEvent { send(content, at: stamp ?? dispatcher.now) }
    if isInsidePass {
      deferred.append(contentsOf: content.actions.map { ($0, origin) })
    } else {
      for action in content.actions { performOutside(action, from: origin) }
    }
  }
}
