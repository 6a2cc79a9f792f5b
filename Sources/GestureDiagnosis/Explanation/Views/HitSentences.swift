import GestureCore
import GestureTrace

/// Sentences on the touches that came down: what each hit, and why not this view.
struct HitSentences: ViewHistoryReader {
  let history: ViewHistory

  /// That a touch hit the view through others; nil where it went through none.
  func passage(of id: TouchID, to place: Point) -> Explanation.Cause? {
    let passed = places.viewsPassedThrough(by: id, at: place, now, hitting: view)
    guard !passed.isEmpty else { return nil }
    return cause(
      .hit(id),
      "\(names.of(id)) hit it at \(place.text), through \(passed.asTransparentViews).".withCapital,
      "S15.23")
  }

  /// Why a touch missed the view.
  ///
  /// - Returns: the way in which it missed, and the cause.
  func miss(
    of id: TouchID, at place: Point, hitting hitView: String?
  ) -> (way: WayOfMissing, cause: Explanation.Cause) {
    let reason = places.reason(
      place, missed: view, hitting: hitView, at: now, of: id, calling: "it")
    let target = hitView.map { "view '\($0)'" } ?? "no view"
    let origin = reason.flatMap { self.origin(of: $0, id, at: place, hitting: hitView) }
    let clause =
      reason.map { ": " + $0.text + (origin?.ending ?? placing($0, id)) }
      ?? position(of: hitView, id)
    let ending = "\(target)\(clause)."
    let cause = cause(
      .notHit(by: id, hitView: hitView),
      "\(names.of(id)) came down at \(place.text) and hit ".withCapital + ending,
      [reason?.rule ?? "S2.1"], telling: origin.map { [.hostChange($0)] } ?? [])
    return (WayOfMissing(hitView: hitView, sentence: ending), cause)
  }

  /// The app's change that made a touch miss the view; nil where that isn't known, or where the
  /// place lies beside the view.
  private func origin(
    of reason: TouchPlaces.Reason, _ id: TouchID, at place: Point, hitting hitView: String?
  ) -> HostChange? {
    let window = places.window(now, id)
    guard let own = window?.descendant(named: view) else { return departures(until: now).present }
    let covers = window?.views(coveringWith: hitView, path: own) ?? []
    return hostChanges?.origin(
      of: reason, on: own.pathFromWindow.map { $0.name }, under: covers, before: now
    ) { places.wasMissed(before: $0, reason, at: place, under: covers) }
  }

  /// How the app last placed the view, where a touch came down beside it.
  private func placing(_ reason: TouchPlaces.Reason, _ id: TouchID) -> String {
    guard reason.isOutside else { return "" }
    let own = places.window(now, id)?.descendant(named: view)
    return hostChanges?.placing(of: own?.pathFromWindow.map { $0.name } ?? [view], before: now)
      ?? ""
  }

  /// That the view which was hit lies in the explained view, as the end of a clause; empty where it
  /// doesn't.
  private func position(of hitView: String?, _ id: TouchID) -> String {
    guard let hitView, ownView(at: now, id)?.descendant(named: hitView) != nil else { return "" }
    return ", which lies in it: only the view that is hit is told of a touch"
  }
}
