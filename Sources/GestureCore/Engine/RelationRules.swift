/// What two recognizers' rules and delegates answer about the pair. Nothing is reported or stored:
/// the engine and the inspection tools share these answers.
package enum RelationRules {
  /// The two questions about waiting.
  enum Waiting: Sendable {
    /// Whether the recognizer that is asked waits for the other.
    case shouldRequireFailure
    /// Whether the other waits for the recognizer that is asked.
    case shouldBeRequiredToFail

    var delegateQuestion: DelegateQuestion {
      switch self {
      case .shouldRequireFailure: .shouldRequireFailure
      case .shouldBeRequiredToFail: .shouldBeRequiredToFail
      }
    }

    var asDefaultAnswer: DefaultAnswers {
      switch self {
      case .shouldRequireFailure: .shouldRequireFailure
      case .shouldBeRequiredToFail: .shouldBeRequiredToFail
      }
    }
  }

  /// Whether the class rules allow one recognizer to prevent another (S3.18, S3.29).
  package static func mayPrevent(
    _ winner: any GestureRecognizer, _ loser: any GestureRecognizer
  ) -> Bool {
    winner.canPrevent(loser) && loser.canBePrevented(by: winner)
  }

  /// Whether a recognizer's delegate allows simultaneous recognition with another (S3.17); nil
  /// where there is no delegate.
  package static func delegateAllows(
    _ recognizer: any GestureRecognizer, with other: any GestureRecognizer
  ) -> Bool? {
    recognizer.delegate?.gestureRecognizer(
      recognizer, shouldRecognizeSimultaneouslyWith: other)
  }

  /// What a recognizer's own rules say about waiting (S3.32).
  static func rule(
    _ question: Waiting, _ recognizer: any GestureRecognizer, about other: any GestureRecognizer
  ) -> Bool {
    switch question {
    case .shouldRequireFailure:
      recognizer.shouldRequireFailure(of: other)
    case .shouldBeRequiredToFail:
      recognizer.shouldBeRequiredToFail(by: other)
    }
  }

  /// What a recognizer's delegate says about waiting (S3.22).
  static func answer(
    _ question: Waiting, of delegate: any GestureRecognizerDelegate,
    for recognizer: any GestureRecognizer, about other: any GestureRecognizer
  ) -> Bool {
    switch question {
    case .shouldRequireFailure:
      delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    case .shouldBeRequiredToFail:
      delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
    }
  }

  /// Which of two recognizers waits for the other: all four questions about the pair are asked
  /// (S3.25), and one yes from either side is enough (S3.23, S3.24).
  ///
  /// - Parameter ask: what the first side says to a question about the second.
  @inline(__always)
  static func waiting<Side>(
    between one: Side, and two: Side, ask: (Waiting, Side, Side) -> Bool
  ) -> (first: Bool, second: Bool) {
    let oneWaits = ask(.shouldRequireFailure, one, two)
    let twoWaits = ask(.shouldRequireFailure, two, one)
    let oneMustFail = ask(.shouldBeRequiredToFail, one, two)
    let twoMustFail = ask(.shouldBeRequiredToFail, two, one)
    return (first: oneWaits || twoMustFail, second: twoWaits || oneMustFail)
  }

  /// Which of two recognizers would wait for the other if they shared a touch, by their rules and
  /// their delegates.
  package static func waiting(
    between one: any GestureRecognizer, and two: any GestureRecognizer
  ) -> (first: Bool, second: Bool) {
    waiting(between: one, and: two) { question, asked, other in
      rule(question, asked, about: other)
        || asked.delegate.map { answer(question, of: $0, for: asked, about: other) } ?? false
    }
  }
}
