import Gestures

/// The Swift in the comments of `GestureCore` that declares how recognizers go together, and what
/// clients do with them.
enum RelationSnippets {
  static func exclusively(_ single: TapGestureRecognizer, _ double: DoubleTapGestureRecognizer) {
    let triple = TripleTapGestureRecognizer()
    let taps: [any GestureRecognizer] = [triple, double, single]
    taps.recognizeExclusively()
  }

  static func moreTaps(_ single: TapGestureRecognizer, _ double: DoubleTapGestureRecognizer) {
    let triple = TripleTapGestureRecognizer()
    let taps: [any GestureRecognizer] = [single, double, triple]
    taps.waitForMoreTaps()
  }

  static func tags(_ dispatcher: Dispatcher) {
    let (pan, pinch) = (PanGestureRecognizer(), PinchGestureRecognizer())
    let rotation = RotationGestureRecognizer()
    for recognizer in [pan, pinch, rotation] as [any GestureRecognizer] {
      recognizer.tags.append("photo")
    }
    dispatcher.allowSimultaneousRecognition("photo", "photo")
  }

  static func events(
    _ press: LongPressGestureRecognizer, _ drag: PanGestureRecognizer, hint: View,
    follow: (Point) -> Void
  ) async {
    for await event in press.events where event.state == .began {
      hint.isHidden = true
      break
    }
    for await event in drag.events { follow(event.location) }
  }

  static func reason(_ tap: TapGestureRecognizer) {
    print(tap.explainLastAttempt())
  }

  static func token(_ pan: PanGestureRecognizer) {
    let token = pan.onAction { pan in print(pan.translation(in: nil)) }
    token.remove()
  }

  static func value(_ pan: PanGestureRecognizer, _ card: View) {
    let offset = pan.value(initially: .zero) { pan in pan.translation(in: nil) }
    offset.onChange { offset in
      card.transform = AffineTransform(translationX: offset.dx, y: offset.dy)
    }
  }

  static func handOver(
    _ list: PanGestureRecognizer, _ sheet: PanGestureRecognizer, isAtTop: Bool, isFullyOpen: Bool
  ) {
    list.handsOver(to: sheet) { list in list.translation(in: nil).dy > 0 && isAtTop }
    sheet.handsOver(to: list) { sheet in isFullyOpen }
  }

  static func eachTouch(_ canvas: View, draw: @escaping (Point) -> Void) {
    canvas.addForEachTouch(limit: 10) {
      let pan = PanGestureRecognizer()
      pan.onAction { pan in draw(pan.location(in: nil)) }
      return pan
    }
  }
}

/// A target, whose methods are actions.
final class GameController {
  func attach(_ tap: TapGestureRecognizer) {
    tap.addTarget(self, action: GameController.tapped)
  }

  func tapped(_ tap: TapGestureRecognizer) {}
}
