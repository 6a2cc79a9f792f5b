public import GestureCore

/// Watches a dispatcher and notes every breach of the laws that hold whatever happens.
///
/// - Nobody begins or recognizes beside one that excludes it on a shared touch.
/// - Actions follow the state diagram; `cancelled` is sent only after `began` was.
/// - Each attempt comes to one outcome, which fits what was sent.
/// - An attempt that failed or was cancelled has one reason, one that ended has none.
/// - A view hears of a touch's beginning once at the most, then of one end.
/// - Nobody recognizes before all after which it starts have begun on a shared touch. What had begun
///   before a recognizer handed its touches over has begun when it gets them back (S15.1).
/// - A recognizer of a set gets one touch in an attempt.
/// - Nobody takes a touch over from one that stays active with it.
public final class Laws: GestureObserver {
  public private(set) var breaches: [String] = []
  private var attempts: [ObjectIdentifier: Attempt] = [:]
  /// Who has last handed its touches over to a recognizer, and when.
  private var handOvers: [ObjectIdentifier: (giver: any GestureRecognizer, at: Timestamp)] = [:]
  /// Who has handed its touches over in this pass to a recognizer that has not recognized since.
  private var givers: [ObjectIdentifier: any GestureRecognizer] = [:]
  /// Those that were in a set when they tracked a touch; the set may be removed since.
  private var members: Set<RecognizerHandle> = []
  private var streams: [ObjectIdentifier: (touch: Touch, phases: [TouchPhase])] = [:]

  public init() {}

  public func observe(_ report: GestureReport, at timestamp: Timestamp) {
    switch report {
    case .bound(let recognizer, let touch):
      let attempt = attempt(of: recognizer)
      attempt.touches.insert(touch)
      if recognizer.handle.recognizerSet != nil { members.insert(recognizer.handle) }
      let isAlone =
        recognizer.handle.recognizerSet == nil || attempt.touches == [touch]
        || handOvers[ObjectIdentifier(recognizer)] != nil
      expect(isAlone, recognizer, "gets two touches in a set", timestamp)
    case .ignored(let recognizer, let touch):
      attempt(of: recognizer).drop(touch, at: timestamp)
    case .asked(.shouldRecognizeSimultaneously, let one, let other?, let answer):
      attempts[ObjectIdentifier(one)]?.note(answer, about: other)
      attempts[ObjectIdentifier(other)]?.note(answer, about: one)
    case .transition(let recognizer, let from, let to, _):
      follow(recognizer, from, to, at: timestamp)
    case .action(let recognizer, let state):
      expect(attempt(of: recognizer).send(state), recognizer, "sends \(state)", timestamp)
    case .reset(let recognizer, let outcome):
      let attempt = attempt(of: recognizer)
      expect(attempt.fits(outcome.state), recognizer, "was reset after \(outcome)", timestamp)
      let hasReason = outcome.reason != nil
      expect(
        hasReason == (outcome.state != .ended), recognizer, "has a reason: \(outcome)", timestamp)
      attempt.beatenBy = []
      if attempt.hasRecognized {
        for other in attempts.values where other !== attempt && other.mayShareInput(with: attempt) {
          other.preceding.insert(recognizer.handle)
        }
      }
      forgetAttempt(of: recognizer, at: timestamp)
    case .viewTouch(let view, let touch, let phase): follow(touch, phase, view, timestamp)
    case .handedOver(let giver, let taker):
      handOvers[ObjectIdentifier(taker)] = (giver, timestamp)
      givers[ObjectIdentifier(taker)] = giver
      attempts[ObjectIdentifier(taker)]?.forgetDefeat(by: giver)
    case .touch, .deadline: givers = [:]  // the next pass
    case .input, .refused, .asked, .askedView, .held, .released, .excluded, .diagnostic: break
    }
  }

  /// Forgets touches that are over, so that nothing is kept alive.
  public func forgetTouches() { (streams, handOvers, givers) = ([:], [:], [:]) }

  /// The touches whose beginning a view has heard of, and not their end.
  public var unfinishedTouches: [TouchID] {
    streams.values.filter { $0.phases.last?.isOver == false }.map(\.touch.id)
  }

  /// Those whose attempts are under way, as far as the reports tell.
  public var namesOfThoseUnderWay: [String] {
    attempts.values.filter(\.isUnderWay).map(\.recognizer.name).sorted()
  }

  private func attempt(of recognizer: any GestureRecognizer) -> Attempt {
    let key = ObjectIdentifier(recognizer)
    if let known = attempts[key] { return known }
    let new = Attempt(recognizer)
    attempts[key] = new
    return new
  }

  /// A recognizer that takes over in the same pass stays in the interaction.
  private func forgetAttempt(of recognizer: any GestureRecognizer, at timestamp: Timestamp) {
    let key = ObjectIdentifier(recognizer)
    let past = attempts.removeValue(forKey: key)
    guard let past, handOvers[key]?.at == timestamp else { return }
    attempt(of: recognizer).preceding = past.preceding
  }

  private func expect(
    _ holds: Bool, _ recognizer: any GestureRecognizer, _ what: String, _ timestamp: Timestamp
  ) {
    guard !holds else { return }
    let attempt = attempt(of: recognizer)
    breaches.append(
      "\(timestamp.milliseconds) ms: '\(recognizer.name)' \(what) in state "
        + "\(attempt.state.word), having sent \(attempt.sent.map(\.word))")
  }

  // MARK: Who may recognize beside whom

  private func follow(
    _ recognizer: any GestureRecognizer, _ from: GestureState, _ to: GestureState,
    at timestamp: Timestamp
  ) {
    let attempt = attempt(of: recognizer)
    expect(from == attempt.state, recognizer, "leaves \(from.word)", timestamp)
    attempt.state = to
    guard from == .possible, to == .began || to == .ended else { return }
    attempt.hasRecognized = true
    expectPrerequisites(of: attempt, timestamp)
    if let giver = givers.removeValue(forKey: ObjectIdentifier(recognizer)),
      let other = attempts[ObjectIdentifier(giver)], other.sharesTouch(with: attempt)
    {
      expect(
        !other.state.isActive, recognizer, "takes over from the active '\(giver.name)'", timestamp)
    }
    for rival in attempts.values where rival !== attempt && rival.sharesTouch(with: attempt) {
      if rival.state.isActive {
        expect(attempt.mayJoin(rival, at: timestamp), recognizer, rival.joined, timestamp)
      }
      if rival.state == .possible { rival.noteRecognition(of: attempt, at: timestamp) }
      rival.preceding.insert(recognizer.handle)
    }
    // A touch that one of them has ignored since is not shared (S7.22).
    for (winner, touches) in attempt.beatenBy
    where !touches.intersection(winner.touches).isDisjoint(with: attempt.touches) {
      expect(
        attempt.mayJoin(winner, at: timestamp), recognizer, "was excluded and " + winner.joined,
        timestamp)
    }
  }

  private func expectPrerequisites(of attempt: Attempt, _ timestamp: Timestamp) {
    let firsts = attempt.recognizer.handle.prerequisites.compactMap(\.other)
    for first in firsts
    where first.handle.recognizerSet == nil && !members.contains(first.handle)
      && !attempt.recognizer.handle.startsAfterTag(of: first)
    {
      let present = attempts[ObjectIdentifier(first)]
      let hasBegun =
        present.map { first in
          first.hasRecognized
            && (first.mayShareInput(with: attempt) || first.shared(with: attempt, until: timestamp))
        } ?? false
      // What hands over has begun, although the taker may ignore the touches at once.
      let handOver = handOvers[ObjectIdentifier(attempt.recognizer)]
      let isGiver = handOver.map { $0.giver === first && $0.at == timestamp } ?? false
      expect(
        hasBegun || isGiver || attempt.preceding.contains(first.handle), attempt.recognizer,
        "recognizes before '\(first.name)' has begun", timestamp)
    }
  }

  // MARK: What views hear

  private func follow(_ touch: Touch, _ phase: TouchPhase, _ view: View, _ timestamp: Timestamp) {
    let key = ObjectIdentifier(touch)
    let heard = streams[key]?.phases ?? []
    let isLegal =
      switch phase {
      case .began: heard.isEmpty
      case .moved, .ended, .cancelled: heard.first == .began && heard.last?.isOver == false
      case .stationary: false
      }
    if !isLegal {
      breaches.append(
        "\(timestamp.milliseconds) ms: view '\(view.name)' hears \(phase) of touch "
          + "\(touch.id.rawValue) after \(heard)")
    }
    streams[key] = (touch, heard + [phase])
  }
}

/// What the reports tell of one recognizer's present attempt.
private final class Attempt {
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
  var beatenBy: [(winner: Attempt, touches: Set<Touch>)] = []
  /// Those that recognized on a shared touch.
  var preceding: Set<RecognizerHandle> = []
  var hasRecognized = false

  init(_ recognizer: any GestureRecognizer) { self.recognizer = recognizer }

  var joined: String { "recognizes beside '\(recognizer.name)'" }

  /// False for one of which only an answer is known: it was asked about before it takes over.
  var isUnderWay: Bool { !touches.isEmpty || !sent.isEmpty || state != .possible }

  func sharesTouch(with other: Attempt) -> Bool { !touches.isDisjoint(with: other.touches) }

  func drop(_ touch: Touch, at timestamp: Timestamp) {
    touches.remove(touch)
    dropped[touch] = timestamp
  }

  /// Whether they shared a touch until one dropped it at this moment: what a delegate does while it
  /// is asked counts after the decision (S3.35).
  func shared(with other: Attempt, until timestamp: Timestamp) -> Bool {
    other.touches.contains { dropped[$0] == timestamp }
  }

  /// Whether both may take part in one interaction: no report tells which recognizers a transform, a
  /// scroll or an action drives.
  func mayShareInput(with other: Attempt) -> Bool {
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
  func noteRecognition(of winner: Attempt, at timestamp: Timestamp) {
    if isRelated(to: winner) {
      related[ObjectIdentifier(winner.recognizer)] = timestamp
    } else {
      beatenBy.append((winner, touches.intersection(winner.touches)))
    }
  }

  /// Whether another recognizer, which won on a shared touch, lets this one recognize too. A relation
  /// that was taken back since counts until the pass is over (S3.35).
  func mayJoin(_ winner: Attempt, at timestamp: Timestamp) -> Bool {
    related[ObjectIdentifier(winner.recognizer)] == timestamp
      || allowed.contains(ObjectIdentifier(winner.recognizer))
      || winner.allowed.contains(ObjectIdentifier(recognizer)) || isRelated(to: winner)
      || !winner.recognizer.canPrevent(recognizer)
      || !recognizer.canBePrevented(by: winner.recognizer)
  }

  /// Whether a declaration lets both recognize: one made for the pair, a sequence (S15.4) or a set
  /// (S15.9).
  func isRelated(to other: Attempt) -> Bool {
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
  fileprivate var isOver: Bool { self == .ended || self == .cancelled }
}
