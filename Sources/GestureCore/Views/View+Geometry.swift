/// How a view lies in its superview, and where it catches touches: all that a hit test of plain
/// views reads.
struct Placement {
  let toSuperview: AffineTransform
  /// Nil where the view is flattened to a line or a point.
  let fromSuperview: AffineTransform?
  /// The view's bounds, grown by its outset; nil where it admits no touches.
  let catchingArea: Rect?

  init(of view: View) {
    let middle = view.bounds.center
    toSuperview = AffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(view.transform)
      .concatenating(AffineTransform(translationX: view.center.x, y: view.center.y))
    fromSuperview = toSuperview.inverse
    catchingArea = view.admitsTouches ? view.catchingBounds : nil
  }

  /// A point of the superview in the view's coordinates, if the view may catch touches there.
  @inline(__always)
  func caughtPoint(at point: Point) -> Point? {
    guard let catchingArea, let place = fromSuperview?.applied(to: point) else { return nil }
    return catchingArea.contains(place) ? place : nil
  }
}

extension View {
  /// The smallest rectangle around the view in its superview's coordinates. Setting it moves
  /// ``center`` and resizes ``bounds`` as if there were no ``transform``.
  public var frame: Rect {
    get {
      guard transform != .identity else {
        let origin = Point(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
        return Rect(origin: origin, size: bounds.size)
      }
      return currentPlacement.toSuperview.applied(toCornersOf: bounds)
    }
    set {
      center = newValue.center
      bounds.size = newValue.size
    }
  }

  /// The place or the size of the view has changed.
  func noteMoved() {
    placement = nil
    superviewReference.withObject { $0.subviewIndex?.noteMoved(self) }
  }

  var currentPlacement: Placement {
    if let placement { return placement }
    let fresh = Placement(of: self)
    placement = fresh
    return fresh
  }

  /// A point of this view in another view's coordinates; nil asks for window coordinates. Views of
  /// different trees are assumed to share their roots' coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    let inRoot = mapToRoot(point)
    return view?.mapFromRoot(inRoot) ?? inRoot
  }

  /// A point of another view in this view's coordinates; nil means window coordinates.
  public func convert(_ point: Point, from view: View?) -> Point {
    mapFromRoot(view?.mapToRoot(point) ?? point)
  }

  /// A displacement in window coordinates, in this view's coordinates.
  public func convertFromWindow(_ vector: Vector) -> Vector {
    mapFromRoot(.zero + vector) - mapFromRoot(.zero)
  }

  /// A displacement in this view's coordinates, in window coordinates.
  public func convertToWindow(_ vector: Vector) -> Vector {
    mapToRoot(.zero + vector) - mapToRoot(.zero)
  }

  private func mapToRoot(_ point: Point) -> Point {
    var point = point
    var view = self
    while let superview = view.superview {
      point = view.currentPlacement.toSuperview.applied(to: point)
      view = superview
    }
    return point
  }

  /// A flattened view has no coordinates of its own: every point maps to its middle.
  private func mapFromRoot(_ point: Point) -> Point {
    var map = AffineTransform.identity
    var view = self
    while let superview = view.superview {
      guard let step = view.currentPlacement.fromSuperview else { return bounds.center }
      map = step.concatenating(map)
      view = superview
    }
    return map.applied(to: point)
  }
}

extension AffineTransform {
  /// The smallest rectangle around a rectangle's four corners after the map.
  func applied(toCornersOf rect: Rect) -> Rect {
    let corners = [
      applied(to: rect.origin), applied(to: Point(x: rect.maxX, y: rect.minY)),
      applied(to: Point(x: rect.minX, y: rect.maxY)),
      applied(to: Point(x: rect.maxX, y: rect.maxY)),
    ]
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }
}
