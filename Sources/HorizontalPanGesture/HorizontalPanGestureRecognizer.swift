public import GestureCore

/// Recognizes fingers that drag to the left or to the right.
///
/// Continuous: it begins when the movement is past the hysteresis (10 pt) and more horizontal than
/// vertical; if it is not, it fails at once, so that a vertical pan around it can begin (S14.8).
/// Its translation and velocity have no vertical part in window coordinates. Its limits are
/// properties: see ``DragRecognizer``.
///
/// ```swift
/// let pan = HorizontalPanGestureRecognizer()
/// row.addGestureRecognizer(pan)
/// pan.onAction { pan in
///   row.center.x += pan.translation(in: row.superview).dx
///   pan.setTranslation(.zero, in: row.superview)
/// }
/// ```
public final class HorizontalPanGestureRecognizer: DragRecognizer {
  public let core = RecognizerCore(name: "horizontalPan")
  @safe @exclusivity(unchecked) public var dragLimits = DragLimits()
  @safe @exclusivity(unchecked) public var dragTracker = DragTracker()

  public init() { dragLimits.axis = .horizontal }

  public func relevantPart(of vector: Vector) -> Vector { Vector(dx: vector.dx, dy: 0) }
}

#if !hasFeature(Embedded)
  extension HorizontalPanGestureRecognizer {
    public func addState(to digest: inout StateDigest) { dragTracker.addState(to: &digest) }
  }
#endif

@available(*, unavailable)
extension HorizontalPanGestureRecognizer: Sendable {}
