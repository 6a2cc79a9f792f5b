/// How a view lies in its superview, and where it catches touches: all that a hit test of plain
/// views reads.
///
/// Its fields are read one by one in place: copying it, or an optional of it, takes longer.
struct Placement {
  /// Whether the view is as it was when the rest was computed.
  var isCurrent = false
  private(set) var toSuperview = AffineTransform.identity
  private(set) var fromSuperview = AffineTransform.identity
  /// Whether the view is flattened to a line or a point, so that no map leads into it.
  private(set) var isFlat = false
  /// Whether the view admits touches at all.
  private(set) var admitsTouches = false
  /// See ``View/catchesOwnTouches``.
  private(set) var catchesOwnTouches = true
  /// The view's bounds, grown by its outset.
  private(set) var catchingBounds = Rect.zero
  #if !hasFeature(Embedded)
    /// The fingerprint of all from which the rest was computed, once it was asked for.
    var fingerprint: StateDigest.Value?
  #endif

  init() {}

  init(of view: View) {
    let (bounds, center) = (view.bounds, view.center)
    let middle = bounds.center
    toSuperview = AffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(view.transform)
      .concatenating(AffineTransform(translationX: center.x, y: center.y))
    if let inverse = toSuperview.inverse { fromSuperview = inverse } else { isFlat = true }
    admitsTouches = view.admitsTouches
    catchesOwnTouches = view.catchesOwnTouches
    catchingBounds = view.touchableArea
    isCurrent = true
  }
}

extension View {
  /// The smallest rectangle around the view in its superview's coordinates.
  ///
  /// Setting it moves ``center`` and resizes ``bounds``. With a ``transform`` that shifts or scales
  /// the view, or turns it by right angles, the view then fills the rectangle; with another one it
  /// doesn't. Where the transform has no inverse, the size stays.
  public var frame: Rect {
    get {
      guard transform != .identity else {
        let origin = Point(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
        return Rect(origin: origin, size: bounds.size)
      }
      return mapToSuperview.applied(toCornersOf: bounds)
    }
    set {
      center = newValue.center - Vector(dx: transform.tx, dy: transform.ty)
      if transform == .identity { return bounds.size = newValue.size }
      guard let inverse = transform.inverse else { return }
      bounds.size = inverse.applied(toCornersOf: newValue).size
    }
  }

  /// The place or the size of the view has changed.
  func noteMoved() {
    placement.isCurrent = false
    superviewReference.withObject { $0.subviewIndex?.noteMoved(self) }
  }

  /// Which touches the view catches may have changed.
  func noteAdmission() { placement.isCurrent = false }

  @inline(__always)
  private func updatePlacement() {
    if !placement.isCurrent { placement = Placement(of: self) }
  }

  /// The placement, computed anew where the view has changed.
  var currentPlacement: Placement {
    @inline(__always) get {
      updatePlacement()
      return placement
    }
  }

  /// The map from the view's coordinates to its superview's.
  var mapToSuperview: AffineTransform {
    updatePlacement()
    return placement.toSuperview
  }

  /// The map from the superview's coordinates to the view's; nil where the view is flattened to a
  /// line or a point.
  var mapFromSuperview: AffineTransform? {
    updatePlacement()
    return placement.isFlat ? nil : placement.fromSuperview
  }

  /// A point of the superview in the view's own coordinates, if it lies where the view catches
  /// touches by default.
  @inline(__always)
  func caughtPoint(at point: Point) -> Point? {
    updatePlacement()
    guard placement.admitsTouches, !placement.isFlat else { return nil }
    let place = placement.fromSuperview.applied(to: point)
    return placement.catchingBounds.contains(place) ? place : nil
  }

  /// ``catchesOwnTouches``, from the cached placement.
  @inline(__always)
  var keepsOwnTouches: Bool {
    updatePlacement()
    return placement.catchesOwnTouches
  }

  /// The view's bounds, grown by its outset.
  var catchingBounds: Rect {
    updatePlacement()
    return placement.catchingBounds
  }

  /// A point of this view in another view's coordinates; nil means window coordinates. Views of
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
      point = view.mapToSuperview.applied(to: point)
      view = superview
    }
    return point
  }

  /// A flattened view has no coordinates of its own: every point maps to its middle.
  private func mapFromRoot(_ point: Point) -> Point {
    var map = AffineTransform.identity
    var view = self
    while let superview = view.superview {
      guard let step = view.mapFromSuperview else { return bounds.center }
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
