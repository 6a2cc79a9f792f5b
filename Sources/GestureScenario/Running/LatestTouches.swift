import GestureCore

/// The latest touch with each id. A lifted touch is kept, since it may still be withheld from its
/// view.
final class LatestTouches: GestureObserver {
  private(set) var latest: [TouchID: Touch] = [:]

  func observe(_ report: GestureReport, at timestamp: Timestamp) {
    if case .touch(let touch) = report { latest[touch.id] = touch }
  }
}
