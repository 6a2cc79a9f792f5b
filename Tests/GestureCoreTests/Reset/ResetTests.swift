import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `The reset of a recognizer` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let place = Point(x: 50, y: 50)
  let further = Point(x: 55, y: 50)

  init() { simulation.window.addSubview(card) }

  /// How an attempt of a drag may end.
  enum Ending: CaseIterable {
    case ended, cancelled, failed
  }

  @Test(arguments: Ending.allCases)
  func `S6.1 a finished attempt is reset once, however it finished`(ending: Ending) {
    let drag = ScriptedRecognizer("drag", .drag, on: card)
    let finger = simulation.finger()
    for _ in 1...2 {
      finger.down(at: place)
      if ending != .failed { finger.move(to: further) }
      if ending == .cancelled { finger.cancel() } else { finger.up() }
    }
    #expect(drag.calls.filter { $0 == "reset" }.count == 2, "\(simulation.log)")
    #expect(drag.calls.last == "reset")
    let state: GestureState =
      switch ending {
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
    #expect(simulation.log.outcomes(of: "drag").map(\.state) == [state, state])
  }

  @Test func `S6.2 S6.5 inside reset the state is possible and the last outcome tells the rest`() {
    let drag = ScriptedRecognizer("drag", .drag, on: card)
    var seen: [String] = []
    drag.whenReset = { drag in
      let outcome = drag.lastOutcome
      let reason = outcome?.reason.map { " because \($0)" } ?? ""
      seen.append("\(drag.state) \(drag.core.state) \(outcome?.state.word ?? "nothing")\(reason)")
      #expect(drag.numberOfTouches == 0)
    }
    #expect(drag.lastOutcome == nil, "there was no attempt yet")
    simulation.draw([place, further])
    simulation.tap(at: place)
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: further)
    finger.cancel()
    #expect(
      seen == [
        "possible possible ended",
        "possible possible failed because it saw that this is not its gesture",
        "possible possible cancelled because its touches were cancelled",
      ], "\(simulation.log)")
  }

  @Test func `S6.5 an outcome knows its moment and what exactly went wrong`() {
    let watch = ScriptedRecognizer("watch", .idle, on: card)
    watch.whenMoved = { watch, _, _ in
      watch.core.fail("it moved", measured: 5, limit: 1, .points)
    }
    simulation.draw([place, further])
    #expect(watch.lastOutcome?.timestamp == .milliseconds(10))
    #expect(
      watch.lastOutcome?.description == "failed at 10 ms because it saw that this is not its"
        + " gesture (it moved: 5 pt where 1 pt are allowed)", "\(simulation.log)")
  }

  @Test func `S6.5 the last outcome stays until the next attempt has finished`() {
    let drag = ScriptedRecognizer("drag", .drag, on: card)
    simulation.draw([place, further])
    let finger = simulation.finger()
    finger.down(at: place)
    #expect(drag.lastOutcome?.state == .ended)
    finger.up()
    #expect(drag.lastOutcome?.state == .failed)
  }

  @Test func `S6.3 reset may be the only call that tells of an attempt's end`() {
    let loser = ScriptedRecognizer("loser", .watch, on: card)
    _ = ScriptedRecognizer("winner", .drag, on: card)
    simulation.draw([place, further, place])
    #expect(loser.calls == ["began 1", "moved 1", "reset"], "\(simulation.log)")
  }

  @Test func `S6.4 S1.5 touches that were down at the reset stay lost`() {
    let watch = ScriptedRecognizer("watch", .idle, on: card)
    watch.whenMoved = { watch, _, _ in watch.core.fail() }
    simulation.draw([place, further, place, further])
    #expect(watch.calls == ["began 1", "moved 1", "reset"], "\(simulation.log)")
    simulation.finger().down(at: place)
    #expect(watch.calls.last == "began 1", "a new touch begins a new attempt")
  }

  @Test func `S6.12 resets come after actions and after views were told`() {
    let drag = ScriptedRecognizer("drag", .drag, on: card)
    drag.cancelsTouchesInView = false
    var order: [String] = []
    drag.whenReset = { _ in order.append("reset") }
    drag.onAction { order.append("action \($0.state.word)") }
    card.whenTold = { word, _, _ in order.append("card \(word)") }
    simulation.draw([place, further])
    #expect(
      order == [
        "card began", "action began", "card moved", "action ended", "card ended", "reset",
      ], "\(simulation.log)")
  }

  @Test func `S6.12 all are possible again before the first is told of its reset`() {
    let tap = ScriptedRecognizer("tap", .tap, on: card)
    let watch = ScriptedRecognizer("watch", .watch, on: card)
    var states: [GestureState] = []
    tap.whenReset = { _ in states += [tap.state, watch.state] }
    watch.whenReset = { _ in states += [tap.state, watch.state] }
    simulation.tap(at: place)
    #expect(states == [.possible, .possible, .possible, .possible], "\(simulation.log)")
  }

  @Test func `S6.13 one that took part in no attempt is not reset`() {
    let delegate = ScriptedDelegate()
    delegate.receivesTouch = { $1.id != 1 }
    let denied = ScriptedRecognizer("denied", .watch, on: card)
    denied.delegate = delegate
    let idle = ScriptedRecognizer("idle", .watch, on: View(name: "elsewhere"))
    simulation.tap(at: place)
    denied.isEnabled = false
    denied.isEnabled = true
    denied.cancel()
    card.removeGestureRecognizer(denied)
    #expect(denied.calls.isEmpty, "\(simulation.log)")
    #expect(idle.calls.isEmpty)
  }

  @Test func `S6.13 S1.16 an illegal state outside of an attempt is refused and resets nothing`() {
    let idle = ScriptedRecognizer("idle", .idle, on: card)
    idle.core.state = .changed
    idle.core.state = .possible
    #expect(idle.calls.isEmpty, "\(simulation.log)")
    #expect(
      simulation.log.diagnoses == ["illegalTransition", "illegalTransition"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(arguments: GestureState.allCases)
  func `S6.1 S1.15 a state that is assigned in reset is refused`(state: GestureState) {
    let drag = ScriptedRecognizer("drag", .drag, on: card)
    var resets = 0
    drag.whenReset = { drag in
      resets += 1
      if resets < 5 { drag.core.state = state }
    }
    simulation.draw([place, further])
    #expect(resets == 1, "\(simulation.log)")
    #expect(drag.state == .possible)
    #expect(simulation.log.actions == ["drag began", "drag ended"], "\(simulation.log)")
    #expect(simulation.log.diagnostics.count == 1, "\(simulation.log)")
  }

  @Test func `S6.15 one that asks for a wake in each reset can't stop time`() {
    let watch = ScriptedRecognizer("watch", .watch, on: card)
    watch.whenReset = { $0.core.wake(after: .zero) }
    simulation.tap(at: place, lasting: .milliseconds(10))
    simulation.wait(.milliseconds(3))
    #expect(watch.calls.filter { $0 == "woken" }.count == 3, "\(simulation.log)")
  }

  @Test func `S6.14 S8.4 a recognizer that is switched off is reset, and may switch on in there`() {
    let drag = ScriptedRecognizer("drag", .drag, on: card)
    drag.whenReset = { $0.isEnabled = true }
    let finger = simulation.finger()
    finger.down(at: place)
    drag.isEnabled = false
    #expect(drag.calls == ["began 1", "reset"], "\(simulation.log)")
    #expect(drag.isEnabled)
    finger.move(to: further)
    finger.up()
    #expect(drag.calls == ["began 1", "reset"], "the touch that was down stays lost")
    simulation.draw([place, further])
    #expect(simulation.log.actions == ["drag began", "drag ended"], "\(simulation.log)")
  }

  @Test func `S6.15 a reset takes back the wakes that were asked for`() {
    let watch = ScriptedRecognizer("watch", .watch, on: card)
    watch.whenBegan = { watch, _, _ in
      watch.core.wake(after: .milliseconds(100))
      watch.core.wake(after: .milliseconds(200))
    }
    simulation.tap(at: place, lasting: .milliseconds(50))
    #expect(simulation.dispatcher.nextDeadline == nil)
    simulation.wait(.seconds(1))
    #expect(watch.calls == ["began 1", "ended 1", "reset"], "\(simulation.log)")
  }

  @Test func `S6.15 a wake of the next attempt is its own`() {
    let watch = ScriptedRecognizer("watch", .watch, on: card)
    watch.whenBegan = { watch, _, _ in watch.core.wake(after: .milliseconds(100)) }
    simulation.tap(at: place, lasting: .milliseconds(50))
    simulation.press(at: place, for: .milliseconds(100))
    #expect(
      simulation.log.entries.filter { $0.what == .deadline(watch.label) }.map(\.timestamp)
        == [.milliseconds(150)], "\(simulation.log)")
  }
}
