public import GestureCore

/// Watches a dispatcher and notes every breach of the laws that hold whatever happens.
///
/// - Nobody begins or recognizes beside one that excludes it on a shared touch.
/// - Actions follow the state diagram; `cancelled` is sent only after `began` was.
/// - Each attempt comes to one outcome, which fits what was sent.
/// - An attempt that failed or was cancelled has one reason, one that ended has none.
/// - A view hears of a touch's beginning once at the most, then of one end.
/// - Nobody recognizes before all after which it starts have begun on a shared touch. What had
///   begun before a recognizer handed its touches over has begun when it gets them back (S15.1).
/// - A recognizer of a set gets one touch in an attempt.
/// - Nobody takes a touch over from one that stays active with it.
public final class Laws: GestureObserver {
  public private(set) var breaches: [String] = []
  private var attempts: [ObjectIdentifier: ObservedAttempt] = [:]
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

  private func attempt(of recognizer: any GestureRecognizer) -> ObservedAttempt {
    let key = ObjectIdentifier(recognizer)
    if let known = attempts[key] { return known }
    let new = ObservedAttempt(recognizer)
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

  private func expectPrerequisites(of attempt: ObservedAttempt, _ timestamp: Timestamp) {
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
