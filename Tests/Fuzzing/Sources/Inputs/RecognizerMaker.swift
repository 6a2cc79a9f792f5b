import GestureCore
import Gestures

/// Makes recognizers of a kind, with the properties that some bits say.
struct RecognizerMaker {
  let kind: UInt8
  let flags: UInt8

  func callAsFunction() -> any GestureRecognizer {
    let recognizer = make()
    recognizer.cancelsTouchesInView = flags & 1 == 0
    recognizer.delaysTouchesBegan = flags & 2 != 0
    recognizer.delaysTouchesEnded = flags & 4 == 0
    recognizer.requiresExclusiveTouchType = flags & 8 == 0
    return recognizer
  }

  private func make() -> any GestureRecognizer {
    switch kind % 13 {
    case 0: TapGestureRecognizer()
    case 1: DoubleTapGestureRecognizer()
    case 2: longPress()
    case 3: PanGestureRecognizer()
    case 4: HorizontalPanGestureRecognizer()
    case 5: SwipeGestureRecognizer()
    case 6: PinchGestureRecognizer()
    case 7: RotationGestureRecognizer()
    case 8: ScreenEdgePanGestureRecognizer()
    case 9: HoverGestureRecognizer()
    case 10: circle()
    case 11: ContentDelayGestureRecognizer()
    default: IndecisiveGestureRecognizer(flags: flags)
    }
  }

  private func longPress() -> LongPressGestureRecognizer {
    let press = LongPressGestureRecognizer()
    if flags & 16 != 0 { press.repeatInterval = .milliseconds(100) }
    if flags & 32 != 0 { press.numberOfTapsRequired = 1 }
    if flags & 64 != 0 { press.numberOfTouchesRequired = 2 }
    return press
  }

  private func circle() -> CircleGestureRecognizer {
    let circle = CircleGestureRecognizer()
    circle.reportsProgress = flags & 16 != 0
    return circle
  }
}

/// Assigns states as its flags say, legal ones and others.
final class IndecisiveGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "indecisive")
  private let flags: UInt8

  init(flags: UInt8) { self.flags = flags }

  var handle: RecognizerHandle { core.handle }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    if flags & 16 != 0 { core.state = .began }
  }

  func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    if flags & 32 != 0 { core.state = .changed } else { core.state = .began }
  }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    core.state = flags & 64 != 0 ? .failed : .ended
  }

  func touchesCancelled(_ touches: Touches, with event: TouchEvent) { core.state = .cancelled }

  func reset() {}
}
