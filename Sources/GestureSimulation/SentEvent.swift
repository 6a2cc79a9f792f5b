public import GestureCore

/// An event that a ``Simulation`` sent.
public struct SentEvent: Hashable, Sendable {
  /// The simulation's ``Simulation/now`` when it was sent.
  public let moment: Timestamp
  /// The event with its own timestamp, which differs from ``moment`` where the sender chose so.
  public let event: InputEvent

  public init(at moment: Timestamp, _ event: InputEvent) {
    self.moment = moment
    self.event = event
  }
}
