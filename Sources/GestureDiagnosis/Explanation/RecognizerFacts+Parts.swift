package import GestureCore

extension RecognizerFacts {
  /// What is known about a recognizer's set, in which each touch has a recognizer of its own.
  package struct Membership {
    /// Whether it belongs to a set.
    package var isMember = false
    /// How many recognizers its set makes; nil for any number, or where it is in none.
    package var limit: Int?
    /// The name under which the app knows the set.
    package var name: String?
  }

  /// How recognizers are related. A closure is given the recognizer that the property speaks of,
  /// or the first and the second one.
  package struct Relations {
    /// What another recognizer looks for; nil where that isn't known.
    package var otherProfile: (RecognizerLabel) -> GestureProfile? = { _ in nil }
    /// Whether the recognizer was declared to wait for another; nil where that isn't known.
    package var isDeclaredToWait: (RecognizerLabel) -> Bool? = { _ in nil }
    /// The names of the recognizers that took part, out of the sets that it was declared to wait
    /// for.
    package var requirements: [String] = []
    /// The recognizers that took part of the sets that it was declared to wait for, by name.
    package var requiredMembers: [String] = []
    /// The pairs of recognizers that requirements link, by name.
    package var links: [(one: String, other: String)] = []
    /// Whether the first recognizer starts after the second.
    package var startsAfter: (RecognizerLabel, RecognizerLabel) -> Bool = { _, _ in false }
    /// Whether the first recognizer's delegate, or a declaration, lets it recognize beside the
    /// second.
    package var mayRecognizeTogether: (RecognizerLabel, RecognizerLabel) -> Bool = { _, _ in false }
    /// Whether the first recognizer's delegate answers about the second explicitly, not by
    /// default; nil where that isn't known.
    package var answersExplicitly: (RecognizerLabel, RecognizerLabel) -> Bool? = { _, _ in nil }
    /// The numbers of the questions, counted from 1, at which the first recognizer's delegate
    /// allows it to recognize beside the second; empty where it doesn't answer by number, or where
    /// that isn't known.
    package var timesOfYes: (RecognizerLabel, RecognizerLabel) -> [Int] = { _, _ in [] }
    /// Why the first recognizer, which has fired, doesn't exclude the second, as a clause and the
    /// rule; nil where that isn't known, or where only a delegate could allow both.
    package var bond: (_ first: RecognizerLabel, _ second: RecognizerLabel) -> Bond? = { _, _ in
      nil
    }

    /// Nothing known.
    package init() {}
  }

  /// The input that came during the explained time.
  package struct Input {
    /// The type of a touch; nil where that isn't known.
    package var touchType: (TouchID, Timestamp) -> TouchType? = { _, _ in nil }
    /// The buttons that a pointer pressed as its touch came down; nil where it has none, or where
    /// that isn't known.
    package var buttons: (TouchID, Timestamp) -> ButtonMask? = { _, _ in nil }
    /// The input without touches, in order.
    package var pointerEvents: [PointerEvent] = []
    /// When the pointer left the window, in order.
    package var pointerExits: [Timestamp] = []
    /// The phases of a trackpad's transform, by the moments at which they came.
    package var transforms: [Timestamp: TouchPhase] = [:]

    /// Nothing known.
    package init() {}
  }

  /// What the app did, and what its delegates and views answer.
  package struct App {
    /// What it did to the recognizer and to views, in order.
    package var changes: [HostChange] = []
    /// Whether it made the recognizer ignore a touch at a moment; nil where that isn't known.
    package var dropped: (TouchID, Timestamp) -> Bool? = { _, _ in nil }
    /// The condition under which the delegate answered a question at a moment, as a clause after
    /// "while"; nil where there was none, or where that isn't known.
    package var answersWhile: (DelegateQuestion, Timestamp) -> String? = { _, _ in nil }
    /// Whether a view's answer about the recognizer is the app's, and not the control's own; nil
    /// where that isn't known.
    package var hasAnswerOfView: (String) -> Bool? = { _ in nil }
    /// Whether the delegate, or a view, may say no when it is asked whether the recognizer should
    /// begin; nil where that isn't known.
    package var answersShouldBegin: Bool?

    /// Nothing known.
    package init() {}
  }

  /// A relation that allows two recognizers both to recognize.
  package struct Bond {
    /// The relation, as a clause.
    var text: String
    /// The rule, such as "S15.9".
    var rule: String
    var kind: Kind

    package enum Kind: Sendable {
      /// Neither excludes the other.
      case mutual
      /// Neither excludes the other, and the second recognizer starts after the first.
      case order
      /// The first doesn't exclude the second.
      case oneWay
    }

    /// A relation and its rule.
    package init(_ text: String, rule: String, _ kind: Kind = .mutual) {
      self.text = text
      self.rule = rule
      self.kind = kind
    }
  }
}

extension RecognizerFacts.Relations {
  /// Whether the recognizer was declared to wait for another one, or for its set.
  func requires(_ other: RecognizerLabel) -> Bool {
    requirements.contains(other.name) || requiredMembers.contains(other.name)
  }
}
