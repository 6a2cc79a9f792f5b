import Gestures

/// The Swift that Docs/Coming-from.md shows, so that it compiles and can be run.
enum ComingFromSnippets {
  static func photo(
    _ photo: View, _ double: DoubleTapGestureRecognizer, _ single: TapGestureRecognizer,
    _ pan: PanGestureRecognizer, _ pinch: PinchGestureRecognizer,
    _ rotation: RotationGestureRecognizer, _ press: LongPressGestureRecognizer,
    _ drag: PanGestureRecognizer
  ) {
    photo.gestures {
      exclusively {
        double
        single
      }
      simultaneously {
        pan
        pinch
        rotation
      }
      sequence {
        press
        drag
      }
    }
  }

  static func rowInList(_ list: View, _ row: View) {
    let scroll = PanGestureRecognizer()
    scroll.axis = .vertical
    list.addGestureRecognizer(scroll)
    let slide = HorizontalPanGestureRecognizer()
    row.addGestureRecognizer(slide)
    scroll.onAction { [unowned list] scroll in
      list.bounds.origin.y -= scroll.translation(in: list).dy
      scroll.setTranslation(.zero, in: list)
    }
    slide.onAction { [unowned row] slide in
      if slide.state == .ended && slide.translation(in: nil).dx > 100 { row.removeFromSuperview() }
    }
  }

  static func sheet(
    _ scroll: PanGestureRecognizer, _ sheetDrag: PanGestureRecognizer,
    isAtTop: @escaping () -> Bool, isFullyOpen: @escaping () -> Bool
  ) {
    scroll.handsOver(to: sheetDrag) { scroll in scroll.translation(in: nil).dy > 0 && isAtTop() }
    sheetDrag.handsOver(to: scroll) { drag in drag.translation(in: nil).dy < 0 && isFullyOpen() }
  }

  static func buttonInCard(_ card: View, like: @escaping () -> Void) {
    let open = TapGestureRecognizer()
    card.addGestureRecognizer(open)
    let button = Button(name: "like", frame: Rect(x: 300, y: 20, width: 60, height: 60))
    button.onEvent(.touchUpInside) { _ in like() }
    card.addSubview(button)
  }

  static func drags(
    on board: View, _ drag: PanGestureRecognizer, draw: @escaping (Point) -> Void,
    show: @escaping (Vector) -> Void
  ) {
    board.addForEachTouch(limit: 10) {
      let drag = PanGestureRecognizer()
      drag.onAction { drag in draw(drag.location(in: nil)) }
      return drag
    }
    let offset = drag.value(initially: Vector.zero) { drag in drag.translation(in: nil) }
    offset.onChange { offset in show(offset) }
  }

  static func limits(
    _ press: LongPressGestureRecognizer, _ edge: ScreenEdgePanGestureRecognizer,
    _ zoom: PanGestureRecognizer, _ menu: TapGestureRecognizer
  ) {
    press.repeatInterval = .milliseconds(100)
    edge.edges = .left
    zoom.numberOfTapsRequired = 1
    menu.buttonMaskRequired = .secondary
    menu.allowedTouchTypes = .mouse
  }
}
