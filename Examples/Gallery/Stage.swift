import GestureCore
import GestureSimulation

/// Where an exercise plays: a simulated window, the timers of a host, and a narrator.
final class Stage {
  let simulation = Simulation()
  let timers = HostTimers()
  let narrator: Narrator

  var window: Window { simulation.window }

  init() { narrator = Narrator(of: simulation) }

  /// A finger that comes down, moves and lifts when told to.
  func finger(_ id: TouchID = 1) -> Finger { simulation.finger(id) }

  /// Lets time pass as a host's loop does: up to the next timer, which then fires, and on.
  func wait(_ interval: Duration) {
    let end = simulation.now + interval
    while let moment = timers.next, moment <= end {
      simulation.dispatcher.advance(to: moment)
      timers.fire(dueAt: moment)
    }
    simulation.dispatcher.advance(to: end)
  }

  /// Lets time pass until nothing is pending.
  func finish() {
    wait(.seconds(1))
    simulation.runUntilNothingIsPending()
  }
}

@available(*, unavailable)
extension Stage: Sendable {}
