extension DelegateRule {
  /// What the delegate of a scene is asked, and what its views are.
  public enum Question: String, Hashable, Sendable, CaseIterable {
    case shouldReceiveTouch
    case shouldReceiveEvent
    case shouldBegin
    case shouldRecognizeSimultaneously
    case shouldRequireFailure
    case shouldBeRequiredToFail
    /// Asked of the view that was hit (S3.13).
    case viewShouldBegin

    /// The answer where no rule matches. Of a control's veto (S11.3) ``viewShouldBegin`` knows
    /// nothing.
    var defaultAnswer: Bool {
      switch self {
      case .shouldReceiveTouch, .shouldReceiveEvent, .shouldBegin, .viewShouldBegin: true
      case .shouldRecognizeSimultaneously, .shouldRequireFailure, .shouldBeRequiredToFail: false
      }
    }

    /// Whether it is asked about a second recognizer.
    var isAboutPair: Bool {
      switch self {
      case .shouldRecognizeSimultaneously, .shouldRequireFailure, .shouldBeRequiredToFail: true
      case .shouldReceiveTouch, .shouldReceiveEvent, .shouldBegin, .viewShouldBegin: false
      }
    }
  }
}
