import GestureCore
import GestureSimulation

/// The setting of an exercise: a simulated window, the timers of a host, and a narrator.
final class Stage {
  let simulation = Simulation()
  let timers = HostTimers()
  let narrator: Narrator

  var window: Window { simulation.window }

  init() { narrator = Narrator(of: simulation) }

  /// A finger that comes down, moves and lifts on request.
  func finger(_ id: TouchID = 1) -> Finger { simulation.finger(id) }

  /// Advances time as a host's loop does: up to the next timer, which then fires, and so on.
  func wait(_ interval: Duration) {
    let end = simulation.now + interval
    while let moment = timers.next, moment <= end {
      simulation.dispatcher.advance(to: moment)
      timers.fire(dueAt: moment)
    }
    simulation.dispatcher.advance(to: end)
  }

  /// Advances time until nothing is pending.
  func finish() {
    wait(.seconds(1))
    simulation.runUntilNothingIsPending()
  }
}

@available(*, unavailable)
extension Stage: Sendable {}
