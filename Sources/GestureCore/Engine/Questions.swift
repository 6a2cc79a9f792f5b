/// Asks delegates, views and recognizers, and reports what they answer. Knows when to ask
/// whom; what follows from an answer is others' business.
final class Questions {
  let reporter: Reporter
  let viewDelivery: ViewDelivery
  /// What was declared of tags.
  var tagRelations = TagRelations()
  /// Whether a delegate, a view or a recognizer is being asked: what it does meanwhile counts when
  /// the pass is over (S3.35).
  @safe @exclusivity(unchecked) private(set) var isAsking = false

  init(reporter: Reporter, viewDelivery: ViewDelivery) {
    self.reporter = reporter
    self.viewDelivery = viewDelivery
  }

  /// Whether a recognizer gets an event's new touches: the recognizer itself is asked, then its
  /// delegate (S2.14, S3.3).
  func refusalOfEvent(_ event: TouchEvent, by core: RecognizerCore) -> Refusal? {
    if !core.hooksLeftAtDefault.contains(.shouldReceive) {
      let answer = core.attachmentReference.withObject { attachment in
        asking { attachment.recognizer.shouldReceive(event) }
      }
      if answer != true { return answer == nil ? .disabled : .shouldReceiveEvent }
    }
    guard core.hasDelegate, let recognizer = core.recognizer, let delegate = core.delegate else {
      return nil
    }
    let answer = asking { delegate.gestureRecognizer(recognizer, shouldReceive: event) }
    reporter.report { .asked(.shouldReceiveEvent, of: recognizer, about: nil, answer: answer) }
    return answer ? nil : .delegateShouldReceiveEvent
  }

  /// Whether a recognizer's delegate lets it have a touch (S3.1).
  func refusal(of touch: Touch, by core: RecognizerCore) -> Refusal? {
    guard core.hasDelegate, let delegate = core.delegate, let recognizer = core.recognizer
    else { return nil }
    let answer = asking { delegate.gestureRecognizer(recognizer, shouldReceive: touch) }
    reporter.report { .asked(.shouldReceiveTouch, of: recognizer, about: nil, answer: answer) }
    return answer ? nil : .delegateShouldReceiveTouch
  }

  /// Why a recognizer should not begin: the delegate is asked first, then each view that would
  /// lose a touch by it (S3.13 to S3.15).
  func vetoOfBeginning(_ core: RecognizerCore) -> FailureReason? {
    guard let recognizer = core.recognizer else { return nil }
    if core.hasDelegate, let delegate = core.delegate {
      let answer = asking { delegate.gestureRecognizerShouldBegin(recognizer) }
      reporter.report { .asked(.shouldBegin, of: recognizer, about: nil, answer: answer) }
      guard answer else { return .deniedByDelegate }
    }
    for touch in viewDelivery.touchesThatViewsWouldLose(to: core) {
      guard let view = touch.view else { continue }
      let answer = asking { view.gestureRecognizerShouldBegin(recognizer) }
      reporter.report { .askedView(view, of: recognizer, answer: answer) }
      guard answer else { return .deniedByView(view.name) }
    }
    return nil
  }

  /// Whether the class rules let one recognizer make another fail (S3.18, S3.29).
  func mayPrevent(_ winner: RecognizerCore, _ loser: RecognizerCore) -> Bool {
    if winner.hooksLeftAtDefault.contains(.canPrevent),
      loser.hooksLeftAtDefault.contains(.canBePrevented)
    {
      return winner.mayPreventByDefault(loser)
    }
    guard let winner = winner.recognizer, let loser = loser.recognizer else { return false }
    return asking { winner.canPrevent(loser) && loser.canBePrevented(by: winner) }
  }

  /// Whether each of some recognizers may make each other one fail, so that none goes before the
  /// others; false where that can't be told without asking them.
  func areEqualRivals(_ cores: UnownedList<RecognizerCore>) -> Bool {
    let first = cores.first?.attempt.tapsToRecognize
    return cores.allSatisfy { core in
      core.hooksLeftAtDefault.isSuperset(of: [.canPrevent, .canBePrevented])
        && core.attempt.tapsToRecognize == first
    }
  }

  /// Whether one recognizer's recognition makes another fail: the class rules say so, and neither
  /// delegate allows both (S3.17 to S3.19, S4.14, S4.15).
  ///
  /// - Parameter recognizing: which of the two is about to recognize. Its delegate is asked first
  ///   (S3.20).
  func blocks(
    _ winner: RecognizerCore, _ loser: RecognizerCore, recognizing: RecognizerCore
  ) -> Bool {
    guard mayPrevent(winner, loser) else { return false }
    if !winner.isRelated && !loser.isRelated { return true }
    let other = recognizing === winner ? loser : winner
    return !winner.isCompanion(of: loser)
      && !tagRelations.allow(winner, with: loser)
      && !allowsBoth(recognizing, other) && !allowsBoth(other, recognizing)
  }

  private func allowsBoth(_ core: RecognizerCore, _ other: RecognizerCore) -> Bool {
    guard core.hasDelegate, let delegate = core.delegate,
      let recognizer = core.recognizer, let rival = other.recognizer
    else { return false }
    let answer = asking {
      delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: rival)
    }
    reporter.report {
      .asked(.shouldRecognizeSimultaneously, of: recognizer, about: rival, answer: answer)
    }
    return answer
  }

  /// Whether `core` wants to wait for `other`: either its own hook or its delegate's says so
  /// (S3.23, S3.32).
  func requiresFailure(_ core: RecognizerCore, of other: RecognizerCore) -> Bool {
    ask(
      core, about: other, .shouldRequireFailure, own: .shouldRequireFailure,
      delegated: .delegateShouldRequireFailure,
      { $0.shouldRequireFailure(of: $1) }, { $0.gestureRecognizer($1, shouldRequireFailureOf: $2) })
  }

  /// Whether `other` has to wait for `core`.
  func mustFail(_ core: RecognizerCore, for other: RecognizerCore) -> Bool {
    ask(
      core, about: other, .shouldBeRequiredToFail, own: .shouldBeRequiredToFail,
      delegated: .delegateShouldBeRequiredToFail,
      { $0.shouldBeRequiredToFail(by: $1) },
      { $0.gestureRecognizer($1, shouldBeRequiredToFailBy: $2) })
  }

  private func ask(
    _ core: RecognizerCore, about other: RecognizerCore, _ question: Question,
    own: DefaultHooks, delegated: DefaultHooks,
    _ hook: (any GestureRecognizer, any GestureRecognizer) -> Bool,
    _ delegateHook: (
      any GestureRecognizerDelegate, any GestureRecognizer, any GestureRecognizer
    ) -> Bool
  ) -> Bool {
    guard let recognizer = core.recognizer, let rival = other.recognizer else { return false }
    let answer = !core.hooksLeftAtDefault.contains(own) && asking { hook(recognizer, rival) }
    guard core.hasDelegate, !core.hooksLeftAtDefault.contains(delegated),
      let delegate = core.delegate
    else { return answer }
    let delegated = asking { delegateHook(delegate, recognizer, rival) }
    reporter.report { .asked(question, of: recognizer, about: rival, answer: delegated) }
    return answer || delegated
  }

  @inline(__always)
  private func asking(_ question: () -> Bool) -> Bool {
    isAsking = true
    defer { isAsking = false }
    return question()
  }
}

extension RecognizerCore {
  /// Whether anything may allow it to recognize beside another: a delegate, a pair, a tag.
  fileprivate var isRelated: Bool { hasDelegate || !companions.isEmpty || !tags.isEmpty }

  /// The default of `canPrevent`: a tap never prevents a tap that needs more taps (S3.30).
  fileprivate func mayPreventByDefault(_ other: RecognizerCore) -> Bool {
    attempt.tapsToRecognize == 0 || other.attempt.tapsToRecognize <= attempt.tapsToRecognize
  }

  /// Whether questions about requirements have to be put to the recognizer or its delegate.
  var answersAboutRequirements: Bool {
    !hooksLeftAtDefault.isSuperset(of: .allOfRecognizer)
      || hasDelegate && !hooksLeftAtDefault.isSuperset(of: .allOfDelegate)
  }
}
