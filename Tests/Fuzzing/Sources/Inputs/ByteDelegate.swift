import GestureCore

/// Answers every question by a closure, which gets the usual answer.
final class ByteDelegate: GestureRecognizerDelegate {
  var answer: (Bool) -> Bool = { $0 }

  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool { answer(true) }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { answer(true) }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive event: TouchEvent
  ) -> Bool { answer(true) }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool { answer(false) }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool { answer(false) }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldBeRequiredToFailBy other: any GestureRecognizer
  ) -> Bool { answer(false) }
}
