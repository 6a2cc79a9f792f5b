import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import TapGesture
import Testing

@Suite struct `Failure reasons` {
  let view = ScriptedView()
  let stage: Stage
  let delegate = ScriptedDelegate()
  let tap = TapGestureRecognizer()

  init() {
    stage = Stage(card: view)
    stage.add(tap)
    tap.delegate = delegate
  }

  private func expect(_ reason: FailureReason, _ text: String) {
    #expect(stage.reason(of: tap) == reason, "\(stage.log)")
    #expect(tap.lastOutcome?.reason == reason, "\(stage.log)")
    #expect(reason.description == text)
  }

  @Test func `S4.47 S1.21 its own decision, with figures`() {
    stage.finger.down(at: stage.place)
    stage.finger.move(to: stage.place + Vector(dx: 60, dy: 0))
    expect(.ownDecision, "it saw that this is not its gesture")
    #expect(
      stage.log.outcomes(of: "tap").map { $0.detail?.description }
        == ["it moved: 60 pt where 45 pt are allowed"])
  }

  @Test func `S4.47 its delegate`() {
    delegate.shouldBegin = { _ in false }
    stage.tap()
    expect(.deniedByDelegate, "its delegate said that it should not begin")
  }

  @Test func `S4.47 a view, by name`() {
    view.vetoes = ["tap"]
    stage.tap()
    expect(.deniedByView("card"), "view 'card' said that it should not begin")
  }

  @Test func `S4.47 a winner, by name and view`() {
    let press = LongPressGestureRecognizer()
    stage.window.addGestureRecognizer(press)
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(500))
    expect(
      .excluded(by: press.label),
      "'longPress' of view 'window' recognized first and neither side allowed both")
  }

  @Test func `S4.47 one that had to fail, by name and view`() {
    let press = LongPressGestureRecognizer()
    stage.add(press)
    tap.require(toFail: press)
    delegate.allow(tap, with: press)
    stage.simulation.press(at: stage.place, for: .milliseconds(500))
    expect(
      .requirementRecognized(press.label),
      "'longPress' of view 'card', which had to fail first, recognized")
  }

  @Test func `S4.47 switched off`() {
    stage.finger.down(at: stage.place)
    tap.isEnabled = false
    expect(.disabled, "it was disabled or cancelled from outside")
  }

  @Test func `S4.47 S8.4 called off in the host's words`() {
    stage.finger.down(at: stage.place)
    tap.cancel(because: "the game is over")
    #expect(tap.lastOutcome?.detail == "the game is over")
    #expect(
      stage.log.outcomes(of: "tap").map { $0.detail?.description } == ["the game is over"],
      "\(stage.log)")
    stage.finger.up()
    stage.finger.down(at: stage.place)
    stage.simulation.dispatcher.cancelAllTouches()
    #expect(tap.lastOutcome?.detail == nil, "words of an attempt before: \(stage.log)")
  }

  @Test(arguments: [false, true])
  func `S4.47 S1.18 given up in the recognizer's words, inside of a callback and outside`(
    outside: Bool
  ) {
    let star = ScriptedRecognizer("star")
    if !outside {
      star.on(.moved) { $0.core.fail(words: "most like a \($0.core.name)") }
    }
    stage.add(star)
    stage.finger.down(at: stage.place)
    if outside {
      star.core.fail(words: "most like a star")
    } else {
      stage.move(stage.finger)
    }
    #expect(stage.reason(of: star) == .ownDecision, "\(stage.log)")
    #expect(star.lastOutcome?.detail == "most like a star", "\(stage.log)")
    #expect(star.lastOutcome?.description.hasSuffix("(most like a star)") == true)
    stage.finger.up()
    stage.finger.down(at: stage.place)
    star.isEnabled = false
    #expect(star.lastOutcome?.detail == nil, "words of an attempt before: \(stage.log)")
  }

  @Test func `S4.47 removed`() {
    stage.finger.down(at: stage.place)
    let label = tap.label
    stage.card.removeGestureRecognizer(tap)
    #expect(tap.lastOutcome?.reason == .removed, "\(stage.log)")
    #expect(FailureReason.removed.description == "it was removed from its view")
    #expect(label.view == "card")
  }

  @Test func `S4.47 its touches were cancelled`() {
    stage.finger.down(at: stage.place)
    stage.simulation.dispatcher.cancelAllTouches()
    expect(.touchesCancelled, "its touches were cancelled")
  }

  @Test func `S4.47 S1.19 it could not decide any more`() {
    let mute = ScriptedRecognizer("mute")
    mute.isPreventedBy = { _ in false }
    stage.add(mute)
    stage.tap()
    #expect(stage.reason(of: mute) == .abandoned, "\(stage.log)")
  }

  @Test func `S4.47 S1.11 a gesture that was called off has a reason too`() {
    let pan = ScriptedRecognizer("pan", .drag)
    stage.add(pan)
    stage.beginDrag()
    pan.isEnabled = false
    #expect(pan.lastOutcome?.state == .cancelled, "\(stage.log)")
    #expect(pan.lastOutcome?.reason == .disabled, "\(stage.log)")
  }

  @Test func `S4.47 a recognizer that recognized has no reason`() {
    stage.tap()
    #expect(tap.lastOutcome?.state == .ended)
    #expect(tap.lastOutcome?.reason == nil)
  }
}
