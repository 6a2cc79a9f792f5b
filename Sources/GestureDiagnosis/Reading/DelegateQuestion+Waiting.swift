package import GestureCore

extension DelegateQuestion {
  /// Which recognizer waits for which if the answer is yes; nil where the question is not about
  /// waiting (S3.24).
  package func requirement(
    asked: RecognizerLabel, about other: RecognizerLabel
  ) -> (waiting: RecognizerLabel, required: RecognizerLabel)? {
    switch self {
    case .shouldRequireFailure: (asked, other)
    case .shouldBeRequiredToFail: (other, asked)
    case .shouldReceiveEvent, .shouldReceiveTouch, .shouldBegin, .shouldRecognizeSimultaneously:
      nil
    }
  }
}
