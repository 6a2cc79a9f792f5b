import GestureCore
import GestureTrace

extension TouchPlaces {
  /// Whether what made an event at a place miss a view was so before a change of the app already:
  /// the view in front was hit there, or what passes the view over did.
  ///
  /// - Parameter covers: the view in front and those around it.
  func wasSo(
    before change: HostChange, _ reason: Reason, at place: Point, under covers: [String]
  ) -> Bool {
    guard knowsThePast, let window = window(change.timestamp, nil) else { return false }
    if let obstacle = reason.obstacle {
      return window.descendant(named: change.subject)?.ownObstacles.contains(obstacle) ?? false
    }
    guard reason.isCovered else { return false }
    let hitView = window.dispatcher?.explainHit(at: place, in: window).hitView
    let path = hitView.flatMap { window.descendant(named: $0) }?.pathFromWindow ?? []
    return path.contains { covers.contains($0.name) }
  }
}
