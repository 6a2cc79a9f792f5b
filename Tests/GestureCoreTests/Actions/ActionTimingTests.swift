import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import TapGesture
import Testing

@Suite struct `Moment of actions` {
  let stage = Stage()

  @Test func `S5.7 an action is sent within its event, after arbitration of it all`() {
    let tap = TapGestureRecognizer()
    let loser = ScriptedRecognizer("loser", .tap)
    stage.window.addGestureRecognizer(loser)
    stage.add(tap)
    var stateOfLoser: GestureState?
    var outcomes: [LoggedOutcome] = []
    tap.onAction { [stage] _ in
      stateOfLoser = loser.state
      outcomes = stage.log.outcomes(of: "loser")
    }
    stage.finger.down(at: stage.place)
    #expect(stateOfLoser == nil)
    stage.finger.up()
    #expect(stateOfLoser == .failed, "the action ran before the lift returned\n\(stage.log)")
    #expect(outcomes.count == 1, "\(stage.log)")
  }

  @Test func `S5.8 no action runs before all have processed the event`() {
    var order: [String] = []
    let eager = ScriptedRecognizer("eager").on(.moved) {
      order.append("eager")
      $0.core.state = .began
    }
    let outer = ScriptedRecognizer("outer").on(.moved) { _ in order.append("outer") }
    eager.onAction { _ in order.append("action") }
    stage.add(eager)
    stage.window.addGestureRecognizer(outer)
    stage.beginDrag()
    #expect(order == ["eager", "outer", "action"], "\(stage.log)")
  }

  @Test func `S5.8 nor before all fingers of the event`() {
    var order: [String] = []
    let pan = ScriptedRecognizer("pan").on(.moved) {
      order.append("move")
      $0.core.state = .began
    }
    let tap = ScriptedRecognizer("tap").on(.ended) { _ in order.append("lift") }
    pan.onAction { _ in order.append("action") }
    stage.add(pan)
    stage.window.addGestureRecognizer(tap)
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.beside)
    stage.simulation.send([
      TouchInput(id: 1, phase: .moved, location: stage.place + Vector(dx: 9, dy: 0)),
      TouchInput(id: 2, phase: .ended, location: nil),
    ])
    #expect(order == ["move", "lift", "action"], "\(stage.log)")
  }

  @Test func `S5.9 an action comes before what views hear of the event`() {
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    stage.add(tap)
    stage.tap()
    #expect(stage.story == ["card began", "tap sends ended", "card ended"], "\(stage.log)")
  }

  @Test func `S5.10 a view is told that its touch is cancelled before the action`() {
    let pan = HorizontalPanGestureRecognizer()
    stage.add(pan)
    stage.finger.down(at: stage.place)
    stage.finger.move(to: stage.place + Vector(dx: 5, dy: 0))
    stage.finger.move(to: stage.place + Vector(dx: 15, dy: 0))
    stage.finger.up()
    #expect(
      stage.story == [
        "card began", "card moved", "card cancelled", "horizontalPan sends began",
        "horizontalPan sends ended",
      ], "\(stage.log)")
  }

  @Test func `S5.16 a wake's action has a pass of its own, at its own time`() {
    let press = LongPressGestureRecognizer()
    stage.add(press)
    var moments: [Timestamp] = []
    press.onAction { [stage] _ in moments.append(stage.simulation.now) }
    stage.finger.down(at: stage.place)
    // The event is late: the press began long before it.
    stage.simulation.dispatcher.send(
      InputEvent(
        at: .milliseconds(800),
        touches: [TouchInput(id: 1, phase: .moved, location: stage.beside)]))
    #expect(moments == [.milliseconds(500), .milliseconds(800)], "\(stage.log)")
    #expect(stage.actions == ["longPress began", "longPress changed"], "\(stage.log)")
  }

  @Test func `S5.16 S5.15 in it the geometry is that of the last event`() {
    let press = LongPressGestureRecognizer()
    stage.add(press)
    var places: [Point] = []
    press.onAction { places.append($0.location(in: nil)) }
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(400))
    stage.finger.move(to: stage.place + Vector(dx: 6, dy: 0))
    stage.simulation.wait(.milliseconds(100))
    #expect(places == [stage.place + Vector(dx: 6, dy: 0)], "\(stage.log)")
  }

  @Test func `S5.16 the action of a tap that waited has its place`() {
    let tap = TapGestureRecognizer()
    let double = DoubleTapGestureRecognizer()
    tap.require(toFail: double)
    stage.add(tap, double)
    var places: [Point] = []
    tap.onAction { places.append($0.location(in: nil)) }
    stage.tap()
    #expect(places == [])
    stage.simulation.wait(.milliseconds(350))
    #expect(places == [stage.place], "\(stage.log)")
  }

  @Test func `S5.15 the first action has the movement that led to it`() {
    let pan = HorizontalPanGestureRecognizer()
    stage.add(pan)
    var translations: [Double] = []
    pan.onAction { translations.append($0.translation(in: nil).dx) }
    stage.finger.down(at: stage.place)
    for dx in [6.0, 14, 20] { stage.finger.move(to: stage.place + Vector(dx: dx, dy: 0)) }
    stage.finger.up()
    #expect(translations == [14, 20, 20], "\(stage.log)")
  }

  @Test func `S5.15 S4.19 an action that was held has the present geometry`() {
    let pan = HorizontalPanGestureRecognizer()
    let required = ScriptedRecognizer("required", .undecided(for: .milliseconds(200)))
    pan.require(toFail: required)
    stage.add(pan, required)
    var translations: [Double] = []
    var places: [Point] = []
    pan.onAction {
      translations.append($0.translation(in: nil).dx)
      places.append($0.location(in: nil))
    }
    stage.finger.down(at: stage.place)
    for dx in [15.0, 30, 45] { stage.finger.move(to: stage.place + Vector(dx: dx, dy: 0)) }
    stage.simulation.wait(.milliseconds(200))
    #expect(translations == [45], "\(stage.log)")
    #expect(places == [stage.place + Vector(dx: 45, dy: 0)], "\(stage.log)")
  }
}
