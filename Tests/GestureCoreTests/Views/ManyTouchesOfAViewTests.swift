import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PinchGesture
import Testing

@Suite struct `Several touches of a view` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let other = ScriptedView(name: "other", frame: Rect(x: 200, y: 0, width: 200, height: 200))
  let place = Point(x: 50, y: 50)
  let second = Point(x: 150, y: 50)
  let beside = Point(x: 250, y: 50)

  init() {
    simulation.window.addSubview(card)
    simulation.window.addSubview(other)
  }

  @Test func `S2.17 by default a view gets one touch of a sequence, its recognizers get all`() {
    card.addGestureRecognizer(PinchGestureRecognizer())
    simulation.fingers(.began, place, second)
    #expect(card.told == ["began 1"], "\(simulation.log)")
    simulation.fingers(.moved, Point(x: 30, y: 50), Point(x: 170, y: 50))
    #expect(simulation.log.actions == ["pinch began"], "\(simulation.log)")
    #expect(card.told == ["began 1", "cancelled 1"], "\(simulation.log)")
  }

  @Test func `S2.17 S7.23 a touch that the view did not take stays unknown to it`() {
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: second)
    simulation.lift(1)
    simulation.finger(2).move(to: place)
    simulation.lift(2)
    #expect(card.told == ["began 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S2.17 with multiple touch a view gets all, those of one event together`() {
    card.isMultipleTouchEnabled = true
    simulation.fingers(.began, place, second)
    simulation.fingers(.moved, second, place)
    simulation.lift(1, 2)
    #expect(card.told == ["began 1 2", "moved 1 2", "ended 1 2"], "\(simulation.log)")
  }

  @Test func `S2.17 the flag concerns the view alone, not those beside it`() {
    simulation.fingers(.began, place, beside)
    #expect(card.told == ["began 1"], "\(simulation.log)")
    #expect(other.told == ["began 2"], "\(simulation.log)")
  }

  @Test func `S14.6 a touch with its end withheld makes room for the next`() {
    card.addGestureRecognizer(DoubleTapGestureRecognizer())
    simulation.tap(at: place)
    simulation.wait(.milliseconds(100))
    simulation.finger(2).down(at: place)
    #expect(card.told == ["began 1", "began 2"], "\(simulation.log)")
  }

  @Test func `S14.6 so does one that lifts in the event in which the next comes down`() {
    simulation.finger(1).down(at: place)
    simulation.send([
      TouchInput(id: 1, phase: .ended, location: nil),
      TouchInput(id: 2, phase: .began, location: second),
    ])
    #expect(card.told == ["began 1", "began 2", "ended 1"], "\(simulation.log)")
  }

  @Test func `S2.18 while an exclusive view has a touch others get none, recognizers do`() {
    let watcher = ScriptedRecognizer("watcher", .idle)
    other.addGestureRecognizer(watcher)
    card.isExclusiveTouch = true
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: beside)
    #expect(card.told == ["began 1"])
    #expect(other.told.isEmpty, "\(simulation.log)")
    #expect(watcher.calls == ["began 2"], "\(simulation.log)")
    simulation.lift(1)
    simulation.finger(3).down(at: beside)
    #expect(other.told == ["began 3"], "\(simulation.log)")
  }

  @Test func `S2.18 an exclusive view takes no touch while another view has one`() {
    card.isExclusiveTouch = true
    simulation.finger(1).down(at: beside)
    simulation.finger(2).down(at: place)
    #expect(other.told == ["began 1"])
    #expect(card.told.isEmpty, "\(simulation.log)")
  }

  @Test func `S2.18 exclusiveness ends at the window`() {
    let second = Window(size: Size(width: 400, height: 800))
    let far = ScriptedView(name: "far", frame: Rect(x: 0, y: 0, width: 200, height: 200))
    second.addSubview(far)
    simulation.dispatcher.add(second)
    card.isExclusiveTouch = true
    simulation.finger(1).down(at: place)
    let touch = TouchInput(id: 2, phase: .began, location: place)
    simulation.dispatcher.send(InputEvent(at: simulation.now, touches: [touch]), to: second)
    #expect(far.told == ["began 2"], "\(simulation.log)")
  }

  @Test func `S2.26 in one event a view hears of what began, moved, ended and was cancelled`() {
    card.isMultipleTouchEnabled = true
    simulation.fingers(.began, place, second, place)
    simulation.send([
      TouchInput(id: 1, phase: .cancelled, location: nil),
      TouchInput(id: 2, phase: .ended, location: nil),
      TouchInput(id: 3, phase: .moved, location: second),
      TouchInput(id: 4, phase: .began, location: place),
    ])
    #expect(
      card.told == ["began 1 2 3", "began 4", "moved 3", "ended 2", "cancelled 1"],
      "\(simulation.log)")
  }
}
