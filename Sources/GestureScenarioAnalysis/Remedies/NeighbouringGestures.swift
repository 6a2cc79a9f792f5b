import GestureCore
import GestureScenario
import GestureTrace

/// What other gestures do than those for which recognizers are there: taps on controls, and presses
/// that are a little shorter than those that a recognizer takes. A change may bring them to another
/// end.
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

  init(_ scenario: Scenario) {
    self.scenario = scenario
    places = scenario.placesOfViews
    let counts = Set(scenario.scene.recognizers.compactMap(\.tapCount)).union([1]).sorted()
    let controls = places.filter { scenario.scene.viewSpec($0.view)?.control != nil }
    taps = controls.flatMap { place in
      counts.map { count in
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
      return [Consequence(topic, .other("press that\(times), too"))]
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
      let script = UsualGestures.rest((new + old) / 2, at: place.place)
      let before = Self.outcome(of: script, in: scenario, on: place.view).firings
      let after = Self.outcome(of: script, in: changed, on: place.view).firings
      let lost = before.filter { !after.contains($0) }
      guard after.contains(spec.id), !before.contains(spec.id), let loser = lost.first else {
        continue
      }
      return Consequence(
        .other("a press of \(new.plain) to \(old.plain) ms"),
        .other("fire '\(spec.id)' instead of '\(loser)'"))
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
