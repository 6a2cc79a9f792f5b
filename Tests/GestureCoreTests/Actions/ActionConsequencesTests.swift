import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import TapGesture
import Testing

/// What actions change, and when it takes effect.
@Suite struct `Consequences of actions` {
  let stage = Stage()
  let delegate = ScriptedDelegate()
  /// Two pans on the card that may pan together; `first` sends its actions first.
  let first = ScriptedRecognizer("first", .drag)
  let second = ScriptedRecognizer("second", .drag)

  init() {
    delegate.allow(first, with: second)
    stage.add(second, first)
  }

  @Test func `S5.13 the other pairs of the round are still called`() {
    var calls: [String] = []
    first.onAction { [stage] recognizer in
      calls.append("one")
      stage.card.removeGestureRecognizer(recognizer)
      recognizer.removeTarget(nil)
    }
    first.onAction { _ in calls.append("two") }
    stage.drag(times: 3)
    #expect(calls == ["one", "two"], "\(stage.log)")
    #expect(stage.log.actions(of: "second") == [.began, .changed, .changed, .ended])
  }

  @Test func `S5.13 a pair that is added in the round is called from the next on`() {
    var calls: [String] = []
    var isAdded = false
    first.onAction { recognizer in
      if !isAdded { recognizer.onAction { calls.append($0.state.word) } }
      isAdded = true
    }
    stage.drag(times: 2)
    #expect(calls == ["changed", "ended"], "\(stage.log)")
  }

  @Test func `S5.13 a recognizer that is added in an action gets touches that begin later`() {
    let tap = TapGestureRecognizer()
    first.onAction { [stage] _ in stage.window.addGestureRecognizer(tap) }
    stage.drag()
    #expect(stage.states(of: tap) == [], "\(stage.log)")
    stage.simulation.tap(at: stage.beside)
    #expect(stage.actions.last == "tap ended", "\(stage.log)")
  }

  @Test func `S5.13 S14.13 an action may remove the view under the finger: others begin no more`() {
    first.onAction { [stage] recognizer in
      if recognizer.state == .began { stage.card.removeFromSuperview() }
    }
    stage.drag(times: 3)
    #expect(stage.actions == ["first began", "first cancelled"], "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }

  @Test func `S5.13 an action may set the translation of its pan`() {
    let pan = HorizontalPanGestureRecognizer()
    stage.card.gestureRecognizers = [pan]
    var steps: [Double] = []
    pan.onAction { pan in
      steps.append(pan.translation(in: nil).dx)
      pan.setTranslation(.zero, in: nil)
    }
    stage.beginDrag(times: 3)
    #expect(steps == [10, 10, 10], "\(stage.log)")
  }

  @Test func `S5.13 an event that is sent from an action waits until the pass is over`() {
    var actionsAtSending: [String] = []
    first.onAction { [stage] recognizer in
      guard recognizer.state == .began else { return }
      stage.finger.up()
      actionsAtSending = stage.actions
    }
    stage.beginDrag()
    #expect(actionsAtSending == ["first began"], "\(stage.log)")
    #expect(
      stage.actions == ["first began", "second began", "first ended", "second ended"],
      "\(stage.log)")
  }

  @Test func `S5.14 a began that was not sent yet is dropped`() {
    first.onAction { [second] _ in second.isEnabled = false }
    stage.drag(times: 2)
    #expect(stage.actions == ["first began", "first changed", "first ended"], "\(stage.log)")
    #expect(stage.states(of: second).last == .failed, "\(stage.log)")
    #expect(stage.reason(of: second) == .disabled, "\(stage.log)")
  }

  @Test func `S5.14 an ended of a discrete one that was not sent yet is dropped`() {
    second.on(.moved, []).on(.ended, [.ended])
    first.on(.moved, []).on(.ended, [.ended])
    first.onAction { [second] _ in second.cancel() }
    stage.drag()
    #expect(stage.actions == ["first ended"], "\(stage.log)")
    #expect(second.lastOutcome?.state == .failed, "\(stage.log)")
  }

  @Test func `S5.14 what has begun sends cancelled`() {
    first.onAction { [second] in if $0.state == .changed { second.isEnabled = false } }
    second.on(.moved, [.began], [])
    stage.drag(times: 3)
    #expect(stage.log.actions(of: "second") == [.began, .cancelled], "\(stage.log)")
  }

  @Test(arguments: [2, 3])
  func `S14.13 a changed that was not sent yet is dropped for cancelled`(move: Int) {
    var count = 0
    first.onAction { [second] _ in
      count += 1
      if count == move { second.cancel() }
    }
    stage.drag(times: 3)
    let changes = [GestureState](repeating: .changed, count: move - 2)
    #expect(
      stage.log.actions(of: "second") == [.began] + changes + [.cancelled], "\(stage.log)")
  }

  @Test func `S14.13 an ended that was not sent yet is dropped for cancelled`() {
    first.onAction { [second] in if $0.state == .ended { second.cancel() } }
    stage.drag(times: 2)
    #expect(
      stage.log.actions(of: "second") == [.began, .changed, .cancelled], "\(stage.log)")
    #expect(second.lastOutcome?.state == .cancelled, "\(stage.log)")
    #expect(second.resets == 1, "\(stage.log)")
  }

  @Test func `S5.14 S14.13 an ended after its own began is dropped for cancelled`() {
    first.on(.moved, [.began, .ended])
    first.onAction { if $0.state == .began { $0.isEnabled = false } }
    stage.drag()
    #expect(stage.log.actions(of: "first") == [.began, .cancelled], "\(stage.log)")
    #expect(first.resets == 1, "\(stage.log)")
  }

  @Test func `S5.13 S14.13 off and on in one's own action cancels once`() {
    first.onAction { recognizer in
      guard recognizer.state == .changed else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    stage.drag(times: 4)
    #expect(stage.log.actions(of: "first") == [.began, .changed, .cancelled], "\(stage.log)")
    stage.card.removeGestureRecognizer(second)
    stage.drag()
    #expect(
      stage.log.actions(of: "first").suffix(2) == [.began, .ended],
      "the next touch starts afresh\n\(stage.log)")
  }

  @Test func `S5.14 S4.23 dropping an action releases the dependents of that recognizer`() {
    let waiting = ScriptedRecognizer("waiting", .undecided).on(.moved, [.ended])
    waiting.require(toFail: second)
    waiting.isPreventedBy = { _ in false }
    waiting.prevents = { _ in false }
    stage.add(waiting)
    second.on(.moved, [], [.began])
    first.onAction { [second] _ in second.cancel() }
    stage.drag()
    #expect(stage.actions == ["first began", "waiting ended", "first ended"], "\(stage.log)")
  }
}
