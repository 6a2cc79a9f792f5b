/// Receives everything that a dispatcher decides, in order, as it happens.
///
/// Logs, explanations, timelines and recordings are built on this alone. Without an observer no
/// report is created.
public protocol GestureObserver: AnyObject {
  /// Something was decided or done. Views and recognizers must not be changed from here. An event
  /// that is sent waits until the present one is handled (S10.12).
  func observe(_ report: GestureReport, at timestamp: Timestamp)
}

/// One thing that a dispatcher decided or did.
public enum GestureReport {
  /// A touch began, moved, ended or was cancelled; see its phase.
  case touch(Touch)
  /// A recognizer now tracks a touch.
  case bound(any GestureRecognizer, Touch)
  /// A recognizer doesn't get a touch.
  case refused(any GestureRecognizer, Touch, TouchRefusal)
  /// The host reported something besides touches and their places.
  indirect case input(ReportedInput)
  /// A recognizer ignored a touch (S7.20).
  case ignored(any GestureRecognizer, Touch)
  /// A question was asked and answered.
  case asked(
    DelegateQuestion, of: any GestureRecognizer, about: (any GestureRecognizer)?, answer: Bool)
  /// A view that was hit was asked whether a recognizer may begin (S3.13).
  case askedView(View, of: any GestureRecognizer, answer: Bool)
  /// A recognizer has to wait until the others have failed (S4.17), or have begun (S15.1).
  case held(any GestureRecognizer, by: [any GestureRecognizer])
  /// A recognizer no longer has to wait.
  case released(any GestureRecognizer)
  /// A recognizer lost against another (S4.7, S4.9).
  case excluded(any GestureRecognizer, by: any GestureRecognizer)
  /// A delivered state changed. The outcome says why it failed or was cancelled; nil where it did
  /// neither.
  case transition(any GestureRecognizer, from: GestureState, to: GestureState, GestureOutcome?)
  /// A recognizer ends, since another one takes over its touches (S15.12).
  case handedOver(any GestureRecognizer, to: any GestureRecognizer)
  /// The recognizer's actions are about to be sent for a state.
  case action(any GestureRecognizer, GestureState)
  /// A touch is about to be delivered to a view.
  case viewTouch(View, Touch, TouchPhase)
  /// A wake that a recognizer had requested is due.
  case deadline(any GestureRecognizer)
  /// A finished attempt was reset; the recognizer is `possible` again.
  case reset(any GestureRecognizer, GestureOutcome)
  /// Something was wrong with the input or a program.
  case diagnostic(GestureDiagnostic)
}

@available(*, unavailable)
extension GestureReport: Sendable {}

/// Why a recognizer doesn't get a touch (S2.14).
public enum TouchRefusal: String, Hashable, Sendable, CaseIterable {
  /// It is disabled.
  case disabled
  /// Its present attempt is over and not yet reset (S6.8, S14.2).
  case attemptOver
  /// It doesn't take touches of that type.
  case touchType
  /// It is busy with touches of another type (S2.15).
  case exclusiveTouchType
  /// All recognizers of its set have a touch, and the set makes no more (S15.8).
  case limit
  /// A pointer presses none of the buttons that it requires (S15.17).
  case buttonMask
  /// The recognizer itself answered no to `shouldReceive(_ event:)`.
  case shouldReceiveEvent
  /// The delegate answered no to the question about the event.
  case delegateShouldReceiveEvent
  /// The delegate answered no to the question about the touch.
  case delegateShouldReceiveTouch
}

/// The questions that a delegate is asked.
public enum DelegateQuestion: String, Hashable, Sendable, CaseIterable {
  /// Whether the recognizer wants the new touches of an event (S3.3).
  case shouldReceiveEvent
  /// Whether it wants one new touch (S3.1).
  case shouldReceiveTouch
  /// Whether it may begin, at the moment of commitment (S3.5).
  case shouldBegin
  /// Whether it may recognize together with another (S3.17).
  case shouldRecognizeSimultaneously
  /// Whether it waits for another to fail (S3.24).
  case shouldRequireFailure
  /// Whether another waits for it to fail (S3.24).
  case shouldBeRequiredToFail
}
