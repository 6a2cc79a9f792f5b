/// A moment at which a recognizer asked to be woken.
public struct Deadline: Hashable, Sendable {
  /// When it is due.
  public let timestamp: Timestamp
  /// Sequence number; breaks ties (S10.3).
  let number: Int

  /// The answer to a request that is not granted; no wake is ever equal to it.
  static let none = Deadline(timestamp: .zero, number: 0)
}

extension Deadline: Comparable {
  public static func < (left: Deadline, right: Deadline) -> Bool {
    (left.timestamp, left.number) < (right.timestamp, right.number)
  }
}

/// How many wakes a recognizer waits for.
struct WakeCount {
  var pending = 0
  /// Identifies the wakes in the queue; meaningless while none is pending.
  var ticket = 0
}
