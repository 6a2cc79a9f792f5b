import GestureCore

extension FailureReason {
  /// Why a recognizer failed, as a clause. A recognizer that could no longer decide is described as
  /// waiting for nothing.
  var words: String {
    if case .abandoned = self {
      "it had no touch left and waited for no deadline, so it could not decide any more"
    } else {
      "\(self)"
    }
  }
}
