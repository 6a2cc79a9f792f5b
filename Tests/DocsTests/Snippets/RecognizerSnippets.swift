import Gestures

/// The Swift in the comments of the recognizers.
enum RecognizerSnippets {
  static func circle(on board: View) {
    let circle = CircleGestureRecognizer()
    board.addGestureRecognizer(circle)
    circle.onAction { circle in
      if let fit = circle.fit { print("a circle round", fit.center, "of radius", fit.radius) }
    }
  }

  static func doubleTap(_ single: TapGestureRecognizer) {
    let double = DoubleTapGestureRecognizer()
    single.require(toFail: double)  // the single tap now fires 0.35 s after its lift
  }

  static func horizontalPan(_ row: View) {
    let pan = HorizontalPanGestureRecognizer()
    row.addGestureRecognizer(pan)
    pan.onAction { pan in
      row.center.x += pan.translation(in: row.superview).dx
      pan.setTranslation(.zero, in: row.superview)
    }
  }

  static func hover(_ button: View) {
    let hover = HoverGestureRecognizer()
    button.addGestureRecognizer(hover)
    hover.onAction { hover in print("pointer", hover.state) }
  }

  static func longPress(_ view: View) {
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = .milliseconds(300)
    view.addGestureRecognizer(press)
    press.onAction { press in
      if press.state == .began { print("pressed") }
    }
  }

  static func contentDelay(_ list: View, _ pan: PanGestureRecognizer) {
    list.addGestureRecognizer(pan)
    list.addGestureRecognizer(ContentDelayGestureRecognizer())
  }

  static func pan(_ card: View) {
    let pan = PanGestureRecognizer()
    card.addGestureRecognizer(pan)
    pan.onAction { pan in
      let translation = pan.translation(in: card.superview)
      card.center += translation
      pan.setTranslation(.zero, in: card.superview)
    }
  }

  static func pinch(_ photo: View) {
    let pinch = PinchGestureRecognizer()
    photo.addGestureRecognizer(pinch)
    pinch.onAction { pinch in
      photo.transform = AffineTransform(scaleX: pinch.scale, y: pinch.scale)
        .concatenating(photo.transform)
      pinch.scale = 1
    }
  }

  static func rotation(_ photo: View) {
    let rotation = RotationGestureRecognizer()
    photo.addGestureRecognizer(rotation)
    rotation.onAction { rotation in print("turned by", rotation.rotation, "radians") }
  }

  static func edge(_ window: Window) {
    let back = ScreenEdgePanGestureRecognizer()
    back.edges = .left
    window.addGestureRecognizer(back)
  }

  static func swipe(_ view: View, _ pan: PanGestureRecognizer) {
    let swipe = SwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    view.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)  // else the pan, which begins earlier, always wins (S4.42)
  }

  static func tap(_ view: View) {
    let tap = TapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(tap)
    tap.onAction { tap in print("tapped at", tap.location(in: view)) }
  }
}
