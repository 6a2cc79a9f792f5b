import GestureCore

/// Gives the steps of a counterexample times that are easier to picture: the search lets them all
/// happen at one moment, unless it waits for a deadline.
struct CounterexamplePacer {
  let properties: [ExplorationProperty]

  /// The pauses that are tried between two steps.
  private static let pauses = [Duration.milliseconds(50), .milliseconds(20)]

  /// The counterexample with a pause between any two steps, as far as it remains one.
  func paced(
    _ found: Exploration.Counterexample, _ makeScene: () -> ExploredScene
  ) -> Exploration.Counterexample {
    guard found.ownSteps == nil else { return found }
    let indices = found.events.indices.dropFirst().filter {
      found.events[$0].timestamp == found.events[$0 - 1].timestamp
    }
    for pause in Self.pauses {
      let all = indices.reduce(found.events) { $0.delayed(from: $1, by: pause) }
      if violates(all, as: found, makeScene) { return found.with(all) }
    }
    var events = found.events
    for index in indices {
      let paused = Self.pauses.lazy.map { events.delayed(from: index, by: $0) }
        .first { violates($0, as: found, makeScene) }
      events = paused ?? events
    }
    return found.with(events)
  }

  /// Whether a script violates the same property in the same way, and no earlier.
  private func violates(
    _ events: [ExploredEvent], as found: Exploration.Counterexample,
    _ makeScene: () -> ExploredScene
  ) -> Bool {
    var trial = Trial(makeScene(), properties)
    defer { trial.abandon() }
    for event in events {
      guard trial.violation == nil else { return false }
      trial.play(event)
    }
    if trial.violation == nil { _ = trial.close() }
    guard let violation = trial.violation else { return false }
    return violation.property.name == found.property && violation.sentence == found.sentence
  }
}

extension [ExploredEvent] {
  /// The script with a pause before a step.
  fileprivate func delayed(from index: Int, by pause: Duration) -> [ExploredEvent] {
    self[..<index] + self[index...].map { ExploredEvent(at: $0.timestamp + pause, $0.what) }
  }
}

extension Exploration.Counterexample {
  fileprivate func with(_ events: [ExploredEvent]) -> Self {
    Self(property: property, sentence: sentence, events: events, ownSteps: ownSteps)
  }
}
