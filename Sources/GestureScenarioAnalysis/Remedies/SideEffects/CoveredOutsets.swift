import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTrace

/// The parts that a larger hit outset doesn't reach, since other views lie in front of them.
struct CoveredOutsets {
  let scenario: Scenario
  /// The scenario with larger outsets.
  let changed: Scenario

  var sideEffects: [Consequence] {
    changed.scene.views.compactMap { view in
      guard let former = scenario.scene.viewSpec(view.id), view.hitOutset > max(former.hitOutset, 0)
      else { return nil }
      let covers = covers(of: view)
      guard !covers.isEmpty else { return nil }
      let names = covers.map { "'\($0)'" }.joinedAsList
      return Consequence(
        .other("view '\(view.id)'"),
        .other("get none under view\(covers.count == 1 ? "" : "s") \(names)"))
    }
  }

  /// The sibling views of `view` that lie in front of its hit area, but not over the view itself.
  private func covers(of view: ViewSpec) -> [String] {
    let views = changed.scene.views
    guard let index = views.firstIndex(where: { $0.id == view.id }), view.transform == .identity
    else { return [] }
    return views[(index + 1)...].filter { other in
      other.parent == view.parent && other.mayBeHit && other.frame.overlaps(view.hitArea)
        && !other.frame.overlaps(view.frame)
    }.map(\.id)
  }
}
