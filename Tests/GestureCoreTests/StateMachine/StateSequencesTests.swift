import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

@Suite struct `State sequences` {
  let stage = Stage()

  @Test func `S1.1 a recognizer is possible when new and again between attempts`() {
    let tap = ScriptedRecognizer("tap", .tap)
    #expect(tap.state == .possible)
    stage.add(tap)
    stage.tap()
    #expect(tap.state == .possible, "\(stage.log)")
    #expect(tap.core.state == .possible, "\(stage.log)")
    #expect(stage.states(of: tap) == [.ended], "\(stage.log)")
  }

  @Test(arguments: [GestureState.ended, .failed])
  func `S1.2 a discrete attempt has two outcomes`(outcome: GestureState) {
    let tap = ScriptedRecognizer("tap").on(.ended, [outcome])
    stage.add(tap)
    stage.tap()
    #expect(stage.states(of: tap) == [outcome], "\(stage.log)")
    #expect(stage.actions == (outcome == .ended ? ["tap ended"] : []), "\(stage.log)")
  }

  @Test func `S1.2 recognized is another word for ended`() {
    #expect(GestureState.recognized == .ended)
    let tap = ScriptedRecognizer("tap").on(.ended, [.recognized])
    stage.add(tap)
    stage.tap()
    #expect(stage.states(of: tap) == [.ended], "\(stage.log)")
  }

  @Test(arguments: 1...4)
  func `S1.3 a continuous attempt begins, changes any number of times and ends`(moves: Int) {
    let pan = ScriptedRecognizer("pan", .drag)
    stage.add(pan)
    stage.drag(times: moves)
    let changes = [GestureState](repeating: .changed, count: moves - 1)
    #expect(stage.states(of: pan) == [.began] + changes + [.ended], "\(stage.log)")
  }

  @Test func `S1.3 a continuous attempt may be cancelled or fail instead`() {
    let pan = ScriptedRecognizer("pan", .drag)
    stage.add(pan)
    stage.beginDrag()
    stage.finger.cancel()
    stage.tap()
    #expect(stage.states(of: pan) == [.began, .cancelled, .failed], "\(stage.log)")
  }

  @Test func `S1.4 the first state out of possible makes an attempt discrete or continuous`() {
    var isContinuous = false
    let chameleon = ScriptedRecognizer("chameleon")
      .on(.moved) { if isContinuous { $0.core.state = .began } }
      .on(.ended, [.ended])
    stage.add(chameleon)
    for _ in 1...4 {
      stage.drag()
      isContinuous.toggle()
    }
    let discrete = ["chameleon ended"]
    let continuous = ["chameleon began", "chameleon ended"]
    #expect(
      stage.actions == discrete + continuous + discrete + continuous, "\(stage.log)")
  }

  @Test(arguments: [GestureState.ended, .failed])
  func `S1.5 S4.27 a finished recognizer keeps its state and hears nothing until its reset`(
    outcome: GestureState
  ) {
    // The undecided one is in the same group, so the reset has to wait for it.
    let finished = ScriptedRecognizer("finished").on(.moved, [outcome])
    let undecided = ScriptedRecognizer("undecided", .undecided(for: .milliseconds(500)))
    let link = ScriptedRecognizer("link").on(.moved, [.failed])
    link.require(toFail: finished)
    link.require(toFail: undecided)
    undecided.isPreventedBy = { _ in false }
    stage.add(undecided, link, finished)
    stage.drag(times: 3)
    #expect(finished.state == outcome, "\(stage.log)")
    #expect(finished.heard == [.began, .moved], "\(stage.log)")
    #expect(finished.resets == 0, "\(stage.log)")

    stage.simulation.wait(.milliseconds(500))
    #expect(finished.state == .possible, "\(stage.log)")
    #expect(finished.resets == 1, "\(stage.log)")
  }

  @Test func `S1.6 each assignment of changed is a transition and sends an action`() {
    let pan = ScriptedRecognizer("pan").on(.began, [.began]).on(.moved, [.changed])
      .on(.ended, [.ended])
    stage.add(pan)
    stage.beginDrag(times: 3)
    #expect(
      stage.actions == ["pan began", "pan changed", "pan changed", "pan changed"],
      "\(stage.log)")
  }

  @Test func `S1.7 a move without an assignment sends no action`() {
    let pan = ScriptedRecognizer("pan").on(.began, [.began]).on(.moved, [], [.changed], [])
      .on(.ended, [.ended])
    stage.add(pan)
    stage.drag(times: 4)
    #expect(stage.actions == ["pan began", "pan changed", "pan ended"], "\(stage.log)")
    #expect(pan.heard == [.began, .moved, .moved, .moved, .moved, .ended], "\(stage.log)")
  }
}
