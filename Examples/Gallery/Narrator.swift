import GestureCore
import GestureSimulation
import GestureTrace

/// Records what an app would show, and which part of a recording comes next: each remark keeps its
/// place among the entries of the log.
final class Narrator {
  struct Remark {
    let timestamp: Timestamp
    /// How many entries the log had before it.
    let position: Int
    let text: String
  }

  private(set) var remarks: [Remark] = []

  private let log: EventLog
  // The views of the dispatcher's windows retain the narrator.
  private weak var dispatcher: Dispatcher?

  init(of simulation: Simulation) {
    log = simulation.log
    dispatcher = simulation.dispatcher
  }

  /// Records what an app would show.
  func say(_ text: String) { add("▸ " + text) }

  /// Starts a part of the recording.
  func announce(_ part: String) { add("— " + part) }

  private func add(_ text: String) {
    let now = dispatcher?.now ?? .zero
    remarks.append(Remark(timestamp: now, position: log.entries.count, text: text))
  }
}

@available(*, unavailable)
extension Narrator: Sendable {}
