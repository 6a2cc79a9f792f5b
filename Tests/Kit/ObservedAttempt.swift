import GestureCore

/// What the reports tell of one recognizer's present attempt.
final class ObservedAttempt {
  let recognizer: any GestureRecognizer
  var state = GestureState.possible
  var touches: Set<Touch> = []
  /// When it dropped touches.
  private var dropped: [Touch: Timestamp] = [:]
  var sent: [GestureState] = []
  /// Those with whom a delegate has last allowed it to recognize.
  private var allowed: Set<ObjectIdentifier> = []
  /// When those recognized with which a declaration let it recognize.
  private var related: [ObjectIdentifier: Timestamp] = [:]
  /// Those that recognized while it was possible, and the touches that both had then.
  var beatenBy: [(winner: ObservedAttempt, touches: Set<Touch>)] = []
  /// Those that recognized on a shared touch.
  var preceding: Set<RecognizerHandle> = []
  var hasRecognized = false

  init(_ recognizer: any GestureRecognizer) { self.recognizer = recognizer }

  var joined: String { "recognizes beside '\(recognizer.name)'" }

  /// False for one of which only an answer is known: it was asked about before it takes over.
  var isUnderWay: Bool { !touches.isEmpty || !sent.isEmpty || state != .possible }

  func sharesTouch(with other: ObservedAttempt) -> Bool { !touches.isDisjoint(with: other.touches) }

  func drop(_ touch: Touch, at timestamp: Timestamp) {
    touches.remove(touch)
    dropped[touch] = timestamp
  }

  /// Whether they shared a touch until one dropped it at this moment: what a delegate does while it
  /// is asked counts after the decision (S3.35).
  func shared(with other: ObservedAttempt, until timestamp: Timestamp) -> Bool {
    other.touches.contains { dropped[$0] == timestamp }
  }

  /// Whether both may take part in one interaction: no report tells which recognizers a transform,
  /// a scroll or an action drives.
  func mayShareInput(with other: ObservedAttempt) -> Bool {
    let kinds = recognizer.handle.indirectInputs
    return sharesTouch(with: other)
      || !kinds.isDisjoint(with: other.recognizer.handle.indirectInputs)
  }

  /// An answer counts for the decision at hand only (S13.17): a later one doesn't exclude it in
  /// retrospect.
  func note(_ isAllowed: Bool, about other: any GestureRecognizer) {
    if isAllowed {
      allowed.insert(ObjectIdentifier(other))
      forgetDefeat(by: other)
    } else {
      allowed.remove(ObjectIdentifier(other))
    }
  }

  /// Records that another one did not exclude it, or hands its touches over to it.
  func forgetDefeat(by other: any GestureRecognizer) {
    beatenBy.removeAll { $0.winner.recognizer === other }
  }

  /// Records that another one recognized while this one was possible.
  func noteRecognition(of winner: ObservedAttempt, at timestamp: Timestamp) {
    if isRelated(to: winner) {
      related[ObjectIdentifier(winner.recognizer)] = timestamp
    } else {
      beatenBy.append((winner, touches.intersection(winner.touches)))
    }
  }

  /// Whether another recognizer, which won on a shared touch, lets this one recognize too. A
  /// relation that was taken back since counts until the pass is over (S3.35).
  func mayJoin(_ winner: ObservedAttempt, at timestamp: Timestamp) -> Bool {
    related[ObjectIdentifier(winner.recognizer)] == timestamp
      || allowed.contains(ObjectIdentifier(winner.recognizer))
      || winner.allowed.contains(ObjectIdentifier(recognizer)) || isRelated(to: winner)
      || !winner.recognizer.canPrevent(recognizer)
      || !recognizer.canBePrevented(by: winner.recognizer)
  }

  /// Whether a declaration lets both recognize: one made for the pair, a sequence (S15.4) or a set
  /// (S15.9).
  func isRelated(to other: ObservedAttempt) -> Bool {
    let (one, two) = (recognizer.handle, other.recognizer.handle)
    return one.isDeclaredTogether(with: other.recognizer) || one.starts(after: two)
      || two.starts(after: one)
      || (one.recognizerSet != nil && one.recognizerSet === two.recognizerSet)
  }

  /// - Returns: whether the action is legal now.
  func send(_ action: GestureState) -> Bool {
    defer { sent.append(action) }
    return switch action {
    case .began: sent.isEmpty
    case .changed, .cancelled: sent.last == .began || sent.last == .changed
    case .ended: sent.isEmpty || sent.last == .began || sent.last == .changed
    case .possible, .failed: false
    }
  }

  /// Whether an outcome is what the actions have told.
  func fits(_ outcome: GestureState) -> Bool {
    switch outcome {
    case .ended: sent.last == .ended
    case .cancelled: sent.last == .cancelled
    case .failed: sent.isEmpty
    case .possible, .began, .changed: false
    }
  }
}

extension RecognizerHandle {
  /// Directly or through others.
  fileprivate func starts(after other: RecognizerHandle) -> Bool {
    var reached: Set<RecognizerHandle> = []
    var next = [self]
    while let handle = next.popLast() {
      let firsts =
        handle.prerequisites.map(\.handle)
        + handle.prerequisiteSets.flatMap(\.recognizers).map(\.handle)
      next += firsts.filter { reached.insert($0).inserted }
    }
    return reached.contains(other)
  }
}

extension TouchPhase {
  var isOver: Bool { self == .ended || self == .cancelled }
}
