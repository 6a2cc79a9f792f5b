public import GestureCore

/// An event that a ``Simulation`` sent.
public struct SentEvent: Hashable, Sendable {
  /// The simulation's ``Simulation/now`` when it was sent.
  public let moment: Timestamp
  /// The event with its own timestamp, which differs from ``moment`` where the sender chose so.
  public let event: InputEvent
  /// The index, among the dispatcher's windows, of the one in which its touches begin.
  public let windowIndex: Int

  /// An event that was sent at a moment; into the first window, if no other is given.
  public init(at moment: Timestamp, _ event: InputEvent, windowIndex: Int = 0) {
    self.moment = moment
    self.windowIndex = windowIndex
    self.event = event
  }
}
