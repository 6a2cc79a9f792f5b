import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import PanGesture
import TapGesture
import Testing

@Suite struct `Semantic actions` {
  let stage = Stage.withButton()
  let tap = TapGestureRecognizer()

  private func perform(_ name: ActionName = .activate, on view: View? = nil) {
    stage.simulation.send(
      InputEvent(at: stage.simulation.now, .action(name, on: view ?? stage.card)))
  }

  @Test func `S15.19 a tap takes activate and ends in that event`() {
    stage.add(tap)
    var places: [Point] = []
    tap.onAction { tap in
      places.append(tap.location(in: nil))
      #expect(tap.state == .ended && tap.numberOfTouches == 0)
    }
    perform()
    #expect(stage.actions == ["tap ended"] && places == [stage.card.bounds.center])
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test(
    arguments: [(.activate, true), (.increment, false), (.escape, false), ("press", false)]
      as [(ActionName, Bool)])
  func `S15.19 a tap has a use for activate alone`(name: ActionName, isTaken: Bool) {
    stage.add(tap)
    perform(name)
    #expect(stage.actions == (isTaken ? ["tap ended"] : []))
    #expect(stage.log.outcomes(of: "tap").isEmpty == !isTaken)
  }

  @Test(arguments: [(1, 1, true), (2, 1, false), (1, 2, false)])
  func `S15.19 only one tap of one finger takes it`(taps: Int, fingers: Int, isTaken: Bool) {
    stage.add(tap)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    perform()
    #expect(stage.actions.isEmpty != isTaken)
  }

  @Test func `S15.19 no double tap delays it`() {
    let double = DoubleTapGestureRecognizer()
    stage.add(double, tap)
    tap.require(toFail: double)
    perform()
    #expect(stage.actions == ["tap ended"])
  }

  @Test func `S15.19 recognizers that share it compete, nearer views first`() {
    let inner = stage.add(TapGestureRecognizer(), "inner", to: stage.button)
    let outer = stage.add(tap, "outer")
    perform(on: stage.button)
    #expect(stage.actions == ["inner ended"])
    #expect(stage.reason(of: outer) == .excluded(by: inner.handle.label))
  }

  @Test func `S15.19 those that take it may wait for each other`() {
    let inner = stage.add(TapGestureRecognizer(), "inner", to: stage.button)
    let delegate = ScriptedDelegate()
    delegate.waits = { one, other in one.name == "inner" && other.name == "outer" }
    stage.add(tap, "outer")
    stage.set(delegate, of: inner, tap)
    perform(on: stage.button)
    #expect(stage.actions == ["outer ended"], "\(stage.log)")
  }

  @Test func `S15.19 a hidden view, or one in a hidden view, takes none`() {
    stage.add(tap)
    stage.card.isHidden = true
    perform()
    perform(on: stage.button)
    stage.card.isHidden = false
    stage.button.alpha = 0
    perform(on: stage.button)
    #expect(stage.actions.isEmpty)
    perform()
    #expect(stage.actions == ["tap ended"])
  }

  @Test func `S15.19 a recognizer that tracks a touch, or is off, takes none`() {
    stage.add(tap)
    stage.finger.down(at: stage.place)
    perform()
    #expect(stage.actions.isEmpty)
    stage.finger.up()
    tap.isEnabled = false
    perform()
    #expect(stage.actions == ["tap ended"])
  }

  @Test func `S15.19 a control keeps it from taps around it, as it keeps touches`() {
    let control = Control(name: "control", frame: Rect(x: 200, y: 200, width: 50, height: 50))
    stage.card.addSubview(control)
    stage.add(tap)
    perform(on: control)
    #expect(stage.actions.isEmpty)
    #expect(stage.reason(of: tap) == .deniedByView("control"))
    control.preventsTapsOfSuperviews = false
    perform(on: control)
    #expect(stage.actions == ["tap ended"])
  }

  @Test func `S15.19 filters and shouldBegin hold`() {
    stage.add(tap)
    tap.delegate = stage.delegate
    stage.delegate.receivesEvent = { _, _ in false }
    perform()
    stage.delegate.receivesEvent = { _, _ in true }
    stage.delegate.shouldBegin = { _ in false }
    perform()
    #expect(stage.actions.isEmpty)
    #expect(stage.reason(of: tap) == .deniedByDelegate)
  }

  @Test func `S15.19 other recognizers take what they declare`() {
    let stepper = stage.add(StepperRecognizer(), "stepper", to: stage.button)
    perform(.increment, on: stage.button)
    perform(.increment, on: stage.button)
    perform(.activate, on: stage.button)
    perform(.decrement, on: stage.button)
    #expect(stepper.value == 1)
    #expect(stage.actions == ["stepper ended", "stepper ended", "stepper ended"])
    #expect(stage.log.diagnostics.isEmpty)
  }

  @Test func `S14.14 S15.19 one that takes an action and does not decide is ended`() {
    let idle = stage.add(StepperRecognizer(), "idle")
    idle.decides = false
    perform(.increment)
    #expect(stage.reason(of: idle) == .abandoned)
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.19 an action for a view in no window is reported`() {
    stage.add(tap)
    perform(on: View())
    #expect(stage.log.diagnostics.map(\.kind.word) == ["misuse"])
  }

  @Test func `S15.19 the log tells which action came for which view`() {
    stage.add(tap)
    perform()
    #expect(
      stage.log.jsonLines().first
        == #"{"at": 0, "kind": "input", "action": "activate", "view": "card"}"#)
  }
}

/// Counts up and down.
private final class StepperRecognizer: GestureRecognizer, IndirectInputReceiver {
  private let core = RecognizerCore(name: "stepper")
  var handle: RecognizerHandle { core.handle }
  private(set) var value = 0
  var decides = true

  init() { core.indirectInputs = .action }

  func takes(_ input: IndirectInput) -> Bool { step(input) != nil }

  func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    guard decides else { return }
    value += step(input) ?? 0
    core.state = .ended
  }

  private func step(_ input: IndirectInput) -> Int? {
    guard case .action(let action) = input else { return nil }
    if action.name == .increment { return 1 }
    return action.name == .decrement ? -1 : nil
  }
}
