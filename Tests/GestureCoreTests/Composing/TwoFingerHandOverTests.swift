import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import PinchGesture
import Testing

@Suite struct `Handing two fingers over to a pinch` {
  let stage = Stage()
  let pan: PanGestureRecognizer
  let pinch: PinchGestureRecognizer

  init() {
    pan = stage.add(PanGestureRecognizer(), "pan")
    pinch = stage.add(PinchGestureRecognizer(), "pinch")
    pan.handsOver(to: pinch)
  }

  @Test func `S15.11 one finger is too few: nothing is handed over`() {
    stage.beginDrag(times: 2)
    #expect(stage.actions == ["pan began", "pan changed"], "\(stage.log)")
  }

  @Test func `S15.12 two go over, and the pinch measures from where they are`() {
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: Point(x: 100, y: 200))
    stage.move(stage.finger, times: 2)  // by 20 points, so by 10 in the mean
    #expect(stage.actions == ["pan began", "pan ended"], "\(stage.log)")
    // Where the fingers are now, the scale is 1.
    stage.secondFinger.move(to: Point(x: 100, y: 300))
    #expect(stage.actions.contains("pinch began"), "\(stage.log)")
    let distance = pinch.location(ofTouch: 0, in: nil).distance(
      to: pinch.location(ofTouch: 1, in: nil))
    let start = Point(x: 120, y: 100).distance(to: Point(x: 100, y: 200))
    #expect(abs(pinch.scale - distance / start) < 0.001, "\(pinch.scale)")
  }
}
