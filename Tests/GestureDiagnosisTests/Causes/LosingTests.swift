import DoubleTapGesture
import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import PanGesture
import TapGesture
import Testing

@Suite struct `Explanation of a recognizer that loses` {
  let stage = Stage.withButton()
  let middle = Point(x: 200, y: 200)

  @Test func `its own limit is named with the figures`() {
    let press = stage.add(LongPressGestureRecognizer(), "press")
    let finger = stage.simulation.finger()
    finger.down(at: middle)
    finger.move(to: Point(x: 212.4, y: 200))
    #expect(
      stage.explain(press).description == """
        'press' of view 'card' did not fire.
          0 ms  It was given touch 1, which came down at (200, 200) on view 'card'. (S2.8)
          0 ms  It gave up: it moved: 12.4 pt where 10 pt are allowed. (S9.38)
        """)
  }

  @Test func `a rival that was first is named, and that there was no delegate to ask (S4.2)`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    let pan = stage.add(PanGestureRecognizer(), "pan")
    stage.simulation.drag(from: middle, to: Point(x: 240, y: 200))
    let explanation = stage.explain(tap)
    #expect(explanation.kinds.contains(.excluded(by: pan.label)))
    #expect(!explanation.kinds.contains(.neverAsked), "it has no delegate that could be asked")
    #expect(
      explanation.says(
        "50 ms  'pan' recognized and excluded it: neither has a delegate that could allow both."))
  }

  @Test func `a rival that is under way is named with its beginning`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    stage.add(PanGestureRecognizer(), "pan")
    let (first, second) = (stage.simulation.finger(1), stage.simulation.finger(2))
    first.down(at: middle)
    first.move(to: Point(x: 240, y: 200), over: .milliseconds(20))
    second.down(at: middle)
    stage.simulation.wait(.milliseconds(60))
    second.up()
    let explanation = stage.explain(tap)
    #expect(explanation.says("80 ms  'pan' had begun at 10 ms and excluded it"), "\(explanation)")
    #expect(explanation.causes.last?.rules == ["S4.9", "S3.17"])
  }

  @Test func `the delegate asked whether both may recognize is told`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    let pan = stage.add(PanGestureRecognizer(), "pan")
    pan.delegate = stage.delegate
    stage.simulation.drag(from: middle, to: Point(x: 240, y: 200))
    #expect(
      stage.explain(tap).says(
        "the delegate of 'pan' was asked whether 'tap' may recognize along with it, and said no"))
    tap.delegate = stage.delegate
    stage.simulation.drag(from: middle, to: Point(x: 240, y: 200))
    #expect(
      stage.explain(tap).says(
        "the delegates of both were asked whether both may recognize, and said no"))
  }

  @Test func `one that had to fail first and recognized is named`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    let press = stage.add(LongPressGestureRecognizer(), "press")
    single.require(toFail: press)
    single.recognizesSimultaneously(with: press)
    stage.simulation.press(at: middle, for: .milliseconds(600))
    #expect(stage.explain(single).kinds.contains(.requirementRecognized(press.label)))
  }

  @Test func `a delegate's veto is told`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    tap.delegate = stage.delegate
    stage.delegate.shouldBegin = { _ in false }
    stage.tapAndWait()
    #expect(stage.explain(tap).kinds.contains(.deniedByDelegate))
    #expect(
      stage.explain(tap).says(
        "60 ms  Its delegate was asked whether it should begin, and said no; so it failed."))
  }

  @Test func `a view's veto is told with the view`() {
    let control = Control(name: "ok", frame: Rect(x: 300, y: 300, width: 50, height: 50))
    stage.card.addSubview(control)
    let tap = stage.add(TapGestureRecognizer(), "tap")
    stage.tapAndWait(at: Point(x: 320, y: 320))
    #expect(stage.explain(tap).kinds.contains(.deniedByView("ok")))
    #expect(
      stage.explain(tap).says("View 'ok', which the touch hit and would have lost, was asked"))
  }

  @Test func `being switched off, taken off and cancelled are told apart`() {
    let off = stage.add(TapGestureRecognizer(), "off")
    let removed = stage.add(TapGestureRecognizer(), "removed")
    let cancelled = stage.add(TapGestureRecognizer(), "cancelled")
    let finger = stage.simulation.finger()
    finger.down(at: middle)
    off.isEnabled = false
    stage.card.removeGestureRecognizer(removed)
    finger.cancel()
    #expect(stage.explain(off).kinds.contains(.disabled))
    #expect(
      Explanation(
        of: RecognizerLabel(name: "removed", view: "card"), in: stage.simulation.log.entries
      ).kinds.contains(.removed))
    #expect(stage.explain(cancelled).kinds.contains(.touchesCancelled))
  }

  @Test func `one that can't decide any more is told so`() {
    let idler = stage.add(PassingRecognizer(), "idler")
    stage.tapAndWait()
    #expect(stage.explain(idler).kinds.contains(.abandoned))
  }

  @Test func `one that is still waiting is told so`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    single.require(toFail: double)
    stage.simulation.tap(at: middle)
    #expect(stage.explain(single).kinds.suffix(2) == [.held(by: [double.label]), .unfinished])
    #expect(stage.explain(single).says("It still waits for 'double', since 60 ms."))
  }

  @Test func `a touch that it dropped is told`() {
    let picky = stage.add(PickyGestureRecognizer(), "picky")
    stage.simulation.finger().down(at: middle)
    #expect(stage.explain(picky).kinds.contains(.dropped(1)))
  }
}

/// Drops every touch.
final class PickyGestureRecognizer: GestureRecognizer {
  let core = RecognizerCore(name: "picky")
  var handle: RecognizerHandle { core.handle }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    for touch in touches { ignore(touch, for: event) }
  }
}
