/// Asks delegates, views and recognizers, and reports their answers. It knows what to ask and when;
/// the consequences of an answer are decided elsewhere.
final class Questions {
  let reporter: Reporter
  private let viewDelivery: ViewDelivery
  /// The relations that were declared between tags.
  let tagRelations = TagRelations()
  /// Empty; its memory is used for the next sequence.
  private var spareSequence = UnownedList<RecognizerCore>()
  /// Whether a delegate, a view or a recognizer is being asked. Changes that it makes meanwhile
  /// take effect when the pass is over (S3.35).
  @safe @exclusivity(unchecked) private(set) var isAsking = false

  init(reporter: Reporter, viewDelivery: ViewDelivery) {
    self.reporter = reporter
    self.viewDelivery = viewDelivery
  }

  // MARK: About touches and beginning

  /// Why a recognizer doesn't get an event's new touches; nil where it does. The recognizer itself
  /// is asked, then its delegate (S2.14, S3.3).
  func refusalOfEvent(_ event: TouchEvent, by core: RecognizerCore) -> TouchRefusal? {
    if core.hasRules {
      guard let rules = core.rules else { return .disabled }
      if !asking({ rules.shouldReceive(event) }) { return .shouldReceiveEvent }
    }
    guard core.hasDelegate, let recognizer = core.recognizer, let delegate = core.delegate else {
      return nil
    }
    let answer = asking { delegate.gestureRecognizer(recognizer, shouldReceive: event) }
    reporter.report { .asked(.shouldReceiveEvent, of: recognizer, about: nil, answer: answer) }
    return answer ? nil : .delegateShouldReceiveEvent
  }

  /// Why a recognizer's delegate refuses a touch; nil where it doesn't (S3.1).
  func refusal(of touch: Touch, by core: RecognizerCore) -> TouchRefusal? {
    guard core.hasDelegate, let delegate = core.delegate, let recognizer = core.recognizer
    else { return nil }
    let answer = asking { delegate.gestureRecognizer(recognizer, shouldReceive: touch) }
    reporter.report { .asked(.shouldReceiveTouch, of: recognizer, about: nil, answer: answer) }
    return answer ? nil : .delegateShouldReceiveTouch
  }

  /// Why a recognizer should not begin; nil where it may. The delegate is asked first, then each
  /// view that would lose a touch by it (S3.13 to S3.15).
  func vetoOfBeginning(_ core: RecognizerCore) -> FailureReason? {
    vetoOfBeginning(core, byViewsOf: viewDelivery.touchesThatViewsWouldLose(to: core))
  }

  /// - Parameter touches: evaluated after the delegate's answer.
  func vetoOfBeginning(
    _ core: RecognizerCore, byViewsOf touches: @autoclosure () -> Touches
  ) -> FailureReason? {
    guard let recognizer = core.recognizer else { return nil }
    if core.hasDelegate, let delegate = core.delegate {
      let answer = asking { delegate.gestureRecognizerShouldBegin(recognizer) }
      reporter.report { .asked(.shouldBegin, of: recognizer, about: nil, answer: answer) }
      guard answer else { return .deniedByDelegate }
    }
    for touch in touches() {
      if let view = touch.view, let veto = veto(by: view, of: recognizer) { return veto }
    }
    // The view of an action stands for the one that a finger would have hit (S15.19).
    guard core.cancelsTouchesInView, let view = core.actionView else { return nil }
    return veto(by: view, of: recognizer)
  }

  private func veto(by view: View, of recognizer: any GestureRecognizer) -> FailureReason? {
    let answer = asking { view.gestureRecognizerShouldBegin(recognizer) }
    reporter.report { .askedView(view, of: recognizer, answer: answer) }
    return answer ? nil : .deniedByView(view.name)
  }

  // MARK: About two recognizers

  /// Whether the class rules allow one recognizer to prevent another (S3.18, S3.29).
  @inline(__always)
  func mayPrevent(_ winner: RecognizerCore, _ loser: RecognizerCore) -> Bool {
    winner.hasRules || loser.hasRules
      ? mayPreventByRules(winner, loser) : winner.preventsInAttempt(loser)
  }

  private func mayPreventByRules(_ winner: RecognizerCore, _ loser: RecognizerCore) -> Bool {
    guard let winner = winner.recognizer, let loser = loser.recognizer else { return false }
    return asking { RelationRules.mayPrevent(winner, loser) }
  }

  /// Whether each of the recognizers may prevent each other one, so that none goes first: a tap
  /// prevents one of as many taps. False where that can't be known without asking them.
  func areEqualRivals(_ cores: UnownedList<RecognizerCore>) -> Bool {
    let first = cores.first?.attempt.numberOfTaps
    return cores.allSatisfy { !$0.hasRules && $0.attempt.numberOfTaps == first }
  }

  /// Whether one recognizer's recognition makes another fail: the class rules say so, and neither
  /// delegate allows both (S3.17 to S3.19, S4.14, S4.15). The sequence of the one that is about to
  /// recognize has to be marked: see ``withSequenceMarked(of:_:)``.
  ///
  /// - Parameter recognizing: the one of the two that is about to recognize. Its delegate is asked
  ///   first (S3.20).
  @inline(__always)
  func blocks(
    _ winner: RecognizerCore, _ loser: RecognizerCore, recognizing: RecognizerCore
  ) -> Bool {
    winner.isRelated || loser.isRelated
      ? blocksUnlessRelated(winner, loser, recognizing: recognizing) : mayPrevent(winner, loser)
  }

  private func blocksUnlessRelated(
    _ winner: RecognizerCore, _ loser: RecognizerCore, recognizing: RecognizerCore
  ) -> Bool {
    let other = recognizing === winner ? loser : winner
    guard !winner.isSibling(of: loser), !other.attempt.flags.contains(.isInSequence),
      mayPrevent(winner, loser)
    else {
      return false
    }
    return !winner.isCompanion(of: loser)
      && !tagRelations.allow(winner, with: loser)
      && !allowsBoth(recognizing, other) && !allowsBoth(other, recognizing)
  }

  /// Calls a closure while the recognizers in one sequence with a recognizer have the flag
  /// ``Attempt/Flags/isInSequence`` (S15.4): those that have an attempt with this dispatcher, which
  /// keeps them alive whatever the closure does. No others are ever compared.
  func withSequenceMarked<Result>(of core: RecognizerCore, _ body: () -> Result) -> Result {
    if !core.isLinked { return body() }
    var sequence = UnownedList<RecognizerCore>()
    swap(&sequence, &spareSequence)
    sequence.fill(withSequenceOf: core) { $0.attempt.flags.insert(.isInSequence).inserted }
    sequence.removeAll { member in
      if member.attemptDispatcher.withObject({ $0.questions === self }) ?? false { return false }
      member.attempt.flags.remove(.isInSequence)
      return true
    }
    let result = body()
    sequence.forEach { $0.attempt.flags.remove(.isInSequence) }
    sequence.removeAll()
    swap(&sequence, &spareSequence)
    return result
  }

  private func allowsBoth(_ core: RecognizerCore, _ other: RecognizerCore) -> Bool {
    guard core.hasDelegate, let recognizer = core.recognizer, let rival = other.recognizer,
      let answer = asking({ RelationRules.delegateAllows(recognizer, with: rival) })
    else { return false }
    reporter.report {
      .asked(.shouldRecognizeSimultaneously, of: recognizer, about: rival, answer: answer)
    }
    return answer
  }

  /// Which of two recognizers waits for the other: the rule or the delegate of either says so
  /// (S3.23, S3.32).
  @inline(__always)
  func waiting(
    between one: Respondent, and two: Respondent
  ) -> (first: Bool, second: Bool) {
    one.hasRules || two.hasRules || reporter.isObserved
      ? RelationRules.waiting(between: one, and: two, ask: ask)
      : waitingByDelegates(between: one, and: two)
  }

  /// What the delegates alone say, where nobody observes it. An observer that one of them adds
  /// meanwhile hears of the next pair. (A hundred recognizers are asked twenty thousand questions
  /// in an event: a function without reports takes a fifth less time.)
  @inline(__always)
  private func waitingByDelegates(
    between one: Respondent, and two: Respondent
  ) -> (first: Bool, second: Bool) {
    isAsking = true
    defer { isAsking = false }
    return RelationRules.waiting(between: one, and: two) { question, asked, other in
      asked.questionsToAsk.contains(question.asDefaultAnswer)
        && asked.delegateAnswer(question, about: other)
    }
  }

  private func ask(
    _ question: RelationRules.Waiting, _ asked: Respondent, _ other: Respondent
  ) -> Bool {
    isAsking = true
    let rule = asked.rule(question, about: other)
    let answer =
      asked.questionsToAsk.contains(question.asDefaultAnswer)
      ? asked.delegateAnswer(question, about: other) : nil
    isAsking = false
    guard let answer else { return rule }
    let (recognizer, rival) = (asked.recognizer, other.recognizer)
    reporter.report {
      .asked(question.delegateQuestion, of: recognizer, about: rival, answer: answer)
    }
    return rule || answer
  }

  @inline(__always)
  private func asking<Answer>(_ question: () -> Answer) -> Answer {
    isAsking = true
    defer { isAsking = false }
    return question()
  }
}

extension RecognizerCore {
  /// The recognizer's own rules of arbitration, if it has some.
  var rules: (any ArbitrationRules)? { attachmentReference.object?.rules }

  /// Whether anything may allow it to recognize simultaneously with another: a delegate, a pair, a
  /// sequence or a set.
  fileprivate var isRelated: Bool {
    hasDelegate || !features.isDisjoint(with: [.companions, .prerequisites])
      || memberNumber > 0
  }

  /// Whether both were made by the same set (S15.9).
  func isSibling(of other: RecognizerCore) -> Bool {
    memberNumber > 0 && other.memberNumber > 0 && set.isSet && set.isSame(as: other.set)
  }

  /// Whether the recognizer or its delegate has to be asked about requirements.
  var answersAboutRequirements: Bool {
    hasRules || hasDelegate && !defaultAnswers.isSuperset(of: .all)
  }
}
