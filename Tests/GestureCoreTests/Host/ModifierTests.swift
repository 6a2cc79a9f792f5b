import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import PanGesture
import TapGesture
import Testing

@Suite struct `Modifier keys` {
  let stage = Stage()
  let tap = TapGestureRecognizer()

  private func send(
    _ phase: TouchPhase, _ modifiers: ModifierFlags, id: TouchID = 1, at place: Point? = nil
  ) {
    var event = InputEvent(
      at: stage.simulation.now,
      touches: [TouchInput(id: id, phase: phase, location: place ?? stage.place)])
    event.modifiers = modifiers
    stage.simulation.send(event)
  }

  @Test(arguments: [[], .shift, [.control, .option], [.command, .capsLock]] as [ModifierFlags])
  func `S15.16 a recognizer reads the keys of the last event of which it was told`(
    keys: ModifierFlags
  ) {
    stage.add(tap)
    var read: [ModifierFlags] = []
    tap.onAction { read.append($0.modifierFlags) }
    send(.began, [])
    send(.ended, keys)
    #expect(read == [keys])
  }

  @Test func `S15.16 moves within the slop count`() {
    let press = stage.add(LongPressGestureRecognizer(), "press")
    send(.began, .shift)
    #expect(press.modifierFlags == .shift)
    stage.simulation.wait(.milliseconds(100))
    send(.moved, .option, at: stage.place + Vector(dx: 1, dy: 0))
    stage.simulation.wait(.milliseconds(100))
    send(.moved, [], at: stage.place + Vector(dx: 2, dy: 0))
    var read: [ModifierFlags] = []
    press.onAction { read.append($0.modifierFlags) }
    stage.simulation.wait(.milliseconds(400))
    #expect(read == [[]])
  }

  @Test func `S15.16 events of which it is not told don't count`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    send(.began, .shift)
    send(.began, .command, id: 2, at: stage.beside)
    #expect(pan.modifierFlags == .shift)
    stage.simulation.wait(.milliseconds(10))
    #expect(pan.modifierFlags == .shift)
  }

  @Test func `S15.16 the next gesture starts afresh`() {
    stage.add(tap)
    send(.began, .shift)
    send(.ended, .shift)
    #expect(tap.modifierFlags == .shift)
    stage.simulation.send(
      [TouchInput(id: 1, phase: .began, location: stage.place)])
    #expect(tap.modifierFlags == [])
  }

  @Test func `S15.16 the log tells when the keys change`() {
    stage.add(tap)
    send(.began, .shift)
    send(.moved, .shift)
    send(.ended, [.shift, .control])
    let lines = stage.log.jsonLines().filter { $0.contains("modifiers") }
    #expect(
      lines == [
        #"{"at": 0, "kind": "input", "modifiers": ["shift"]}"#,
        #"{"at": 0, "kind": "input", "modifiers": ["shift", "control"]}"#,
      ])
    #expect("\(stage.log)".contains("modifier keys: shift and control"))
  }
}
