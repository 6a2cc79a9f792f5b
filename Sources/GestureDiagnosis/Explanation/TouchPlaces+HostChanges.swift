import GestureCore
import GestureTrace

extension TouchPlaces {
  /// Whether an event at a place would have missed a view for the same reason before a change of
  /// the app: the view in front was hit there, or the view was passed over.
  ///
  /// - Parameter covers: the view in front and those around it.
  func wasMissed(
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
