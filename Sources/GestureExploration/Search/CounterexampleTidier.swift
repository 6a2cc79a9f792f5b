import GestureCore

/// Makes a counterexample easier to read: its steps get plausible times, since the search lets them
/// all happen at one moment unless it waits for a deadline, and places of few digits.
struct CounterexampleTidier {
  let properties: [ExplorationProperty]

  /// The pauses that are tried between two steps.
  private static let pauses = [Duration.milliseconds(50), .milliseconds(20)]

  /// The numbers of decimals that are tried for a place.
  private static let decimals = 0...6

  /// The counterexample with pauses and round places, as far as it remains one.
  func tidied(
    _ found: Exploration.Counterexample, _ makeScene: () -> ExploredScene
  ) -> Exploration.Counterexample {
    guard found.ownSteps == nil else { return found }
    return rounded(paced(found, makeScene), makeScene)
  }

  /// The counterexample with each place rounded to as few decimals as it can be.
  private func rounded(
    _ found: Exploration.Counterexample, _ makeScene: () -> ExploredScene
  ) -> Exploration.Counterexample {
    var events = found.events
    for index in events.indices where events[index].what.place != nil {
      let candidates = Self.decimals.lazy.map { events.rounded(at: index, to: $0) }
      events = candidates.first { violates($0, as: found, makeScene) } ?? events
    }
    return found.with(events)
  }

  /// The counterexample with a pause between any two steps, as far as it remains one.
  private func paced(
    _ found: Exploration.Counterexample, _ makeScene: () -> ExploredScene
  ) -> Exploration.Counterexample {
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

  /// The script with the place of a step rounded.
  fileprivate func rounded(at index: Int, to decimals: Int) -> [ExploredEvent] {
    var events = self
    let event = events[index]
    events[index] = ExploredEvent(at: event.timestamp, event.what.rounded(to: decimals))
    return events
  }
}

extension ExploredEvent.What {
  /// Where a finger or a pointer is brought; nil where it stays, and for trackpads, whose places
  /// are those at which a finger could come down.
  fileprivate var place: Point? {
    switch self {
    case .down(_, let place, _), .move(_, let place): place
    case .lift(_, let place), .hover(let place): place
    case .cancel, .scroll, .transform, .action, .wait, .order: nil
    }
  }

  fileprivate func rounded(to decimals: Int) -> Self {
    switch self {
    case .down(let finger, let place, let kind):
      .down(finger, place.rounded(to: decimals), as: kind)
    case .move(let finger, let place): .move(finger, to: place.rounded(to: decimals))
    case .lift(let finger, let place): .lift(finger, at: place?.rounded(to: decimals))
    case .hover(let place): .hover(place?.rounded(to: decimals))
    case .cancel, .scroll, .transform, .action, .wait, .order: self
    }
  }
}

extension Point {
  fileprivate func rounded(to decimals: Int) -> Point {
    let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    return Point(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}

extension Exploration.Counterexample {
  fileprivate func with(_ events: [ExploredEvent]) -> Self {
    Self(property: property, sentence: sentence, events: events, ownSteps: ownSteps)
  }
}
