import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import Testing

@Suite struct `Action rounds` {
  let stage = Stage()

  @Test func `S5.5 each committed transition sends each pair once, failed and reset none`() {
    let pan = ScriptedRecognizer("pan", .drag)
    stage.add(pan)
    var calls: [String] = []
    for pair in ["a", "b"] { pan.onAction { calls.append("\(pair) \($0.state.word)") } }
    stage.drag(times: 2)
    stage.tap()  // fails
    stage.beginDrag()
    stage.finger.cancel()
    let states = ["began", "changed", "ended", "began", "cancelled"]
    #expect(calls == states.flatMap { ["a \($0)", "b \($0)"] }, "\(stage.log)")
    #expect(pan.resets == 3, "\(stage.log)")
  }

  @Test func `S5.6 two transitions of one pass are two rounds, each with its own state`() {
    let quick = ScriptedRecognizer("quick").on(.moved, [.began, .ended])
    stage.add(quick)
    var calls: [String] = []
    for pair in ["a", "b"] { quick.onAction { calls.append("\(pair) \($0.state.word)") } }
    stage.beginDrag()
    #expect(calls == ["a began", "b began", "a ended", "b ended"], "\(stage.log)")
  }

  @Test func `S5.6 a flick of our pan within one lift is two rounds`() {
    let pan = HorizontalPanGestureRecognizer()
    stage.add(pan)
    stage.finger.down(at: stage.place)
    stage.finger.up(at: stage.place + Vector(dx: 80, dy: 0))
    #expect(stage.actions == ["horizontalPan began", "horizontalPan ended"], "\(stage.log)")
  }

  @Test func `S5.11 S14.23 actions of a pass go by the order of arbitration`() {
    // The outer one has begun before; its changed comes after the inner one's began.
    let outer = ScriptedRecognizer("outer").on(.began, [.began]).on(.moved, [.changed])
      .on(.ended, [.ended])
    let early = ScriptedRecognizer("early", .drag)
    let late = ScriptedRecognizer("late", .drag)
    let delegate = ScriptedDelegate()
    for recognizer in [outer, early, late] { recognizer.delegate = delegate }
    delegate.allowsBoth = { _, _ in true }
    stage.window.addGestureRecognizer(outer)
    stage.add(early, late)
    stage.drag(times: 2)
    #expect(
      stage.actions == [
        "outer began",
        "late began", "early began", "outer changed",
        "late changed", "early changed", "outer changed",
        "late ended", "early ended", "outer ended",
      ], "\(stage.log)")
  }

  @Test func `S14.23 an active one on the inner view comes before a new one on the outer`() {
    let inner = ScriptedRecognizer("inner").on(.began, [.began]).on(.moved, [.changed])
    let outer = ScriptedRecognizer("outer", .drag)
    let delegate = ScriptedDelegate()
    delegate.allow(inner, with: outer)
    stage.window.addGestureRecognizer(outer)
    stage.add(inner)
    stage.beginDrag()
    #expect(stage.actions == ["inner began", "inner changed", "outer began"], "\(stage.log)")
  }

  @Test(arguments: 1...3)
  func `S5.17 one changed an event, however many fingers moved`(fingers: Int) {
    let pan = HorizontalPanGestureRecognizer()
    stage.add(pan)
    let ids = (1...fingers).map { TouchID($0) }
    func send(_ phase: TouchPhase, _ x: Double) {
      stage.simulation.wait(Simulation.frame)
      stage.simulation.send(
        ids.map { id in
          let place = Point(x: x, y: 40 + 40 * Double(id.rawValue))
          return TouchInput(id: id, phase: phase, location: place)
        })
    }
    send(.began, 40)
    for step in 1...3 { send(.moved, 40 + 20 * Double(step)) }
    #expect(
      stage.actions
        == ["horizontalPan began", "horizontalPan changed", "horizontalPan changed"],
      "\(stage.log)")
  }
}
