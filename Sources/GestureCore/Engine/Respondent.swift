/// A recognizer that is asked about others, with the delegate that answers for it.
///
/// The delegate is read once for all pairs of a touch: a hundred recognizers are asked twenty
/// thousand questions, and reading a weak reference takes longer than asking. So a delegate lives
/// at least until all pairs have been asked. A class with constants, whose objects can be used
/// without counting references.
final class Respondent {
  let core: RecognizerCore
  let recognizer: any GestureRecognizer
  /// Not an optional: each unwrapping would count a reference.
  private let delegate: any GestureRecognizerDelegate
  /// The questions that its delegate may answer; none where it has no delegate.
  private let answerable: DefaultAnswers
  let hasRules: Bool
  private let delegateNumber: UInt32
  /// The touches by which it has met others before.
  private let formerTouches: TouchSlots

  /// Nil for a recognizer that is on no view.
  ///
  /// - Parameters:
  ///   - noDelegate: fills the place of a delegate, and is never asked.
  ///   - formerTouches: those by which it has met others before.
  init?(
    _ core: RecognizerCore, insteadOfNone noDelegate: NoDelegate, formerTouches: TouchSlots
  ) {
    guard let recognizer = core.recognizer else { return nil }
    self.core = core
    self.recognizer = recognizer
    self.formerTouches = formerTouches
    hasRules = core.hasRules
    delegateNumber = core.delegateNumber
    if core.hasDelegate, !core.defaultAnswers.isSuperset(of: .all), let delegate = core.delegate {
      self.delegate = delegate
      answerable = .all
    } else {
      delegate = noDelegate
      answerable = []
    }
  }

  /// The same recognizer with its present delegate.
  func readAgain(insteadOfNone noDelegate: NoDelegate) -> Respondent? {
    Respondent(core, insteadOfNone: noDelegate, formerTouches: formerTouches)
  }

  /// Whether the recognizer still has the delegate that was read.
  var isCurrent: Bool { delegateNumber == core.delegateNumber }

  /// Whether both have shared a touch before.
  @inline(__always)
  func hasMet(_ other: Respondent) -> Bool { formerTouches.intersects(other.formerTouches) }

  /// What the recognizer's own rules say about another one (S3.32).
  func rule(_ question: RelationRules.Waiting, about other: Respondent) -> Bool {
    hasRules && RelationRules.rule(question, recognizer, about: other.recognizer)
  }

  /// The questions that its delegate has to be asked: all but those that it leaves at their default.
  @inline(__always)
  var questionsToAsk: DefaultAnswers { answerable.subtracting(core.defaultAnswers) }

  /// Whether its rules or its delegate have to be asked.
  @inline(__always)
  var hasAnswers: Bool { !questionsToAsk.isEmpty || hasRules }

  /// What its delegate says to one of the ``questionsToAsk``.
  @inline(__always)
  func delegateAnswer(_ question: RelationRules.Waiting, about other: Respondent) -> Bool {
    RelationRules.answer(question, of: delegate, for: recognizer, about: other.recognizer)
  }
}

/// Fills the place of a delegate, and is never asked.
final class NoDelegate: GestureRecognizerDelegate {}
