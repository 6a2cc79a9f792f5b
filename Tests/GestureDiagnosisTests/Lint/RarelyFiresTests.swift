import CircleGesture
import DoubleTapGesture
import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import PanGesture
import SwipeGesture
import TapGesture
import Testing

/// What comes first save for a few cases is a warning, which tells them: never an error.
@Suite struct `A recognizer that rarely fires` {
  let stage = Stage()

  private func expect(
    _ loser: String?, _ exception: String = "", location: SourceLocation = #_sourceLocation
  ) {
    let found = stage.findings(.rarelyFires)
    #expect(
      found.compactMap { $0.recognizers.first?.name } == (loser.map { [$0] } ?? []),
      "\(stage.text)", sourceLocation: location)
    #expect(
      found.allSatisfy { $0.severity == .warning && $0.sentence.hasSuffix("only " + exception) },
      "\(stage.text)", sourceLocation: location)
    #expect(stage.findings(.neverFires).isEmpty, "\(stage.text)", sourceLocation: location)
    #expect(stage.findings(.alwaysBeaten).isEmpty, "\(stage.text)", sourceLocation: location)
    #expect(stage.findings(.noRelation).isEmpty, "\(stage.text)", sourceLocation: location)
  }

  @Test func `is a swipe that is judged before the pan, in one large step`() {
    _ = stage.add(PanGestureRecognizer(), "pan")
    _ = stage.add(SwipeGestureRecognizer(), "swipe")
    expect("swipe", "where a single event takes the finger from less than 10 pt to 50")
    stage.simulation.finger().down(at: Point(x: 60, y: 100))
    stage.simulation.finger().move(to: Point(x: 120, y: 100))
    #expect(stage.simulation.log.actions == ["swipe ended"])
  }

  @Test func `is a swipe that waits for a pan along its axis, if it sets out steeply (S14.8)`() {
    let pan = stage.add(HorizontalPanGestureRecognizer(), "pan")
    stage.add(SwipeGestureRecognizer(), "swipe").require(toFail: pan)
    expect("swipe", "where its first 10 pt don't lie along the axis of 'pan'")
    let finger = stage.simulation.finger()
    finger.down(at: Point(x: 60, y: 100))
    for place in [Point(x: 66, y: 109), Point(x: 110, y: 115), Point(x: 130, y: 120)] {
      finger.move(to: place)
    }
    #expect(stage.simulation.log.actions == ["swipe ended"])
  }

  @Test func `is not one that is for another button, where fingers go to its rival (S15.17)`() {
    let menu = stage.add(TapGestureRecognizer(), "menu")
    menu.buttonMaskRequired = .secondary
    let select = stage.add(TapGestureRecognizer(), "select")
    expect(nil)
    let place = Point(x: 60, y: 100)
    for phase in [TouchPhase.began, .ended] {
      stage.simulation.send([
        TouchInput(id: 9, phase: phase, location: place, type: .mouse, buttons: .secondary)
      ])
    }
    stage.simulation.tap(at: place)
    #expect(stage.simulation.log.actions == ["menu ended", "select ended"])
    // The other way round the one for the primary button loses its fingers.
    menu.buttonMaskRequired = .primary
    select.buttonMaskRequired = .secondary
    expect("menu", "with a pointer's main button")
    #expect(stage.findings(.rarelyFires)[0].sentence.hasPrefix("'menu' loses its fingers: "))
    #expect(stage.findings(.rarelyFires)[0].fixes[0].words == "let 'select' take pointers alone")
  }

  @Test func `is one around which there may be another finger`() {
    let inner = stage.add(TapGestureRecognizer(), "inner")
    inner.require(toFail: stage.add(TapGestureRecognizer(), "outer", to: stage.window))
    expect("inner", "where 'outer' also tracks a finger elsewhere")
    stage.simulation.finger(1).down(at: Point(x: 300, y: 700))
    stage.simulation.finger(2).down(at: Point(x: 60, y: 100))
    stage.simulation.finger(2).up()
    #expect(stage.simulation.log.actions == ["inner ended"])
  }

  @Test func `is a pan beside a press without duration`() {
    stage.add(LongPressGestureRecognizer(), "touch").minimumPressDuration = .zero
    _ = stage.add(PanGestureRecognizer(), "pan")
    expect("pan", "where 2 or more fingers come down at the same moment")
  }

  @Test func `is a pan beside a circle that reports progress`() {
    _ = stage.add(PanGestureRecognizer(), "pan")
    stage.add(CircleGestureRecognizer(), "circle").reportsProgress = true
    expect("pan", "with 2 or more fingers")
  }

  @Test func `is a press that has to wait longer than its rival (S4.17)`() {
    _ = stage.add(LongPressGestureRecognizer(), "press")
    let late = stage.add(LongPressGestureRecognizer(), "late")
    #expect(stage.findings(.alwaysBeaten).first?.recognizers.first?.name == "press")
    late.require(toFail: stage.add(DoubleTapGestureRecognizer(), "twice"))
    expect("late", "where 'twice' has failed by then")
    stage.simulation.press(at: Point(x: 60, y: 60), for: .seconds(1))
    #expect(stage.simulation.log.actions == ["press began", "press ended"])
  }

  @Test func `is none where a press needs taps first`() {
    let quick = stage.add(LongPressGestureRecognizer(), "quick")
    quick.numberOfTapsRequired = 1
    stage.add(LongPressGestureRecognizer(), "press").require(toFail: quick)
    expect(nil)
  }
}

@Suite struct `A control's veto` {
  let stage = Stage()
  let button = Button(name: "ok", frame: Rect(x: 10, y: 10, width: 80, height: 40))

  init() { stage.card.addSubview(button) }

  @Test func `leaves a double tap on the control to itself (S11.1, S11.3)`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    let double = stage.add(DoubleTapGestureRecognizer(), "double", to: button)
    double.require(toFail: tap)
    #expect(stage.findings.allSatisfy { $0.kind == .controlLosesTouch }, "\(stage.text)")
    stage.simulation.tap(at: Point(x: 50, y: 50), taps: 2)
    #expect(stage.simulation.log.actions == ["double ended"])
    button.preventsTapsOfSuperviews = false
    #expect(!stage.findings(.rarelyFires).isEmpty, "\(stage.text)")
  }

  @Test func `is an exception where there is more than the control`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    stage.add(DoubleTapGestureRecognizer(), "double").require(toFail: tap)
    let found = stage.findings(.rarelyFires)
    #expect(found.map(\.severity) == [.warning], "\(stage.text)")
    #expect(found.first?.sentence.hasSuffix("it fires only on control 'ok'") == true)
    #expect(stage.findings(.neverFires).isEmpty, "\(stage.text)")
  }
}
