import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Delivery of touches to recognizers` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let recognizer = ScriptedRecognizer("recognizer", .watch)
  let place = Point(x: 50, y: 50)

  init() { simulation.show(card, recognizer) }

  @Test func `S2.26 a call's touches have one phase, and phases come in their natural order`() {
    for id in [1, 2, 3] { simulation.finger(TouchID(id)).down(at: place) }
    simulation.send([
      TouchInput(id: 1, phase: .cancelled, location: nil),
      TouchInput(id: 2, phase: .ended, location: nil),
      TouchInput(id: 3, phase: .moved, location: Point(x: 60, y: 50)),
      TouchInput(id: 4, phase: .began, location: place),
      TouchInput(id: 5, phase: .began, location: place),
    ])
    #expect(
      recognizer.calls.suffix(4) == ["began 4 5", "moved 3", "ended 2", "cancelled 1"],
      "\(simulation.log)")
  }

  @Test func `S2.27 recognizers see a touch before its view does, in every event`() {
    card.isMultipleTouchEnabled = true
    recognizer.delaysTouchesEnded = false
    var order: [String] = []
    card.whenTold = { word, _, _ in order.append("card \(word)") }
    recognizer.whenBegan = { _, _, _ in order.append("recognizer began") }
    recognizer.whenMoved = { _, _, _ in order.append("recognizer moved") }
    recognizer.whenEnded = { _, _, _ in order.append("recognizer ended") }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(
      order == [
        "recognizer began", "card began", "recognizer moved", "card moved",
        "recognizer ended", "card ended",
      ], "\(simulation.log)")
  }

  @Test func `S2.28 what a recognizer does in a touch method routes the touch nowhere`() {
    let silent = PassingRecognizer()
    card.addGestureRecognizer(silent)
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(recognizer.calls == ["began 1", "moved 1", "ended 1", "reset"])
    #expect(card.told == ["began 1", "moved 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S14.26 touches of one event are handled in the order of their ids`() {
    let delegate = ScriptedDelegate()
    recognizer.delegate = delegate
    card.isMultipleTouchEnabled = true
    simulation.send(
      [10, 9, 2].map { TouchInput(id: TouchID($0), phase: .began, location: place) })
    #expect(simulation.log.boundTouches(of: "recognizer") == [2, 9, 10], "numbers by value")
    #expect(
      delegate.asked("touch") == [
        "touch recognizer 2", "touch recognizer 9", "touch recognizer 10",
      ])
    #expect(recognizer.calls == ["began 2 9 10"])
    #expect(card.told == ["began 2 9 10"], "\(simulation.log)")
  }

  @Test func `S14.26 touches of several events are told in the order in which they began`() {
    for id in [3, 1, 2] { simulation.finger(TouchID(id)).down(at: place) }
    simulation.send(
      [1, 2, 3].map { TouchInput(id: TouchID($0), phase: .moved, location: Point(x: 60, y: 50)) })
    #expect(recognizer.calls.last == "moved 3 1 2", "\(simulation.log)")
  }

  @Test func `S14.16 a touch that lifts and comes down in one event is handled twice`() {
    simulation.finger(1).down(at: place)
    simulation.send([
      TouchInput(id: 1, phase: .ended, location: nil),
      TouchInput(id: 1, phase: .began, location: place),
    ])
    #expect(recognizer.calls == ["began 1", "ended 1", "reset", "began 1"], "\(simulation.log)")
  }
}
