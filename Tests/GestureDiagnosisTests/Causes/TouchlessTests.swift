import DoubleTapGesture
import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import TapGesture
import Testing

@Suite struct `Explanation of a recognizer without a touch` {
  let stage = Stage.withButton()
  let tap: TapGestureRecognizer

  init() { tap = stage.add(TapGestureRecognizer(), "tap", to: stage.button) }

  @Test func `a view in front that swallows the touch is named`() {
    stage.card.addSubview(View(name: "veil", frame: stage.card.bounds))
    stage.tapAndWait(at: Point(x: 40, y: 40))
    let explanation = stage.explain(tap)
    #expect(explanation.kinds == [.notHit(by: 1, hitView: "veil")])
    #expect(explanation.says("went to view 'veil'. That one lies in front of its view 'button'"))
    #expect(explanation.causes.first?.rules == ["S2.8", "S2.3"])
  }

  @Test(arguments: [
    HitExplanation.Obstacle.hidden, .interactionOff, .transparent, .outside, .empty, .passesThrough,
  ])
  func `what keeps touches off its view is told`(obstacle: HitExplanation.Obstacle) {
    var place = Point(x: 40, y: 40)
    switch obstacle {
    case .hidden: stage.button.isHidden = true
    case .interactionOff: stage.button.isUserInteractionEnabled = false
    case .transparent: stage.button.alpha = 0
    case .outside: place = Point(x: 300, y: 300)
    case .empty: stage.button.bounds.size = .zero
    case .passesThrough: stage.button.catchesOwnTouches = false
    case .flattened, .ownHitTest: break
    }
    stage.tapAndWait(at: place)
    let phrase =
      obstacle == .outside
      ? "The place is outside of its view 'button'"
      : "Its view 'button' is passed over: \(obstacle.rawValue)"
    #expect(
      stage.explain(tap).says(phrase + "; so the touch was not offered"), "\(stage.explain(tap))")
  }

  @Test func `a view that hit-tests in its own way is told to, where a touch passes it`() {
    let stage = Stage(card: ScriptedView())
    let tap = stage.add(TapGestureRecognizer(), "tap")
    (stage.card as? ScriptedView)?.catches = { _, _ in nil }
    stage.tapAndWait()
    #expect(
      stage.explain(tap).says(
        "Its view 'card' is passed over: a hit test of its own, or of a view around it, leads "
          + "elsewhere"), "\(stage.explain(tap))")
  }

  @Test func `a view around its own that is hidden is named`() {
    stage.card.isHidden = true
    stage.tapAndWait(at: Point(x: 40, y: 40))
    #expect(
      stage.explain(tap).says(
        "View 'card', in which its view lies, is passed over: it is hidden"))
  }

  @Test func `a touch outside of the window hits nothing`() {
    stage.tapAndWait(at: Point(x: -10, y: -10))
    #expect(stage.explain(tap).kinds == [.notHit(by: 1, hitView: nil)])
    #expect(stage.explain(tap).says("Touch 1 came down at (-10, -10) and hit no view at all"))
  }

  @Test func `from the log alone it is told where the touch went`() {
    stage.tapAndWait()
    let explanation = Explanation(of: tap.label, in: stage.simulation.log.entries)
    #expect(
      explanation.says(
        "Touch 1 came down at (200, 200) and went to view 'card'. Its own view 'button' is neither "
          + "that one nor around it, so the touch was not offered to it."))
  }

  @Test func `many touches that miss are summed up`() {
    for _ in 0..<4 { stage.tapAndWait() }
    #expect(stage.explain(tap).causes.count == 2)
    #expect(stage.explain(tap).says("3 more touches missed it likewise."))
  }

  @Test func `without any touch it is told so`() {
    #expect(stage.explain(tap).kinds == [.remark])
  }

  @Test(arguments: TouchRefusal.allCases)
  func `each way to refuse a touch is told`(refusal: TouchRefusal) {
    var recognizer: any GestureRecognizer = tap
    let place = Point(x: 40, y: 40)
    switch refusal {
    case .disabled: tap.isEnabled = false
    case .attemptOver:
      tap.require(toFail: stage.add(DoubleTapGestureRecognizer(), "double", to: stage.button))
      stage.simulation.tap(at: place)
    case .limit:
      let set = stage.button.addForEachTouch(limit: 1) { TapGestureRecognizer() }
      stage.simulation.finger(2).down(at: place)
      recognizer = set.recognizers[0]
    case .touchType: tap.allowedTouchTypes = []
    case .exclusiveTouchType:
      recognizer = stage.add(PanGestureRecognizer(), "pan", to: stage.button)
      stage.simulation.finger(2, type: .pencil).down(at: place)
    case .buttonMask:
      recognizer = stage.add(PanGestureRecognizer(), "pan", to: stage.button)
      stage.simulation.send([
        TouchInput(id: 1, phase: .began, location: place, type: .mouse, buttons: .secondary)
      ])
    case .shouldReceiveEvent:
      recognizer = stage.add(DeafGestureRecognizer(), "deaf", to: stage.button)
    case .delegateShouldReceiveEvent, .delegateShouldReceiveTouch:
      tap.delegate = stage.delegate
      stage.delegate.receivesEvent = { _, _ in refusal != .delegateShouldReceiveEvent }
      stage.delegate.receivesTouch = { _, _ in refusal != .delegateShouldReceiveTouch }
    }
    if refusal != .buttonMask { stage.simulation.finger().down(at: place) }
    let explanation = stage.explain(recognizer)
    #expect(explanation.kinds.contains(.refused(1, refusal)), "\(explanation)")
    #expect(explanation.says("It was not given touch 1, which came down at (40, 40) on view"))
  }
}

/// Refuses every event.
final class DeafGestureRecognizer: GestureRecognizer, ArbitrationRules {
  let core = RecognizerCore(name: "deaf")
  var handle: RecognizerHandle { core.handle }

  func shouldReceive(_ event: TouchEvent) -> Bool { false }
}
