import GestureCore
import GestureTrace

/// Reads a log and collects the causes of one recognizer's outcome.
///
/// It decides what is told of each event, in which order, and what was told already. The facts are
/// in the ``RecognizerHistory``; other types put them into sentences.
struct RecognizerExplainer {
  private let history: RecognizerHistory
  private var causes: [Explanation.Cause] = []
  private var modifiers = PendingModifiers()
  private var presses = PointerPresses()
  private var surplus = SurplusFingers()
  private var lastExclusion = LastExclusion()
  /// The cause that it goes on without a finger, until the event that took the finger is over.
  private var remainingTouchCause: Explanation.Cause?

  init(label: RecognizerLabel, names: LogNames, places: TouchPlaces, facts: RecognizerFacts?) {
    history = RecognizerHistory(label: label, names: names, places: places, facts: facts)
  }

  private var label: RecognizerLabel { history.label }
  private var now: Timestamp { history.now }
  private var touches: TouchSentences { TouchSentences(history: history) }
  private var misses: MissSentences { MissSentences(history: history) }
  private var waiting: WaitingSentences { WaitingSentences(history: history) }
  private var requirements: RequirementSentences { RequirementSentences(history: history) }
  private var rivals: RivalSentences { RivalSentences(history: history) }
  private var firing: FiringSentences { FiringSentences(history: history) }
  private var underWay: UnderWaySentences { UnderWaySentences(history: history) }
  private var pointers: PointerSentences { PointerSentences(history: history) }

  // MARK: The log

  /// Goes on to the next event of the log.
  mutating func add(_ event: TraceEvent) {
    settleSurvival(before: event)
    history.advance()
    addCauses(HostChangeSentences(history: history).causes)
    settleModifiers(before: event)
    history.note(event)
    if let press = presses.note(event, in: history) {
      addCause(underWay.silence(during: press, until: now))
    }
    switch event.what {
    case .touch(_, .began, _, _):
      settleMisses(besides: now)
      history.missed.noteBeginning(event)
    case .input(.modifiers(let changed)):
      if history.firings.isUnderWay { modifiers.note(changed, at: now) }
    case .bound(label, let id):
      addCausesOfGift(of: id)
      addCause(underWay.touchDuringScroll(id))
    case .refused(label, let id, let refusal):
      let arrival = history.missed.claim(id)
      addCause(touches.refusal(of: id, refusal, after: arrival))
    case .asked(.shouldBegin, label, _, let answer): settleLastLoss(answer)
    case .askedView(let view, label, let answer): settleLastLoss(answer, of: view)
    case .bound, .refused, .input, .asked, .askedView: break
    case .touch, .ignored, .held, .released, .excluded, .state, .handedOver, .action, .view,
      .deadline, .reset, .diagnostic:
      settleMisses(besides: nil)
      addCauses(of: event)
    }
  }

  /// Adds what is told of an event after which it can't be given any earlier touch.
  private mutating func addCauses(of event: TraceEvent) {
    switch event.what {
    case .touch(let id, .cancelled, _, _):
      addCause(underWay.cancelledFinger(id))
      remainingTouchCause = underWay.cancelledFingerOfMore(id) ?? remainingTouchCause
    case .touch(let id, .moved, _, _): addCauses(atMoveOf: id)
    case .ignored(label, let id): addCause(firing.dropping(id))
    case .diagnostic(let diagnostic):
      if let cause = requirements.refusal(diagnostic),
        !causes.contains(where: { $0.sentence == cause.sentence })
      {
        addCause(cause)
      }
    case .held(label, _, _):
      if case .held(let requirements) = event.context {
        addCauses(waiting.hold(by: requirements))
      }
    case .released(label):
      if case .released(let release) = event.context { addCauses(waiting.release(release)) }
    case .excluded(label, let winner):
      if case .excluded(let exclusion) = event.context {
        addCauses(rivals.loss(to: winner, exclusion))
        lastExclusion.note(history.attempt.start)
      }
    case .state(label, _, let state, let reason, let detail):
      addCauses(ofEnding: state, reason, detail)
    case .handedOver(let giver, let taker):
      addCause(requirements.handOver(from: giver, to: taker))
    case .action(let other, let state):
      guard case .action(let losses, let allowances) = event.context else { return }
      if other == label {
        addCauses(of: state, losses, allowances)
      } else {
        addAllowances(rivals.joining(other, state, allowances))
        if rivals.isEarlier(other, state) { noteEarlier(other, allowances) }
      }
    case .touch, .input, .bound, .refused, .ignored, .asked, .askedView, .held, .released,
      .excluded, .state, .view, .deadline, .reset:
      break
    }
  }

  /// Notes another recognizer that fired before this one could.
  private mutating func noteEarlier(_ other: RecognizerLabel, _ allowances: [TraceEvent.Answer]) {
    let moment = now
    if !history.attempt.earlierOthers.contains(where: { $0.other == other }) {
      history.attempt.earlierOthers.append((other: other, at: moment))
    }
    for answer in allowances where answer.asked == label || answer.about == label {
      history.attempt.earlierAllowances.append((answer: answer, at: moment))
    }
  }

  // MARK: Causes

  /// Adds a cause, unless it is the last cause already.
  private mutating func addCause(_ cause: Explanation.Cause?) {
    if let cause, causes.last != cause { causes.append(cause) }
  }

  private mutating func addCauses(_ causes: [Explanation.Cause]) {
    for cause in causes { addCause(cause) }
  }

  /// Adds that it goes on without a finger, where its attempt was not over in the same event.
  private mutating func settleSurvival(before event: TraceEvent?) {
    guard let cause = remainingTouchCause, let moment = cause.timestamp,
      event.map({ $0.timestamp > moment }) ?? true
    else { return }
    if history.attempt.isOpen, history.attempt.over == nil { addCause(cause) }
    remainingTouchCause = nil
  }

  /// Adds the causes that allow others to recognize beside it, which are told once an attempt.
  private mutating func addAllowances(_ causes: [Explanation.Cause]) {
    for cause in causes {
      if case .allowed(let other) = cause.kind { history.attempt.toldTogether.insert(other) }
      addCause(cause)
    }
  }

  /// Adds that it received a touch.
  private mutating func addCausesOfGift(of id: TouchID) {
    guard let arrival = history.missed.claim(id),
      case .touch(_, _, _, let view) = arrival.what
    else { return }
    addCause(touches.gift(of: id, after: arrival, causes.last))
    if let view, let former = history.refusals.endRefusal(on: view) {
      addCause(touches.formerRefusal(of: id, at: former))
    }
    addCause(touches.exclusiveViews(id, hitting: view, arrival.timestamp))
  }

  /// Adds that touches which were neither given nor refused to it missed it.
  ///
  /// - Parameter moment: touches of this moment may still be given or refused to it.
  private mutating func settleMisses(besides moment: Timestamp?) {
    let settled = history.missed.settle(besides: moment)
    if history.facts?.set.isMember == true { return }  // the other touches are for the set's others
    for event in settled {
      guard let touch = event.what.touch, let miss = misses.miss(event),
        history.missed.add(touch, at: event.timestamp, in: miss.way)
      else { continue }
      addCause(miss.cause)
    }
  }

  private mutating func addCauses(atMoveOf id: TouchID) {
    if let silence = firing.silence(atMoveOf: id) {
      history.attempt.toldOfSilence = true
      addCause(silence)
    }
    let fingers = history.fingers
    let moment = now
    let isUnseen = surplus.noteMove(of: id) { fingers.isDown($0, at: moment) }
    if isUnseen, let end = causes.last(where: { $0.isGivingUp })?.timestamp {
      addCause(OwnDecisionSentences(history: history).unseenRest(id, since: end))
    }
  }

  private mutating func settleModifiers(before event: TraceEvent?) {
    guard let change = modifiers.settle(before: event) else { return }
    addCause(underWay.change(of: change.modifiers, at: change.at))
  }

  /// Removes the cause that it was never asked in the attempt that it lost: its delegate, or a
  /// view, has now been asked whether it should begin.
  private mutating func settleLastLoss(_ answer: Bool, of view: String? = nil) {
    guard let start = lastExclusion.start(in: history.attempt.start) else { return }
    let moment = now
    causes.removeAll { cause in
      if case .neverAsked = cause.kind { cause.timestamp ?? moment >= start } else { false }
    }
    if !answer, lastExclusion.noteRefusal() { addCause(requirements.refusedTakeOver(by: view)) }
  }

  private mutating func addCauses(
    ofEnding state: GestureState, _ reason: FailureReason?, _ detail: FailureDetail?
  ) {
    guard let reason else { return }
    switch reason {
    case .excluded: break
    case .ownDecision:
      surplus.note(detail, history.fingers.tracked(at: now))
      addCause(OwnDecisionSentences(history: history).givingUp(because: detail))
    case .requirementRecognized(let winner): addCauses(waiting.failure(because: winner))
    case .deniedByDelegate: addCause(ViewAnswerSentences(history: history).vetoOfDelegate)
    case .deniedByView(let view):
      addCause(ViewAnswerSentences(history: history).veto(of: view))
    case .disabled, .removed, .touchesCancelled, .abandoned:
      addCause(OutsideEndSentences(history: history).end(state, because: reason))
    case .prerequisiteFailed(let first): addCause(requirements.miss(of: first))
    }
  }

  /// Adds what is told of an action that it sends.
  private mutating func addCauses(
    of state: GestureState, _ losses: [TraceEvent.Loss], _ allowances: [TraceEvent.Answer]
  ) {
    switch state {
    case .began, .ended:
      if !history.firings.isUnderWay || state == .began {
        addCauses(waiting.idleRequirements(besides: causes))
        addAllowances(allowances.map { rivals.allowance($0) })
        addAllowances(rivals.othersThatFired)
        addAllowances(rivals.earlierAllowances)
      }
      if state == .ended {
        addCause(pointers.departure)
        addCause(pointers.pause)
        addCause(underWay.repeats)
      }
      addCauses(losses.map(firing.taking))
      addCause(firing.firing(state))
      history.attempt.delay = nil
      history.firings.add(state, at: now)
    case .cancelled:
      addCause(underWay.repeats)
      addCause(firing.cancellation)
      history.firings.add(state, at: now)
    case .possible, .changed, .failed: break
    }
  }

  // MARK: The end

  /// The explanation, once the log has ended.
  mutating func finish() -> Explanation {
    addCausesOfEnd()
    return Explanation(verdict: "\(label) \(firing.verdict).", causes: causes)
  }

  private mutating func addCausesOfEnd() {
    settleSurvival(before: nil)
    settleMisses(besides: nil)
    settleModifiers(before: nil)
    addCause(underWay.repeats)
    addCause(misses.summary)
    addCause(presses.finish().map { underWay.silence(during: $0, until: nil) })
    if causes.isEmpty {
      addCauses(pointers.misses)
    } else {
      addCause(misses.lateArrival(besides: causes))
      addCause(misses.uncovering(besides: causes))
      addCause(pointers.otherScrolling)
      addCause(pointers.scrollingBesideTouches)
      addCauses(ActionSentences(history: history).misses(besides: causes))
      addCause(pointers.momentum)
    }
    if causes.isEmpty {
      causes.append(
        Explanation.Cause(
          .remark, at: nil, "No touch came down that could have been for it.", rules: []))
    }
    if history.attempt.isOpen { addCauses(firing.unfinished) }
    causes.sortByTime()
  }
}

extension Explanation.Cause {
  /// Whether it gave up by itself.
  fileprivate var isGivingUp: Bool { if case .ownDecision = kind { true } else { false } }
}
