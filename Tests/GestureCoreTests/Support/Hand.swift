import GestureCore
import GestureSimulation

/// Several fingers that do things in one event. The first place is finger 1's, and so on.
struct Hand {
  let simulation: Simulation

  init(_ simulation: Simulation) { self.simulation = simulation }

  func down(_ places: Point...) { send(.began, places) }

  func move(to places: Point...) { send(.moved, places) }

  func up(_ ids: TouchID...) { all(ids, .ended) }

  func cancel(_ ids: TouchID...) { all(ids, .cancelled) }

  private func send(_ phase: TouchPhase, _ places: [Point]) {
    simulation.send(
      places.enumerated().map { index, place in
        TouchInput(id: TouchID(index + 1), phase: phase, location: place)
      })
  }

  private func all(_ ids: [TouchID], _ phase: TouchPhase) {
    simulation.send(ids.map { TouchInput(id: $0, phase: phase, location: nil) })
  }
}
