/// A recognizer on a view, as the engine keeps it: with its core at hand.
///
/// The view owns it, and during an attempt the attempt does too, so that a recognizer that is taken
/// off its view in mid-gesture lives to its reset.
final class Attachment {
  let recognizer: any GestureRecognizer
  let core: RecognizerCore

  init(_ recognizer: any GestureRecognizer) {
    self.recognizer = recognizer
    core = recognizer.core
    core.attachmentReference.object = self
  }

  deinit {
    if core.attachmentReference.object === self { core.attachmentReference.object = nil }
  }
}
