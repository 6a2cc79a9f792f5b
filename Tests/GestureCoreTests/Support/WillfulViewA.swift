import GestureCore

/// A view that says no to the recognizers of some names.
final class WillfulViewA: View {
  var refused: Set<String> = []

  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    !refused.contains(recognizer.name)
  }
}
