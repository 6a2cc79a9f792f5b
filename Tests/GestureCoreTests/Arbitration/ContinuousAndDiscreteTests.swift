import GestureCore
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import Testing

/// A pan and a flick on one view: the pan knows after 10 pt, the flick after 40.
@Suite struct `Continuous and discrete` {
  let stage = Stage()
  let pan = HorizontalPanGestureRecognizer()
  let flick = ScriptedRecognizer("flick").on(.moved, [], [], [], [.ended]).on(.ended, [.failed])

  init() { stage.add(pan, flick) }

  @Test func `S4.42 S4.43 without a requirement the pan always wins`() {
    stage.drag(times: 5)
    #expect(stage.actions.first == "horizontalPan began", "\(stage.log)")
    #expect(stage.actions.last == "horizontalPan ended", "\(stage.log)")
    #expect(stage.reason(of: flick) == .excluded(by: pan.label), "\(stage.log)")
  }

  @Test func `S4.42 S4.43 with a requirement a flick is a flick`() {
    pan.require(toFail: flick)
    stage.drag(times: 5)
    #expect(stage.actions == ["flick ended"], "\(stage.log)")
    #expect(stage.reason(of: pan) == .excluded(by: flick.label), "\(stage.log)")
  }

  @Test func `S4.42 S4.20 with a requirement all else pans once the flick has failed`() {
    pan.require(toFail: flick)
    stage.drag(times: 3)
    #expect(stage.actions == ["horizontalPan began", "horizontalPan ended"], "\(stage.log)")
  }

  @Test func `S4.42 S4.19 a flick that fails early lets the pan go on`() {
    pan.require(toFail: flick)
    flick.on(.moved, [], [.failed])
    stage.drag(times: 4)
    #expect(
      stage.actions == [
        "horizontalPan began", "horizontalPan changed", "horizontalPan changed",
        "horizontalPan ended",
      ], "\(stage.log)")
  }
}
