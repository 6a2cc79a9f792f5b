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

@Suite struct `Explanation of what does happen` {
  let stage = Stage.withButton()

  @Test func `the delay of a late tap is told, and its cause`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    single.require(toFail: stage.add(DoubleTapGestureRecognizer(), "double"))
    stage.tapAndWait()
    #expect(
      stage.explain(single).description == """
        'single' of view 'card' fired: ended at 410 ms.
            0 ms  It was given touch 1, which came down at (200, 200) on view 'card'. (S2.8)
           60 ms  It had its gesture, but had to wait for 'double' to fail, as was declared. (S4.17)
          410 ms  'double' failed (no second tap began within 350 ms), so it went on. (S4.17, S4.45)
          410 ms  It took touch 1 from view 'card' (cancelsTouchesInView). (S7.2)
          410 ms  It fired: ended, 350 ms after it had its gesture. (S5.5)
        """)
  }

  @Test func `the delegate that let two recognize together is told`() {
    let inner = stage.add(PanGestureRecognizer(), "inner", to: stage.button)
    let outer = stage.add(PanGestureRecognizer(), "outer")
    outer.delegate = stage.delegate
    stage.delegate.allowsBoth = { _, _ in true }
    stage.simulation.drag(from: Point(x: 40, y: 40), to: Point(x: 90, y: 40))
    #expect(stage.explain(inner).kinds.contains(.allowed(with: outer.label)))
    #expect(stage.explain(outer).kinds.contains(.allowed(with: inner.label)))
    #expect(
      stage.explain(inner).says(
        "The delegate of 'outer' was asked about 'inner' and allowed both."))
  }

  @Test func `several attempts are all told`() {
    let press = stage.add(LongPressGestureRecognizer(), "press")
    stage.simulation.press(at: Point(x: 200, y: 200), for: .milliseconds(100))
    stage.simulation.press(at: Point(x: 200, y: 200), for: .milliseconds(600))
    let explanation = stage.explain(press)
    #expect(
      explanation.verdict == "'press' of view 'card' fired: began at 600 ms and ended at 700 ms.")
    #expect(
      explanation.kinds.contains(
        .ownDecision(FailureDetail(.init("it was not held for", limit: .milliseconds(500))))))
  }

  @Test func `a gesture that is called off says that it told its targets`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    let finger = stage.simulation.finger()
    finger.down(at: Point(x: 200, y: 200))
    finger.move(to: Point(x: 240, y: 200))
    finger.cancel()
    #expect(stage.explain(pan).kinds.suffix(2) == [.touchesCancelled, .fired(.cancelled)])
  }
}

@Suite struct `Explanation of a view` {
  let stage = Stage.withButton()

  private func explain(_ view: View) -> Explanation {
    Explanation(
      ofView: view.name, in: stage.simulation.log.entries, window: stage.simulation.window)
  }

  @Test func `the recognizer that took its touch is named`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    stage.tapAndWait(at: Point(x: 40, y: 40))
    let explanation = explain(stage.button)
    #expect(explanation.verdict == "view 'button' lost a touch at 60 ms.")
    #expect(explanation.kinds == [.given(1), .lostTouch(1, to: tap.label)])
  }

  @Test func `a touch that it gets to its end is told`() {
    stage.tapAndWait(at: Point(x: 40, y: 40))
    #expect(explain(stage.button).verdict == "view 'button' got a touch to the end.")
    #expect(explain(stage.button).kinds == [.given(1), .fired(.ended)])
  }

  @Test func `a lift that comes late is put down to those that had not decided`() {
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    stage.tapAndWait(at: Point(x: 40, y: 40))
    let explanation = explain(stage.button)
    #expect(explanation.kinds.last == .deliveredLate(1, because: [double.label]))
    #expect(
      explanation.says(
        "The finger lifted 350 ms earlier; it was kept back until 'double' had decided "
          + "(delaysTouchesEnded)."))
  }

  @Test func `a touch that was taken before it was told of it is told`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    stage.simulation.drag(from: Point(x: 40, y: 40), to: Point(x: 90, y: 40))
    #expect(explain(stage.button).kinds == [.takenBefore(1, by: pan.label)])
    #expect(
      explain(stage.button).says(
        "it was never told of it: 'pan' kept the touch back (delaysTouchesBegan) until 'pan' "
          + "recognized at"))
  }

  @Test func `a touch that the system takes away is lost to no recognizer`() {
    stage.add(PanGestureRecognizer(), "pan")
    let finger = stage.simulation.finger()
    finger.down(at: Point(x: 40, y: 40))
    finger.cancel()
    #expect(explain(stage.button).kinds == [.given(1), .lostTouch(1, to: nil)])
  }

  @Test func `a touch that another view catches is told`() {
    stage.card.addSubview(View(name: "veil", frame: stage.card.bounds))
    stage.tapAndWait(at: Point(x: 40, y: 40))
    #expect(explain(stage.button).kinds == [.notHit(by: 1, hitView: "veil")])
    #expect(explain(stage.button).says("hit view 'veil': that one lies in front of it there."))
  }
}
