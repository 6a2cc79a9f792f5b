import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Exclusion` {
  let stage = Stage()
  let delegate = ScriptedDelegate()

  @Test func `S4.7 a possible recognizer fails silently and hears nothing more`() {
    let loser = ScriptedRecognizer("loser", .tap)
    let winner = ScriptedRecognizer("winner", .drag)
    stage.add(loser, winner)
    stage.drag(times: 2)
    #expect(stage.states(of: loser) == [.failed], "\(stage.log)")
    #expect(loser.heard == [.began, .moved], "it lost in the first move\n\(stage.log)")
    #expect(stage.log.actions(of: "loser") == [], "\(stage.log)")
    #expect(loser.resets == 1, "\(stage.log)")
  }

  @Test func `S4.8 the dependents of the excluded recognizer are released`() {
    let winner = ScriptedRecognizer("winner", .tap)
    let excluded = ScriptedRecognizer("excluded", .undecided)
    let waiting = ScriptedRecognizer("waiting", .tap)
    waiting.require(toFail: excluded)
    delegate.allow(winner, with: waiting)
    stage.add(excluded, waiting, winner)
    stage.tap()
    #expect(stage.actions == ["winner ended", "waiting ended"], "\(stage.log)")
    #expect(stage.reason(of: excluded) == .excluded(by: winner.label), "\(stage.log)")
  }

  @Test func `S4.8 S4.31 the winner excludes them as well unless both are allowed`() {
    let winner = ScriptedRecognizer("winner", .tap)
    let excluded = ScriptedRecognizer("excluded", .undecided)
    let waiting = ScriptedRecognizer("waiting", .tap)
    waiting.require(toFail: excluded)
    stage.add(excluded, waiting, winner)
    stage.tap()
    #expect(stage.actions == ["winner ended"], "\(stage.log)")
    #expect(stage.reason(of: waiting) == .excluded(by: winner.label), "\(stage.log)")
  }

  /// A pan around the card with a finger beside it, and a newcomer on the card that gets the
  /// second finger, which the pan tracks as well.
  private func letNewcomerBegin(
    _ newcomer: ScriptedRecognizer, besides pan: ScriptedRecognizer
  ) {
    stage.window.addGestureRecognizer(pan)
    stage.add(newcomer)
    stage.finger.down(at: stage.beside)
    stage.move(stage.finger)
    stage.secondFinger.down(at: stage.place)
    stage.move(stage.secondFinger)
    stage.move(stage.finger)
  }

  @Test func `S4.9 S4.15 a newcomer is excluded by the active one it shares a touch with`() {
    let pan = ScriptedRecognizer("pan", .drag)
    let newcomer = ScriptedRecognizer("newcomer", .drag)
    letNewcomerBegin(newcomer, besides: pan)
    #expect(stage.actions == ["pan began", "pan changed", "pan changed"], "\(stage.log)")
    #expect(stage.reason(of: newcomer) == .excluded(by: pan.label), "\(stage.log)")
  }

  @Test func `S4.9 with simultaneity both are active`() {
    let pan = ScriptedRecognizer("pan", .drag)
    let newcomer = ScriptedRecognizer("newcomer", .drag)
    delegate.allow(pan, with: newcomer)
    letNewcomerBegin(newcomer, besides: pan)
    #expect(
      stage.actions == ["pan began", "newcomer began", "pan changed", "pan changed"],
      "\(stage.log)")
  }

  @Test func `S4.10 a newcomer that may prevent an active one leaves it alone`() {
    let pan = ScriptedRecognizer("pan", .drag)
    let newcomer = ScriptedRecognizer("newcomer", .drag)
    pan.prevents = { _ in false }  // the newcomer can begin, and has every right to prevent
    letNewcomerBegin(newcomer, besides: pan)
    #expect(
      stage.actions == ["pan began", "newcomer began", "pan changed", "pan changed"],
      "\(stage.log)")
    #expect(stage.states(of: pan) == [.began, .changed, .changed], "\(stage.log)")
  }

  @Test func `S4.11 each pair is decided by itself`() {
    let winner = ScriptedRecognizer("winner", .drag)
    let friend = ScriptedRecognizer("friend", .tap)
    let stranger = ScriptedRecognizer("stranger", .tap)
    delegate.allow(winner, with: friend)
    stage.add(stranger, friend, winner)
    stage.beginDrag()
    #expect(friend.state == .possible, "\(stage.log)")
    #expect(stage.reason(of: stranger) == .excluded(by: winner.label), "\(stage.log)")
    stage.finger.up()
    #expect(Set(stage.actions) == ["winner began", "winner ended", "friend ended"])
  }

  @Test func `S4.5 a held recognizer excludes no other`() {
    let held = ScriptedRecognizer("held", .tap)
    let blocker = ScriptedRecognizer("blocker", .undecided(for: .milliseconds(300)))
    let rival = ScriptedRecognizer("rival", .undecided(for: .milliseconds(200)))
      .on(.woken, [.ended])
    held.require(toFail: blocker)
    stage.add(blocker, rival, held)
    stage.tap()
    #expect(held.core.state == .ended && held.state == .possible, "\(stage.log)")
    #expect(rival.state == .possible, "\(stage.log)")
    stage.simulation.wait(.milliseconds(150))
    #expect(stage.actions == ["rival ended"], "\(stage.log)")
    #expect(stage.reason(of: held) == .excluded(by: rival.label), "\(stage.log)")
  }

  @Test func `S4.6 a released recognizer excludes any that is possible then`() {
    let held = ScriptedRecognizer("held", .tap)
    let blocker = ScriptedRecognizer("blocker", .undecided(for: .milliseconds(200)))
    let rival = ScriptedRecognizer("rival", .undecided(for: .milliseconds(300)))
      .on(.woken, [.ended])
    held.require(toFail: blocker)
    stage.add(blocker, rival, held)
    stage.tap()
    stage.simulation.wait(.milliseconds(300))
    #expect(stage.actions == ["held ended"], "\(stage.log)")
    #expect(stage.reason(of: rival) == .excluded(by: held.label), "\(stage.log)")
  }

  @Test(arguments: [false, true])
  func `S4.6 a released recognizer is excluded by any that is active then`(areBothAllowed: Bool) {
    let held = ScriptedRecognizer("held").on(.ended, [.ended])
    let blocker = ScriptedRecognizer("blocker", .undecided(for: .milliseconds(200)))
    let active = ScriptedRecognizer("active").on(.began, [.began])
    held.require(toFail: blocker)
    delegate.allow(active, with: held)
    delegate.allow(active, with: blocker)
    stage.add(blocker, held, active)
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.place)
    stage.finger.up()  // the held one asks; the second finger keeps the active one going
    if !areBothAllowed { delegate.allowsBoth = { _, _ in false } }
    stage.simulation.wait(.milliseconds(200))
    #expect(
      stage.actions == ["active began"] + (areBothAllowed ? ["held ended"] : []),
      "\(stage.log)")
    if !areBothAllowed {
      #expect(stage.reason(of: held) == .excluded(by: active.label), "\(stage.log)")
    }
  }

  @Test func `S14.21 a finished recognizer that waits for its group excludes no other`() {
    let finished = ScriptedRecognizer("finished").on(.moved, [.ended])
    let undecided = ScriptedRecognizer("undecided", .undecided)
    let link = ScriptedRecognizer("link")
    let late = ScriptedRecognizer("late", .tap)
    link.require(toFail: finished)
    link.require(toFail: undecided)
    delegate.allow(finished, with: undecided)
    delegate.allow(finished, with: late)
    delegate.allow(late, with: undecided)
    stage.add(late, link, undecided, finished)
    stage.beginDrag()
    #expect(finished.state == .ended, "it waits for the undecided one\n\(stage.log)")
    delegate.allowsBoth = { _, _ in false }
    stage.finger.up()
    #expect(stage.actions == ["finished ended", "late ended"], "\(stage.log)")
  }
}
