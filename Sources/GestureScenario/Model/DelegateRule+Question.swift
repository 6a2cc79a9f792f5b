extension DelegateRule {
  /// A question to the delegate of a scene, or to its views.
  public enum Question: String, Hashable, Sendable, CaseIterable {
    /// Whether the recognizer gets one new touch (S3.1).
    case shouldReceiveTouch
    /// Whether it gets the new touches of an event (S3.3).
    case shouldReceiveEvent
    /// Whether it may begin (S3.5).
    case shouldBegin
    /// Whether it may recognize together with the other one (S3.17).
    case shouldRecognizeSimultaneously
    /// Whether it waits for the other one to fail (S3.24).
    case shouldRequireFailure
    /// Whether the other one waits for it to fail (S3.24).
    case shouldBeRequiredToFail
    /// Asked of the view that was hit (S3.13).
    case viewShouldBegin

    /// The answer where no rule matches. A control's veto (S11.3) is not part of
    /// ``viewShouldBegin``.
    package var defaultAnswer: Bool {
      switch self {
      case .shouldReceiveTouch, .shouldReceiveEvent, .shouldBegin, .viewShouldBegin: true
      case .shouldRecognizeSimultaneously, .shouldRequireFailure, .shouldBeRequiredToFail: false
      }
    }

    /// Whether a yes makes one recognizer wait for another.
    package var isAboutWaiting: Bool {
      self == .shouldRequireFailure || self == .shouldBeRequiredToFail
    }

    /// Whether it is asked about a second recognizer.
    package var isAboutPair: Bool {
      switch self {
      case .shouldRecognizeSimultaneously, .shouldRequireFailure, .shouldBeRequiredToFail: true
      case .shouldReceiveTouch, .shouldReceiveEvent, .shouldBegin, .viewShouldBegin: false
      }
    }
  }
}
