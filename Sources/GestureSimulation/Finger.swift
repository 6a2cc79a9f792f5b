public import GestureCore

/// A finger of a ``Simulation``. Its methods act now; only ``move(to:over:)`` takes time.
public struct Finger {
  public let id: TouchID
  let type: TouchType
  let simulation: Simulation

  public func down(at place: Point) { send(.began, place) }

  public func move(to place: Point) { send(.moved, place) }

  /// Moves in a straight line, with one event per ``Simulation/frame``.
  public func move(to place: Point, over interval: Duration) {
    guard let start = simulation.dispatcher.touches.first(where: { $0.id == id }) else { return }
    let from = start.location(in: nil)
    let steps = max(1, Int(interval / Simulation.frame))
    for step in 1...steps {
      simulation.wait(Simulation.frame)
      move(to: from + (place - from) * (Double(step) / Double(steps)))
    }
  }

  /// Lifts, where it is or at a new place.
  public func up(at place: Point? = nil) { send(.ended, place) }

  /// Is cancelled by the system.
  public func cancel() { send(.cancelled, nil) }

  private func send(_ phase: TouchPhase, _ place: Point?) {
    simulation.send([TouchInput(id: id, phase: phase, location: place, type: type)])
  }
}

@available(*, unavailable)
extension Finger: Sendable {}
