import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `The question whether two may recognize together`: DelegateScene {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let other = View(name: "other", frame: Rect(x: 200, y: 0, width: 200, height: 200))
  let delegate = ScriptedDelegate()
  let second = ScriptedDelegate()
  let place = Point(x: 50, y: 50)

  init() {
    simulation.window.addSubview(card)
    simulation.window.addSubview(other)
  }

  /// The delegates' questions about both.
  var asked: [String] { delegate.asked("simultaneous") }

  @Test func `S3.16 two that touch the same thing are asked about when one would block the other`()
  {
    _ = recognizer("loser", .watch)
    _ = recognizer("winner", .drag)
    simulation.draw([place, Point(x: 55, y: 50), Point(x: 60, y: 50)])
    #expect(asked == ["simultaneous winner loser", "simultaneous loser winner"])
    #expect(simulation.log.endings(of: "loser").count == 1, "\(simulation.log)")
  }

  @Test func `S3.16 two that share no touch are not asked about`() {
    _ = recognizer("here", .drag)
    _ = recognizer("there", .drag, on: other)
    simulation.finger(1).down(at: place)
    simulation.finger(2).down(at: Point(x: 250, y: 50))
    simulation.finger(1).move(to: Point(x: 55, y: 50))
    simulation.finger(2).move(to: Point(x: 255, y: 50))
    #expect(simulation.log.actions == ["here began", "there began"], "\(simulation.log)")
    #expect(asked.isEmpty)
  }

  @Test func `S3.16 one that has failed, or that fails, is not asked about`() {
    let failed = recognizer("failed", .idle)
    failed.whenMoved = { failed, _, _ in failed.core.fail() }
    let drag = recognizer("drag", .drag)
    drag.require(toFail: failed)
    simulation.draw([place, Point(x: 55, y: 50), Point(x: 60, y: 50)])
    #expect(simulation.log.actions(of: "drag") == [.began, .changed, .ended], "\(simulation.log)")
    #expect(asked.isEmpty)
  }

  @Test func `S3.16 S14.21 one that has ended and waits for its group is not asked about`() {
    let unfinished = recognizer("unfinished", .watch)
    unfinished.isPreventedBy = { !["early", "late"].contains($0.name) }
    let link = recognizer("link", .idle)
    link.whenBegan = { link, _, _ in link.core.fail() }
    link.require(toFail: unfinished)
    let early = recognizer("early", .idle)
    early.prevents = { $0.name != "late" }
    early.whenMoved = { early, _, _ in early.core.state = .ended }
    early.require(toFail: link)
    let late = recognizer("late", .idle)
    late.whenMoved = { late, touches, _ in if touches.location.x > 55 { late.core.state = .began } }
    late.whenEnded = { late, _, _ in late.core.state = .ended }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: Point(x: 55, y: 50))
    finger.move(to: Point(x: 60, y: 50))
    #expect(early.state == .ended, "it waits for the end of its group")
    #expect(simulation.log.actions == ["early ended", "late began"], "\(simulation.log)")
    #expect(asked.isEmpty)
  }

  @Test(arguments: [
    (["loser"], [], true), ([], ["winner"], true), (["loser"], ["winner"], true), ([], [], false),
    (["someone"], ["winner2"], false),
  ])
  func `S3.17 a yes from either side is enough, and two no are not`(
    answers: [String], otherAnswers: [String], areBothAllowed: Bool
  ) {
    let loser = recognizer("loser", .drag)
    _ = recognizer("winner", .drag)
    loser.delegate = second
    delegate.allowsBoth = { answers.contains($1.name) }
    second.allowsBoth = { otherAnswers.contains($1.name) }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(
      simulation.log.actions(of: "loser") == (areBothAllowed ? [.began, .ended] : []),
      "\(simulation.log)")
    #expect(simulation.log.actions(of: "winner") == [.began, .ended])
  }

  @Test func `S3.17 without delegates the answer is no`() {
    recognizer("loser", .drag).delegate = nil
    recognizer("winner", .drag).delegate = nil
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(simulation.log.actions == ["winner began", "winner ended"], "\(simulation.log)")
  }

  @Test func `S3.18 one that can't prevent or can't be prevented is not asked about`() {
    let loser = recognizer("loser", .drag)
    let winner = recognizer("winner", .drag)
    winner.prevents = { $0.name != "loser" }
    loser.prevents = { $0.name != "winner" }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(
      simulation.log.actions == ["winner began", "loser began", "winner ended", "loser ended"],
      "\(simulation.log)")
    winner.prevents = { _ in true }
    winner.isPreventedBy = { $0.name != "loser" }
    loser.isPreventedBy = { $0.name != "winner" }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(simulation.log.actions.count == 8, "\(simulation.log)")
    #expect(asked.isEmpty)
  }

  @Test func `S3.19 S13.17 the question comes again in the attempt, and the latest answer counts`()
  {
    _ = recognizer("drag", .drag)
    _ = recognizer("tap", .tap)
    delegate.allowsBoth = { ["drag", "tap"].contains($1.name) }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: Point(x: 55, y: 50))
    #expect(asked == ["simultaneous drag tap"], "the drag begins")
    delegate.allowsBoth = { _, _ in false }
    finger.up()
    #expect(asked.count == 3, "the tap wants to end, and both sides are asked again")
    #expect(simulation.log.actions == ["drag began", "drag ended"], "\(simulation.log)")
    #expect(simulation.log.endings(of: "tap").count == 1)
  }

  @Test func `S3.20 the recognizing side is asked first, and a yes is the last word`() {
    _ = recognizer("loser", .watch)
    _ = recognizer("winner", .drag)
    delegate.allowsBoth = { ["loser", "winner"].contains($1.name) }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(asked == ["simultaneous winner loser"], "\(simulation.log)")
  }

  @Test func `S3.21 S4.11 a yes holds for its pair alone`() {
    let third = recognizer("third", .drag)
    let middle = recognizer("middle", .drag)
    let first = recognizer("first", .drag)
    first.delegate = second
    second.allowsBoth = { $1.name == "middle" }
    delegate.allowsBoth = { _, _ in false }
    let thirds = ScriptedDelegate()
    thirds.allowsBoth = { $1.name == "middle" }
    third.delegate = thirds
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(
      simulation.log.actions == ["first began", "middle began", "first ended", "middle ended"],
      "\(simulation.log)")
    #expect(middle.lastOutcome?.state == .ended)
    #expect(
      simulation.log.endings(of: "third").first?.hasPrefix("failed: 'first' of view 'card'")
        == true, "\(simulation.log)")
  }

  @Test func `S3.35 a delegate that switches the rival off while asked changes nothing`() {
    let rival = recognizer("rival", .drag)
    let winner = recognizer("winner", .drag)
    delegate.allowsBoth = { _, _ in
      rival.isEnabled = false
      return false
    }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(simulation.log.actions == ["winner began", "winner ended"], "\(simulation.log)")
    #expect(rival.lastOutcome?.reason == .excluded(by: winner.label), "\(simulation.log)")
    #expect(rival.calls == ["began 1", "moved 1", "reset"])
    #expect(winner.lastOutcome?.state == .ended)
  }
}
