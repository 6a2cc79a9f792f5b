/// Something that keeps a dispatcher from being idle.
package enum PendingWork {
  /// A touch is down.
  case touch(TouchID)
  /// A recognizer's attempt is under way.
  ///
  /// - Parameters:
  ///   - state: what others see; while the recognizer is held, the state that it has assigned.
  ///   - touches: the touches that it tracks, in the order of binding.
  case attempt(RecognizerLabel, state: GestureState, touches: [TouchID])
  /// Something of a touch is still withheld from the view that it hit.
  case withheldTouch(TouchID, view: String)
  /// A recognizer waits for a wake.
  case deadline(PendingDeadline)

  /// The wake that is pending.
  package var deadline: PendingDeadline? {
    if case .deadline(let pending) = self { pending } else { nil }
  }
}

extension Dispatcher {
  /// Whether nothing is going on: no touch is down, every recognizer is `possible`, no deadline is
  /// pending.
  public var isIdle: Bool {
    // The same as `pendingWork.isEmpty` without making the list: a search asks after each step.
    active.isEmpty && registry.count == 0 && !viewDelivery.withholds && nextDeadline == nil
  }

  /// All that goes on: touches that are down, attempts in arbitration order, touches that are
  /// withheld, and deadlines, the next one first. Empty if the dispatcher is idle.
  package var pendingWork: [PendingWork] {
    guard !isIdle else { return [] }
    var pendingWork = registry.live.map { PendingWork.touch($0.id) }
    active.participants.forEach { core in
      let attempt = core.attempt
      let state = attempt.delivered == .possible ? attempt.tracking : attempt.delivered
      pendingWork.append(
        .attempt(core.label, state: state, touches: core.trackedTouches.map { $0.id }))
    }
    viewDelivery.withheld.forEach { touch in
      pendingWork.append(.withheldTouch(touch.id, view: touch.view?.name ?? ""))
    }
    return pendingWork + pendingDeadlines.map { .deadline($0) }
  }
}
