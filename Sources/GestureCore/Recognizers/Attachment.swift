/// A recognizer on a view, as the engine keeps it: with its core at hand.
///
/// The view owns it. One that is taken off its view in mid-attempt is handed over to the attempt,
/// so that it lives to its reset.
final class Attachment {
  let recognizer: any GestureRecognizer
  let core: RecognizerCore

  init(_ recognizer: any GestureRecognizer) {
    self.recognizer = recognizer
    core = recognizer.core
    core.attachmentReference.object = self
  }

  /// The view lets go.
  func leaveView() {
    if core.isInAttempt { core.attempt.owner = self }
    core.detach()
  }

  deinit {
    // In mid-attempt the recognizer may have been taken to another view and off that one, too.
    if core.attachmentReference.object === self {
      core.attachmentReference.object = core.attempt.owner
    }
  }
}
