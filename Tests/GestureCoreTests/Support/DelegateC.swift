import GestureCore

/// A delegate that answers as a test tells it to.
final class DelegateC: GestureRecognizerDelegate {
  var shouldBegin: (any GestureRecognizer) -> Bool = { _ in true }
  var receivesEvent: (any GestureRecognizer) -> Bool = { _ in true }
  var receivesTouch: (any GestureRecognizer, Touch) -> Bool = { _, _ in true }
  var allowsBoth: (any GestureRecognizer, any GestureRecognizer) -> Bool = { _, _ in false }

  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    shouldBegin(recognizer)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool {
    receivesEvent(recognizer)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    receivesTouch(recognizer, touch)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool {
    allowsBoth(recognizer, other)
  }
}
