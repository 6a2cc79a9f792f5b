import GestureCore

/// Axes along which something lies outside of a view, or along which a pan leads.
struct Axes {
  var isHorizontal: Bool
  var isVertical: Bool

  var isEmpty: Bool { !isHorizontal && !isVertical }

  mutating func subtract(_ other: Axes) {
    if other.isHorizontal { isHorizontal = false }
    if other.isVertical { isVertical = false }
  }
}

// What pans of the views around it may bring in.
extension View {
  /// Whether pans of the views around it may bring it in along each axis along which it lies
  /// completely outside of such a view.
  var maybeScrolls: Bool {
    let box = boxInWindow
    var isOut = Axes(isHorizontal: false, isVertical: false)
    var innermost: View?
    for around in sequence(first: self, next: { $0.superview }).dropFirst() {
      let axes = box.axesApart(from: around.boxInWindow)
      if innermost == nil && !axes.isEmpty { innermost = around }
      if axes.isHorizontal { isOut.isHorizontal = true }
      if axes.isVertical { isOut.isVertical = true }
    }
    return innermost.map { maybeScrolls(along: isOut, into: $0) } ?? false
  }

  /// Whether pans of the views around it lead along the given axes. An edge pan may be anywhere, as
  /// where it pulls in a drawer.
  ///
  /// - Parameters:
  ///   - area: the innermost view outside of which it lies.
  ///   - limit: the outermost view whose pans count; nil for any.
  func maybeScrolls(along axes: Axes, into area: View, within limit: View? = nil) -> Bool {
    var rest = axes
    var root = self
    var isInside = true
    while let around = root.superview, !rest.isEmpty {
      rest.subtract(around.axesOfScrolling(self, into: isInside ? around : area))
      if around === area { isInside = false }
      root = around
      if around === limit { break }
    }
    guard !rest.isEmpty else { return true }
    if limit != nil { return false }
    // What is pulled in from an edge comes into a view that reaches that edge.
    let (box, whole) = (area.boxInWindow, root.boxInWindow)
    for view in LintScene.views(in: root) where view.holdsGestures {
      rest.subtract(view.axesOfPans { $0.edges?.isReached(by: box, in: whole) ?? false })
    }
    return rest.isEmpty
  }

  /// The axes along which its own pans may move a view into an area: the view itself or a smaller
  /// view in it. All that is in the smaller view moves with it, unless that is the content, which
  /// fills the view that scrolls. What lies off a corner and is larger than the view is no page of
  /// it.
  private func axesOfScrolling(_ content: View, into area: View) -> Axes {
    let (box, own, inner) = (content.boxInWindow, boxInWindow, area.boxInWindow)
    let apart = box.axesApart(from: own)
    if apart.isHorizontal && apart.isVertical && box.width > own.width && box.height > own.height {
      return Axes(isHorizontal: false, isVertical: false)
    }
    var axes = axesOfPans { _ in true }
    if inner.width < own.width { axes.isHorizontal = false }
    if inner.height < own.height { axes.isVertical = false }
    return axes
  }

  /// The axes along which its own pans lead.
  private func axesOfPans(where counts: (GestureProfile) -> Bool) -> Axes {
    var axes = Axes(isHorizontal: false, isVertical: false)
    for recognizer in gestureRecognizers where recognizer.isEnabled {
      let profile = GestureProfile(of: recognizer)
      guard profile.trigger.isDrag, counts(profile) else { continue }
      if profile.mayStart({ $0.dx != 0 }) { axes.isHorizontal = true }
      if profile.mayStart({ $0.dy != 0 }) { axes.isVertical = true }
    }
    return axes
  }
}

extension Rect {
  /// The axes along which it has nothing in common with `other`.
  fileprivate func axesApart(from other: Rect) -> Axes {
    Axes(
      isHorizontal: minX >= other.maxX || maxX <= other.minX,
      isVertical: minY >= other.maxY || maxY <= other.minY)
  }
}

extension RectEdges {
  /// Whether a box reaches one of these edges of the window.
  fileprivate func isReached(by box: Rect, in window: Rect) -> Bool {
    contains(.left) && box.minX <= window.minX || contains(.right) && box.maxX >= window.maxX
      || contains(.top) && box.minY <= window.minY || contains(.bottom) && box.maxY >= window.maxY
  }
}
