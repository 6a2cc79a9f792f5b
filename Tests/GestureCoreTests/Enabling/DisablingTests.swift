import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

@Suite struct `Recognizers that are switched off and on`: CardScene {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let place = Point(x: 50, y: 50)
  let finger: Finger

  init() {
    simulation.window.addSubview(card)
    finger = simulation.finger()
  }

  func move(to x: Double) { finger.move(to: Point(x: x, y: 50)) }

  @Test func `S8.1 a disabled recognizer gets no touches and does not compete`() {
    let off = recognizer("off", .drag)
    let tap = recognizer("tap", .tap)
    #expect(off.isEnabled, "by default it is on")
    off.isEnabled = false
    tap.require(toFail: off)
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(off.calls.isEmpty, "\(simulation.log)")
    #expect(simulation.log.actions == ["tap ended"], "it neither excludes nor holds")
    #expect(simulation.log.refusals(of: "off") == [.disabled])
  }

  @Test(arguments: [1, 2])
  func `S8.2 one disabled while active is cancelled with its action`(moves: Int) {
    let drag = recognizer("drag", .drag)
    finger.down(at: place)
    for number in 1...moves { move(to: 50 + Double(number)) }
    drag.isEnabled = false
    #expect(simulation.log.actions(of: "drag").last == .cancelled, "\(simulation.log)")
    #expect(simulation.log.actions(of: "drag").count == moves + 1)
    #expect(simulation.log.outcomes(of: "drag").map(\.reason) == [.disabled])
    #expect(drag.calls.last == "reset")
    move(to: 60)
    finger.up()
    #expect(simulation.log.actions(of: "drag").count == moves + 1, "it hears nothing more")
  }

  @Test func `S8.3 one disabled while possible fails silently and releases its dependents`() {
    let watch = recognizer("watch", .watch)
    let drag = recognizer("drag", .drag)
    watch.isPreventedBy = { $0.name != "drag" }
    drag.require(toFail: watch)
    finger.down(at: place)
    move(to: 55)
    #expect(simulation.log.actions.isEmpty)
    watch.isEnabled = false
    #expect(simulation.log.actions == ["drag began"], "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "watch").map(\.state) == [.failed])
    #expect(simulation.log.outcomes(of: "watch").map(\.reason) == [.disabled])
  }

  @Test func `S8.3 one disabled while held fails silently`() {
    let watch = recognizer("watch", .watch)
    let drag = recognizer("drag", .drag)
    drag.require(toFail: watch)
    finger.down(at: place)
    move(to: 55)
    drag.isEnabled = false
    finger.up()
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect(drag.lastOutcome?.state == .failed)
    #expect(drag.lastOutcome?.reason == .disabled)
  }

  @Test func `S8.4 a pan that is switched off and on in its action is cancelled once`() {
    let drag = recognizer("drag", .drag)
    drag.onAction { drag in
      guard drag.state == .changed else { return }
      drag.isEnabled = false
      drag.isEnabled = true
    }
    finger.down(at: place)
    for x in [55.0, 60, 65, 70] { move(to: x) }
    finger.up()
    #expect(
      simulation.log.actions(of: "drag") == [.began, .changed, .cancelled], "\(simulation.log)")
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(
      simulation.log.actions(of: "drag").dropFirst(3) == [.began, .ended],
      "the next touch starts afresh\n\(simulation.log)")
  }

  @Test func `S8.4 to cancel is to switch off and on`() {
    let drag = recognizer("drag", .drag)
    drag.cancel()
    #expect(simulation.log.entries.isEmpty, "there was nothing to cancel")
    finger.down(at: place)
    move(to: 55)
    drag.cancel()
    drag.cancel()
    move(to: 60)
    finger.up()
    #expect(drag.isEnabled)
    #expect(simulation.log.actions(of: "drag") == [.began, .cancelled], "\(simulation.log)")
    #expect(drag.lastOutcome?.reason == .disabled)
  }

  @Test func `S8.5 outside of a pass the action comes at once`() {
    let drag = recognizer("drag", .drag)
    var states: [GestureState] = []
    drag.onAction { states.append($0.state) }
    finger.down(at: place)
    move(to: 55)
    drag.isEnabled = false
    #expect(states == [.began, .cancelled], "\(simulation.log)")
    #expect(drag.state == .possible, "it is reset as well")
  }

  @Test func `S8.5 in a pass the state changes at once and the action comes later in the pass`() {
    let drag = recognizer("drag", .drag)
    let other = recognizer("other", .drag)
    other.isPreventedBy = { $0.name != "drag" }
    drag.isPreventedBy = { $0.name != "other" }
    var order: [String] = []
    drag.onAction { order.append("drag \($0.state.word)") }
    other.onAction { other in
      order.append("other \(other.state.word)")
      guard other.state == .changed else { return }
      drag.isEnabled = false
      order.append("drag reads \(drag.state.word)")
    }
    finger.down(at: place)
    move(to: 55)
    move(to: 60)
    #expect(
      order == [
        "other began", "drag began", "other changed", "drag reads cancelled", "drag cancelled",
      ], "its own changed is dropped\n\(simulation.log)")
  }

  @Test func `S8.5 S5.14 what was not sent yet to the one that is switched off is dropped`() {
    let drag = recognizer("drag", .drag)
    let other = recognizer("other", .drag)
    other.isPreventedBy = { $0.name != "drag" }
    drag.isPreventedBy = { $0.name != "other" }
    other.onAction { _ in drag.isEnabled = false }
    finger.down(at: place)
    move(to: 55)
    #expect(simulation.log.actions == ["other began"], "\(simulation.log)")
    #expect(drag.lastOutcome?.state == .failed)
  }

  @Test func `S8.5 S13.11 one that disables itself in its action still calls its other targets`() {
    let drag = recognizer("drag", .drag)
    var heard: [String] = []
    drag.onAction { drag in
      heard.append("first \(drag.state.word)")
      drag.isEnabled = false
    }
    drag.onAction { heard.append("second \($0.state.word)") }
    finger.down(at: place)
    move(to: 55)
    #expect(
      heard.map { $0.prefix { $0 != " " } } == ["first", "second", "first", "second"],
      "\(heard)\n\(simulation.log)")
    #expect(simulation.log.actions(of: "drag") == [.began, .cancelled])
  }

  @Test func `S8.6 S2.11 switching on binds only touches that begin later`() {
    let watch = recognizer("watch", .watch)
    watch.isEnabled = false
    finger.down(at: place)
    watch.isEnabled = true
    move(to: 55)
    simulation.finger(2).down(at: place)
    #expect(watch.calls == ["began 2"], "\(simulation.log)")
  }

  @Test func `S8.7 setting the same value again does nothing`() {
    let drag = recognizer("drag", .drag)
    finger.down(at: place)
    move(to: 55)
    drag.isEnabled = true
    move(to: 60)
    #expect(simulation.log.actions(of: "drag") == [.began, .changed], "\(simulation.log)")
    drag.isEnabled = false
    let entries = simulation.log.entries.count
    drag.isEnabled = false
    #expect(simulation.log.entries.count == entries, "\(simulation.log)")
  }

  @Test func `S8.8 a view doesn't get a cancelled touch back`() {
    let drag = recognizer("drag", .drag)
    finger.down(at: place)
    move(to: 55)
    drag.isEnabled = false
    move(to: 60)
    finger.up()
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
  }

  @Test func `S8.8 a touch that was withheld is told when its recognizer is switched off`() {
    let watch = recognizer("watch", .watch)
    watch.delaysTouchesBegan = true
    finger.down(at: place)
    move(to: 55)
    #expect(card.told.isEmpty)
    watch.isEnabled = false
    #expect(card.told == ["began 1", "moved 1"], "\(simulation.log)")
    finger.up()
    #expect(card.told == ["began 1", "moved 1", "ended 1"])
  }

  @Test func `S8.8 a lift that was withheld is told when its recognizer is switched off`() {
    let double = DoubleTapGestureRecognizer()
    card.addGestureRecognizer(double)
    simulation.tap(at: place)
    #expect(card.told == ["began 1"])
    double.isEnabled = false
    #expect(card.told == ["began 1", "ended 1"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S8.3 S8.5 one disabled in its own touch callback is reset without an action`() {
    let drag = recognizer("drag", .drag)
    drag.whenMoved = { drag, _, _ in drag.isEnabled = false }
    finger.down(at: place)
    move(to: 55)
    finger.up()
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect(drag.calls == ["began 1", "moved 1", "reset"])
  }
}
