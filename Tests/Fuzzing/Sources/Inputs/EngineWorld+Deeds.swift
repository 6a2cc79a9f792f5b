import GestureCore
import Gestures

extension EngineWorld {
  /// Does what the next bytes say.
  ///
  /// - Returns: whether bytes are left.
  func step() -> Bool {
    guard !bytes.isAtEnd else { return false }
    switch bytes.index(below: 16) {
    case 0..<9: sendTouches()
    case 9: dispatcher.send(InputEvent(at: nextTime(), .hover(HoverInput(at: optionalPlace()))))
    case 10: sendScroll()
    case 11: sendTransform()
    case 12: sendAction()
    case 13: dispatcher.advance(to: nextTime())
    default: change()
    }
    return true
  }

  /// Lifts every finger, ends all other input, and waits until nothing is pending.
  func finish() {
    for touch in dispatcher.touches {
      dispatcher.send(
        TouchInput(id: touch.id, phase: .ended, location: nil), at: dispatcher.now)
    }
    let (now, nowhere) = (dispatcher.now, Vector(dx: 0, dy: 0))
    dispatcher.send(InputEvent(at: now, .transform(TransformInput(phase: .ended, at: .zero))))
    dispatcher.send(
      InputEvent(at: now, .scroll(ScrollInput(at: .zero, by: nowhere, phase: .ended))))
    dispatcher.send(InputEvent(at: now, .hover(HoverInput(at: nil))))
    for _ in 0..<1000 {
      guard let next = dispatcher.nextDeadline else { break }
      dispatcher.advance(to: next)
    }
    if !dispatcher.isIdle {
      let busy = recognizers.filter { $0.state != .possible }.map { "\($0.name) \($0.state)" }
      fatalError(
        "not idle: \(busy), \(dispatcher.touches.count) touches, next deadline "
          + "\(String(describing: dispatcher.nextDeadline))")
    }
  }

  // MARK: Events

  /// A press that repeats sends an action for each interval of a time that passes, so where there
  /// is one, a minute passes at most.
  private func nextTime() -> Timestamp {
    let repeats = recognizers.contains {
      ($0 as? LongPressGestureRecognizer)?.repeatInterval != nil
    }
    let wait = bytes.wait()
    return .milliseconds(dispatcher.now.milliseconds + (repeats ? min(wait, 60_000) : wait))
  }

  private func place() -> Point { Point(x: bytes.coordinate(), y: bytes.coordinate()) }

  private func optionalPlace() -> Point? { bytes.isTrue() ? place() : nil }

  private func sendTouches() {
    let time = nextTime()
    let inputs = (0...bytes.index(below: 3)).map { _ in
      let id = TouchID(bytes.index(below: 5))
      let phase = bytes.element(of: TouchPhase.allCases)
      var input = TouchInput(
        id: id, phase: phase, location: phase == .ended ? optionalPlace() : place())
      if bytes.byte() >= 250 {
        input.type = bytes.element(of: TouchType.allCases)
        input.buttons = ButtonMask(rawValue: bytes.index(below: 4))
        input.pressure = bytes.coordinate()
        input.coalesced = [TouchSample(location: place(), timestamp: nextTime())]
      }
      return input
    }
    dispatcher.send(InputEvent(at: time, touches: inputs))
  }

  private func sendScroll() {
    let scroll = ScrollInput(
      at: place(), by: Vector(dx: bytes.coordinate(), dy: bytes.coordinate()),
      kind: bytes.element(of: ScrollInput.Kind.allCases),
      phase: bytes.isTrue() ? bytes.element(of: TouchPhase.allCases) : nil,
      isMomentum: bytes.isTrue())
    dispatcher.send(InputEvent(at: nextTime(), .scroll(scroll)))
  }

  private func sendTransform() {
    let transform = TransformInput(
      phase: bytes.element(of: TouchPhase.allCases), at: place(), scale: bytes.coordinate(),
      rotation: bytes.coordinate())
    dispatcher.send(InputEvent(at: nextTime(), .transform(transform)))
  }

  private func sendAction() {
    dispatcher.send(
      InputEvent(at: nextTime(), .action(.activate, on: bytes.element(of: views))))
  }

  // MARK: Deeds

  /// Changes the scene, between events or in the midst of one.
  func change() {
    switch bytes.index(below: 16) {
    case 0: addRecognizer()
    case 1: relate()
    case 2: changeRecognizer { recognizer, _ in recognizer.isEnabled.toggle() }
    case 3: changeRecognizer { recognizer, _ in recognizer.cancel() }
    case 4:
      changeRecognizer { recognizer, _ in recognizer.view?.removeGestureRecognizer(recognizer) }
    case 5:
      changeRecognizer { recognizer, world in
        world.bytes.element(of: world.views).addGestureRecognizer(recognizer)
      }
    case 6: bytes.element(of: views).isHidden.toggle()
    case 7: bytes.element(of: views).removeFromSuperview()
    case 8: moveView()
    case 9: bytes.element(of: views).isUserInteractionEnabled.toggle()
    case 10: sets.first?.isEnabled.toggle()
    case 11: if !sets.isEmpty { sets.removeFirst().remove() }
    case 12: dispatcher.cancelAllTouches()
    case 13: sendTouches()
    case 14: dispatcher.advance(to: nextTime())
    default:
      let view = bytes.element(of: views)
      view.frame = Rect(origin: place(), size: Size(width: 100, height: 100))
    }
  }

  private func changeRecognizer(
    _ change: (any GestureRecognizer, EngineWorld) -> Void
  ) {
    guard !recognizers.isEmpty else { return }
    change(bytes.element(of: recognizers), self)
  }

  private func moveView() {
    let (child, parent) = (bytes.element(of: views), bytes.element(of: views))
    guard child !== window, !parent.isDescendant(of: child) else { return }
    parent.insertSubview(child, at: bytes.index(below: parent.subviews.count + 1))
  }
}
