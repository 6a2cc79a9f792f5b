import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import TapGesture
import Testing

/// Recognizers that only the gesture itself keeps alive.
@Suite struct `Lives that end in mid-gesture` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let start = Point(x: 100, y: 100)

  init() { simulation.window.addSubview(card) }

  private func finger() -> Finger { simulation.finger(1) }

  @Test func `S8.11 S6.1 a view ends and removes a recognizer for which another waits`() {
    weak var removed: LongPressGestureRecognizer?
    let tap = TapGestureRecognizer()
    do {
      let press = LongPressGestureRecognizer()
      card.addGestureRecognizer(press)
      card.addGestureRecognizer(tap)
      tap.require(toFail: press)
      removed = press
    }
    card.whenTold = { [unowned card] word, _, _ in
      guard word == "began", let press = card.gestureRecognizers.first else { return }
      press.cancel()
      card.removeGestureRecognizer(press)
    }
    finger().down(at: start)
    #expect(removed == nil, "the one that was removed has been let go\n\(simulation.log)")
    finger().up()
    #expect(simulation.log.actions(of: "tap") == [.ended], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S8.9 S8.11 taken to another view and off that one, it hears that it was cancelled`() {
    let other = View(name: "other", frame: card.frame)
    simulation.window.insertSubview(other, below: card)
    weak var moved: HorizontalPanGestureRecognizer?
    var heard: [GestureState] = []
    do {
      let pan = HorizontalPanGestureRecognizer()
      card.addGestureRecognizer(pan)
      moved = pan
      pan.onAction { pan in
        heard.append(pan.state)
        guard pan.state == .changed else { return }
        other.addGestureRecognizer(pan)
        other.removeGestureRecognizer(pan)
      }
    }
    simulation.drag(from: start, to: start + Vector(dx: 60, dy: 0), over: .milliseconds(60))
    #expect(heard == [.began, .changed, .cancelled], "\(simulation.log)")
    #expect(moved == nil, "nobody holds it any more")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S6.1 a reset removes all the others that are reset with it`() {
    let names = (0..<20).map { "listener \($0)" }
    var resets: [String] = []
    for name in names {
      let recognizer = ResetProbe(name) { [unowned card] in
        resets.append(name)
        for other in card.gestureRecognizers where other.name != name {
          card.removeGestureRecognizer(other)
        }
      }
      card.addGestureRecognizer(recognizer)
    }
    finger().down(at: start)
    finger().up()
    #expect(resets == names.reversed(), "all were in the attempt, so all are told")
    #expect(card.gestureRecognizers.isEmpty)
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S6.1 S8.11 one that removes itself in its reset is let go after it`() {
    weak var gone: ResetProbe?
    var resets = 0
    do {
      let probe = ResetProbe("listener") { [unowned card] in
        resets += 1
        card.gestureRecognizers = []
      }
      card.addGestureRecognizer(probe)
      gone = probe
    }
    finger().down(at: start)
    finger().up()
    #expect(resets == 1)
    #expect(gone == nil, "neither its view nor its attempt holds it")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S8.11 S13.15 a view that goes leaves its recognizer to the attempt`() {
    var resets = 0
    weak var inside: View?
    weak var left: ResetProbe?
    do {
      let view = View(name: "inside", frame: Rect(x: 300, y: 300, width: 50, height: 50))
      let probe = ResetProbe("listener") { resets += 1 }
      view.addGestureRecognizer(probe)
      card.addSubview(view)
      (inside, left) = (view, probe)
    }
    finger().down(at: Point(x: 310, y: 310))
    inside?.removeFromSuperview()
    finger().up()
    #expect(resets == 1, "\(simulation.log)")
    #expect(inside == nil, "the view has gone with its touch")
    #expect(left == nil, "and its recognizer with the view")
    #expect(simulation.dispatcher.isIdle)
  }

  // What is left behind shows under the address sanitizer at the latest.
  @Test func `S7.14 S8.11 those that were reset may go while their touch is withheld`() {
    weak var atTheLift: ResetProbe?
    weak var later: TapGestureRecognizer?
    let gate = TapGestureRecognizer()
    gate.numberOfTapsRequired = 2
    gate.maximumTapGap = .seconds(1)
    card.addGestureRecognizer(gate)
    do {
      let (probe, tap) = (ResetProbe("listener") {}, TapGestureRecognizer())
      tap.numberOfTapsRequired = 2
      for recognizer in [probe, tap] as [any GestureRecognizer] {
        card.addGestureRecognizer(recognizer)
      }
      (atTheLift, later) = (probe, tap)
    }
    simulation.tap(at: start)
    #expect(card.told == ["began 1"], "the end waits for the second tap\n\(simulation.log)")
    atTheLift.map { card.removeGestureRecognizer($0) }
    #expect(atTheLift == nil)
    simulation.wait(.milliseconds(500))
    #expect(later?.lastOutcome?.state == .failed, "\(simulation.log)")
    later.map { card.removeGestureRecognizer($0) }
    #expect(later == nil)
    simulation.runUntilNothingIsPending()
    #expect(card.told == ["began 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S13.13 a dispatcher that goes in mid-gesture leaves recognizers that work on`() {
    let window = Window(size: Size(width: 400, height: 400))
    let tap = TapGestureRecognizer()
    window.addGestureRecognizer(tap)
    do {
      let first = Dispatcher(window: window)
      first.send(
        InputEvent(at: .zero, touches: [TouchInput(id: 1, phase: .began, location: start)]))
      #expect(tap.numberOfTouches == 1)
    }
    #expect(tap.handle.trackedTouches.isEmpty)
    let second = Simulation(window: window)
    second.tap(at: start)
    #expect(second.log.actions(of: "tap") == [.ended], "\(second.log)")
  }
}

/// Fails as its finger lifts, and does something when it is reset.
private final class ResetProbe: GestureRecognizer {
  let core: RecognizerCore
  var handle: RecognizerHandle { core.handle }
  private let onReset: () -> Void

  init(_ name: String, onReset: @escaping () -> Void) {
    core = RecognizerCore(name: name)
    self.onReset = onReset
  }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.fail() }
  func reset() { onReset() }
}
