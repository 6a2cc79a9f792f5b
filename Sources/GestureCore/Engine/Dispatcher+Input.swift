// Entry points from outside a pass: what a host sends, and what was queued.
extension Dispatcher {
  /// Executes an item now, or after the pass that is running (S10.12).
  func perform(_ item: PassQueue.Item) {
    let isOutermost = threadCheck.enter()
    defer { if isOutermost { threadCheck.leave() } }
    guard queue.isFree else { return queue.add(item) }
    queue.begin()
    execute(item)
    queue.end { execute($0) }
  }

  /// Handles an event of a single touch, or queues it: the fast path for most events.
  func performTouch(_ touch: TouchInput, at timestamp: Timestamp, in window: Window?) {
    let isOutermost = threadCheck.enter()
    defer { if isOutermost { threadCheck.leave() } }
    guard queue.isFree else { return queue.add(.touch(touch, timestamp, window)) }
    queue.begin()
    executeTouch(touch, at: timestamp, in: window)
    queue.end { execute($0) }
  }

  func execute(_ item: PassQueue.Item) {
    switch item {
    case .event(let input, let window): handleEvent(input, in: window)
    case .touch(let touch, let timestamp, let window):
      executeTouch(touch, at: timestamp, in: window)
    case .advance(let timestamp): advanceClock(to: timestamp)
    case .cancel(let touches): cancelNow(touches)
    case .cancelAll: cancelAllNow()
    case .pointerLeave: runEventPass([], indirect: [.hover(HoverInput(at: nil))], in: nil)
    case .assignment(let request, let recognizer, let attempt):
      let core = recognizer.handle.core
      if core.attemptNumber == attempt { assign(request, to: core) }
    case .viewsMoved: cancelTouchesOfAbsentViews()
    case .end(let recognizer, let reason, let detail, let attempt):
      let core = recognizer.handle.core
      if core.attempt.isOpen && core.attemptNumber == attempt && core.dispatcher === self {
        end(core, because: reason, detail)
      }
    case .settle: runPass {}
    }
  }

  @inline(__always)
  private func executeTouch(_ touch: TouchInput, at timestamp: Timestamp, in window: Window?) {
    beginEvent(at: timestamp, holding: [])
    handleTouch(touch, in: window)
  }

  // MARK: Events and time

  /// Due deadlines fire before the event (S10.2); a time before `now` counts as `now` (S10.8).
  @inline(__always)
  private func beginEvent(at timestamp: Timestamp, holding modifiers: ModifierFlags) {
    if timestamp < now {
      reporter.diagnose(GestureDiagnostic(.timeWentBack(to: timestamp, from: now)))
    }
    advanceClock(to: timestamp)
    if event.tellsModifiers && active.isEmpty { event.tellsModifiers = false }
    guard modifiers != event.modifierFlags else { return }
    event.modifierFlags = modifiers
    reporter.report { .input(.modifiers(modifiers)) }
  }

  private func handleEvent(_ input: InputEvent, in window: Window?) {
    if let index = input.indirect.indexOfNextStream {
      var (first, rest) = (input, InputEvent(at: input.timestamp, touches: []))
      first.indirect = Array(input.indirect[..<index])
      rest.indirect = Array(input.indirect[index...])
      rest.modifiers = input.modifiers
      handleEvent(first, in: window)
      return handleEvent(rest, in: window)
    }
    beginEvent(at: input.timestamp, holding: input.modifiers)
    for update in input.updates { deliverEstimationUpdate(update) }
    if !input.indirect.isEmpty {
      cancelTransform(before: input.indirect)
      endScroll(before: input.indirect)
    }
    if input.touches.count == 1 && input.indirect.isEmpty {
      return handleTouch(input.touches[0], in: window)
    }
    if input.touches.isEmpty && !input.indirect.isEmpty {
      return runEventPass([], indirect: input.indirect, in: window)
    }
    if input.touches.isStrictlyOrdered {
      return handleTogether(input.touches[...], indirect: input.indirect, in: window)
    }
    handleInOrder(input.touches, indirect: input.indirect, in: window)
  }

  /// Handles the touches of one event in the order of their ids (S14.26).
  private func handleInOrder(
    _ touches: [TouchInput], indirect: [IndirectInput], in window: Window?
  ) {
    var rest = touches.sorted { $0.id < $1.id }
    var indirect = indirect
    while !rest.isEmpty {
      var later: [TouchInput] = []
      var ids: Set<TouchID> = []
      let first = rest.filter { touch in
        let isFirst = ids.insert(touch.id).inserted
        if !isFirst { later.append(touch) }
        return isFirst
      }
      handleTogether(first[...], indirect: indirect, in: window)
      indirect = []
      rest = later  // a touch that is listed twice needs two passes
    }
  }

  @inline(__always)
  private func handleTouch(_ touch: TouchInput, in window: Window?) {
    if touch.phase == .began, registry.isDown(touch.id) {
      return handleTogether([touch][...], indirect: [], in: window)
    }
    runTouchPass(touch, in: window)
  }

  /// Handles touches with an id each, and cancels first what a touch that begins again left down.
  private func handleTogether(
    _ inputs: ArraySlice<TouchInput>, indirect: [IndirectInput], in window: Window?
  ) {
    if inputs.contains(where: { $0.phase == .began && registry.isDown($0.id) }) {
      let repeated = inputs.filter { $0.phase == .began && registry.isDown($0.id) }
      for input in repeated { reporter.diagnose(GestureDiagnostic(.duplicateBegin(input.id))) }
      cancelNow(repeated.compactMap { registry.touch($0.id) })  // S13.14, S14.16
    }
    runEventPass(inputs, indirect: indirect, in: window)
  }

  /// A transform that begins while one is under way is handled like a touch that begins twice
  /// (S14.16).
  private func cancelTransform(before next: [IndirectInput]) {
    guard indirectRouter.isTransforming, next.contains(where: { $0.beginsTransform }) else {
      return
    }
    reporter.diagnose(
      GestureDiagnostic(.misuse("a transform began before the last one ended: that was cancelled")))
    cancelTransform()
  }

  /// Fingers that begin to scroll end the scroll before theirs.
  private func endScroll(before next: [IndirectInput]) {
    guard next.contains(where: { $0.beginsScroll }), let end = indirectRouter.endBeforeNextScroll
    else { return }
    if end.phase == .cancelled {
      reporter.diagnose(
        GestureDiagnostic(.misuse("a scroll began before the last one ended: that was cancelled")))
    }
    runEventPass([], indirect: [.scroll(end)], in: nil)
  }

  /// Delivers the true pressure of a touch, which the device now knows, to the recognizers that
  /// track it, then to its view.
  private func deliverEstimationUpdate(_ update: EstimationUpdate) {
    guard let touch = registry.live.first(where: { $0.awaitedUpdates.contains(update.index) })
    else { return }
    touch.awaitedUpdates.removeAll { $0 == update.index }
    if touch.estimationUpdateIndex == update.index, update.pressure.isFinite {
      touch.pressure = update.pressure
    }
    runPass {
      touch.recipients.forEach { core in
        if core.isTracking(touch) {
          recognizerDelivery.deliverEstimate(update, of: touch, to: core)
        }
      }
      if touch.viewStream.stage == .began {
        touch.view?.touchEstimateUpdated(update, of: touch)
      }
    }
  }

  private func advanceClock(to timestamp: Timestamp) {
    if deadlines.mayBeDue(at: timestamp) { fireDeadlines(upTo: timestamp) }
    reporter.now = max(reporter.now, timestamp)
  }

  /// Cancels touches: in recognizers and views those that are down, only in their views those that
  /// have lifted.
  func cancelNow(_ touches: [Touch]) {
    let lifted = touches.filter { $0.isRetired }
    if !lifted.isEmpty { runPass { viewDelivery.cancelLifted(lifted, with: event) } }
    var inputs: [TouchInput] = []
    inputs.reserveCapacity(touches.count)
    for touch in touches where !touch.isRetired {
      inputs.append(
        TouchInput(
          id: touch.id, phase: .cancelled, location: nil, pressure: touch.pressure,
          buttons: touch.buttons))
      registry.ignore(touch.id)
    }
    if !inputs.isEmpty { runEventPass(inputs[...], in: nil) }
  }

  /// Cancels all touches, and scrolling and transforming that is under way.
  private func cancelAllNow() {
    cancelNow(viewDelivery.unfinished)
    if indirectRouter.isTransforming { cancelTransform() }
    if indirectRouter.isScrolling {
      runEventPass(
        [], indirect: [.scroll(ScrollInput(at: .zero, by: .zero, phase: .cancelled))], in: nil)
    }
  }

  private func cancelTransform() {
    runEventPass([], indirect: [.transform(TransformInput(phase: .cancelled, at: .zero))], in: nil)
  }
}

extension [IndirectInput] {
  /// The index at which a scroll or a transform begins after another input of its kind in the same
  /// event: the two need a pass each. Nil where none does.
  fileprivate var indexOfNextStream: Int? {
    if count < 2 { return nil }
    return indices.dropFirst().first { index in
      let next = self[index]
      guard next.beginsScroll || next.beginsTransform else { return false }
      return self[..<index].contains { $0.stream == next.stream }
    }
  }
}

extension [TouchInput] {
  /// Whether the touches are in the order of their ids, without duplicates.
  fileprivate var isStrictlyOrdered: Bool {
    for index in indices.dropFirst() where self[index].id <= self[index - 1].id { return false }
    return true
  }
}
