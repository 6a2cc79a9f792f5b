/// Answers questions about one or several recognizers. Every question has a default.
///
/// Answers must not depend on the order of questions (S3.25), and what a delegate changes while
/// it is being asked takes effect after that decision (S3.35).
public protocol GestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer that is about to leave `possible` may do so. If not, it fails and
  /// excludes no other recognizer (S3.5 to S3.9). Default: yes.
  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool

  /// Whether a recognizer gets a new touch, whose view is already known. If not, it never receives
  /// that touch (S3.1, S3.2). Default: yes.
  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool

  /// Whether a recognizer gets the new touches of an event; asked before the question about each
  /// touch, once an event (S3.3). Default: yes.
  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool

  /// Whether both recognizers may recognize. A yes from either one's delegate is enough; it
  /// holds for this pair and this decision (S3.16 to S3.21). Default: no.
  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool

  /// Whether `recognizer` waits until `other` has failed, for this attempt (S3.22 to S3.24).
  /// Default: no.
  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool

  /// Whether `other` waits until `recognizer` has failed, for this attempt. Default: no.
  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldBeRequiredToFailBy other: any GestureRecognizer
  ) -> Bool
}

// A default answer is recorded by the recognizer whose delegate gave it, so that the question need
// not be asked again (S3.34). A delegate that forwards to another one is not affected, since the
// other one is not the recognizer's delegate.
extension GestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool { true }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool { true }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool {
    recognizer.handle.core.note(.shouldRequireFailure, leftAtDefaultBy: self)
    return false
  }

  public func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldBeRequiredToFailBy other: any GestureRecognizer
  ) -> Bool {
    recognizer.handle.core.note(.shouldBeRequiredToFail, leftAtDefaultBy: self)
    return false
  }
}
