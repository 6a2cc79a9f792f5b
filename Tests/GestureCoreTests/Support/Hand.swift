import GestureCore
import GestureSimulation

/// Several fingers that do things in one event. The first place is finger 1's, and so on.
struct Hand {
  let simulation: Simulation

  init(_ simulation: Simulation) { self.simulation = simulation }

  func down(_ places: Point...) { simulation.fingers(.began, at: places) }

  func move(to places: Point...) { simulation.fingers(.moved, at: places) }

  func up(_ ids: TouchID...) { simulation.end(ids, .ended) }

  func cancel(_ ids: TouchID...) { simulation.end(ids, .cancelled) }
}
