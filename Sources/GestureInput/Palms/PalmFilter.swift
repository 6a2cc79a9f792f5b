public import GestureCore

/// Keeps palms away from recognizers: a delegate that refuses touches whose contact is large, or
/// that come down at an edge.
///
/// It has an effect only as the delegate of a recognizer, and uses nothing of the engine that
/// another delegate couldn't use. It passes the other questions on to its ``next`` delegate.
///
/// ```swift
/// let palms = PalmFilter()
/// pan.delegate = palms  // held weakly: keep it
/// ```
public final class PalmFilter: GestureRecognizerDelegate {
  /// From this radius of the contact on a touch is a palm. Unit: points. Default: 80, which is an
  /// inch across. A touch whose contact is not known is no palm.
  public var minimumRadius = 80.0
  /// Touches that come down this near to an edge of the window are refused if their contact is
  /// larger than ``minimumRadiusAtEdge``. Unit: points. Default: 24.
  public var edgeDepth = 24.0
  /// Unit: points. Default: 40.
  public var minimumRadiusAtEdge = 40.0
  /// The delegate that answers all other questions, and this one for touches that are no palms.
  /// Held weakly.
  public weak var next: (any GestureRecognizerDelegate)?

  /// A filter with the default limits, before another delegate or none.
  public init(next: (any GestureRecognizerDelegate)? = nil) { self.next = next }

  /// Whether a touch looks like a palm now.
  public func isPalm(_ touch: Touch) -> Bool {
    guard touch.type == .direct || touch.type == .indirect else { return false }
    let isAtEdge = distanceFromEdge(of: touch) < edgeDepth
    return touch.majorRadius >= (isAtEdge ? minimumRadiusAtEdge : minimumRadius)
  }

  private func distanceFromEdge(of touch: Touch) -> Double {
    let (place, size) = (touch.initialLocation(in: nil), touch.window.bounds.size)
    return min(place.x, place.y, size.width - place.x, size.height - place.y)
  }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    guard !isPalm(touch) else { return false }
    return next?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool {
    next?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
  }

  public func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    next?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool {
    next?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool {
    next?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
  }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldBeRequiredToFailBy other: any GestureRecognizer
  ) -> Bool {
    next?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) ?? false
  }
}

@available(*, unavailable)
extension PalmFilter: Sendable {}
