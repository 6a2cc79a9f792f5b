import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HoverGesture
import PanGesture
import Testing

/// What was asked for or queued for an attempt that has ended meanwhile, or ends unexpectedly.
@Suite struct `Ended meanwhile` {
  let stage = Stage()

  private func touch(_ phase: TouchPhase, _ id: TouchID = 1, _ dx: Double = 0) {
    let input = TouchInput(id: id, phase: phase, location: stage.place + Vector(dx: dx, dy: 0))
    stage.simulation.send(InputEvent(at: stage.simulation.now, touches: [input]))
  }

  @Test(arguments: ["by the value", "by the value's second", "in didBegin"])
  func `S1.11 S14.13 one that ends before its action is sent sends none`(way: String) {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    var values = 0
    let value = pan.value(initially: 0) { pan in
      values += 1
      if values == (way == "by the value" ? 1 : 2), way != "in didBegin" { pan.cancel() }
      return values
    }
    let scripted = ScriptedRecognizer("scripted", .drag)
    if way == "in didBegin" {
      scripted.whenBegun = { $0.cancel() }
      stage.card.removeGestureRecognizer(pan)
      stage.add(scripted)
    }
    stage.drag(times: 4)
    let expected = way == "by the value's second" ? ["pan began", "pan cancelled"] : []
    #expect(stage.actions == expected, "\(stage.log)")
    #expect(value.current == 0, "the value is back at its initial one")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test(arguments: ["cancel", "disable", "remove"])
  func `S8.3 S8.4 S1.5 a state that was assigned is forgotten with its attempt`(way: String) {
    let drag = ScriptedRecognizer("drag", .drag, on: stage.card)
    let target = ScriptedRecognizer("target", .idle, on: stage.card)
    for recognizer in [drag, target] { recognizer.prevents = { _ in false } }
    drag.onAction { [stage] drag in
      guard drag.state == .began else { return }
      target.core.state = .ended
      switch way {
      case "cancel": target.cancel()
      case "disable":
        target.isEnabled = false
        target.isEnabled = true
      default:
        stage.card.removeGestureRecognizer(target)
        stage.card.addGestureRecognizer(target)
      }
    }
    stage.drag(times: 2)
    #expect(!stage.actions.contains { $0.hasPrefix("target") }, "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S8.4 S3.35 what ends an attempt inside a question leaves the next one alone`() {
    let target = ScriptedRecognizer("target", .drag, on: stage.card)
    let first = ScriptedRecognizer("first", on: stage.card)
    first.core.cancelsTouchesInView = false
    first.whenMoved = { first, _, _ in
      first.core.fail()
      touch(.began, 2, 50)  // queued before the end
    }
    let delegate = ScriptedDelegate()
    delegate.shouldBegin = { target in
      target.isEnabled = false
      target.isEnabled = true
      return false
    }
    target.delegate = delegate
    touch(.began)
    touch(.moved, 1, 20)
    #expect(target.calls.last == "began 2", "\(target.calls)")
    #expect(target.handle.trackedTouches.map(\.id) == [2], "the second touch is tracked")
  }

  @Test func `S10.2 no recognizer stops time by what it requests in an action of a deadline`() {
    let repeating = ScriptedRecognizer("repeating", on: stage.card)
    repeating.on(.began, [.began]).on(.woken, [.changed])
    repeating.whenBegan = { repeating, _, _ in repeating.core.wake(after: .milliseconds(1)) }
    var actions = 0
    repeating.onAction { repeating in
      actions += 1
      if actions < 1000 { repeating.core.wake(after: .zero) }
    }
    touch(.began)
    stage.simulation.wait(.milliseconds(20))
    #expect((2...50).contains(actions), "\(actions) actions in 20 ms")
  }

  @Test func `S10.8 S15.16 cancelling all neither changes the time nor lifts the modifiers`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    pan.allowedScrollTypes = [.continuous, .discrete]
    var modifiers: [ModifierFlags] = []
    pan.onAction { modifiers.append($0.modifierFlags) }
    let simulation = stage.simulation
    var isFirst = true
    pan.onAction { [stage] _ in
      guard isFirst else { return }
      isFirst = false
      let touch = TouchInput(id: 2, phase: .began, location: stage.beside)
      var late = InputEvent(at: simulation.now + .milliseconds(500), touches: [touch])
      late.modifiers = .shift
      simulation.dispatcher.send(late)
      simulation.dispatcher.cancelAllTouches()
    }
    let scroll = ScrollInput(at: stage.place, by: Vector(dx: 0, dy: 40), phase: .began)
    var event = InputEvent(at: simulation.now, .scroll(scroll))
    event.modifiers = .shift
    simulation.dispatcher.send(event)
    #expect(stage.actions == ["pan began", "pan cancelled"], "\(stage.log)")
    #expect(modifiers.last == modifiers.first && modifiers.first == .shift, "\(modifiers)")
    #expect(simulation.dispatcher.touches.isEmpty, "the touch that was sent before is cancelled")
    #expect(stage.log.diagnostics.isEmpty, "\(stage.log.diagnostics)")
  }

  @Test func `S14.22 a pointer that has left leaves at the time that it is by then`() {
    let simulation = stage.simulation
    stage.add(HoverGestureRecognizer(), "hover")
    let tap = ScriptedRecognizer("tap", .tap, on: stage.card)
    tap.onAction { [stage] _ in
      let late = TouchInput(id: 2, phase: .began, location: stage.beside)
      simulation.dispatcher.send(late, at: simulation.now + .milliseconds(500))
    }
    let dispatcher = simulation.dispatcher
    dispatcher.send(InputEvent(at: .milliseconds(0), .hover(HoverInput(at: stage.place))))
    dispatcher.send(
      TouchInput(id: 1, phase: .began, location: stage.place, type: .mouse), at: .milliseconds(10))
    dispatcher.send(InputEvent(at: .milliseconds(20), .hover(HoverInput(at: nil))))
    dispatcher.send(
      TouchInput(id: 1, phase: .ended, location: stage.place, type: .mouse), at: .milliseconds(30))
    #expect(
      stage.actions == ["hover began", "tap ended", "hover ended"], "\(stage.log)")
    #expect(stage.log.diagnostics.isEmpty, "\(stage.log.diagnostics)")
  }

  @Test func `S15.18 a scroll that ends and one that begins in the same event are two`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    pan.allowedScrollTypes = [.continuous, .discrete]
    func scroll(_ phase: TouchPhase, _ dy: Double) -> IndirectInput {
      .scroll(ScrollInput(at: stage.place, by: Vector(dx: 0, dy: dy), phase: phase))
    }
    stage.simulation.send(InputEvent(at: .milliseconds(0), scroll(.began, 20)))
    stage.simulation.send(
      InputEvent(at: .milliseconds(10), scroll(.ended, 0), scroll(.began, 20)))
    stage.simulation.send(InputEvent(at: .milliseconds(20), scroll(.ended, 0)))
    #expect(
      stage.actions == ["pan began", "pan ended", "pan began", "pan ended"], "\(stage.log)")
    #expect(stage.log.diagnostics.isEmpty, "\(stage.log.diagnostics)")
  }

  @Test func `S9.16 S15.21 taps that are asked for in mid-drag count from the next one`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    stage.beginDrag(times: 2)
    pan.numberOfTapsRequired = 1
    stage.move(stage.finger)
    stage.finger.up()
    #expect(stage.actions.last == "pan ended" && stage.actions.count == 4, "\(stage.log)")
    stage.drag(times: 2)
    #expect(stage.actions.count == 4, "the next drag needs its tap\n\(stage.log)")
  }
}
