import GestureCore

/// The touches that a recognizer accepts wherever they are, by its own settings.
struct AcceptedTouches {
  let types: TouchTypes
  /// The buttons that a pointer has to press, some or all of them; nil where any will do.
  let buttons: ButtonMask?

  init(of recognizer: any GestureRecognizer, _ profile: GestureProfile) {
    types = recognizer.allowedTouchTypes
    buttons = recognizer.handle.buttons(for: profile)
  }

  /// Whether there are touches that both accept (S2.14, S15.17). A pointer that presses several
  /// buttons at once is not considered.
  func overlap(_ other: AcceptedTouches) -> Bool {
    let shared = types.intersection(other.types)
    if shared.isEmpty { return false }
    guard shared.isSubset(of: [.indirect, .mouse]), let buttons, let others = other.buttons else {
      return true
    }
    return !buttons.isDisjoint(with: others)
  }
}
