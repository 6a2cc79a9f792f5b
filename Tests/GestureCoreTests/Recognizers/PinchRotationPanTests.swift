import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import PinchGesture
import RotationGesture
import Testing

@Suite struct `Pinch, rotation and pan on one view` {
  let simulation = Simulation()
  let photo = View(name: "photo", frame: Rect(x: 0, y: 0, width: 400, height: 800))
  let pan = PanGestureRecognizer()
  let pinch = PinchGestureRecognizer()
  let rotation = RotationGestureRecognizer()
  let bothAllowed = ScriptedDelegate.allowingAll()
  let left = Point(x: 100, y: 400)
  let right = Point(x: 300, y: 400)

  init() {
    simulation.window.addSubview(photo)
    for recognizer in [pan, pinch, rotation] as [any GestureRecognizer] {
      photo.addGestureRecognizer(recognizer)
    }
  }

  private func outcome(of name: String) -> [FailureReason?] {
    simulation.log.outcomes(of: name).map(\.reason)
  }

  @Test func `S9.52 fingers that move apart pinch, and nothing else`() {
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: -10, dy: 0), right + Vector(dx: 10, dy: 0))
    simulation.fingers(.moved, left + Vector(dx: 30, dy: 90), right + Vector(dx: 10, dy: -90))
    #expect(simulation.log.actions == ["pinch began", "pinch changed"], "\(simulation.log)")
    let winner = RecognizerLabel(name: "pinch", view: "photo")
    #expect(outcome(of: "rotation") == [.excluded(by: winner)])
    #expect(outcome(of: "pan") == [.excluded(by: winner)])
  }

  @Test func `S9.52 fingers that turn rotate, and nothing else`() {
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: 0, dy: -15), right + Vector(dx: 0, dy: 15))
    #expect(simulation.log.actions == ["rotation began"], "\(simulation.log)")
  }

  @Test func `S4.2 fingers that move along pan, and nothing else`() {
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: 0, dy: 20), right + Vector(dx: 0, dy: 20))
    simulation.fingers(.moved, left + Vector(dx: -40, dy: 20), right + Vector(dx: 40, dy: 30))
    #expect(simulation.log.actions == ["pan began", "pan changed"], "\(simulation.log)")
  }

  @Test func `S4.2 one finger that has panned leaves no pinch to a second`() {
    simulation.finger(1).down(at: left)
    simulation.finger(1).move(to: left + Vector(dx: 20, dy: 0))
    simulation.finger(2).down(at: right)
    simulation.finger(2).move(to: right + Vector(dx: 90, dy: 0))
    #expect(simulation.log.actions == ["pan began", "pan changed"], "\(simulation.log)")
  }

  @Test func `S9.52 S3.17 with a delegate's leave all three go along, in one order`() {
    for recognizer in [pan, pinch, rotation] as [any GestureRecognizer] {
      recognizer.delegate = bothAllowed
    }
    simulation.fingers(.began, left, right)
    let turned = right + Vector(dx: 50, dy: 60)
    simulation.fingers(.moved, left, turned)
    simulation.fingers(.moved, left, turned + Vector(dx: 20, dy: 30))
    simulation.lift(1, 2)
    #expect(
      simulation.log.actions == [
        "rotation began", "pinch began", "pan began", "rotation changed", "pinch changed",
        "pan changed", "rotation ended", "pinch ended", "pan ended",
      ], "S14.23\n\(simulation.log)")
  }

  @Test func `S3.21 a leave for one pair says nothing of the third`() {
    let pairs = ScriptedDelegate()
    pairs.allow(pinch, with: rotation)
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left, right + Vector(dx: 50, dy: 60))
    #expect(simulation.log.actions == ["rotation began", "pinch began"], "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "pan").map(\.state) == [.failed])
  }

  @Test func `S9.53 the fingers may lie on different subviews`() {
    photo.addSubview(View(name: "left", frame: Rect(x: 0, y: 0, width: 200, height: 800)))
    photo.addSubview(View(name: "right", frame: Rect(x: 200, y: 0, width: 200, height: 800)))
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: -10, dy: 0), right + Vector(dx: 10, dy: 0))
    #expect(simulation.log.actions == ["pinch began"], "\(simulation.log)")
  }

  @Test func `S9.48 S9.52 after a pinch the remaining finger belongs to it, and pans nothing`() {
    simulation.fingers(.began, left, right)
    simulation.fingers(.moved, left + Vector(dx: -10, dy: 0), right + Vector(dx: 10, dy: 0))
    simulation.lift(1)
    simulation.finger(2).move(to: right + Vector(dx: 90, dy: 0))
    #expect(simulation.log.actions == ["pinch began"], "\(simulation.log)")
    simulation.lift(2)
    #expect(simulation.log.actions == ["pinch began", "pinch ended"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }
}
