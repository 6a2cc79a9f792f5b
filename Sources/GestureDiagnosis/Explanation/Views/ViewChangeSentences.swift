import GestureCore
import GestureTrace

/// Sentences on the app's changes of views that take no touch from this view.
struct ViewChangeSentences: ViewHistoryReader {
  let history: ViewHistory

  /// All sentences on the app's changes just before the present event.
  var causes: [Explanation.Cause] {
    let present = (hostChanges ?? []).filter { $0.logIndex == logIndex }
    if present.isEmpty { return [] }
    let touches = ownTouches.filter { $0.isDownOnView }
    if touches.isEmpty { return [] }
    return present.compactMap { hostChange in
      if hidesView(hostChange) { return hiding(hostChange, touches) }
      return hostChange.kind.mayBringInFront ? cover(by: hostChange, touches) : nil
    }
  }

  /// Whether it hides the view, or a view around it.
  private func hidesView(_ hostChange: HostChange) -> Bool {
    guard hostChange.kind.hides else { return false }
    let window = places.window(hostChange.timestamp, nil)
    return window?.descendant(named: hostChange.subject)?.descendant(named: view) != nil
  }

  /// That touches stay with the view though it is hidden.
  private func hiding(
    _ hostChange: HostChange, _ touches: [TouchRecord]
  ) -> Explanation.Cause {
    let stay = touches.count > 1 ? "stay" : "stays"
    return cause(
      .remark,
      "\(hostChange.clause). That takes no touch from it: \(list(touches)) \(stay) with it to the "
        .withCapital + "end.", "S8.14", at: hostChange.timestamp)
  }

  /// That touches stay with the view although another view has come in front of it; nil where none
  /// has.
  private func cover(by hostChange: HostChange, _ touches: [TouchRecord]) -> Explanation.Cause? {
    let covered = touches.filter { places.isCovered($0.location, of: view, by: hostChange) }
    guard !covered.isEmpty else { return nil }
    return cause(
      .remark,
      "\(hostChange.clause), which is in front of \(list(covered)) from then on. A touch belongs "
        .withCapital + "to the view that it hit, and stays with it.", "S2.1", "S8.14",
      at: hostChange.timestamp)
  }

  private func list(_ touches: [TouchRecord]) -> String {
    touches.map { $0.id }.sorted().map { names.of($0) }.joinedAsList
  }
}
