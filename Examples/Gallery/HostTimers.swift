import GestureCore

/// A host's own timers, for views that handle raw touches. Recognizers don't need them: their
/// deadlines are in the dispatcher.
final class HostTimers {
  private struct Entry {
    let number: Int
    let moment: Timestamp
    let call: () -> Void
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  /// When the next timer is due.
  var next: Timestamp? { entries.map(\.moment).min() }

  /// Calls a closure at a moment.
  ///
  /// - Returns: a number that ``cancel(_:)`` takes.
  func schedule(at moment: Timestamp, _ call: @escaping () -> Void) -> Int {
    lastNumber += 1
    entries.append(Entry(number: lastNumber, moment: moment, call: call))
    return lastNumber
  }

  /// Cancels a timer, unless it has fired already.
  func cancel(_ number: Int) { entries.removeAll { $0.number == number } }

  /// Fires the timers that are due at a moment, in the order of scheduling.
  func fire(dueAt moment: Timestamp) {
    let due = entries.filter { $0.moment <= moment }
    entries.removeAll { $0.moment <= moment }
    for entry in due { entry.call() }
  }
}

@available(*, unavailable)
extension HostTimers: Sendable {}
