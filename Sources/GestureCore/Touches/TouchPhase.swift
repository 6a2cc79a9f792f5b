/// The phase of a touch: began once, then moved or stationary with each event, then ended or
/// cancelled once (S2.20).
public enum TouchPhase: Hashable, Sendable, CaseIterable {
  /// It came down in this event.
  case began
  /// It is at another place, or presses in another way.
  case moved
  /// It is down, and this event says nothing of it.
  case stationary
  /// It lifted.
  case ended
  /// The system took it away.
  case cancelled
}

extension TouchPhase {
  /// The phase's name.
  public var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}
