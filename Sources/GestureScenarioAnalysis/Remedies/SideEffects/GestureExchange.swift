import GestureScenario

/// An effect of a change: a gesture goes to another recognizer.
enum GestureExchange: Hashable {
  /// The gesture makes `taker` fire instead of `loser`.
  case recognizers(loser: String, taker: String)
  /// A control loses the gesture to `taker`.
  case control(String, taker: String)

  /// Plays a gesture without the change and with it; nil where no other recognizer fires with it,
  /// or where nothing is lost.
  init?(
    of script: [Scenario.Step], at place: ViewPlace, from scenario: Scenario, to changed: Scenario
  ) {
    let before = NeighbouringGestures.outcome(of: script, in: scenario, on: place.view)
    if before.firings.isEmpty && before.presses == 0 { return nil }
    let after = NeighbouringGestures.outcome(of: script, in: changed, on: place.view)
    guard let taker = after.firings.first(where: { !before.firings.contains($0) }) else {
      return nil
    }
    if let loser = before.firings.first(where: { !after.firings.contains($0) }) {
      self = .recognizers(loser: loser, taker: taker)
    } else if scenario.scene.viewSpec(place.view)?.control != nil, after.presses < before.presses {
      self = .control(place.view, taker: taker)
    } else {
      return nil
    }
  }

  /// The recognizer that fires with the change.
  var taker: String {
    switch self {
    case .recognizers(_, let taker), .control(_, let taker): taker
    }
  }

  /// Whether a control loses the gesture.
  var isOfControl: Bool { if case .control = self { true } else { false } }

  /// Whether a gesture at another place made the loser fire before the change.
  func concerns(
    _ script: [Scenario.Step], at place: ViewPlace, in scenario: Scenario
  ) -> Bool {
    guard case .recognizers(let loser, _) = self else { return false }
    let before = NeighbouringGestures.outcome(of: script, in: scenario, on: place.view)
    return before.firings.contains(loser)
  }

  /// The only view on which the loser loses the gesture: that of a taker in the loser's view; nil
  /// where there is no such view.
  func view(ofTaker spec: RecognizerSpec, in scenario: Scenario) -> String? {
    guard case .recognizers(let loser, _) = self,
      let around = scenario.scene.spec(of: loser)?.view, around != spec.view,
      scenario.scene.contains(spec.view, in: around)
    else { return nil }
    return spec.view
  }

  /// What becomes of the recognizer when a gesture goes to another.
  static func kind(loser: String, taker: String) -> Consequence.Kind {
    .other("fire '\(taker)' instead of '\(loser)'")
  }

  /// The exchange as a side effect.
  ///
  /// - Parameter view: the view of the gesture; nil where it does the same on other views.
  func consequence(of gesture: String, on view: String?) -> Consequence {
    switch self {
    case .recognizers(let loser, let taker):
      let place = view.map { " on view '\($0)'" } ?? ""
      return Consequence(.other(gesture + place), Self.kind(loser: loser, taker: taker))
    case .control(let control, let taker):
      return Consequence(
        .other("\(gesture) on view '\(control)'"), .other("be lost to '\(taker)'"))
    }
  }
}
