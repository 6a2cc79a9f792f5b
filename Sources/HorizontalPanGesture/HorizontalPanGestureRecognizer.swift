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
  private let core = RecognizerCore(
    name: "horizontalPan", running: DragLogic(axis: .horizontal, reportedAxis: .horizontal))

  public var handle: RecognizerHandle { core.handle }

  /// A recognizer named "horizontalPan", for one finger or more.
  public init() {}
}

@available(*, unavailable)
extension HorizontalPanGestureRecognizer: Sendable {}
