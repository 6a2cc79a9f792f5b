/// Delivers touches to the views that they hit, as far as recognizers allow (steps 7 and 8).
///
/// *A view receives the beginning of a touch at most once; if it did, it receives the touch's end
/// or cancellation exactly once, and nothing of it afterwards.*
final class ViewDelivery {
  private let reporter: Reporter
  let registry: TouchRegistry
  /// Touches with something not yet delivered to their views, in the order in which they began.
  @safe @exclusivity(unchecked) private(set) var withheld = ObjectList<Touch>()

  /// The touches that a recognizer is about to take over, while views are asked about that
  /// (S15.12).
  var offered: (taker: RecognizerCore, touches: Touches)?

  /// Whether something is withheld from views.
  var withholds: Bool { !withheld.isEmpty }

  init(reporter: Reporter, registry: TouchRegistry) {
    self.reporter = reporter
    self.registry = registry
  }

  // MARK: Step 7

  /// Cancels, in the views, the touches of a recognizer that has recognized (S7.2, S7.3). A view
  /// that has received the touch receives its cancellation; one that hasn't receives nothing
  /// (S7.7).
  func cancelTouchesInViews(of core: RecognizerCore, with event: TouchEvent) {
    guard core.cancelsTouchesInView, !core.attempt.flags.contains(.tookTouches),
      core.attempt.delivered != .failed
    else { return }
    core.attempt.flags.insert(.tookTouches)
    event.cancellingRecognizer = core.label
    touches(of: core).forEach { take($0, with: event) }
    event.cancellingRecognizer = nil
  }

  /// The touches that a recognizer's recognition would cancel in views (S3.13), one for each view.
  /// A touch that has lifted is included until its view has received the end.
  func touchesThatViewsWouldLose(to core: RecognizerCore) -> Touches {
    core.cancelsTouchesInView ? touchesThatViewsWouldLose(touches(of: core), to: core) : Touches()
  }

  /// The same for some touches.
  func touchesThatViewsWouldLose(_ touches: Touches, to core: RecognizerCore) -> Touches {
    var result = Touches()
    guard core.cancelsTouchesInView else { return result }
    touches.forEach { touch in
      guard touch.view != nil, mayStillReach(touch) else { return }
      if result.allSatisfy({ $0.view !== touch.view }) { result.append(touch) }
    }
    return result
  }

  /// Touches that may still concern views: those that are down, then those that have lifted and
  /// are withheld.
  var unfinished: [Touch] {
    var result: [Touch] = []
    forEachUnfinished { result.append($0) }
    return result
  }

  private func forEachUnfinished(_ body: (Touch) -> Void) {
    registry.forEach(body)
    withheld.forEach { if $0.isRetired { body($0) } }
  }

  /// The touches of an attempt, without those that it ignored, that may still concern views.
  func touches(of core: RecognizerCore) -> Touches {
    var result = Touches()
    forEachUnfinished { touch in
      if core.slots.contains(touch.slot) && touch.recipients.contains(core) {
        result.append(touch)
      }
    }
    guard let offered, offered.taker === core else { return result }
    for touch in offered.touches where !result.contains(touch) { result.append(touch) }
    return result
  }

  /// Cancels lifted touches in views that have not received their end (S7.25).
  func cancelLifted(_ lifted: [Touch], with event: TouchEvent) {
    for touch in lifted { take(touch, with: event) }
  }

  /// Cancels all touches in the views, because the dispatcher is being deallocated.
  func shutDown(with event: TouchEvent) {
    for touch in unfinished { take(touch, with: event) }
  }

  private func take(_ touch: Touch, with event: TouchEvent) {
    let wasTold = touch.viewStream.wasTold
    touch.viewStream.stage = .over
    stopWithholding { $0 === touch }
    if wasTold { tell(Touches(touch), .cancelled, with: event) }
  }

  // MARK: Step 8

  /// Delivers what recognizers no longer withhold, before the event's own touches (S7.30).
  ///
  /// - Parameter changed: the event's own touches; none in a pass without an event.
  func releaseWithheld(besides changed: Touches, with event: TouchEvent) {
    var queue = nextToRelease
    while !queue.isEmpty {
      while var entry = queue.popFirst() {
        let touch = entry.touch
        guard momentOfRelease(touch) != nil else { continue }  // a view has changed that
        release(touch, isInEvent: changed.contains(touch), with: event)
        guard let moment = momentOfRelease(touch) else { continue }
        entry.moment = moment
        queue.insert(entry)
      }
      queue = nextToRelease
    }
    stopWithholding { !$0.viewStream.isWithheld }
  }

  /// Whether a touch is listed of which a recognizer withholds nothing.
  var hasSomethingToRelease: Bool {
    withheld.contains { !$0.viewStream.isWithheld || momentOfRelease($0) != nil }
  }

  /// Releases touches that have nothing left to deliver, and their recipients.
  private func stopWithholding(where isOver: (Touch) -> Bool) {
    // Released when the list is complete again: a touch may be the last to retain its view, whose
    // `deinit` may call back.
    var finished = Touches()
    withheld.forEach { if isOver($0) { finished.append($0) } }
    if finished.isEmpty { return }
    withheld.removeAll(where: isOver)
    finished.forEach { if $0.isRetired { $0.recipients.removeAll() } }
  }

  private var nextToRelease: WithheldQueue {
    WithheldQueue(withheld) { momentOfRelease($0) }
  }

  /// The original time of the withheld event that may be delivered now; nil where there is none.
  private func momentOfRelease(_ touch: Touch) -> Timestamp? {
    switch touch.viewStream.stage {
    case .beganWithheld:
      let isToBeDropped = touch.currentPhase == .cancelled  // S7.26
      let isDue = !isToBeDropped && !isDelayed(touch) { $0.delaysTouchesBegan }
      return isDue ? touch.viewStream.beganAt : nil
    case .moveWithheld: return touch.timestamp
    case .endWithheld: return isDelayed(touch) { $0.delaysTouchesEnded } ? nil : touch.timestamp
    case .new, .began, .over: return nil
    }
  }

  /// Delivers `began` with its original place and time, then at most one `moved` (S7.16), then the
  /// lift.
  private func release(_ touch: Touch, isInEvent: Bool, with event: TouchEvent) {
    switch touch.viewStream.stage {
    case .beganWithheld(let moved, let lifted):
      // If the touch is part of this event, its move or lift is delivered with the event.
      touch.viewStream.stage = lifted ? .endWithheld : moved && !isInEvent ? .moveWithheld : .began
      deliverWithheldBegan(of: touch, with: event)
    case .moveWithheld:
      touch.viewStream.stage = .began
      tell(Touches(touch), .moved, with: event)
    case .endWithheld: finish(touch, .ended, with: event)
    case .new, .began, .over: break
    }
  }

  private func deliverWithheldBegan(of touch: Touch, with event: TouchEvent) {
    let (location, previous, time) = (touch.location, touch.previousLocation, touch.timestamp)
    touch.location = touch.initialLocation
    touch.previousLocation = touch.initialLocation
    touch.timestamp = touch.viewStream.beganAt
    tell(Touches(touch), .began, with: event)
    (touch.location, touch.previousLocation, touch.timestamp) = (location, previous, time)
  }

  /// Delivers an event's own touches: those that began, then moved, ended and cancelled.
  func deliver(_ changed: Touches, with event: TouchEvent) {
    if changed.count == 1 {
      changed.withFirst { touch in
        let phase = touch.currentPhase
        if phase == .began { admit(touch, at: event.timestamp) }
        if advance(touch, phase) { tell(changed, phase, with: event) }
      }
      return
    }
    if changed.allSatisfy({ $0.currentPhase == .moved }) {
      return deliverAll(changed, .moved, with: event)
    }
    changed.forEach { if $0.currentPhase == .began { admit($0, at: event.timestamp) } }
    for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
      deliverAll(changed, phase, with: event)
    }
  }

  /// Decides whether a view receives a new touch now, later or never.
  private func admit(_ touch: Touch, at timestamp: Timestamp) {
    guard touch.viewStream.stage == .new else { return }
    touch.viewStream.beganAt = timestamp
    if !viewAcceptsTouch(touch) || isCancelledByRecognizer(touch) {
      touch.viewStream.stage = .over
    } else if isDelayed(touch, by: { $0.delaysTouchesBegan }) {
      touch.viewStream.stage = .beganWithheld(moved: false, lifted: false)
      withheld.append(touch)
    } else {
      touch.viewStream.stage = .began
    }
  }

  /// Delivers the touches of one phase to the views that may receive them: all of a view together,
  /// except where different responders have handled their beginnings.
  private func deliverAll(_ changed: Touches, _ phase: TouchPhase, with event: TouchEvent) {
    changed.forEach { touch in
      touch.isForView = touch.currentPhase == phase && advance(touch, phase)
    }
    changed.forEach { touch in
      guard touch.isForView else { return }
      let (view, handler, isLeft) = (touch.view, touch.handler, touch.isLeftByView)
      let group = changed.only {
        $0.isForView && $0.view === view && $0.handler === handler && $0.isLeftByView == isLeft
      }
      group.forEach { $0.isForView = false }
      tell(group, phase, with: event)
    }
  }

  /// Advances the stage of a touch's stream by an event.
  ///
  /// - Returns: whether the view receives the event.
  @inline(__always)
  private func advance(_ touch: Touch, _ phase: TouchPhase) -> Bool {
    switch (touch.viewStream.stage, phase) {
    case (.began, .began), (.began, .moved): return true
    case (.began, .ended):
      if isDelayed(touch, by: { $0.delaysTouchesEnded }) {
        touch.viewStream.stage = .endWithheld
        withheld.append(touch)
        return false
      }
      touch.viewStream.stage = .over
      return true
    case (.began, .cancelled):
      touch.viewStream.stage = .over
      return true
    case (.beganWithheld(_, let lifted), .moved):
      touch.viewStream.stage = .beganWithheld(moved: true, lifted: lifted)
    case (.beganWithheld(let moved, _), .ended):
      touch.viewStream.stage = .beganWithheld(moved: moved, lifted: true)
    case (.beganWithheld, .cancelled), (.moveWithheld, .cancelled), (.endWithheld, .cancelled),
      (.new, .cancelled):
      touch.viewStream.stage = .over  // S7.26
      stopWithholding { $0 === touch }
    case (.new, _), (.beganWithheld, _), (.moveWithheld, _), (.endWithheld, _), (.over, _),
      (.began, .stationary):
      break
    }
    return false
  }

  private func finish(_ touch: Touch, _ phase: TouchPhase, with event: TouchEvent) {
    touch.viewStream.stage = .over
    tell(Touches(touch), phase, with: event)
  }

  // MARK: Telling

  private func tell(_ touches: Touches, _ phase: TouchPhase, with event: TouchEvent) {
    touches.forEach { $0.phaseForView = phase }
    if reporter.isObserved { report(touches, phase) }
    touches.withFirst { touch in
      // Without reference counting: the touch retains its view.
      UnownedReference(touch.view).withObject { event.offer(touches, phase, to: $0) }
    }
    touches.forEach { $0.phaseForView = nil }
  }

  private func report(_ touches: Touches, _ phase: TouchPhase) {
    for touch in touches {
      if let view = touch.view { reporter.report { .viewTouch(view, touch, phase) } }
    }
  }
}
