/// The outcome of an attempt (S4.47, S6.5).
public struct GestureOutcome: Hashable, Sendable {
  /// `ended`, `cancelled` or `failed`.
  public let state: GestureState
  /// Why it failed or was cancelled; nil where it ended.
  public internal(set) var reason: FailureReason?
  /// What exactly was wrong, where the recognizer or the host said so: "it moved: 12.4 pt where
  /// 10 pt are allowed".
  public internal(set) var detail: FailureDetail?
  /// The recognizer that took over, where the gesture ended by handing its touches over (S15.12).
  public internal(set) var handedOverTo: RecognizerLabel?
  /// When the attempt ended.
  public let timestamp: Timestamp

  init(state: GestureState, timestamp: Timestamp) {
    self.state = state
    self.timestamp = timestamp
  }
}

extension GestureOutcome: CustomStringConvertible {
  public var description: String {
    let verb =
      switch state {
      case .ended: "recognized"
      case .cancelled: "was cancelled"
      case .failed: "failed"
      case .possible, .began, .changed: "went on"
      }
    let cause = reason.map { " because \($0)" } ?? ""
    return "\(verb) at \(timestamp.milliseconds.withOneDecimal) ms\(cause)"
      + (detail.map { " (\($0))" } ?? "")
      + (handedOverTo.map { " and handed over to \($0)" } ?? "")
  }
}
