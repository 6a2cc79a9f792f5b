import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import PinchGesture
import RotationGesture
import TapGesture
import Testing

@Suite struct `Transforms of a trackpad` {
  let simulation = Simulation()
  let photo = View(name: "photo", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let pinch = PinchGestureRecognizer()
  let rotation = RotationGestureRecognizer()
  let bothAllowed = ScriptedDelegate.allowingAll()
  let place = Point(x: 100, y: 100)

  init() { simulation.show(photo, pinch, rotation) }

  @Test func `S12.10 a transform pinches without touches`() {
    var scales: [Double] = []
    var fingers: [Int] = []
    pinch.onAction { pinch in
      scales.append(pinch.scale)
      fingers.append(pinch.numberOfTouches)
    }
    simulation.transform(.began, at: place)
    simulation.transform(.moved, at: place, scale: 1.5)
    simulation.transform(.moved, at: place, scale: 2)
    simulation.transform(.ended, at: place, scale: 2)
    #expect(simulation.log.actions(of: "pinch") == [.began, .changed, .ended], "\(simulation.log)")
    #expect(scales == [1.5, 2, 2])
    #expect(fingers == [0, 0, 0])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S12.10 a transform turns without touches`() {
    var turns: [Double] = []
    rotation.onAction { rotation in turns.append(rotation.rotation) }
    simulation.transform(.began, at: place)
    simulation.transform(.moved, at: place, rotation: 0.5)
    simulation.transform(.moved, at: place, rotation: -4)
    simulation.transform(.ended, at: place, rotation: -4)
    #expect(
      simulation.log.actions(of: "rotation") == [.began, .changed, .ended], "\(simulation.log)")
    #expect(turns == [0.5, -4, -4])
  }

  @Test func `S12.10 S9.47 a scale that is set in mid-transform is counted on from`() {
    simulation.transform(.began, at: place)
    simulation.transform(.moved, at: place, scale: 2)
    pinch.scale = 1
    simulation.transform(.moved, at: place, scale: 3)
    #expect((pinch.scale - 1.5).magnitude < 1e-9, "\(pinch.scale)")
  }

  @Test func `S12.10 only pinch and rotation understand it`() {
    for recognizer in [PanGestureRecognizer(), TapGestureRecognizer()] as [any GestureRecognizer] {
      photo.addGestureRecognizer(recognizer)
    }
    simulation.transform(.began, at: place)
    simulation.transform(.moved, at: place, scale: 1.5)
    simulation.transform(.ended, at: place, scale: 1.5)
    #expect(simulation.log.actions == ["pinch began", "pinch ended"], "\(simulation.log)")
  }

  @Test func `S9.52 S12.10 pinch and rotation exclude one another in a transform`() {
    simulation.transform(.began, at: place)
    simulation.transform(.moved, at: place, scale: 1.5, rotation: 0.5)
    #expect(simulation.log.actions == ["rotation began"], "added last: S4.4\n\(simulation.log)")
    #expect(simulation.log.outcomes(of: "pinch").map(\.state) == [.failed])
  }

  @Test func `S9.52 S12.10 with a delegate's leave both go along`() {
    pinch.delegate = bothAllowed
    simulation.transform(.began, at: place)
    simulation.transform(.moved, at: place, scale: 1.5, rotation: 0.5)
    simulation.transform(.ended, at: place, scale: 1.5, rotation: 0.5)
    #expect(simulation.log.actions(of: "pinch") == [.began, .ended], "\(simulation.log)")
    #expect(simulation.log.actions(of: "rotation") == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S12.10 a transform without any change fails them`() {
    simulation.transform(.began, at: place)
    simulation.transform(.ended, at: place)
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "pinch").map(\.state) == [.failed])
    #expect(simulation.log.outcomes(of: "rotation").map(\.state) == [.failed])
    #expect(simulation.dispatcher.isIdle)
  }

  /// A trackpad's fingers that part without turning do something, but not for a rotation.
  @Test func `S12.10 a transform without its change fails the rotation, and says so`() {
    simulation.transform(.began, at: place)
    simulation.transform(.moved, at: place, scale: 1.5)
    simulation.transform(.ended, at: place, scale: 1.5)
    #expect(simulation.log.actions == ["pinch began", "pinch ended"], "\(simulation.log)")
    rotation.recognizesSimultaneously(with: pinch)
    simulation.transform(.began, at: place)
    simulation.transform(.moved, at: place, scale: 1.5)
    simulation.transform(.ended, at: place, scale: 1.5)
    #expect(
      simulation.log.outcomes(of: "rotation").last?.detail?.description
        == "the transform ended without the change that it looks for", "\(simulation.log)")
  }

  @Test func `S12.10 S7.25 an interruption cancels it`() {
    simulation.transform(.began, at: place)
    simulation.transform(.moved, at: place, scale: 1.5)
    simulation.dispatcher.cancelAllTouches()
    #expect(simulation.log.actions == ["pinch began", "pinch cancelled"], "\(simulation.log)")
    simulation.transform(.moved, at: place, scale: 3)
    #expect(simulation.log.actions.count == 2, "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S12.10 it goes to what is under the pointer as it begins`() {
    simulation.transform(.began, at: Point(x: 100, y: 600))
    simulation.transform(.moved, at: place, scale: 2)
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
  }

  @Test func `S12.10 S9.49 what is no number changes nothing`() {
    simulation.transform(.began, at: place)
    simulation.transform(.moved, at: place, scale: 1.5)
    simulation.transform(.moved, at: place, scale: .nan, rotation: .nan)
    #expect(pinch.scale == 1.5, "\(simulation.log)")
    simulation.transform(.moved, at: place, scale: -1)
    #expect(pinch.scale > 0)
    #expect(rotation.rotation == 0)
  }

  @Test func `S12.10 what is no number begins nothing`() {
    simulation.transform(.began, at: place)
    for scale in [Double.nan, .infinity, 0, -2] {
      simulation.transform(.moved, at: place, scale: scale)
    }
    simulation.transform(.moved, at: Point(x: .nan, y: 0), scale: 1, rotation: .nan)
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect(simulation.log.diagnostics.count == 5)
    simulation.transform(.ended, at: place)
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S12.10 fingers don't end what a trackpad drives`() {
    simulation.transform(.began, at: place)
    simulation.transform(.moved, at: place, scale: 1.5)
    let finger = simulation.finger(1)
    finger.down(at: place)
    finger.up()
    simulation.transform(.moved, at: place, scale: 2)
    #expect(simulation.log.actions(of: "pinch") == [.began, .changed], "\(simulation.log)")
    simulation.transform(.ended, at: place, scale: 2)
    #expect(simulation.log.actions(of: "pinch").last == .ended)
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S9.45 S12.10 a trackpad doesn't end what fingers are about`() {
    let fingers = [simulation.finger(1), simulation.finger(2)]
    fingers[0].down(at: place)
    fingers[1].down(at: Point(x: 200, y: 100))
    simulation.transform(.began, at: place)
    simulation.transform(.ended, at: place)
    #expect(pinch.state == .possible, "\(simulation.log)")
    fingers[1].move(to: Point(x: 300, y: 100))
    #expect(simulation.log.actions(of: "pinch") == [.began], "\(simulation.log)")
    for finger in fingers { finger.up() }
    #expect(simulation.dispatcher.isIdle)
  }
}
