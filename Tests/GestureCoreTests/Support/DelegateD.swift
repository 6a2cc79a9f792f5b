import GestureCore

/// A delegate that answers as a test tells it to.
final class DelegateD: GestureRecognizerDelegate {
  /// Whether its recognizers may recognize together with all others.
  var allowsBoth: Bool
  var receives: (Touch) -> Bool = { _ in true }

  init(allowsBoth: Bool = false) { self.allowsBoth = allowsBoth }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    receives(touch)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool {
    allowsBoth
  }
}
