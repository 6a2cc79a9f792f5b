package import GestureCore

/// What is known about an explained recognizer besides its log.
package struct RecognizerFacts {
  /// What it looks for.
  package var profile: GestureProfile
  /// The kinds of input without touches that it accepts.
  package var indirectInputs: IndirectInput.Kinds = []
  /// The types of touches that it takes; nil for all, or where that isn't known.
  package var allowedTouchTypes: [TouchType]?
  /// The buttons that a pointer has to press; nil where that isn't known.
  package var buttonMaskRequired: ButtonMask?
  /// Whether it goes on while a trackpad's momentum scrolls; nil where that isn't known.
  package var followsMomentum: Bool?
  /// The interval at which a press that has begun sends `changed`; nil for none, or where that
  /// isn't known.
  package var repeatInterval: Duration?
  /// The view that it was on at first; nil where that isn't known.
  package var firstView: String?
  /// The set to which it belongs.
  package var set = Membership()
  /// How it is related to other recognizers, and they to each other.
  package var relations = Relations()
  /// The input that came during the explained time.
  package var input = Input()
  /// What the app did and answers.
  package var app = App()

  /// What a profile tells; all else is unknown.
  package init(profile: GestureProfile) { self.profile = profile }

  /// Whether an action came at a moment.
  func tookAction(at moment: Timestamp) -> Bool {
    input.pointerEvents.contains { $0.timestamp == moment && $0.kind == .action }
  }

  /// The condition under which its delegate said no, as a clause; empty where there was none.
  func condition(of question: DelegateQuestion, at moment: Timestamp) -> String {
    app.answersWhile(question, moment).map { ", as it does while \($0)" } ?? ""
  }

  /// Whether a name is that of the recognizer or of its set.
  func isOwn(_ name: String, _ label: RecognizerLabel) -> Bool {
    name == label.name || name == set.name
  }
}
