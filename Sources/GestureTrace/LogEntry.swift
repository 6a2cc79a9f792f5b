public import GestureCore

/// One thing that happened in a simulation, as a value: names instead of objects.
public struct LogEntry: Hashable, Sendable {
  public let timestamp: Timestamp
  public let what: What

  public init(at timestamp: Timestamp, _ what: What) {
    self.timestamp = timestamp
    self.what = what
  }

  /// What happened.
  public enum What: Hashable, Sendable {
    case touch(TouchID, TouchPhase, Point, hitView: String?)
    case bound(RecognizerLabel, TouchID)
    case refused(RecognizerLabel, TouchID, TouchRefusal)
    indirect case input(LoggedInput)
    case ignored(RecognizerLabel, TouchID)
    case asked(DelegateQuestion, of: RecognizerLabel, about: RecognizerLabel?, answer: Bool)
    case askedView(String, of: RecognizerLabel, answer: Bool)
    /// The recognizers that have to fail, then those that have to begin.
    case held(RecognizerLabel, by: [RecognizerLabel], toBegin: [RecognizerLabel] = [])
    case released(RecognizerLabel)
    case excluded(RecognizerLabel, by: RecognizerLabel)
    case state(
      RecognizerLabel, from: GestureState, to: GestureState, FailureReason?,
      detail: FailureDetail?)
    case handedOver(RecognizerLabel, to: RecognizerLabel)
    case action(RecognizerLabel, GestureState)
    case view(String, TouchID, TouchPhase)
    case deadline(RecognizerLabel)
    case reset(RecognizerLabel, GestureState)
    case diagnostic(GestureDiagnostic)
  }
}

extension LogEntry {
  init(_ report: GestureReport, at timestamp: Timestamp) {
    self.timestamp = timestamp
    what = What(report)
  }
}

extension LogEntry.What {
  init(_ report: GestureReport) {
    switch report {
    case .touch(let touch):
      self = .touch(touch.id, touch.phase, touch.location(in: nil), hitView: touch.view?.name)
    case .bound(let recognizer, let touch): self = .bound(recognizer.label, touch.id)
    case .refused(let recognizer, let touch, let why):
      self = .refused(recognizer.label, touch.id, why)
    case .input(let input): self = .input(LoggedInput(input))
    case .ignored(let recognizer, let touch): self = .ignored(recognizer.label, touch.id)
    case .asked(let question, let recognizer, let other, let answer):
      self = .asked(question, of: recognizer.label, about: other?.label, answer: answer)
    case .askedView(let view, let recognizer, let answer):
      self = .askedView(view.name, of: recognizer.label, answer: answer)
    case .held(let recognizer, let others):
      let prerequisites = recognizer.handle.prerequisites.map { $0.label }
      let labels = others.map { $0.label }
      self = .held(
        recognizer.label, by: labels.filter { !prerequisites.contains($0) },
        toBegin: labels.filter { prerequisites.contains($0) })
    case .released(let recognizer): self = .released(recognizer.label)
    case .excluded(let loser, let winner): self = .excluded(loser.label, by: winner.label)
    case .transition(let recognizer, let from, let to, let outcome):
      self = .state(
        recognizer.label, from: from, to: to, outcome?.reason, detail: outcome?.detail)
    case .handedOver(let giver, let taker): self = .handedOver(giver.label, to: taker.label)
    case .action(let recognizer, let state): self = .action(recognizer.label, state)
    case .viewTouch(let view, let touch, let phase): self = .view(view.name, touch.id, phase)
    case .deadline(let recognizer): self = .deadline(recognizer.label)
    case .reset(let recognizer, let outcome): self = .reset(recognizer.label, outcome.state)
    case .diagnostic(let diagnostic): self = .diagnostic(diagnostic)
    }
  }
}
