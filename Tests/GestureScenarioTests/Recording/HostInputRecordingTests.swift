import GestureCore
import GestureScenario
import GestureSimulation
import GestureTestKit
import HoverGesture
import LongPressGesture
import PanGesture
import TapGesture
import Testing

@Suite struct `Writing down what the host knows` {
  private let simulation = Simulation()
  private let card = View(name: "card", frame: Rect(x: 20, y: 100, width: 300, height: 300))
  private let middle = Point(x: 150, y: 200)

  init() { simulation.window.addSubview(card) }

  @Test func `S15.16 S15.19 an action with a key held`() throws {
    card.addGestureRecognizer(TapGestureRecognizer())
    var event = InputEvent(at: simulation.now, .action(.activate, on: card))
    event.modifiers = [.shift, .capsLock]
    simulation.send(event)
    let scenario = try simulation.recordedScenario()
    #expect(scenario.script[0].content.action == .init("activate", on: "card"))
    #expect(scenario.script[0].content.modifiers == [.shift, .capsLock])
    #expect(scenario.expectations.actions["tap"]?.map(\.word) == [.ended])
  }

  @Test func `S15.19 an action for a view outside of the window can't be written`() throws {
    let stray = View(name: "stray")
    simulation.send(InputEvent(at: simulation.now, .action(.activate, on: stray)))
    #expect(throws: ScenarioRecordingError.self) {
      try Scenario(of: simulation, name: "what a test did")
    }
  }

  @Test func `S15.18 a scroll with its momentum`() throws {
    let pan = PanGestureRecognizer()
    pan.allowedScrollTypes = .continuous
    pan.followsMomentum = true
    card.addGestureRecognizer(pan)
    for (phase, isMomentum) in [
      (.began, false), (.moved, false), (.ended, false), (.began, true), (.ended, true),
    ] as [(TouchPhase, Bool)] {
      let scroll = ScrollInput(
        at: middle, by: Vector(dx: 0, dy: 11), phase: phase, isMomentum: isMomentum)
      simulation.send(InputEvent(at: simulation.now, .scroll(scroll)))
      simulation.wait(.milliseconds(20))
    }
    let scenario = try simulation.recordedScenario()
    #expect(scenario.text.contains(#""phase": "changed""#))
    #expect(scenario.script.last?.content.scroll?.isMomentum == true)
  }

  @Test func `S15.20 contacts and poses, of touches and of a stylus that hovers`() throws {
    card.addGestureRecognizer(PanGestureRecognizer())
    card.addGestureRecognizer(HoverGestureRecognizer())
    let pose = TouchPose(altitudeAngle: 0.5, azimuthAngle: 1.25, rollAngle: -0.75)
    simulation.send(
      InputEvent(at: .zero, .hover(HoverInput(at: middle, pose: pose, distance: 4))))
    simulation.send(InputEvent(at: .zero, .hover(HoverInput(at: nil))))
    var touch = TouchInput(id: 1, phase: .began, location: middle, type: .pencil)
    touch.pose = pose
    touch.contact = TouchContact(majorRadius: 3, tolerance: 0.5)
    simulation.send([touch])
    simulation.send([TouchInput(id: 1, phase: .ended, location: nil)])
    let scenario = try simulation.recordedScenario()
    #expect(scenario.script[0].content.hovering == .init(pose: pose, distance: 4))
    #expect(scenario.script[2].content.pose == ["1": pose])
    #expect(scenario.script[2].content.contact["1"]?.majorRadius == 3)
  }

  @Test func `S15.17 S15.21 S15.22 S15.23 properties of views and recognizers`() throws {
    let overlay = View(name: "overlay", frame: Rect(x: 0, y: 0, width: 50, height: 50))
    overlay.catchesOwnTouches = false
    simulation.window.addSubview(overlay)
    let (press, pan) = (LongPressGestureRecognizer(), PanGestureRecognizer())
    press.repeatInterval = .milliseconds(80)
    press.buttonMaskRequired = .secondary
    pan.numberOfTapsRequired = 2
    card.addGestureRecognizer(press)
    card.addGestureRecognizer(pan)
    simulation.press(at: middle, for: .milliseconds(700))
    let scenario = try simulation.recordedScenario()
    #expect(scenario.scene.views.map(\.catchesOwnTouches) == [true, false])
    #expect(
      scenario.scene.recognizers[0].settings == [
        .repeatInterval: .number(80), .buttonMaskRequired: .number(2),
      ])
    #expect(scenario.scene.recognizers[1].settings == [.numberOfTapsRequired: .number(2)])
  }
}
