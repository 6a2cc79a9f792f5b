/// What an attempt came to (S4.47, S6.5).
public struct Outcome: Sendable {
  /// `ended`, `cancelled` or `failed`.
  public let state: GestureState
  /// Why it failed or was cancelled; nil where it ended.
  public let reason: FailureReason?
  /// What exactly was wrong, where the recognizer said so.
  public let detail: FailureDetail?
  /// When it came to this.
  public let timestamp: Timestamp
}

extension Outcome: CustomStringConvertible {
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
  }
}
