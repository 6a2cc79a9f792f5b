package import GestureCore

// The area in which a view catches touches.
extension View {
  /// The corners of the area in which it catches touches, in window coordinates.
  var cornersInWindow: [Point] { touchableArea.corners.map { convert($0, to: nil) } }

  /// The smallest upright rectangle around that area, in window coordinates.
  var boxInWindow: Rect { boxInWindow(of: touchableArea) }

  /// The smallest upright rectangle around what it shows, in window coordinates.
  var boundsInWindow: Rect { boxInWindow(of: bounds) }

  private func boxInWindow(of area: Rect) -> Rect {
    let corners = area.corners.map { convert($0, to: nil) }
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

  /// Whether it, and each view around it, contains a place of the window.
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

  /// Whether it contains all corners of what another view shows in the window, and so everything
  /// between them.
  func hasAllCorners(of other: View) -> Bool {
    let outline = ConvexOutline(visible: other)
    guard let middle = outline.middle else { return false }
    let innermost = 1 - 1e-6  // a corner itself lies outside of a view that ends there too
    return outline.corners.allSatisfy { isVisible(at: middle + ($0 - middle) * innermost) }
  }

  /// The frame with which its superview would contain it; nil where it lies to the left or above,
  /// or the superview is turned.
  var superviewFrameAround: Rect? {
    guard let around = superview, around.superview != nil, around.transform == .identity,
      transform == .identity, frame.minX >= around.bounds.minX, frame.minY >= around.bounds.minY
    else { return nil }
    let width = max(around.frame.width, frame.maxX - around.bounds.minX)
    let height = max(around.frame.height, frame.maxY - around.bounds.minY)
    return Rect(x: around.frame.minX, y: around.frame.minY, width: width, height: height)
  }

  /// The nearest frame inside of its superview; nil where it is larger than that, or turned.
  var frameInsideSuperview: Rect? {
    guard let area = superview?.bounds, transform == .identity, frame.width <= area.width,
      frame.height <= area.height
    else { return nil }
    let x = min(max(frame.minX, area.minX), area.maxX - frame.width)
    let y = min(max(frame.minY, area.minY), area.maxY - frame.height)
    return Rect(x: x, y: y, width: frame.width, height: frame.height)
  }

  /// The innermost view that contains both views, or is one of them.
  func commonView(with other: View) -> View {
    var view = self
    while !other.isDescendant(of: view), let next = view.superview { view = next }
    return view
  }
}

extension Rect {
  /// Whether two rectangles have more than an edge in common.
  package func overlaps(_ other: Rect) -> Bool {
    intersection(other).map { $0.width > 0 && $0.height > 0 } ?? false
  }

  var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ]
  }
}

extension Size {
  /// Whether two fingers can drag something of that size and part on the way. (Our choice: three
  /// times what a fingertip needs, 44 to 48 pt.)
  package var hasRoomForTwoFingers: Bool { width >= 144 && height >= 144 }
}
