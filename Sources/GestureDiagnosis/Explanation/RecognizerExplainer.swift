import GestureCore
import GestureTrace

/// Reads a log and collects what concerns one recognizer.
struct RecognizerExplainer {
  let label: RecognizerLabel
  let names: LogNames
  let places: TouchPlaces
  let facts: RecognizerFacts?
  var causes: [Explanation.Cause] = []
  /// Touches that began and have been neither received nor refused yet.
  var unclaimed: [TraceEvent] = []
  /// When touches missed it in the same way as an earlier one.
  var missedLikewise: [Timestamp] = []
  /// The ways in which touches missed it.
  var waysOfMissing: Set<WayOfMissing> = []
  var now = Timestamp.zero
  /// The index of the present event in the log.
  private(set) var logIndex = -1
  /// Its present attempt.
  var attempt = Attempt()
  /// What the log has said of the other recognizers, and of this one.
  var rivals = Rivals()
  /// The touches of the window.
  var fingers = Fingers()
  /// How far its touches have gone.
  var movement = Movement()
  /// The `changed` of its present attempt.
  var changed = ChangedActions()
  /// The latest change of modifier keys, as long as something else may come in the same event.
  var pendingModifiers: (modifiers: ModifierFlags, at: Timestamp)?
  /// What the log tells of scrolling.
  var scrolling = Scrolling()
  /// The touches that it tracked when an action came.
  var touchesAtAction: [Timestamp: [TouchID]] = [:]
  /// When it handed its touches over last, or took some over.
  var handedOverAt: Timestamp?
  /// The touches that began once more while they were down, and when.
  var duplicates: [TouchID: Timestamp] = [:]
  /// When the touches began that missed it, and the first one that came to its view later.
  var missed: [TouchID: Timestamp] = [:]
  var lateArrival: (touch: TouchID, at: Timestamp)?
  /// When its delegate refused an event.
  var refusedEvents: Set<Timestamp> = []
  /// When the attempt began in which it last lost to another.
  var lostAttempt: Timestamp?
  /// Whether a refusal to take over was told since.
  var toldOfRefusedTakeOver = false
  var firings: [(state: GestureState, at: Timestamp)] = []
  /// The touches that were too many when it gave up, until it is told that one goes on unseen.
  var surplus: [TouchID] = []
  /// When its delegate refused a touch on a view last.
  var refusalsOnViews: [String: Timestamp] = [:]
  /// The pointer's button that is down.
  var press: PointerPress?

  init(label: RecognizerLabel, names: LogNames, places: TouchPlaces, facts: RecognizerFacts?) {
    self.label = label
    self.names = names
    self.places = places
    self.facts = facts
  }

  mutating func add(_ event: TraceEvent) {
    logIndex += 1
    noteAdditions()
    noteIdleChanges()
    settleModifiers(before: event)
    now = event.timestamp
    note(event)
    switch event.what {
    case .touch(_, .began, _, _):
      settleUnclaimed(besides: now)
      unclaimed.append(event)
    case .touch(let id, .cancelled, _, _):
      settleUnclaimed(besides: nil)
      tellOfCancelledFinger(id)
    case .touch(let id, .moved, let place, _):
      settleUnclaimed(besides: nil)
      tellOfSilence(atMoveOf: id)
      tellOfUnseenRest(atMoveOf: id)
      noteLeaving(of: id, at: place)
    case .input(.modifiers(let modifiers)): noteModifiers(modifiers)
    case .input(.action): noteAction()
    case .bound(label, let id):
      attempt.isOpen = true
      if attempt.start == nil { attempt.start = now }
      claim(id)
      noteTouchDuringScroll(id)
    case .refused(label, let id, let refusal): refuse(id, refusal)
    case .bound, .refused, .input: break
    case .asked(let question, let asked, let about?, true)
    where question.requirement(asked: asked, about: about)?.waiting == label:
      attempt.demands[asked == label ? about : asked] = asked
    case .asked(let question, label, _, let answer):
      if question == .shouldBegin { noteAskedToBegin(answer) }
      if question == .shouldReceiveEvent, !answer { refusedEvents.insert(now) }
    case .asked, .askedView: break
    case .touch, .ignored, .held, .released, .excluded, .state, .handedOver, .action, .view,
      .deadline, .reset, .diagnostic:
      settleUnclaimed(besides: nil)
      addConsequence(event)
    }
  }

  /// Keeps what later sentences need of an event.
  private mutating func note(_ event: TraceEvent) {
    rivals.note(event)
    fingers.note(event, of: label)
    movement.note(event, of: label, needing: facts?.profile.numberOfTouches.lowerBound ?? 1)
    changed.note(event, of: label)
    scrolling.note(event)
    noteLateArrival(event)
    notePress(event)
  }

  private mutating func addConsequence(_ event: TraceEvent) {
    switch event.what {
    case .ignored(label, let id):
      let what =
        switch facts?.appDropped(id, now) {
        case true?: "The app made it drop \(names(id))."
        case false?: "It dropped \(names(id)) itself\(excess)."
        case nil: "It dropped \(names(id)), or the app made it do so."
        }
      tell(.dropped(id), what, "S7.20")
    case .diagnostic(let diagnostic): note(diagnostic)
    case .held(label, _, _):
      if case .held(let requirements) = event.context { wait(for: requirements) }
    case .released(label):
      if case .released(let release) = event.context { goOn(after: release) }
    case .excluded(label, let winner):
      if case .excluded(let exclusion) = event.context { lose(to: winner, exclusion) }
    case .state(label, _, let to, let reason, let detail): change(to, reason, detail)
    case .handedOver(let giver, let taker): handOver(giver, taker)
    case .action(label, let state):
      if case .action(let losses, let allowances) = event.context {
        act(state, losses, allowances)
      }
    case .action(let other, let state):
      if case .action(_, let allowances) = event.context { join(other, state, allowances) }
    case .reset(label, _): attempt = Attempt()
    case .touch, .input, .bound, .refused, .ignored, .asked, .askedView, .held, .released,
      .excluded, .state, .view, .deadline, .reset:
      break
    }
  }

  /// Adds a cause.
  ///
  /// - Parameter moment: when it came about. Default: the present event's time.
  mutating func tell(
    _ kind: Explanation.Cause.Kind, _ sentence: String, _ rules: String...,
    at moment: Timestamp? = nil
  ) {
    tell(kind, sentence, rules, at: moment)
  }

  mutating func tell(
    _ kind: Explanation.Cause.Kind, _ sentence: String, _ rules: [String],
    at moment: Timestamp? = nil, telling aspects: [Explanation.Cause.Aspect] = []
  ) {
    let cause = Explanation.Cause(kind, at: moment ?? now, sentence, rules: rules, telling: aspects)
    if causes.last != cause { causes.append(cause) }
  }

  private mutating func change(
    _ to: GestureState, _ reason: FailureReason?, _ detail: FailureDetail?
  ) {
    attempt.isOpen = true
    guard let reason else { return }
    switch reason {
    case .excluded: break
    case .ownDecision:
      giveUp(because: detail)
    case .requirementRecognized(let winner):
      tell(
        .requirementRecognized(winner),
        "\(names(winner)), which had to fail first\(demand(for: winner)), recognized; so it failed."
          + (isAllowed(with: winner)
            ? " That both may recognize simultaneously doesn't lift the wait." : ""),
        ["S4.22"] + (isAllowed(with: winner) ? ["S4.38"] : []))
      tellChain(behind: winner)
    case .deniedByDelegate:
      let condition = facts?.condition(of: .shouldBegin, at: now) ?? ""
      tell(
        .deniedByDelegate,
        "Its delegate was asked whether it should begin, and said no\(condition); so it failed.",
        "S3.5", "S3.8")
    case .deniedByView(let view): tellVeto(of: view)
    case .disabled, .removed, .touchesCancelled: end(to, because: reason)
    case .prerequisiteFailed(let first): miss(first)
    case .abandoned:
      tell(
        .abandoned,
        "It \(to == .cancelled ? "was cancelled" : "failed"): it had no touch left and waited for no "
          + "deadline, so it could not decide any more.", "S14.14")
    }
  }

  // MARK: The end

  var explanation: Explanation {
    var story = self
    story.settleUnclaimed(besides: nil)
    story.settleModifiers(before: nil)
    story.tellOfRepeats()
    story.summarizeMisses()
    story.tellOfPress(until: nil)
    if story.causes.isEmpty {
      story.tellOfPointers()
    } else {
      story.tellOfLateArrival()
      story.tellOfOtherScrolling()
      story.tellOfOtherActions()
      story.tellOfMomentum()
    }
    if story.causes.isEmpty {
      story.causes.append(
        Explanation.Cause(
          .remark, at: nil, "No touch came down that could have been for it.", rules: []))
    }
    if story.attempt.isOpen { story.tellWhatIsOpen() }
    story.causes.sortByTime()
    return Explanation(verdict: "\(label) \(verdict).", causes: story.causes)
  }

  private mutating func tellWhatIsOpen() {
    if let hold = attempt.hold {
      let time = hold.since.milliseconds.withOneDecimal
      tell(
        .unfinished, "It still waits for \(names.list(hold.others)), since \(time) ms.", "S4.17")
      for other in hold.others { tellChain(behind: other) }
    } else if let hostChange = changeUnderStillPointer {
      tell(
        .unfinished,
        "Its attempt is not over yet: \(hostChange.clauseWithTime), and the pointer has not moved since.",
        "S14.22", at: max(now, hostChange.timestamp))
    } else if !(firings.last.map { $0.state == .ended } ?? false) {
      tell(.unfinished, "Its attempt is not over yet.")
    }
  }

  private var verdict: String {
    let words = firings.map { "\($0.state.word) at \($0.at.milliseconds.withOneDecimal) ms" }
    if case .delay = facts?.profile.trigger { return "only delays touches, and never fires" }
    return words.isEmpty ? "did not fire" : "fired: \(words.joinedAsList)"
  }
}
