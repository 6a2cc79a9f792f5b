/// How an attempt ends, written down as it comes to it.
///
/// Reason and detail are taken apart, so that writing down that one was excluded, as all do who lose,
/// is three words: whoever won is the same label for all of them.
struct Ending {
  private enum Cause {
    case ownDecision, deniedByDelegate, deniedByView, excluded, requirementRecognized, disabled
    case removed, touchesCancelled, abandoned
  }

  private enum DetailForm {
    case none, figures, words
  }

  private var state = GestureState.possible
  private var timestamp = Timestamp.zero
  private var cause = Cause.ownDecision
  /// Who won; for a view that said no, a label with its name alone. It stays when a cause needs none:
  /// who loses to the same one again, as most do, has nothing to write.
  private var other: RecognizerLabel?
  private var detailForm = DetailForm.none
  private var figures = FailureDetail("")
  private var words = ""

  /// Why the attempt fails or is cancelled.
  private var reason: FailureReason {
    let other = other ?? RecognizerLabel(name: "", view: "")
    return switch cause {
    case .ownDecision: .ownDecision
    case .deniedByDelegate: .deniedByDelegate
    case .deniedByView: .deniedByView(other.view)
    case .excluded: .excluded(by: other)
    case .requirementRecognized: .requirementRecognized(other)
    case .disabled: .disabled
    case .removed: .removed
    case .touchesCancelled: .touchesCancelled
    case .abandoned: .abandoned
    }
  }

  /// Notes why the attempt is going to fail or to be cancelled.
  mutating func note(_ reason: FailureReason, _ detail: FailureDetail?) {
    note(reason)
    if let detail {
      figures = detail
      detailForm = .figures
    }
  }

  /// The same with words made up on the spot.
  mutating func note(_ reason: FailureReason, words: String?) {
    note(reason)
    if let words {
      self.words = words
      detailForm = .words
    }
  }

  mutating func note(_ reason: FailureReason) {
    switch reason {
    case .ownDecision: write(.ownDecision, nil)
    case .deniedByDelegate: write(.deniedByDelegate, nil)
    case .deniedByView(let view): write(.deniedByView, RecognizerLabel(name: "", view: view))
    case .excluded(let winner): write(.excluded, winner)
    case .requirementRecognized(let winner): write(.requirementRecognized, winner)
    case .disabled: write(.disabled, nil)
    case .removed: write(.removed, nil)
    case .touchesCancelled: write(.touchesCancelled, nil)
    case .abandoned: write(.abandoned, nil)
    }
  }

  /// Notes that another recognizer won.
  mutating func noteExclusion(by winner: RecognizerLabel) { write(.excluded, winner) }

  private mutating func write(_ cause: Cause, _ other: RecognizerLabel?) {
    self.cause = cause
    if let other, !other.isSame(as: self.other) { self.other = other }
    detailForm = .none
  }

  /// Notes that the attempt is over.
  mutating func note(_ state: GestureState, at timestamp: Timestamp) {
    self.state = state
    self.timestamp = timestamp
  }

  /// Hands over what was written down: the next attempt begins to write.
  mutating func handOver(to last: inout Ending) {
    last.state = state
    last.timestamp = timestamp
    last.cause = cause
    swap(&last.other, &other)
    last.detailForm = detailForm
    switch detailForm {
    case .none: break
    case .figures: last.figures = figures
    case .words: swap(&last.words, &words)
    }
  }

  /// What the attempt came to; nil for one that never was.
  var outcome: Outcome? {
    state.isTerminal ? outcome(state, at: timestamp) : nil
  }

  /// What the attempt comes to in a state.
  func outcome(_ state: GestureState, at timestamp: Timestamp) -> Outcome {
    var outcome = Outcome(state: state, timestamp: timestamp)
    if state == .ended { return outcome }
    outcome.reason = reason
    switch detailForm {
    case .none: break
    case .figures: outcome.figures = figures
    case .words: outcome.words = words
    }
    return outcome
  }
}
