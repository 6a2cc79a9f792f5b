/// The outcome of an attempt (S4.47, S6.5).
public struct GestureOutcome: Sendable {
  // What was recorded. The reason is made from it when it is read: most never are.
  private let ending: Ending

  init(_ ending: Ending) { self.ending = ending }

  /// `ended`, `cancelled` or `failed`.
  public var state: GestureState { ending.state }
  /// When the attempt ended.
  public var timestamp: Timestamp { ending.timestamp }
  /// Why it failed or was cancelled; nil where it ended.
  public var reason: FailureReason? { ending.reason }
  /// What exactly was wrong, where the recognizer or the host said so: "it moved: 12.4 pt where
  /// 10 pt are allowed".
  public var detail: FailureDetail? { state == .ended ? nil : ending.detail }
  /// The recognizer that took over, where the gesture ended by handing its touches over (S15.12).
  public var handedOverTo: RecognizerLabel? { state == .ended ? ending.taker : nil }
}

extension GestureOutcome: Hashable {
  public static func == (left: GestureOutcome, right: GestureOutcome) -> Bool {
    left.state == right.state && left.timestamp == right.timestamp && left.reason == right.reason
      && left.detail == right.detail && left.handedOverTo == right.handedOverTo
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(state)
    hasher.combine(timestamp)
    hasher.combine(reason)
    hasher.combine(detail)
    hasher.combine(handedOverTo)
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
