import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import TapGesture
import Testing

@Suite struct `End of attempts` {
  let stage = Stage()

  @Test func `S1.19 one that has seen a touch and never decides is ended by the engine`() {
    let forgetful = ScriptedRecognizer("forgetful")
    let waiting = ScriptedRecognizer("waiting", .tap)
    waiting.require(toFail: forgetful)
    stage.add(forgetful, waiting)
    stage.tap()
    #expect(stage.reason(of: forgetful) == .abandoned, "\(stage.log)")
    #expect(
      stage.log.diagnostics
        == [GestureDiagnostic(.abandoned(waiting: [waiting.label]), recognizer: forgetful.label)],
      "\(stage.log)")
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }

  @Test(arguments: [(44.9, false), (45, false), (45.1, true)])
  func `S1.21 a tap fails in the move that leaves its range`(distance: Double, fails: Bool) {
    let tap = TapGestureRecognizer()
    stage.add(tap)
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(20))
    stage.finger.move(to: stage.place + Vector(dx: 0, dy: distance))
    #expect(stage.states(of: tap) == (fails ? [.failed] : []), "\(stage.log)")
    stage.finger.up()
    #expect(stage.actions == (fails ? [] : ["tap ended"]), "\(stage.log)")
  }

  @Test(arguments: [(9.9, false), (10, false), (10.1, true)])
  func `S1.21 a long press fails in the move that leaves its range`(
    distance: Double, fails: Bool
  ) {
    let press = LongPressGestureRecognizer()
    stage.add(press)
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(20))
    stage.finger.move(to: stage.place + Vector(dx: distance, dy: 0))
    #expect(stage.states(of: press) == (fails ? [.failed] : []), "\(stage.log)")
    stage.simulation.wait(.milliseconds(480))
    #expect(stage.actions == (fails ? [] : ["longPress began"]), "\(stage.log)")
  }

  @Test func `S1.22 in its action a discrete recognizer reads ended, later possible`() {
    let tap = TapGestureRecognizer()
    stage.add(tap)
    var read: [GestureState] = []
    tap.onAction { read.append($0.state) }
    stage.tap()
    read.append(tap.state)
    #expect(read == [.ended, .possible], "\(stage.log)")
  }

  @Test func `S1.22 each action of a continuous recognizer reads its own state`() {
    let pan = ScriptedRecognizer("pan", .drag)
    stage.add(pan)
    var read: [GestureState] = []
    pan.onAction { read.append($0.state) }
    stage.drag(times: 2)
    #expect(read == [.began, .changed, .ended], "\(stage.log)")
  }

  @Test func `S1.24 a tap does fail and its dependents rely on that`() {
    let tap = TapGestureRecognizer()
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = .milliseconds(200)
    press.require(toFail: tap)
    stage.add(tap, press)
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(749))
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(1))  // the longest press of a tap is over
    #expect(stage.states(of: tap) == [.failed], "\(stage.log)")
    #expect(stage.actions == ["longPress began"], "\(stage.log)")
  }
}
