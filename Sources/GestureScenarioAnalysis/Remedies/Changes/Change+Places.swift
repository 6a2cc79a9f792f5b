import GestureCore
import GestureScenario

// Changes of what a view lies in.
extension Change {
  /// A view moves out of the container that it sticks out of, into the view around that, at the
  /// same place; nil where the container is turned or scaled.
  static func raise(_ view: ViewSpec, outOf container: ViewSpec) -> Change? {
    guard container.transform == .identity else { return nil }
    let outer = container.parent
    let home = outer == Scenario.Scene.windowID ? "the window" : "view '\(outer)'"
    var change = Change(
      "view '\(view.id)' lay at the same place in \(home) instead of in view '\(container.id)'",
      ofView: view.id
    ) { spec in
      let origin = container.bounds?.origin ?? .zero
      spec.parent = outer
      spec.frame.origin.x += container.frame.origin.x - origin.x
      spec.frame.origin.y += container.frame.origin.y - origin.y
    }
    change.add(
      sideEffect: Consequence(
        .other("view '\(view.id)'"), .other("not move or hide with view '\(container.id)'")))
    return change
  }
}
