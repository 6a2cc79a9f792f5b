import GestureCore

/// A part of a view, between the edges of all views, in which all touches hit the same view.
struct VisiblePart {
  /// Unit: square points.
  let area: Double
  /// The view that touches hit there; nil for none.
  let hit: View?

  /// The parts of a view that its superviews leave visible; nil where some views are not upright,
  /// or too many.
  ///
  /// - Parameter areas: all views, with the boxes around them in window coordinates.
  static func parts(
    of view: View, among areas: [(view: View, box: Rect)], in window: Window
  ) -> [VisiblePart]? {
    guard let box = view.boxInWindow.intersection(window.boxInWindow) else { return nil }
    let near = areas.filter { $0.box.meets(box) }.map { $0.view }
    guard near.allSatisfy({ $0.isUpright }), let cells = PlaceNet.cells(between: near, in: box)
    else { return nil }
    return cells.filter { view.isVisible(at: $0.center) }.map {
      VisiblePart(area: $0.width * $0.height, hit: window.hitTest($0.center, with: nil))
    }
  }
}

extension Rect {
  /// Whether two rectangles have a part in common.
  func meets(_ other: Rect) -> Bool { intersection(other) != nil }
}
