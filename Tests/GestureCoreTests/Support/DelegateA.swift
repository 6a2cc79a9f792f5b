import GestureCore

/// A delegate whose answers a test writes down, by the recognizers' names.
final class DelegateA: GestureRecognizerDelegate {
  var letsBegin: (String) -> Bool = { _ in true }
  var letsReceive: (String) -> Bool = { _ in true }
  var allowsBoth: (String, String) -> Bool = { _, _ in false }
  var makesWait: (String, String) -> Bool = { _, _ in false }

  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    letsBegin(recognizer.name)
  }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { letsReceive(recognizer.name) }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: any GestureRecognizer
  ) -> Bool { allowsBoth(recognizer.name, other.name) }

  func gestureRecognizer(
    _ recognizer: any GestureRecognizer, shouldRequireFailureOf other: any GestureRecognizer
  ) -> Bool { makesWait(recognizer.name, other.name) }

  /// Allows these two, whichever of them recognizes.
  func allow(_ one: any GestureRecognizer, with other: any GestureRecognizer) {
    one.delegate = self
    other.delegate = self
    let names: Set = [one.name, other.name]
    let before = allowsBoth
    allowsBoth = { before($0, $1) || names == [$0, $1] }
  }
}
