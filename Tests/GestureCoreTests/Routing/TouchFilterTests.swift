import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Filters for touches` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let delegate = ScriptedDelegate()
  let recognizer = ScriptedRecognizer("recognizer", .watch)
  let place = Point(x: 50, y: 50)

  init() {
    simulation.show(card, recognizer)
    recognizer.delegate = delegate
  }

  /// All questions about touches, the recognizer's own first.
  var asked: [String] { recognizer.questions + delegate.asked }

  func tap(_ type: TouchType = .direct) {
    simulation.finger(1, type: type).down(at: place)
    simulation.finger(1, type: type).up()
  }

  @Test
  func `S2.14 S3.3 the recognizer is asked of the event, then its delegate, then of the touch`() {
    tap()
    #expect(
      asked == ["shouldReceive event", "event recognizer", "touch recognizer 1"],
      "\(simulation.log)")
    #expect(simulation.log.boundTouches(of: "recognizer") == [1])
  }

  @Test func `S2.14 a disabled recognizer is asked nothing`() {
    recognizer.isEnabled = false
    recognizer.allowedTouchTypes = []
    tap()
    #expect(simulation.log.refusals(of: "recognizer") == [.disabled])
    #expect(asked.isEmpty)
  }

  @Test func `S2.14 a recognizer that doesn't take the touch's type is asked nothing`() {
    recognizer.allowedTouchTypes = .pencil
    tap()
    #expect(simulation.log.refusals(of: "recognizer") == [.touchType])
    #expect(asked.isEmpty)
  }

  @Test func `S2.14 a touch of the wrong one of two allowed types raises no question`() {
    simulation.finger(1).down(at: place)
    let before = asked
    simulation.finger(2, type: .pencil).down(at: place)
    #expect(simulation.log.refusals(of: "recognizer") == [.exclusiveTouchType])
    #expect(asked == before)
  }

  @Test func `S2.14 a recognizer that refuses the event spares its delegate both questions`() {
    recognizer.wantsEvents = false
    tap()
    #expect(simulation.log.refusals(of: "recognizer") == [.shouldReceiveEvent])
    #expect(asked == ["shouldReceive event"])
  }

  @Test func `S2.14 S3.3 a delegate that refuses the event isn't asked about the touch`() {
    delegate.receivesEvent = { _, _ in false }
    tap()
    #expect(simulation.log.refusals(of: "recognizer") == [.delegateShouldReceiveEvent])
    #expect(asked == ["shouldReceive event", "event recognizer"])
  }

  @Test(arguments: TouchType.allCases)
  func `S2.16 by default every type of touch is taken`(type: TouchType) {
    #expect(recognizer.allowedTouchTypes == .all)
    tap(type)
    #expect(simulation.log.boundTouches(of: "recognizer") == [1], "\(simulation.log)")
  }

  @Test(arguments: TouchType.allCases)
  func `S2.16 with no type allowed no touch is taken`(type: TouchType) {
    recognizer.allowedTouchTypes = []
    tap(type)
    #expect(recognizer.calls.isEmpty, "\(simulation.log)")
  }

  @Test func `S2.15 the first touch's type shuts out other types until the reset`() {
    #expect(recognizer.requiresExclusiveTouchType)
    let finger = simulation.finger(1)
    let pencil = simulation.finger(2, type: .pencil)
    finger.down(at: place)
    pencil.down(at: place)
    simulation.finger(3).down(at: place)
    #expect(recognizer.calls == ["began 1", "began 3"], "\(simulation.log)")
    finger.up()
    pencil.up()
    simulation.finger(3).up()
    pencil.down(at: place)
    #expect(
      recognizer.calls.suffix(2) == ["reset", "began 2"],
      "the next attempt is free to take a pencil\n\(simulation.log)")
  }

  @Test func `S2.15 a type that was shut out is not taken when the first touch lifts either`() {
    let idle = ScriptedRecognizer("idle", .idle, on: card)
    idle.whenEnded = { recognizer, _, _ in recognizer.core.wake(after: .seconds(1)) }
    tap()
    simulation.finger(2, type: .pencil).down(at: place)
    #expect(idle.calls == ["began 1", "ended 1"], "its attempt goes on\n\(simulation.log)")
  }

  @Test func `S2.15 types mix where the recognizer doesn't insist on one`() {
    recognizer.requiresExclusiveTouchType = false
    simulation.finger(1).down(at: place)
    simulation.finger(2, type: .pencil).down(at: place)
    #expect(recognizer.calls == ["began 1", "began 2"], "\(simulation.log)")
  }

  @Test(arguments: [[1, 2], [2, 1]])
  func `S13.4 two types at once leave nothing stuck, in whatever order they lift`(order: [Int]) {
    simulation.finger(1).down(at: place)
    simulation.finger(2, type: .pencil).down(at: place)
    for id in order { simulation.finger(TouchID(id)).up() }
    #expect(recognizer.state == .possible)
    #expect(simulation.dispatcher.isIdle)
    tap(.pencil)
    #expect(recognizer.calls.suffix(2) == ["ended 1", "reset"], "\(simulation.log)")
  }
}
