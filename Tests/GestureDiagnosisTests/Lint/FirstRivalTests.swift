import CircleGesture
import DoubleTapGesture
import GestureCore
import GestureDiagnosis
import GestureTestKit
import LongPressGesture
import PanGesture
import PinchGesture
import RotationGesture
import TapGesture
import Testing

/// Rivals of which one is always first.
@Suite struct `A rival that is first` {
  let stage = Stage()

  @Test func `is on a view that covers all of the one around it (S4.4)`() {
    let cover = View(name: "cover", frame: stage.card.bounds)
    stage.card.addSubview(cover)
    _ = stage.add(TapGestureRecognizer(), "outer")
    _ = stage.add(TapGestureRecognizer(), "inner", to: cover)
    stage.expect("outer")
    cover.frame.size.width -= 1
    stage.expect(nil)
  }

  @Test func `is a pan that covers the one around it`() {
    let cover = View(name: "cover", frame: stage.card.bounds)
    stage.card.addSubview(cover)
    let outer = stage.add(PanGestureRecognizer(), "outer")
    _ = stage.add(PanGestureRecognizer(), "inner", to: cover)
    stage.expect("outer")
    outer.hysteresis = 9
    stage.expect(nil)
  }

  @Test func `is the later one of two pinches, rotations or circles alike`() {
    let alike: [() -> any GestureRecognizer] = [
      { PinchGestureRecognizer() }, { RotationGestureRecognizer() }, { CircleGestureRecognizer() },
    ]
    for make in alike {
      let stage = Stage()
      for name in ["first", "second"] {
        let recognizer = make()
        recognizer.name = name
        stage.card.addGestureRecognizer(recognizer)
      }
      let found = stage.findings(.alwaysBeaten)
      #expect(found.map { $0.recognizers.map(\.name) } == [["first", "second"]], "\(stage.text)")
    }
  }

  @Test func `is no circle of another tolerance, and no pinch beside a rotation`() {
    _ = stage.add(CircleGestureRecognizer(), "one")
    stage.add(CircleGestureRecognizer(), "two").tolerance = 0.1
    _ = stage.add(PinchGestureRecognizer(), "pinch")
    _ = stage.add(RotationGestureRecognizer(), "rotation")
    #expect(stage.findings.map(\.kind) == [.noRelation], "\(stage.text)")
  }

  @Test func `is the pinch that needs less`() {
    let wide = stage.add(PinchGestureRecognizer(), "wide")
    wide.hysteresis = 20
    let narrow = stage.add(PinchGestureRecognizer(), "narrow")
    stage.expect("wide")
    stage.card.removeGestureRecognizer(narrow)
    wide.hysteresis = 8
    stage.add(PinchGestureRecognizer(), "later").hysteresis = 20
    stage.expect(nil)
    stage.expect("later", .rarelyFires)
  }

  @Test func `is a tap beside a press that needs one first (S9.41)`() {
    let press = stage.add(LongPressGestureRecognizer(), "press")
    let tap = stage.add(TapGestureRecognizer(), "tap")
    stage.expect(nil)
    press.numberOfTapsRequired = 1
    stage.expect("press")
    tap.allowableMovement = 10
    stage.expect(nil)
    tap.allowableMovement = 45
    tap.require(toFail: press)
    stage.expect(nil)
  }

  @Test func `is a press that begins where a second tap would (S9.42)`() {
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    let drag = stage.add(LongPressGestureRecognizer(), "drag")
    drag.numberOfTapsRequired = 1
    drag.minimumPressDuration = .zero
    double.require(toFail: drag)
    stage.expect("double", .neverFires)
    stage.expect(nil, .late)
    drag.numberOfTapsRequired = 2
    stage.expect(nil, .neverFires)
    stage.expect("double", .late)
  }
}
