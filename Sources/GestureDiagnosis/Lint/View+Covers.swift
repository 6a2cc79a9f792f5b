import GestureCore

// What lies over a view that is hidden or closed.
extension View {
  /// The views that would cover it if it and the views around it were open; empty where touches
  /// would reach it, or where that isn't certain.
  func coversOnceOpen(in scene: LintScene) -> [View] {
    guard let box = boxInWindow.intersection(scene.window.boxInWindow) else { return [] }
    let rivals = scene.views.filter { $0.boxInWindow.intersection(box) != nil }
    let net = PlaceNet(rivals, in: box)
    let isExact = net.isComplete && rivals.allSatisfy { $0.isUpright }
    var covers: [View] = []
    for place in net.places + (isExact ? [] : grid) where isVisible(at: place) {
      guard let found = scene.window.hitTest(place, with: nil), found.isInFront(of: self) else {
        return []
      }
      covers.appendIfNew(found.outermostCover(of: self))
    }
    if let all = covers.first(where: { $0.hasAllCorners(of: self) }) { return [all] }
    return isExact ? covers : []
  }

  /// Whether hit testing comes to it before another view, which doesn't contain it.
  private func isInFront(of other: View) -> Bool {
    let common = commonView(with: other)
    guard let own = common.index(ofBranchWith: self),
      let others = common.index(ofBranchWith: other)
    else { return false }
    return own > others
  }

  /// The index of the subview that is a view or contains it; nil for the view itself.
  private func index(ofBranchWith view: View) -> Int? {
    subviews.firstIndex { view.isDescendant(of: $0) }
  }
}

extension [View] {
  /// Appends a view, unless the list has it.
  mutating func appendIfNew(_ view: View) {
    if !contains(where: { $0 === view }) { append(view) }
  }
}

// What a hit outset reaches.
extension View {
  /// Whether it reaches over another view by its hit outset, and hardly lies over it itself.
  func reachesByOutset(over other: View) -> Bool {
    guard hitOutset > 0 else { return false }
    let (own, box) = (boundsInWindow, other.boundsInWindow)
    guard let part = own.intersection(box) else { return true }
    return part.width * part.height < Self.leastCover * box.width * box.height
  }

  /// With less of another view under its bounds, a view is not there to cover it. (Our choice.)
  private static let leastCover = 0.25

  /// The distance to another view that stands upright, in this view's points; 0 where they overlap.
  func gap(to other: View) -> Double {
    let (own, box) = (boundsInWindow, other.boundsInWindow)
    let across = max(box.minX - own.maxX, own.minX - box.maxX)
    let down = max(box.minY - own.maxY, own.minY - box.maxY)
    let scale = bounds.width > 0 ? own.width / bounds.width : 1
    return max(across, down, 0) / (scale > 0 ? scale : 1)
  }
}
