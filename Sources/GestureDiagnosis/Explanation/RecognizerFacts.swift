package import GestureCore

/// What is known about an explained recognizer besides its log.
package struct RecognizerFacts {
  /// What it looks for.
  package var profile: GestureProfile
  /// The kinds of input without touches that it accepts.
  package var indirectInputs: IndirectInput.Kinds = []
  /// Whether the first recognizer's delegate answers about the second explicitly, not by default;
  /// nil where that isn't known.
  package var answersExplicitly: (RecognizerLabel, RecognizerLabel) -> Bool? = { _, _ in nil }
  /// The numbers of the questions, counted from 1, at which the first recognizer's delegate allows
  /// it to recognize beside the second; empty where it doesn't answer by number, or where that
  /// isn't known.
  package var timesOfYes: (RecognizerLabel, RecognizerLabel) -> [Int] = { _, _ in [] }
  /// Whether the first recognizer starts after the second.
  package var startsAfter: (RecognizerLabel, RecognizerLabel) -> Bool = { _, _ in false }
  /// Whether the first recognizer's delegate, or a declaration, lets it recognize beside the
  /// second.
  package var mayRecognizeTogether: (RecognizerLabel, RecognizerLabel) -> Bool = { _, _ in false }
  /// What another recognizer looks for; nil where that isn't known.
  package var otherProfile: (RecognizerLabel) -> GestureProfile? = { _ in nil }
  /// Whether the recognizer was declared to wait for another; nil where that isn't known.
  package var isDeclaredToWait: (RecognizerLabel) -> Bool? = { _ in nil }
  /// Whether the app made the recognizer ignore a touch at a moment; nil where that isn't known.
  package var appDropped: (TouchID, Timestamp) -> Bool? = { _, _ in nil }
  /// What the app did to the recognizer and to views, in order.
  package var hostChanges: [HostChange] = []
  /// The view that it was on at first; nil where that isn't known.
  package var firstView: String?
  /// The names of the recognizers that took part, out of the sets that it was declared to wait for.
  package var requirements: [String] = []
  /// The recognizers that took part of the sets that it was declared to wait for, by name.
  package var requiredMembers: [String] = []
  /// The pairs of recognizers that requirements link, by name.
  package var links: [(one: String, other: String)] = []
  /// The type of a touch; nil where that isn't known.
  package var touchType: (TouchID, Timestamp) -> TouchType? = { _, _ in nil }
  /// The buttons that a pointer pressed as its touch came down; nil where it has none, or where
  /// that isn't known.
  package var buttons: (TouchID, Timestamp) -> ButtonMask? = { _, _ in nil }
  /// The types of touches that it takes; nil for all, or where that isn't known.
  package var allowedTouchTypes: [TouchType]?
  /// Why the first recognizer, which has fired, doesn't exclude the second, as a clause and the
  /// rule; nil where that isn't known, or where only a delegate could allow both.
  package var bond: (_ first: RecognizerLabel, _ second: RecognizerLabel) -> Bond? = { _, _ in nil }
  /// The condition under which its delegate answered a question at a moment, as a clause after
  /// "while"; nil where there was none, or where that isn't known.
  package var answersWhile: (DelegateQuestion, Timestamp) -> String? = { _, _ in nil }
  /// Whether a view's answer about the recognizer is the app's, and not the control's own; nil
  /// where that isn't known.
  package var hasAnswerOfView: (String) -> Bool? = { _ in nil }
  /// Whether its delegate, or a view, may say no when it is asked whether it should begin; nil
  /// where that isn't known.
  package var answersShouldBegin: Bool?
  /// Whether it belongs to a set, in which each touch has a recognizer of its own.
  package var isInSet = false
  /// How many recognizers its set makes; nil for any number, or where it is in none.
  package var limitOfSet: Int?
  /// The buttons that a pointer has to press; nil where that isn't known.
  package var buttonMaskRequired: ButtonMask?
  /// Whether it goes on while a trackpad's momentum scrolls; nil where that isn't known.
  package var followsMomentum: Bool?
  /// The interval at which a press that has begun sends `changed`; nil for none, or where that
  /// isn't known.
  package var repeatInterval: Duration?
  /// The input without touches, in order.
  package var pointerEvents: [PointerEvent] = []
  /// When the pointer left the window, in order.
  package var pointerExits: [Timestamp] = []
  /// The phases of a trackpad's transform, by the moments at which they came.
  package var transforms: [Timestamp: TouchPhase] = [:]
  /// The name under which the app knows the set to which it belongs.
  package var setName: String?

  /// What a profile tells; all else is unknown.
  package init(profile: GestureProfile) { self.profile = profile }

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

  /// Whether an action came at a moment.
  func tookAction(at moment: Timestamp) -> Bool {
    pointerEvents.contains { $0.timestamp == moment && $0.kind == .action }
  }

  /// The condition under which its delegate said no, as a clause; empty where there was none.
  func condition(of question: DelegateQuestion, at moment: Timestamp) -> String {
    answersWhile(question, moment).map { ", as it does while \($0)" } ?? ""
  }

  /// Whether a name is that of the recognizer or of its set.
  func isOwn(_ name: String, _ label: RecognizerLabel) -> Bool {
    name == label.name || name == setName
  }
}

/// Input without touches that came during the explained time.
package struct PointerEvent: Hashable, Sendable {
  /// When it came.
  package var timestamp: Timestamp
  /// Its one kind.
  package var kind: IndirectInput.Kinds
  /// Where it came, in window coordinates; without meaning for an action.
  package var place: Point
  /// Whether it is the momentum after fingers have lifted from a trackpad.
  package var isMomentum = false
  /// Whether the scrolling says where it begins and ends.
  package var hasPhase = false
  /// The view of an action; nil for input that comes at a place.
  package var view: String?
  /// The name of an action; nil for any other input.
  package var action: ActionName?

  /// Input at a place.
  package init(at timestamp: Timestamp, _ kind: IndirectInput.Kinds, at place: Point) {
    self.timestamp = timestamp
    self.kind = kind
    self.place = place
  }

  /// A semantic action.
  package init(at timestamp: Timestamp, _ action: ActionName, on view: String) {
    self.init(at: timestamp, .action, at: .zero)
    self.action = action
    self.view = view
  }
}
