import GestureCore

// Where an edge pan can begin.
extension LintMember {
  /// The strips of the window in which it has to begin, in window coordinates; the whole window if
  /// it may begin anywhere.
  func edgeAreas(in window: Window) -> [Rect] {
    profile.edges.map { edgeAreas(in: window, along: $0) } ?? [window.bounds]
  }

  /// The strips of the window along some edges.
  func edgeAreas(in window: Window, along edges: RectEdges) -> [Rect] {
    let bounds = window.bounds
    let depth = profile.edgeDepth
    var areas: [Rect] = []
    if edges.contains(.left) {
      areas.append(Rect(origin: bounds.origin, size: Size(width: depth, height: bounds.height)))
    }
    if edges.contains(.right) {
      areas.append(
        Rect(x: bounds.maxX - depth, y: bounds.minY, width: depth, height: bounds.height))
    }
    if edges.contains(.top) {
      areas.append(Rect(origin: bounds.origin, size: Size(width: bounds.width, height: depth)))
    }
    if edges.contains(.bottom) {
      areas.append(
        Rect(x: bounds.minX, y: bounds.maxY - depth, width: bounds.width, height: depth))
    }
    return areas
  }
}

extension View {
  /// Whether its area reaches into a rectangle of the window. A place at exactly the depth of an
  /// edge counts (S14.18).
  func reaches(_ area: Rect) -> Bool { boxInWindow.intersection(area) != nil }
}
