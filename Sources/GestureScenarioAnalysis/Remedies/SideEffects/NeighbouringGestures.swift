import GestureCore
import GestureScenario
import GestureTrace

/// The outcomes of gestures that no recognizer is meant for: taps on controls, and gestures at the
/// limits of recognizers. A change may alter them.
struct NeighbouringGestures {
  private let scenario: Scenario
  private let taps: [Tap]
  private let places: [ViewPlace]
  /// Views that are explained themselves.
  private let explainedViews: Set<String>

  /// Taps on a control, and their outcome.
  private struct Tap {
    let view: String
    let count: Int
    let script: [Scenario.Step]
    let outcome: Outcome
  }

  /// The outcome of a gesture.
  struct Outcome: Equatable {
    /// How often the control that it hit received a lift.
    var presses = 0
    /// The recognizers that fired.
    var firings: [String] = []
  }

  /// - Parameter views: views that aren't controls, and whose touches matter like those of
  ///   controls.
  init(_ scenario: Scenario, besides views: Set<String> = []) {
    self.scenario = scenario
    explainedViews = views
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

  /// The effects of a change on them.
  func effects(in changed: Scenario) -> [Consequence] {
    let limits = GesturesAtLimits(scenario: scenario, changed: changed, places: places)
    return taps.flatMap { effects(on: $0, in: changed) } + limits.sideEffects
      + changed.scene.recognizers.compactMap { pressesOfDrags($0, limits) }
  }

  /// Buttons that a drag presses which newly leaves touches to views, where it begins and ends on
  /// them.
  private func pressesOfDrags(_ spec: RecognizerSpec, _ limits: GesturesAtLimits) -> Consequence? {
    guard spec.cancelsTouchesInView == false, case .drag(let distance) = spec.profile.trigger,
      scenario.scene.spec(of: spec.id)?.cancelsTouchesInView != false
    else { return nil }
    let way = spec.profile.directions.first ?? Vector(dx: 1, dy: 0)
    let buttons = places.filter { place in
      scenario.scene.viewSpec(place.view)?.control == .button
        && !explainedViews.contains(place.view)
        && scenario.scene.contains(place.view, in: spec.view)
    }
    let found = buttons.prefix(GesturesAtLimits.mostPlaces).lazy.filter { place in
      let script = limits.quickDrag(
        by: distance + GesturesAtLimits.smallExcess, of: spec, at: place.place, way)
      let new = Self.outcome(of: script, in: limits.changed, on: place.view)
      return new.presses > 0 && new.firings.contains(spec.id)
        && Self.outcome(of: script, in: scenario, on: place.view).presses == 0
    }.prefix(2)
    let pressed = found.map(\.view) as [String]
    guard let first = pressed.first else { return nil }
    let place = pressed.count > 1 ? "a control, such as view '\(first)'," : "view '\(first)'"
    let drag = "\(spec.wordsOfTapsBefore)a drag\(spec.wordsOfFingers)"
    return Consequence(
      .other("\(drag) that begins and ends on \(place)"), .other("press it, too"))
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
      let more = new.presses - old.presses
      let times = more == 1 ? " once" : more == 2 ? " twice" : " \(more) times"
      let isControl = scenario.scene.viewSpec(tap.view)?.control != nil
      let words = isControl ? "press it\(times), too" : "give it touchesEnded\(times), too"
      return [Consequence(topic, .other(words))]
    }
    guard new.presses > 0, new.presses == old.presses else { return [] }
    return gained.map { Consequence(topic, .other("fire '\($0)', too")) }
  }

  /// The outcome of a script that is played instead of the scenario's own.
  static func outcome(
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
