import GestureCore
import GestureTrace

/// Views with recognizers, and controls, that lie for a good part under views that do nothing with
/// touches (S2.2). A pointer that hovers doesn't reach that part either (S9.54).
struct PartlyCoveredRule: LintRule {
  /// Less than this is usually meant, as under a bar at the rim.
  private static let leastShare = 0.25

  func findings(in scene: LintScene) -> [Lint.Finding] {
    let areas = scene.views.map { (view: $0, box: $0.boxInWindow) }
    return scene.views.filter { $0.isForTouches && scene.map.reach(of: $0) == .reachable }
      .flatMap { view -> [Lint.Finding] in
        let members = scene.members.filter { $0.view === view && $0.isOn }
        let fingers = members.filter { !$0.isOfHover && $0.takesPart }
        let pointers = members.filter { $0.isOfHover }
        let isForFingers = !fingers.isEmpty || view is Control
        guard isForFingers || !pointers.isEmpty,
          let cover = PartialCover(of: view, among: areas, in: scene.window),
          cover.share >= Self.leastShare
        else { return [] }
        return (isForFingers ? [finding(about: view, fingers, cover, losing: "touch")] : [])
          + (pointers.isEmpty ? [] : [finding(about: view, pointers, cover, losing: "pointer")])
      }
  }

  private func finding(
    about view: View, _ members: [LintMember], _ cover: PartialCover, losing input: String
  ) -> Lint.Finding {
    let subject =
      members.isEmpty ? "control '\(view.name)' gets" : members.asSubject(of: "get")
    let names = cover.views.map { "'\($0.name)'" }.joinedAsList
    let covers = cover.views.count == 1 ? "view \(names) covers" : "views \(names) cover"
    let percent = cover.share * 100
    let isAllButStrip = (percent * 10).rounded() >= 1000
    return Lint.Finding(
      .cutOff, .note, members, on: view,
      "\(subject) no \(input) on the part of view '\(view.name)' that \(covers), "
        + (isAllButStrip ? "all but a strip" : "\(percent.withOneDecimal) %"),
      fixes: [.switchOffInteraction(of: cover.views)])
  }
}

/// What lies over a view without being there for touches.
private struct PartialCover {
  let views: [View]
  /// The part of the view's visible area that is covered. Range: 0 to 1.
  let share: Double

  /// Nil where nothing covers it, or where that isn't known for certain.
  ///
  /// - Parameter areas: all views, with the boxes around them in window coordinates.
  init?(of view: View, among areas: [(view: View, box: Rect)], in window: Window) {
    guard
      areas.contains(where: { $0.view.isIdleCover(of: view) && $0.box.meets(view.boxInWindow) }),
      let parts = VisiblePart.parts(of: view, among: areas, in: window)
    else { return nil }
    var (visible, covered) = (0.0, 0.0)
    var covers: [View] = []
    for part in parts {
      visible += part.area
      guard let hit = part.hit, !hit.isDescendant(of: view) else { continue }
      let cover = hit.outermostCover(of: view)
      guard cover.isIdleCover(of: view) else { continue }
      covered += part.area
      covers.appendIfNew(cover)
    }
    guard visible > 0, covered > 0 else { return nil }
    (views, share) = (covers, covered / visible)
  }
}

extension View {
  /// Whether it lies over `view`, by more than its hit outset, and neither it nor anything in it is
  /// there for touches.
  fileprivate func isIdleCover(of view: View) -> Bool {
    !isDescendant(of: view) && !view.isDescendant(of: self) && isUserInteractionEnabled
      && !isForTouches && !holdsTouchable && !reachesByOutset(over: view)
  }
}
