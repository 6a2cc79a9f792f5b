// Step 2, its first half: the touches as the host's input leaves them, and a hit test for new ones.
extension Dispatcher {
  /// Updates the touches from the host's input. Returns all that are not stationary, in the order
  /// in which they began.
  func updateTouches(_ inputs: ArraySlice<TouchInput>, in window: Window?) -> Touches {
    event.timestamp = now
    for input in inputs { updateTouch(input, in: window)?.isChanged = true }
    registry.listNew()
    let inOrder = registry.listed.only { $0.isChanged }
    noteUpdated(inOrder)
    return inOrder
  }

  @inline(__always)
  func updateOnlyTouch(_ input: TouchInput, in window: Window?) -> Touches {
    event.timestamp = now
    let touches = updateTouch(input, in: window).map { Touches($0) } ?? Touches()
    if input.phase == .began { registry.listNew() }
    noteUpdated(touches)
    return touches
  }

  /// - Returns: the touch, unless it is stationary or the input is invalid.
  @inline(__always)
  private func updateTouch(_ input: TouchInput, in window: Window?) -> Touch? {
    if input.phase == .began { return makeTouch(input, in: window) }
    guard let touch = registry.touch(input.id) else {
      registry.reportUnknownTouch(input)
      return nil
    }
    registry.update(touch, with: input, at: now)
    return input.phase == .stationary ? nil : touch
  }

  @inline(__always)
  private func noteUpdated(_ changed: Touches) {
    if registry.count > changed.count {
      registry.markOthersStationary(besides: changed)
    } else if changed.count > 1 {
      registry.noteAllChanged()
    }
    guard reporter.isObserved else { return }
    for touch in changed where touch.currentPhase != .began {
      reporter.report { .touch(touch) }
      if touch.shape != nil { reporter.report { .input(.shape(touch)) } }
    }
  }

  /// A touch that begins, hit-tested once (S2.1).
  private func makeTouch(_ input: TouchInput, in window: Window?) -> Touch? {
    guard let window = window ?? windows.first, window.dispatcherReference.refers(to: self) else {
      diagnoseWindow(of: input)
      return nil
    }
    guard let location = input.location, location.isFinite else {
      reporter.diagnose(GestureDiagnostic(.invalidLocation(input.id)))
      return nil
    }
    let view = router.hitTest(location, in: window, with: event)
    guard window.dispatcherReference.refers(to: self) else {  // the hit test has removed it
      diagnoseWindow(of: input)
      return nil
    }
    let limits =
      settings.isStandard(input.type) ? GestureSettings.Limits() : settings[input.type]
    let touch = Touch(
      input, at: location, tapCount: registry.tapCount(at: location, now, limits),
      tapRange: limits.allowableTapMovement,
      hit: Touch.Hit(view: view, window: window, timestamp: now, number: registry.nextNumber()),
      slot: freeSlot())
    registry.begin(touch)
    return touch
  }

  private func diagnoseWindow(of input: TouchInput) {
    reporter.diagnose(
      GestureDiagnostic(
        .misuse(
          "touch \(input.id.rawValue) began in no window of this dispatcher: add the window first"))
    )
  }

  /// A slot for a touch that begins: the first one where nothing is under way.
  func freeSlot() -> Int {
    if active.isEmpty && registry.count == 0 && !viewDelivery.withholds { return 0 }
    return registry.freeSlot(besides: active.participants, viewDelivery.withheld)
  }

  /// The view with an identity, in one of the windows.
  func view(_ identity: ObjectIdentifier) -> View? {
    var open = windows.map { $0 as View }
    while let view = open.popLast() {
      if ObjectIdentifier(view) == identity { return view }
      open += view.subviews
    }
    return nil
  }
}
