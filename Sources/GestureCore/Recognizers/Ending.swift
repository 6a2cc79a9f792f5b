/// How an attempt ends, recorded as decisions are made.
///
/// The cause and the other recognizer are stored separately: recording an exclusion, which happens
/// to every recognizer that loses, copies a label only where it differs from the last one.
struct Ending {
  private enum Cause {
    case ownDecision, deniedByDelegate, deniedByView, excluded, requirementRecognized, disabled
    case removed, touchesCancelled, abandoned, prerequisiteFailed
    case handedOver
  }

  private(set) var timestamp = Timestamp.zero
  private(set) var state = GestureState.possible
  private var cause = Cause.ownDecision
  /// The recognizer that the cause names, such as the winner; for a view that said no, a label with
  /// only its name. It is kept when a cause names none, since most recognizers lose to the same one
  /// again.
  private var other: RecognizerLabel?
  private(set) var detail: FailureDetail?

  /// Why the attempt failed or was cancelled; nil where it did neither.
  var reason: FailureReason? {
    if state == .ended { return nil }
    return switch cause {
    case .ownDecision, .handedOver: .ownDecision
    case .deniedByDelegate: .deniedByDelegate
    case .deniedByView: .deniedByView(label.view)
    case .excluded: .excluded(by: label)
    case .requirementRecognized: .requirementRecognized(label)
    case .disabled: .disabled
    case .removed: .removed
    case .touchesCancelled: .touchesCancelled
    case .abandoned: .abandoned
    case .prerequisiteFailed: .prerequisiteFailed(label)
    }
  }

  private var label: RecognizerLabel { other ?? RecognizerLabel(name: "", view: "") }

  /// Records why the attempt is going to fail or to be cancelled.
  mutating func note(_ reason: FailureReason, _ detail: FailureDetail? = nil) {
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
    case .prerequisiteFailed(let first): write(.prerequisiteFailed, first)
    }
    self.detail = detail
  }

  /// Records that another recognizer takes over.
  mutating func noteHandOver(to taker: RecognizerLabel) {
    write(.handedOver, taker)
    detail = nil
  }

  /// The recognizer that takes over; nil where none does.
  var taker: RecognizerLabel? { cause == .handedOver ? other : nil }

  /// Records that another recognizer won.
  mutating func noteExclusion(by winner: RecognizerLabel) {
    write(.excluded, winner)
    detail = nil
  }

  private mutating func write(_ cause: Cause, _ other: RecognizerLabel?) {
    self.cause = cause
    if let other, !other.isSame(as: self.other) { self.other = other }
  }

  /// Makes the record ready for another attempt. ``other`` stays.
  @inline(__always)
  mutating func forget() {
    state = .possible
    cause = .ownDecision
    detail = nil
  }

  /// Records that the attempt is over.
  mutating func note(_ state: GestureState, at timestamp: Timestamp) {
    self.state = state
    self.timestamp = timestamp
  }

  /// The outcome of the attempt; nil where there was none.
  var outcome: GestureOutcome? { state.isTerminal ? GestureOutcome(self) : nil }
}

/// How the present attempt ends, and how the previous one ended.
struct Endings {
  private var first = Ending()
  private var second = Ending()
  /// How many attempts have been closed: the number of the present one, or of the next. It wraps.
  private(set) var closed = 0

  private var isSecondPresent: Bool { closed & 1 == 1 }

  /// The ending of the present attempt.
  var present: Ending {
    @inline(__always) _read { if isSecondPresent { yield second } else { yield first } }
    @inline(__always) _modify { if isSecondPresent { yield &second } else { yield &first } }
  }

  /// The outcome of the present attempt if it ends in a state. (Without ``present``, whose accessor
  /// would allocate here.)
  func outcome(_ state: GestureState, at timestamp: Timestamp) -> GestureOutcome {
    var ending = isSecondPresent ? second : first
    ending.note(state, at: timestamp)
    return GestureOutcome(ending)
  }

  /// The outcome of the previous attempt; nil where there was none.
  var lastOutcome: GestureOutcome? { isSecondPresent ? first.outcome : second.outcome }

  /// Makes the present ending the last one. The next attempt begins with nothing recorded.
  @inline(__always)
  mutating func close() {
    closed &+= 1
    if isSecondPresent { second.forget() } else { first.forget() }
  }
}
