public import GestureCore

/// One thing that happened among the recognizers, touches and views of a dispatcher, as a value:
/// names instead of objects.
public struct LogEntry: Hashable, Sendable {
  /// When it happened, on the dispatcher's clock.
  public let timestamp: Timestamp
  /// What happened.
  public let what: What

  /// An entry for something that happened at a moment.
  public init(at timestamp: Timestamp, _ what: What) {
    self.timestamp = timestamp
    self.what = what
  }

  /// What happened.
  public enum What: Hashable, Sendable {
    /// A touch began, moved, ended or was cancelled at a place in window coordinates, with the name
    /// of the view that it hit when it began; nil for none.
    case touch(TouchID, TouchPhase, Point, hitView: String?)
    /// A recognizer now tracks a touch.
    case bound(RecognizerLabel, TouchID)
    /// A recognizer doesn't get a touch (S2.14).
    case refused(RecognizerLabel, TouchID, TouchRefusal)
    /// The host reported something besides touches and their places.
    indirect case input(LoggedInput)
    /// A recognizer ignored a touch (S7.20).
    case ignored(RecognizerLabel, TouchID)
    /// A delegate was asked a question and answered it; `about` is the other recognizer of the
    /// pair, if it concerns one.
    case asked(DelegateQuestion, of: RecognizerLabel, about: RecognizerLabel?, answer: Bool)
    /// The view that was hit was asked whether a recognizer may begin (S3.13).
    case askedView(String, of: RecognizerLabel, answer: Bool)
    /// A recognizer is held until those in `by` have failed and those in `toBegin` have begun.
    case held(RecognizerLabel, by: [RecognizerLabel], toBegin: [RecognizerLabel] = [])
    /// A recognizer no longer has to wait.
    case released(RecognizerLabel)
    /// A recognizer lost against another (S4.7, S4.9).
    case excluded(RecognizerLabel, by: RecognizerLabel)
    /// A delivered state changed, with the reason of a failure or a cancellation.
    case state(
      RecognizerLabel, from: GestureState, to: GestureState, FailureReason?,
      detail: FailureDetail?)
    /// A recognizer ends, since another one takes over its touches (S15.12).
    case handedOver(RecognizerLabel, to: RecognizerLabel)
    /// A recognizer's actions were sent for a state.
    case action(RecognizerLabel, GestureState)
    /// A touch was delivered to the named view.
    case view(String, TouchID, TouchPhase)
    /// A wake that a recognizer had requested was due.
    case deadline(RecognizerLabel)
    /// A finished attempt, which had ended in this state, was reset.
    case reset(RecognizerLabel, GestureState)
    /// Something was wrong with the input or a program.
    case diagnostic(GestureDiagnostic)
  }
}
