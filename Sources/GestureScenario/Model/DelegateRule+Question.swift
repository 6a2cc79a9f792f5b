extension DelegateRule {
  /// A question to the delegate of a scene, or to its views.
  public enum Question: String, Hashable, Sendable, CaseIterable {
    case shouldReceiveTouch
    case shouldReceiveEvent
    case shouldBegin
    case shouldRecognizeSimultaneously
    case shouldRequireFailure
    case shouldBeRequiredToFail
    /// Asked of the view that was hit (S3.13).
    case viewShouldBegin

    /// The answer where no rule matches. A control's veto (S11.3) is not part of
    /// ``viewShouldBegin``.
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
