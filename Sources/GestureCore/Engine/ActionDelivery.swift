/// Sends actions to targets (step 7).
///
/// *An action means that the recognizer is in that state; `began` is sent before any other of an
/// attempt's actions, `ended` or `cancelled` is the last one.*
final class ActionDelivery {
  private let arbiter: Arbiter
  private let viewDelivery: ViewDelivery
  private let reporter: Reporter
  private let handOverDelivery: HandOverDelivery
  /// Whether touches may have lost their views and have yet to be cancelled for that.
  @safe @exclusivity(unchecked) private var viewsHaveMoved = false
  /// The recognizers whose values may have changed in the present pass.
  private var changedValues: [RecognizerCore] = []
  /// Whether there are any.
  @safe @exclusivity(unchecked) private var haveValuesChanged = false

  init(
    arbiter: Arbiter, viewDelivery: ViewDelivery, reporter: Reporter,
    handOverDelivery: HandOverDelivery
  ) {
    self.handOverDelivery = handOverDelivery
    self.arbiter = arbiter
    self.viewDelivery = viewDelivery
    self.reporter = reporter
  }

  /// Touches may have lost their views.
  func noteMovedViews() { viewsHaveMoved = true }

  /// The touches that lost their views are being cancelled now.
  func forgetMovedViews() { viewsHaveMoved = false }

  /// Tells the observers of values that the pass has changed (S15.14).
  ///
  /// - Returns: whether there were changes. An observer may have ended gestures, so there may be
  ///   more to decide then.
  @inline(__always)
  func notifyValueObservers() -> Bool {
    guard haveValuesChanged else { return false }
    notifyObserversOfChangedValues()
    return true
  }

  private func notifyObserversOfChangedValues() {
    haveValuesChanged = false
    let cores = changedValues
    changedValues = []
    for core in cores { core.values.forEach { $0.notifyObservers() } }
  }

  /// For each recognizer with pending actions, in arbitration order: cancels its touches in the
  /// views if required, then sends its actions (S5.10, S5.11, S14.23).
  func sendAll(with event: TouchEvent) {
    arbiter.takePendingActions { core in
      if viewsHaveMoved && core.hasLostItsTouches { arbiter.end(core, because: .touchesCancelled) }
      // A recognizer after which it starts may have been ended by an earlier action (S15.2).
      if core.features.contains(.prerequisites) { arbiter.propagateFailures() }
      if core.attempt.pending.isEmpty { return }  // undone by an earlier action (S14.13)
      viewDelivery.cancelTouchesInViews(of: core, with: event)
      sendPending(of: core)
      guard core.attempt.pending.isEmpty else { return }
      if core.attempt.delivered.isTerminal && core.attempt.delivered != .failed {
        arbiter.finish(core)
      }
    }
  }

  /// Transitions that these actions cause wait until the other recognizers' actions are sent
  /// (S8.5).
  private func sendPending(of core: RecognizerCore) {
    var pending = core.attempt.pending
    while let state = pending.first {
      pending.subtract(Transitions(state))
      if core.attempt.pending.isSuperset(of: Transitions(state)) { send(state, of: core) }
    }
  }

  /// One round: every target-action pair is called, whatever the earlier ones did (S5.13).
  private func send(_ state: GestureState, of core: RecognizerCore) {
    core.attempt.pending.subtract(Transitions(state))
    if core.attempt.delivered != state || state == .changed {
      arbiter.setDelivered(state, of: core)
    }
    guard let recognizer = core.recognizer else { return }
    if state == .began { recognizer.didBegin() }
    if core.features.contains(.values) {
      core.updateValues(for: state)
      changedValues.append(core)
      haveValuesChanged = true
    }
    guard core.attempt.delivered == state else {  // it has been ended meanwhile
      if core.features.contains(.values) { core.restoreValues() }
      return
    }
    if state == .began { core.attempt.flags.insert(.sentBegan) }
    reporter.report { .action(recognizer, state) }
    var hasDeadTarget = false
    core.actions.actions.forEach { if !$0.call(recognizer) { hasDeadTarget = true } }
    if hasDeadTarget { core.actions.prune() }
    if core.features.contains(.handOvers) && state.isActive {
      handOverDelivery.noteAction(of: core)
    }
  }
}

extension RecognizerCore {
  /// Whether all touches that it tracks began on views that have left their windows since.
  fileprivate var hasLostItsTouches: Bool {
    var hasLost = false
    var hasOthers = false
    touchList.forEach { if $0.hasLostItsView { hasLost = true } else { hasOthers = true } }
    return hasLost && !hasOthers
  }
}
