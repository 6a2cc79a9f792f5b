import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureSimulation
import GestureTrace

// Larger hit areas.
extension ReachCandidates {
  /// The views that a view sticks out of, each with the hit outset with which it no longer does:
  /// with a smaller outset, touches would still miss some of it. Empty where any of them has no
  /// size, since it should get a size.
  ///
  /// - Parameter touch: the touch that missed it; where the view sticks out of nothing before the
  ///   script, its place at that touch counts. Default: none.
  func outsetsAround(
    _ view: String, hitBy touch: TouchID? = nil
  ) -> [(around: ViewSpec, outset: Double)] {
    guard wish != nil, viewsWithoutSize(around: view).isEmpty else { return [] }
    let start = ScenarioRun(scenario)
    let window = start.simulation.window
    let atStart = start.view(view)?.outsetsAround(in: window) ?? []
    let all = atStart.isEmpty ? touch.map { outsetsAround(view, at: $0) } ?? [] : atStart
    return all.compactMap { overhang in
      scenario.scene.viewSpec(overhang.around.name).map { ($0, overhang.outset) }
    }
  }

  /// The views around a view that have no size: they should get one, and not only a place where
  /// touches hit them.
  func viewsWithoutSize(around view: String) -> [ViewSpec] {
    scenario.scene.path(toView: view).filter {
      $0.id != view && ($0.frame.width == 0 || $0.frame.height == 0)
    }
  }

  /// The same for the views as they were when a touch came down.
  private func outsetsAround(
    _ view: String, at touch: TouchID
  ) -> [(around: View, outset: Double)] {
    guard let began = record.beginnings(ofTouches: [touch]).first,
      let window = ScenarioPast(scenario).window(at: .milliseconds(began), before: touch),
      let shown = window.descendant(named: view)
    else { return [] }
    return shown.outsetsAround(in: window)
  }

  /// The views, of several around a view and the view itself, that a touch came down beside, each
  /// with the hit outset that reaches the touch. A single such view is tried by itself.
  func outsetsTowards(
    _ touch: TouchID, _ view: String
  ) -> [(around: ViewSpec, outset: Double)] {
    let began = scenario.contents.compactMap { $0.began[record.id(of: touch)] }
    guard let place = began.last else { return [] }
    let start = ScenarioRun(scenario)
    let missed = scenario.scene.path(toView: view).compactMap { spec in
      start.view(spec.id).flatMap { shown -> (around: ViewSpec, outset: Double)? in
        let distance = shown.bounds.distance(to: shown.convert(place, from: nil))
        let limit = TunableLimit(hitOutsetOf: spec, in: scenario.scene)
        guard distance >= spec.hitOutset, !shown.bounds.contains(shown.convert(place, from: nil))
        else { return nil }
        return (spec, limit.valueWithRoom(beyond: distance))
      }
    }
    let isNear = missed.allSatisfy { missed in
      missed.outset < TunableLimit(hitOutsetOf: missed.around, in: scenario.scene).maximum
    }
    return isNear && missed.count > 1 ? missed : []
  }

  /// Larger hit areas of the views that another recognizer's view sticks out of where a touch came
  /// down: that recognizer might then take the touch.
  var outsetsForOthers: [Change] {
    let start = ScenarioRun(scenario)
    let places = scenario.script.flatMap(\.content.began.values)
    let views = scenario.scene.recognizers.filter { $0.id != target }.map(\.view).filter { id in
      guard let view = start.view(id), !hitViews.contains(where: { $0.id == id }) else {
        return false
      }
      return places.contains { view.bounds.contains(view.convert($0, from: nil)) }
    }
    return views.flatMap { Change.widen(outsetsAround($0), in: scenario.scene) }
  }
}

extension Rect {
  /// The distance of a point from the rectangle, along the axis with the larger distance; 0 for a
  /// point within.
  fileprivate func distance(to point: Point) -> Double {
    max(minX - point.x, point.x - maxX, minY - point.y, point.y - maxY, 0)
  }
}
