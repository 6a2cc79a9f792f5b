public import GestureCore

/// A finger of a ``Simulation``. Its methods act now; only ``move(to:over:)`` takes time.
public struct Finger {
  /// Distinguishes it from other fingers.
  public let id: TouchID
  let type: TouchType
  let window: Window?
  let simulation: Simulation

  /// Comes down at a place in window coordinates.
  public func down(at place: Point) { send(.began, place) }

  /// Moves to a place, in one event.
  public func move(to place: Point) { send(.moved, place) }

  /// Moves in a straight line, with one event per ``Simulation/frame``: in as many whole frames as
  /// the interval has, and at least in one.
  public func move(to place: Point, over interval: Duration) {
    simulation.move([(self, place)], over: interval)
  }

  /// Lifts, where it is or at a new place.
  public func up(at place: Point? = nil) { send(.ended, place) }

  /// Is cancelled by the system.
  public func cancel() { send(.cancelled, nil) }

  /// Where it is, in window coordinates; nil when it is not down.
  public var location: Point? {
    simulation.dispatcher.touches.first { $0.id == id }?.location(in: nil)
  }

  private func send(_ phase: TouchPhase, _ place: Point?) {
    simulation.report(TouchInput(id: id, phase: phase, location: place, type: type), in: window)
  }
}

@available(*, unavailable)
extension Finger: Sendable {}
