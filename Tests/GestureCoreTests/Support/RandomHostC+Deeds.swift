import CircleGesture
import DoubleTapGesture
import GestureCore
import GestureSimulation
import HorizontalPanGesture
import LongPressGesture
import TapGesture

// What comes up at random: events, recognizers, and deeds that no sensible host would do.
extension RandomHostC {
  // MARK: Events

  func randomEvent() -> InputEvent {
    let count = random.chance(75) ? 1 : 1 + below(4)
    return InputEvent(
      at: simulation.now + randomPause(), touches: (0..<count).map { _ in randomTouch() })
  }

  private func randomPause() -> Duration {
    switch below(100) {
    case 0..<60: .milliseconds(below(20))
    case 60..<85: .milliseconds(below(120))
    case 85..<96: .milliseconds(100 + below(800))
    case 96..<98: .milliseconds(-below(1000))  // time that runs back
    default: .zero
    }
  }

  private func randomTouch() -> TouchInput {
    let id = TouchID(random.chance(60) ? 1 : 1 + below(5))
    let place = simulation.dispatcher.touches.first { $0.id == id }?.location(in: nil)
    let phase = place == nil ? randomPhaseOfNew() : randomPhaseOfOld()
    return TouchInput(
      id: id, phase: phase, location: randomPlace(after: phase == .began ? nil : place),
      type: random.chance(90) ? .direct : .mouse,
      buttons: random.chance(90) ? .primary : .secondary)
  }

  private func randomPhaseOfNew() -> TouchPhase {
    random.chance(90) ? .began : [.moved, .ended, .cancelled, .stationary][below(4)]
  }

  private func randomPhaseOfOld() -> TouchPhase {
    switch below(100) {
    case 0..<68: .moved
    case 68..<92: .ended
    case 92..<95: .cancelled
    case 95..<98: .stationary
    default: .began  // a second time
    }
  }

  private func randomPlace(after place: Point?) -> Point? {
    if random.chance(2) { return Point(x: .nan, y: 10) }
    guard let place else {
      return random.chance(97)
        ? Point(x: Double(below(280)), y: Double(below(300))) : Point(x: -9, y: 900)
    }
    if random.chance(10) { return random.chance(50) ? place : nil }
    let reach = random.chance(70) ? 12 : 120
    return place
      + Vector(dx: Double(below(2 * reach) - reach), dy: Double(below(reach) - reach / 2))
  }

  // MARK: Recognizers

  func makeRecognizer(_ number: Int) -> any GestureRecognizer {
    switch number % 6 {
    case 0: return prepare(makeTap(), "tap\(number)")
    case 1: return prepare(DoubleTapGestureRecognizer(), "double\(number)")
    case 2: return prepare(makePress(), "press\(number)")
    case 3: return prepare(makePan(), "pan\(number)")
    case 4: return prepare(CircleGestureRecognizer(), "circle\(number)")
    default: return prepare(makePlugin("plugin\(number)"), "plugin\(number)")
    }
  }

  private func prepare<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> Recognizer {
    recognizer.name = name
    recognizer.onAction { [weak self] _ in self?.meddle() }
    recognizer.onAction { [weak self] recognizer in
      _ = recognizer.location(in: recognizer.view)
      self?.meddle()
    }
    return recognizer
  }

  private func makeTap() -> TapGestureRecognizer {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 1 + below(3)
    tap.numberOfTouchesRequired = random.chance(80) ? 1 : 2
    return tap
  }

  private func makePress() -> LongPressGestureRecognizer {
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = .milliseconds(random.chance(20) ? 0 : below(300))
    press.numberOfTapsRequired = random.chance(80) ? 0 : 1
    press.numberOfTouchesRequired = random.chance(80) ? 1 : 2
    return press
  }

  private func makePan() -> HorizontalPanGestureRecognizer {
    let pan = HorizontalPanGestureRecognizer()
    pan.minimumNumberOfTouches = random.chance(80) ? 1 : 2
    pan.maximumNumberOfTouches = random.chance(50) ? .max : 2
    return pan
  }

  /// One that assigns whatever comes to its mind.
  private func makePlugin(_ name: String) -> ScriptedRecognizerC {
    let plugin = ScriptedRecognizerC(name)
    let script: ScriptedRecognizerC.TouchScript = { [weak self] plugin, touches in
      self?.decide(plugin, touches)
    }
    plugin.whenBegan = script
    plugin.whenMoved = script
    plugin.whenEnded = script
    plugin.whenCancelled = script
    plugin.whenWoken = { [weak self] plugin, _ in self?.decide(plugin, Touches()) }
    plugin.whenReset = { [weak self] _ in self?.meddle() }
    return plugin
  }

  private func decide(_ plugin: ScriptedRecognizerC, _ touches: Touches) {
    meddle()
    switch below(12) {
    case 0..<2: plugin.core.state = plugin.core.state == .possible ? .began : .changed
    case 2: plugin.core.state = .ended
    case 3: plugin.core.fail()
    case 4: plugin.core.state = GestureState.allCases[below(GestureState.allCases.count)]
    case 5: plugin.core.wake(after: .milliseconds(below(400)))
    case 6: plugin.ignore(touches)
    case 7: plugin.core.cancelWakes()
    default: break
    }
  }

  // MARK: Deeds

  func doSomething() {
    let recognizer = recognizers[below(recognizers.count)]
    let other = recognizers[below(recognizers.count)]
    let view = views[below(views.count)]
    switch below(24) {
    case 0: recognizer.view?.removeGestureRecognizer(recognizer)
    case 1: attach(recognizer)
    case 2: recognizer.isEnabled = false
    case 3: recognizer.isEnabled = true
    case 4, 5: recognizer.cancel()
    case 6: toggle(recognizer)
    case 7, 8: recognizer.require(toFail: other)
    case 9: recognizer.removeRequirement(toFail: other)
    case 10: view.removeFromSuperview()
    case 11: move(view, into: views[below(views.count)])
    case 12, 13: simulation.dispatcher.send(randomEvent())
    case 14: simulation.dispatcher.advance(to: simulation.now + .milliseconds(below(500)))
    case 15: simulation.dispatcher.cancelAllTouches()
    case 16: ignoreTouch(by: recognizer)
    case 17: (recognizer as? HorizontalPanGestureRecognizer)?.setTranslation(.zero, in: nil)
    case 18: replace(recognizer)
    case 19: recognizer.core.state = GestureState.allCases[below(GestureState.allCases.count)]
    case 20: view.isHidden.toggle()
    case 21: toggle(random.chance(70) ? popUp : simulation.window)
    case 22: recognizer.delegate = recognizer.delegate == nil ? delegate : nil
    default: view.gestureRecognizers = view.gestureRecognizers.reversed().dropLast() + [other]
    }
  }

  private func toggle(_ recognizer: any GestureRecognizer) {
    recognizer.isEnabled.toggle()
    recognizer.isEnabled.toggle()
  }

  private func move(_ view: View, into other: View) {
    if !other.isDescendant(of: view) { other.addSubview(view) }
  }

  private func ignoreTouch(by recognizer: any GestureRecognizer) {
    let touches = simulation.dispatcher.touches
    guard !touches.isEmpty, let event else { return }
    recognizer.ignore(touches[below(touches.count)], for: event)
  }

  /// Lets go of a recognizer, whatever it is in the middle of, and makes another one.
  private func replace(_ recognizer: any GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.removeAll { $0 === recognizer }
    addRecognizer()
  }

  private func toggle(_ window: Window) {
    if window.dispatcher == nil {
      simulation.dispatcher.add(window)
    } else {
      simulation.dispatcher.remove(window)
    }
  }
}
