import Gestures

/// The Swift that Docs/Composing.md shows, so that it compiles and can be run.
enum ComposingSnippets {
  static func pressThenDrag(_ card: View) {
    let press = LongPressGestureRecognizer()
    let drag = PanGestureRecognizer()
    card.addGestureRecognizer(press)
    card.addGestureRecognizer(drag)
    drag.startsAfter(press)
    drag.onAction { [unowned card] drag in
      card.center += drag.translation(in: card.superview)
      drag.setTranslation(.zero, in: card.superview)
    }
  }

  static func selectThenDrag(_ select: LongPressGestureRecognizer, _ drag: PanGestureRecognizer) {
    select.tags = ["press"]
    drag.startsAfter("press")
    drag.removePrerequisite("press")
  }

  static func groups(on photo: View) -> RelationToken {
    let (double, single) = (DoubleTapGestureRecognizer(), TapGestureRecognizer())
    let (pinch, rotation) = (PinchGestureRecognizer(), RotationGestureRecognizer())
    let (press, drag) = (LongPressGestureRecognizer(), PanGestureRecognizer())
    let relations = photo.gestures {
      exclusively {
        double
        single
      }
      simultaneously {
        pinch
        rotation
      }
      sequence {
        press
        drag
      }
    }
    return relations
  }

  static func eachTouch(on board: View, draw: @escaping (Point) -> Void) -> RecognizerSet {
    let set = board.addForEachTouch(limit: 10) {
      let pan = PanGestureRecognizer()
      pan.onAction { pan in draw(pan.location(in: nil)) }
      return pan
    }
    return set
  }

  static func handOver(
    _ list: PanGestureRecognizer, _ sheet: PanGestureRecognizer,
    isAtTop: @escaping () -> Bool, isFullyOpen: @escaping () -> Bool
  ) {
    list.handsOver(to: sheet) { list in list.translation(in: nil).dy > 0 && isAtTop() }
    sheet.handsOver(to: list) { sheet in sheet.translation(in: nil).dy < 0 && isFullyOpen() }
    sheet.onAction { sheet in
      if let next = sheet.handedOverTo { print("the finger goes on in", next) }
    }
  }

  static func value(of pan: PanGestureRecognizer, moving card: View) -> GestureValue<Vector> {
    let offset = pan.value(initially: Vector.zero) { pan in pan.translation(in: nil) }
    offset.onChange { [unowned card] offset in
      card.transform = AffineTransform(translationX: offset.dx, y: offset.dy)
    }
    return offset
  }

  static func dragAfterTap(
    on map: View, _ zoom: PanGestureRecognizer, _ move: PanGestureRecognizer,
    _ double: DoubleTapGestureRecognizer, _ single: TapGestureRecognizer
  ) {
    zoom.numberOfTapsRequired = 1
    map.gestures {
      exclusively {
        double
        single
      }
      move
      zoom
    }
  }

  static func counting(_ press: LongPressGestureRecognizer, tell: @escaping (Int) -> Void) {
    var count = 0 { didSet { tell(count) } }
    press.minimumPressDuration = .milliseconds(400)
    press.repeatInterval = .milliseconds(100)
    press.onAction { press in
      if press.state.isActive { count += 1 }
    }
  }

  static func activate(_ card: View, in dispatcher: Dispatcher, at now: Timestamp) {
    dispatcher.send(InputEvent(at: now, .action(.activate, on: card)))
  }

  static func pointer(
    _ select: TapGestureRecognizer, _ menu: TapGestureRecognizer, row: Int,
    choose: @escaping (Int) -> Void, extendSelection: @escaping () -> Void
  ) {
    select.onAction { tap in
      if tap.modifierFlags.contains(.shift) { extendSelection() } else { choose(row) }
    }
    menu.buttonMaskRequired = .secondary
    menu.allowedTouchTypes = .mouse
  }

  static func overlay(_ overlay: View, _ badge: View) {
    overlay.catchesOwnTouches = false
    overlay.addSubview(badge)
  }
}
