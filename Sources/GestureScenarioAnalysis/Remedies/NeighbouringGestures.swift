import GestureCore
import GestureScenario
import GestureTrace

/// What other gestures do than those for which recognizers are there: taps on controls, presses that
/// are a little shorter than those that a recognizer takes, slow drags that have hardly begun as one of
/// those is long enough, and movements so short and quick that a tap takes them if it is waited for. A
/// change may bring them to another end.
struct NeighbouringGestures {
  private let scenario: Scenario
  private let taps: [Tap]
  private let places: [ViewPlace]

  /// Taps on a control, and what comes of them.
  private struct Tap {
    let view: String
    let count: Int
    let script: [Scenario.Step]
    let outcome: Outcome
  }

  /// What comes of a gesture.
  private struct Outcome: Equatable {
    /// How often the control that it hit was told of a lift.
    var presses = 0
    /// The recognizers that fired.
    var firings: [String] = []
  }

  /// - Parameter views: views that aren't controls, and whose touches matter as those of controls do.
  init(_ scenario: Scenario, besides views: Set<String> = []) {
    self.scenario = scenario
    places = scenario.placesOfViews
    let counts = Set(scenario.scene.recognizers.compactMap(\.tapCount)).union([1]).sorted()
    let controls = places.filter {
      views.contains($0.view) || scenario.scene.viewSpec($0.view)?.control != nil
    }
    taps = controls.flatMap { place in
      // One tap on a view that isn't a control is the touch that is meant to reach it.
      let isControl = scenario.scene.viewSpec(place.view)?.control != nil
      return counts.filter { isControl || $0 > 1 }.map { count in
        let script = UsualGestures.taps(count, at: place.place)
        return Tap(
          view: place.view, count: count, script: script,
          outcome: Self.outcome(of: script, in: scenario, on: place.view))
      }
    }
  }

  /// What a change makes of them.
  func effects(in changed: Scenario) -> [Consequence] {
    taps.flatMap { effects(on: $0, in: changed) }
      + changed.scene.recognizers.compactMap { effect(onPressesOf: $0, in: changed) }
      + changed.scene.recognizers.compactMap { effect(onSlowDragsBy: $0, in: changed) }
      + changed.scene.recognizers.compactMap { effect(onShortMovementsOf: $0, in: changed) }
  }

  private func effects(on tap: Tap, in changed: Scenario) -> [Consequence] {
    let (old, new) = (tap.outcome, Self.outcome(of: tap.script, in: changed, on: tap.view))
    guard old != new else { return [] }
    let noun = tap.count == 1 ? "a tap" : tap.count == 2 ? "a double tap" : "\(tap.count) taps"
    let topic = Consequence.Topic.other("\(noun) on view '\(tap.view)'")
    let gained = new.firings.filter { !old.firings.contains($0) }
    if new.presses < old.presses, let winner = gained.first {
      return [Consequence(topic, .other("be lost to '\(winner)'"))]
    }
    if new.presses > old.presses, new.firings.contains(where: old.firings.contains) {
      let times = new.presses - old.presses == 1 ? " once" : ""
      let isControl = scenario.scene.viewSpec(tap.view)?.control != nil
      let words = isControl ? "press that\(times), too" : "reach that to its end\(times), too"
      return [Consequence(topic, .other(words))]
    }
    guard new.presses > 0, new.presses == old.presses else { return [] }
    return gained.map { Consequence(topic, .other("fire '\($0)', too")) }
  }

  /// That a press which was too short for a recognizer, and made another one fire, is long enough.
  private func effect(
    onPressesOf spec: RecognizerSpec, in changed: Scenario
  ) -> Consequence? {
    guard let new = spec.number(.minimumPressDuration),
      let old = scenario.scene.spec(of: spec.id)?.number(.minimumPressDuration), new < old
    else { return nil }
    for place in places where scenario.scene.contains(place.view, in: spec.view) {
      func firings(_ time: Double, _ scenario: Scenario) -> [String] {
        let script = UsualGestures.rest(time, at: place.place)
        return Self.outcome(of: script, in: scenario, on: place.view).firings
      }
      let (shortest, longest) = (new + Self.margin, old - Self.margin)
      let before = firings(shortest, scenario)
      let after = firings(shortest, changed)
      guard shortest < longest, after.contains(spec.id), !before.contains(spec.id),
        let loser = before.first(where: { !after.contains($0) })
      else { continue }
      let end =
        firings(longest, scenario).contains(loser)
        ? old
        : Self.end(from: shortest, to: longest) { firings($0, scenario).contains(loser) }
      return Consequence(
        .other("a press of \(new.plain) to \(end.plain) ms"),
        .other("fire '\(spec.id)' instead of '\(loser)'"))
    }
    return nil
  }

  /// How far a press is tried from the limits of its time, where a finger lifts too late or too early
  /// for certain. Unit: milliseconds.
  private static let margin = 10.0

  /// The whole number up to which something holds, that does so at the first of two, and not at the
  /// second.
  private static func end(
    from first: Double, to second: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (good, bad) = (first.rounded(.down), second.rounded(.up))
    while bad - good > 1 {
      let middle = ((good + bad) / 2).rounded(.down)
      if holds(middle) { good = middle } else { bad = middle }
    }
    return bad
  }

  /// That a slow drag, which made another one fire, has not gone beyond what a press allows as that
  /// is long enough.
  private func effect(
    onSlowDragsBy spec: RecognizerSpec, in changed: Scenario
  ) -> Consequence? {
    guard case .press(let time) = GestureProfile(of: spec.recognizer).trigger,
      let new = spec.number(.allowableMovement),
      let old = scenario.scene.spec(of: spec.id)?.number(.allowableMovement), new > old
    else { return nil }
    let ways = [Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0)]
    for place in places where scenario.scene.contains(place.view, in: spec.view) {
      for way in ways {
        let script = UsualGestures.slowDrag(
          way * ((new + old) / 2), in: time.inMilliseconds, at: place.place)
        let before = Self.outcome(of: script, in: scenario, on: place.view).firings
        let after = Self.outcome(of: script, in: changed, on: place.view).firings
        guard after.contains(spec.id), !before.contains(spec.id),
          let loser = before.first(where: { !after.contains($0) })
        else { continue }
        return Consequence(
          .other(
            "a drag that has gone more than \(old.plain) and less than \(new.plain) pt in "
              + "\(time.inMilliseconds.plain) ms"),
          .other("fire '\(spec.id)' instead of '\(loser)'"))
      }
    }
    return nil
  }

  /// That a short and quick movement, which made a recognizer fire, goes to one for which that waits
  /// now. Where a usual movement does so, too, its loss is told.
  private func effect(
    onShortMovementsOf spec: RecognizerSpec, in changed: Scenario
  ) -> Consequence? {
    let waits = spec.requireToFail.filter { other in
      !(scenario.scene.spec(of: spec.id)?.requireToFail.contains(other) ?? true)
    }
    guard !waits.isEmpty else { return nil }
    for place in places where scenario.scene.contains(place.view, in: spec.view) {
      let movements = UsualGestures.shortMovements(of: spec, in: changed.scene, at: place.place)
      for movement in movements {
        let before = Self.outcome(of: movement.script, in: scenario, on: place.view).firings
        guard before.contains(spec.id) else { continue }
        let after = Self.outcome(of: movement.script, in: changed, on: place.view).firings
        guard !after.contains(spec.id),
          let taker = waits.first(where: { after.contains($0) && !before.contains($0) }),
          Self.outcome(of: movement.usual, in: changed, on: place.view).firings.contains(spec.id)
        else { continue }
        return Consequence(
          .other(movement.words), .other("fire '\(taker)' instead of '\(spec.id)'"))
      }
    }
    return nil
  }

  /// What comes of a script instead of the scenario's own.
  private static func outcome(
    of script: [Scenario.Step], in scenario: Scenario, on view: String
  ) -> Outcome {
    var other = scenario
    other.script = script
    let record = other.play()
    return Outcome(
      presses: record.moments(of: .view(view)).count,
      firings: scenario.scene.recognizers.filter { spec in
        record.ids(spec).contains { !record.firings(ofRecognizer: $0).isEmpty }
      }.map(\.id))
  }
}
