import GestureCore
import GestureScenario
import GestureTrace

// Frames that were written in the wrong coordinates.
extension Change {
  /// A view, or one around it, that lies wholly outside of its superview has its frame in that one's
  /// coordinates, instead of in the window's. (A usual mistake: the place looks right, and no touch
  /// reaches it.)
  static func frames(towards view: String, in scenario: Scenario) -> [Change] {
    scenario.scene.path(toView: view).compactMap { spec in
      guard let superview = scenario.scene.viewSpec(spec.parent),
        let origin = scenario.scene.originInWindow(of: superview.id),
        spec.frame.intersection(superview.ownBounds) == nil
      else { return nil }
      let frame = Rect(
        x: spec.frame.minX - origin.x, y: spec.frame.minY - origin.y, width: spec.frame.width,
        height: spec.frame.height)
      guard frame.intersection(superview.ownBounds) != nil else { return nil }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      return Change(
        "the frame of view '\(spec.id)' in the coordinates of view '\(superview.id)' were "
          + "(\(numbers.map(\.plain).joined(separator: ", ")))", ofView: spec.id
      ) { $0.frame = frame }
    }
  }
}

extension ViewSpec {
  /// Its size at its own origin; scrolled views are left out.
  fileprivate var ownBounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
}

extension Scenario.Scene {
  /// Where a view's own coordinates begin in the window; nil where it, or a view around it, is
  /// scrolled or transformed.
  fileprivate func originInWindow(of view: String) -> Point? {
    var origin = Point.zero
    for spec in path(toView: view) {
      guard spec.bounds == nil, spec.transform == .identity else { return nil }
      origin = Point(x: origin.x + spec.frame.minX, y: origin.y + spec.frame.minY)
    }
    return origin
  }
}
