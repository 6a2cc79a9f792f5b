import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import Testing

@Suite struct `Double tap and horizontal pan` {
  let stage = Stage()
  let double = DoubleTapGestureRecognizer()
  let pan = HorizontalPanGestureRecognizer()

  init() { stage.add(double, pan) }

  @Test(arguments: [9.9, 10, 10.1])
  func `S4.2 a second touch that is dragged is a pan`(distance: Double) {
    stage.tap()
    stage.simulation.wait(.milliseconds(100))
    stage.finger.down(at: stage.place)
    stage.finger.move(to: stage.place + Vector(dx: distance, dy: 0))
    stage.finger.up()
    #expect(
      stage.actions
        == (distance < 10
          ? ["doubleTap ended"] : ["horizontalPan began", "horizontalPan ended"]),
      "\(stage.log)")
    if distance >= 10 {
      #expect(stage.reason(of: double) == .excluded(by: pan.label), "\(stage.log)")
    }
  }

  @Test func `S4.41 a pan that waits for the double tap is held till the gap is over`() {
    pan.require(toFail: double)
    double.allowableMovement = 100
    stage.simulation.drag(from: stage.place, to: stage.place + Vector(dx: 60, dy: 0))
    #expect(stage.actions == [], "it looks like a first tap\n\(stage.log)")
    stage.simulation.wait(.milliseconds(350))
    #expect(stage.actions == ["horizontalPan began", "horizontalPan ended"], "\(stage.log)")
  }
}
