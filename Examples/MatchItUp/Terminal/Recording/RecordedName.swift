import GestureCore

/// The names that a line of a recording may use for what the player did.
enum RecordedName: String, CaseIterable {
  case began, moved, ended, cancelled, key

  /// The phase of the touch that the name stands for; nil for a key.
  var phase: TouchPhase? {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    case .key: nil
    }
  }
}
