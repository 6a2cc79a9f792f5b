import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import PanGesture
import TapGesture
import Testing

@Suite struct `Controls and recognizers around them` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let inside = Point(x: 140, y: 120)

  init() { simulation.window.addSubview(card) }

  /// Puts a control on the card.
  private func place(_ control: Control) -> ControlLog {
    card.addSubview(control)
    return ControlLog(control)
  }

  private var button: Button {
    Button(name: "ok", frame: Rect(x: 100, y: 100, width: 80, height: 44))
  }

  @Test(arguments: ["button", "switch", "slider", "own"])
  func `S11.1 S11.3 a single tap goes to the control, not to a tap around it`(kind: String) {
    let frame = Rect(x: 100, y: 100, width: 80, height: 44)
    let controls = [
      "button": Button(name: "button", frame: frame),
      "switch": Switch(name: "switch", frame: frame),
      "slider": Slider(name: "slider", frame: frame), "own": Control(name: "own", frame: frame),
    ]
    guard let control = controls[kind] else { return }
    let log = place(control)
    card.addGestureRecognizer(TapGestureRecognizer())
    simulation.tap(at: Point(x: 110, y: 120))
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect(log.events.contains("upInside"), "\(log.events)\n\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "tap").map(\.reason) == [.deniedByView(kind)],
      "\(simulation.log)")
    #expect(simulation.now == .milliseconds(60), "at the lift")
  }

  @Test func `S11.3 a tap beside the control is the card's`() {
    let log = place(button)
    card.addGestureRecognizer(TapGestureRecognizer())
    simulation.tap(at: Point(x: 20, y: 20))
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(log.events.isEmpty)
  }

  @Test func `S11.4 a tap recognizer on the control itself wins over it`() {
    let button = self.button
    let log = place(button)
    button.addGestureRecognizer(TapGestureRecognizer())
    simulation.tap(at: inside)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(log.events == ["down", "cancel"])
  }

  @Test func `S11.5 a double tap around a button takes the touches from it`() {
    let log = place(button)
    card.addGestureRecognizer(DoubleTapGestureRecognizer())
    simulation.tap(at: inside, taps: 2)
    #expect(simulation.log.actions == ["doubleTap ended"], "\(simulation.log)")
    #expect(log.events.last == "cancel", "\(log.events)\n\(simulation.log)")
    #expect(!log.events.contains("upInside"))
  }

  @Test func `S11.5 a two-finger tap around a button takes the touches from it`() {
    let log = place(button)
    let tap = TapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    card.addGestureRecognizer(tap)
    simulation.tap(at: inside, fingers: 2)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(log.events == ["down", "cancel"])
  }

  @Test func `S11.5 a long press around a button takes the touch from it`() {
    let log = place(button)
    card.addGestureRecognizer(LongPressGestureRecognizer())
    simulation.press(at: inside, for: .seconds(1))
    #expect(simulation.log.actions == ["longPress began", "longPress ended"], "\(simulation.log)")
    #expect(log.events == ["down", "cancel"])
  }

  @Test func `S11.5 a pan around a button takes the touch from it`() {
    let log = place(button)
    card.addGestureRecognizer(PanGestureRecognizer())
    simulation.drag(from: inside, to: inside + Vector(dx: 30, dy: 0))
    #expect(simulation.log.actions.first == "pan began", "\(simulation.log)")
    #expect(log.events.last == "cancel", "\(log.events)")
  }

  @Test func `S11.6 without cancelling both fire, the tap first`() {
    let log = place(button)
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    card.addGestureRecognizer(tap)
    tap.onAction { _ in log.note("tap") }
    simulation.tap(at: inside)
    #expect(log.events == ["down", "tap", "upInside"], "\(simulation.log)")
  }

  @Test func `S11.7 a control may give the taps around it precedence`() {
    let button = self.button
    button.preventsTapsOfSuperviews = false
    let log = place(button)
    card.addGestureRecognizer(TapGestureRecognizer())
    simulation.tap(at: inside)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(log.events == ["down", "cancel"])
  }

  @Test func `S11.7 a disabled control protects nothing`() {
    let button = self.button
    button.isEnabled = false
    card.addSubview(button)
    card.addGestureRecognizer(TapGestureRecognizer())
    simulation.tap(at: inside)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S11.9 with a double tap around it a button fires 0.35 s after the lift`() {
    let log = place(button)
    card.addGestureRecognizer(DoubleTapGestureRecognizer())
    simulation.tap(at: inside)
    simulation.wait(.milliseconds(349))
    #expect(log.events == ["down"], "\(simulation.log)")
    simulation.wait(.milliseconds(1))
    #expect(log.events == ["down", "upInside"], "\(simulation.log)")
  }

  @Test func `S11.9 the second finger of a double tap that fails does not move the control`() {
    let slider = Slider(name: "volume", frame: Rect(x: 100, y: 100, width: 231, height: 44))
    let log = place(slider)
    card.addGestureRecognizer(DoubleTapGestureRecognizer())
    simulation.tap(at: Point(x: 110, y: 120))
    simulation.wait(.milliseconds(100))
    let second = simulation.finger(2)
    second.down(at: Point(x: 120, y: 120))
    second.move(to: Point(x: 150, y: 120))
    #expect(slider.value == 0, "the slider holds the first finger\n\(simulation.log)")
    second.move(to: Point(x: 220, y: 120))
    #expect(log.events.filter { $0 == "upInside" }.count == 1, "\(log.events)\n\(simulation.log)")
    #expect(slider.value == 0)
  }

  @Test func `S11.11 a tap without targets shields a control from the taps around it`() {
    let button = self.button
    button.preventsTapsOfSuperviews = false
    let log = place(button)
    let shield = TapGestureRecognizer()
    shield.name = "shield"
    shield.cancelsTouchesInView = false
    button.addGestureRecognizer(shield)
    card.addGestureRecognizer(TapGestureRecognizer())
    simulation.tap(at: inside)
    #expect(simulation.log.actions == ["shield ended"], "\(simulation.log)")
    #expect(log.events == ["down", "upInside"])
    #expect(
      simulation.log.outcomes(of: "tap").map(\.reason)
        == [.excluded(by: RecognizerLabel(name: "shield", view: "ok"))], "\(simulation.log)")
  }

  @Test(arguments: [1, 2])
  func `S11.1 S11.7 a plugin's single tap goes to the control, one with two fingers does not`(
    fingers: Int
  ) {
    let button = self.button
    button.isMultipleTouchEnabled = true
    let log = place(button)
    let lift = ScriptedRecognizer("lift", on: card)
    lift.core.numberOfTapsToRecognize = 1
    lift.whenEnded = { lift, touches, _ in
      if touches.count == lift.core.trackedTouches.count { lift.core.state = .ended }
    }
    for id in 1...fingers { simulation.finger(TouchID(id)).down(at: inside) }
    for id in 1...fingers { simulation.finger(TouchID(id)).up() }
    let isTheControls = fingers == 1
    #expect(
      simulation.log.actions == (isTheControls ? [] : ["lift ended"]), "\(simulation.log)")
    #expect(log.events.last == (isTheControls ? "upInside" : "cancel"), "\(log.events)")
  }
}
