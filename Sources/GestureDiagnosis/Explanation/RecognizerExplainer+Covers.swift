import GestureCore
import GestureTrace

// Views that the app puts in front of touches which are down.
extension RecognizerExplainer {
  /// Reports that the app has put a view in front of a touch of its own, and that the touch stays
  /// where it is.
  mutating func noteCover(by hostChange: HostChange) {
    let moment = hostChange.timestamp
    guard attempt.isOpen, hostChange.kind.mayBringInFront else { return }
    let covered = fingers.tracked(at: moment).filter { id in
      fingers.whereabouts(of: id).map {
        places.isCovered($0.place, of: $0.view, by: hostChange)
      } ?? false
    }
    guard !covered.isEmpty else { return }
    let list = covered.map { names($0) }.joinedAsList
    tell(
      .remark,
      "\(hostChange.clause), which is in front of \(list) from then on. A touch belongs to the "
        .withCapital
        + "view that it hit, and stays with it: only touches that begin later hit the other one.",
      "S2.1", "S8.14", at: moment)
  }
}

extension TouchPlaces {
  /// Whether a change has put a view between a touch and the view that it hit.
  ///
  /// - Parameters:
  ///   - place: where the touch is.
  ///   - hitView: what it hit when it came down.
  func isCovered(_ place: Point, of hitView: String, by hostChange: HostChange) -> Bool {
    guard knowsThePast, let window = window(hostChange.timestamp + .nanoseconds(1), nil),
      let view = window.descendant(named: hitView),
      let cover = window.descendant(named: hostChange.subject),
      cover.descendant(named: hitView) == nil, view.descendant(named: cover.name) == nil,
      let now = window.dispatcher?.explainHit(at: place, in: window).hitView
    else { return false }
    return cover.descendant(named: now) != nil
  }
}

extension View {
  /// The names of a view that was hit and of those around it, without those on the path to another
  /// one.
  ///
  /// - Parameter other: the view that it covers.
  func views(coveringWith hitView: String?, path other: View?) -> [String] {
    let around = other?.pathFromWindow.map { $0.name } ?? []
    let path = hitView.flatMap { descendant(named: $0) }?.pathFromWindow.map { $0.name } ?? []
    return path.filter { !around.contains($0) }
  }
}
