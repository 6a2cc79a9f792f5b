public import GestureCore

/// One thing that happened in a simulation, as a value: names instead of objects.
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

extension GestureReport {
  /// The report as a value; nil for what logs leave out. (A property, since an initializer would
  /// copy the report first.)
  var logged: LogEntry.What? {
    switch self {
    case .touch(let touch):
      .touch(touch.id, touch.phase, touch.location(in: nil), hitView: touch.view?.name)
    case .bound(let recognizer, let touch): .bound(recognizer.label, touch.id)
    case .refused(let recognizer, let touch, let why):
      .refused(recognizer.label, touch.id, why)
    case .input(let input): LoggedInput(input).map { .input($0) }
    case .ignored(let recognizer, let touch): .ignored(recognizer.label, touch.id)
    case .asked(let question, let recognizer, let other, let answer):
      .asked(question, of: recognizer.label, about: other?.label, answer: answer)
    case .askedView(let view, let recognizer, let answer):
      .askedView(view.name, of: recognizer.label, answer: answer)
    case .held(let recognizer, let others): recognizer.logged(heldBy: others)
    case .released(let recognizer): .released(recognizer.label)
    case .excluded(let loser, let winner): .excluded(loser.label, by: winner.label)
    case .transition(let recognizer, let from, let to, let outcome):
      .state(
        recognizer.label, from: from, to: to, outcome?.reason, detail: outcome?.detail)
    case .handedOver(let giver, let taker): .handedOver(giver.label, to: taker.label)
    case .action(let recognizer, let state): .action(recognizer.label, state)
    case .viewTouch(let view, let touch, let phase): .view(view.name, touch.id, phase)
    case .deadline(let recognizer): .deadline(recognizer.label)
    case .reset(let recognizer, let outcome): .reset(recognizer.label, outcome.state)
    case .diagnostic(let diagnostic): .diagnostic(diagnostic)
    }
  }
}

extension GestureRecognizer {
  fileprivate func logged(heldBy others: [any GestureRecognizer]) -> LogEntry.What {
    let prerequisites = handle.prerequisites.map { $0.label }
    let labels = others.map { $0.label }
    return .held(
      label, by: labels.filter { !prerequisites.contains($0) },
      toBegin: labels.filter { prerequisites.contains($0) })
  }
}
