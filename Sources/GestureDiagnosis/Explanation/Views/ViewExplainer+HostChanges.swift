import GestureCore
import GestureTrace

// What the app did to views while this one had touches.
extension ViewExplainer {
  /// The app has done something just before this event that takes no touch from the view.
  mutating func noteHostChanges() {
    for hostChange in hostChanges ?? [] where hostChange.logIndex == logIndex {
      let touches = open.filter { $0.value.isTold && $0.value.lifted == nil }
      guard !touches.isEmpty else { return }
      if hidesView(hostChange) {
        let list = touches.keys.sorted().map { names($0) }.joinedAsList
        let stay = touches.count > 1 ? "stay" : "stays"
        add(
          .remark,
          "\(hostChange.clause). That takes no touch from it: \(list) \(stay) with it to the end."
            .withCapital, "S8.14", at: hostChange.timestamp)
      } else if hostChange.kind.mayBringInFront {
        noteCover(by: hostChange, touches)
      }
    }
  }

  /// Whether it hides the view, or one around it.
  private func hidesView(_ hostChange: HostChange) -> Bool {
    guard hostChange.kind.hides else { return false }
    let window = places.window(hostChange.timestamp, nil)
    return window?.descendant(named: hostChange.subject)?.descendant(named: view) != nil
  }

  private mutating func noteCover(by hostChange: HostChange, _ touches: [TouchID: Stream]) {
    let covered = touches.filter { _, stream in
      places.isCovered(stream.location, of: view, by: hostChange)
    }
    guard !covered.isEmpty else { return }
    let list = covered.keys.sorted().map { names($0) }.joinedAsList
    add(
      .remark,
      "\(hostChange.clause), which is in front of \(list) from then on. A touch belongs to the view "
        .withCapital + "that it hit, and stays with it.", "S2.1", "S8.14",
      at: hostChange.timestamp)
  }
}
