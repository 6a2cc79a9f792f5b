/// The phase of a touch: began once, then moved or stationary with each event, then ended or
/// cancelled once (S2.20).
public enum TouchPhase: Hashable, Sendable, CaseIterable {
  case began
  case moved
  case stationary
  case ended
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
