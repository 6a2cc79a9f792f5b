import GestureCore

// The area in which a view catches touches.
extension View {
  /// The area in which it catches touches, in its own coordinates.
  var touchableArea: Rect { bounds.insetBy(dx: -hitOutset, dy: -hitOutset) }

  /// The corners of that area, in window coordinates.
  var cornersInWindow: [Point] { touchableArea.corners.map { convert($0, to: nil) } }

  /// The smallest upright rectangle around that area, in window coordinates.
  var boxInWindow: Rect {
    let corners = cornersInWindow
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }

  /// Whether its edges are parallel to those of the window.
  var isUpright: Bool {
    let (x, y) = (
      convertToWindow(Vector(dx: 1, dy: 0)), convertToWindow(Vector(dx: 0, dy: 1))
    )
    return [x, y].allSatisfy { min($0.dx.magnitude, $0.dy.magnitude) < 1e-9 }
  }

  /// Places all over that area, in window coordinates.
  var grid: [Point] {
    let (area, count) = (touchableArea, 24)
    return (0..<count * count).map { number in
      let column = (Double(number % count) + 0.5) / Double(count)
      let row = (Double(number / count) + 0.5) / Double(count)
      let place = Point(x: area.minX + area.width * column, y: area.minY + area.height * row)
      return convert(place, to: nil)
    }
  }

  /// Whether it contains a place of the window, and all views around it do too.
  func isVisible(at place: Point) -> Bool {
    var view: View? = self
    while let current = view {
      guard current.point(inside: current.convert(place, from: nil), with: nil) else {
        return false
      }
      view = current.superview
    }
    return true
  }

  /// Whether it contains all corners of another view, and so everything between them.
  func hasAllCorners(of other: View) -> Bool {
    let middle = other.convert(other.touchableArea.center, to: nil)
    let innermost = 1 - 1e-6  // a corner itself lies outside of a view that ends there too
    return other.cornersInWindow.allSatisfy { isVisible(at: middle + ($0 - middle) * innermost) }
  }

  /// Whether it lies completely outside of one of the views around it.
  var isApart: Bool {
    var view = superview
    while let current = view {
      if current.boxInWindow.intersection(boxInWindow) == nil { return true }
      view = current.superview
    }
    return false
  }

  /// Whether a view around it has a pan, which may scroll it into view.
  var maybeScrolls: Bool {
    var view = superview
    while let current = view {
      let hasPan = current.gestureRecognizers.contains { recognizer in
        guard case .drag = GestureProfile(of: recognizer).trigger else { return false }
        return true
      }
      if hasPan { return true }
      view = current.superview
    }
    return false
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ]
  }
}
