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
  func perform(_ touch: TouchInput, at timestamp: Timestamp, in window: Window?) {
    let isOutermost = threadCheck.enter()
    defer { if isOutermost { threadCheck.leave() } }
    guard queue.isFree else { return queue.add(.touch(touch, timestamp, window)) }
    queue.begin()
    execute(touch, at: timestamp, in: window)
    queue.end { execute($0) }
  }

  func execute(_ item: PassQueue.Item) {
    switch item {
    case .event(let input, let window): handle(input, in: window)
    case .touch(let touch, let timestamp, let window):
      execute(touch, at: timestamp, in: window)
    case .advance(let timestamp): advanceClock(to: timestamp)
    case .cancel(let touches): cancelNow(touches)
    case .cancelAll: cancelAllNow()
    case .pointerLeave: runPass([], indirect: [.hover(HoverInput(at: nil))], in: nil)
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
  private func execute(_ touch: TouchInput, at timestamp: Timestamp, in window: Window?) {
    beginEvent(at: timestamp, holding: [])
    handle(touch, in: window)
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

  private func handle(_ input: InputEvent, in window: Window?) {
    if let index = input.indirect.indexOfNextStream {
      var (first, rest) = (input, InputEvent(at: input.timestamp, touches: []))
      first.indirect = Array(input.indirect[..<index])
      rest.indirect = Array(input.indirect[index...])
      rest.modifiers = input.modifiers
      handle(first, in: window)
      return handle(rest, in: window)
    }
    beginEvent(at: input.timestamp, holding: input.modifiers)
    for update in input.updates { deliverEstimationUpdate(update) }
    if !input.indirect.isEmpty {
      cancelTransform(before: input.indirect)
      endScroll(before: input.indirect)
    }
    if input.touches.count == 1 && input.indirect.isEmpty {
      return handle(input.touches[0], in: window)
    }
    if input.touches.isEmpty && !input.indirect.isEmpty {
      return runPass([], indirect: input.indirect, in: window)
    }
    if input.touches.isStrictlyOrdered {
      return handle(input.touches[...], indirect: input.indirect, in: window)
    }
    var rest = input.touches.sorted { $0.id < $1.id }  // S14.26
    var indirect = input.indirect
    while !rest.isEmpty {
      var later: [TouchInput] = []
      var ids: Set<TouchID> = []
      let first = rest.filter { touch in
        let isFirst = ids.insert(touch.id).inserted
        if !isFirst { later.append(touch) }
        return isFirst
      }
      handle(first[...], indirect: indirect, in: window)
      indirect = []
      rest = later  // a touch that is listed twice needs two passes
    }
  }

  @inline(__always)
  private func handle(_ touch: TouchInput, in window: Window?) {
    if touch.phase == .began, registry.isDown(touch.id) {
      return handle([touch][...], indirect: [], in: window)
    }
    runPass(touch, in: window)
  }

  private func handle(
    _ inputs: ArraySlice<TouchInput>, indirect: [IndirectInput], in window: Window?
  ) {
    if inputs.contains(where: { $0.phase == .began && registry.isDown($0.id) }) {
      let repeated = inputs.filter { $0.phase == .began && registry.isDown($0.id) }
      for input in repeated { reporter.diagnose(GestureDiagnostic(.duplicateBegin(input.id))) }
      cancelNow(repeated.compactMap { registry.touch($0.id) })  // S13.14, S14.16
    }
    runPass(inputs, indirect: indirect, in: window)
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
    runPass([], indirect: [.scroll(end)], in: nil)
  }

  /// Delivers the true pressure of a touch, which the device now knows, to the recognizers that
  /// track it, then to its view.
  private func deliverEstimationUpdate(_ update: EstimationUpdate) {
    guard let touch = registry.live.first(where: { $0.awaitedUpdates.contains(update.index) })
    else { return }
    touch.awaitedUpdates.removeAll { $0 == update.index }
    if touch.estimationUpdateIndex == update.index { touch.pressure = update.pressure }
    runPass {
      touch.recipients.forEach { core in
        if core.isTracking(touch) { recognizerDelivery.deliver(update, of: touch, to: core) }
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
    if !inputs.isEmpty { runPass(inputs[...], in: nil) }
  }

  /// Cancels all touches, and scrolling and transforming that is under way.
  private func cancelAllNow() {
    cancelNow(viewDelivery.unfinished)
    if indirectRouter.isTransforming { cancelTransform() }
    if indirectRouter.isScrolling {
      runPass(
        [], indirect: [.scroll(ScrollInput(at: .zero, by: .zero, phase: .cancelled))], in: nil)
    }
  }

  private func cancelTransform() {
    runPass([], indirect: [.transform(TransformInput(phase: .cancelled, at: .zero))], in: nil)
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
