/// An alpha below this makes a view untouchable (S2.2; source: UIView's reference page).
let smallestTouchableAlpha = 0.01

extension View {
  /// Whether the view lets touches in at all, wherever they are.
  var admitsTouches: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= smallestTouchableAlpha
  }

  /// Front to back, the first subview that catches the point; else the view itself (S2.3). A
  /// subview is asked only inside its superview (S2.4).
  func defaultHitTest(_ point: Point, with event: TouchEvent?) -> View? {
    guard admitsTouches, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      guard let map = subview.currentPlacement.fromSuperview else { continue }
      if let hit = subview.hitTest(map.applied(to: point), with: event) { return hit }
    }
    return self
  }
}
