import GestureCore

/// The names of actions in the lines of a recording.
enum RecordedName: String, CaseIterable {
  case began, moved, ended, cancelled, key

  /// The phase of the touch that has this name; nil for a key.
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
