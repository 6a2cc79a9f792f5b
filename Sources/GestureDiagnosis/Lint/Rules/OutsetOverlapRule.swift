import GestureCore
import GestureTrace

/// Views with recognizers, and controls, that lose a good part to the hit outset of a view in front
/// (S2.3, S2.5).
struct OutsetOverlapRule: LintRule {
  /// Less than this is usually meant: a small button takes the rim of a large view.
  private static let leastShare = 0.2

  func findings(in scene: LintScene) -> [Lint.Finding] {
    let near = scene.views.filter { $0.hitOutset > 0 }
    guard !near.isEmpty else { return [] }
    return scene.views.filter { $0.isForTouches && scene.map.reach(of: $0) == .reachable }
      .compactMap { view in
        let members = scene.members.filter { $0.view === view && $0.takesPart }
        guard !members.isEmpty || view is Control,
          let overlap = OutsetOverlap(over: view, by: near, in: scene),
          overlap.share >= Self.leastShare
        else { return nil }
        return finding(about: view, members, overlap)
      }
  }

  private func finding(
    about view: View, _ members: [LintMember], _ overlap: OutsetOverlap
  ) -> Lint.Finding {
    let subject =
      members.isEmpty ? "control '\(view.name)' gets" : members.asSubject(of: "get")
    let names = overlap.views.map { "'\($0.name)'" }.joinedAsList
    let isOne = overlap.views.count == 1
    let fixes = overlap.views.map { neighbour in
      Lint.Fix.setHitOutset(of: neighbour, to: neighbour.gap(to: view))
    }
    return Lint.Finding(
      .cutOff, .note, members, on: view,
      "\(subject) no touch on \((overlap.share * 100).withOneDecimal) % of view '\(view.name)': "
        + "the hitOutset\(isOne ? "" : "s") of view\(isOne ? "" : "s") \(names), in front, "
        + "reach\(isOne ? "es" : "") over it",
      fixes: [fixes.reduce(nil) { $0?.and($1) ?? $1 }].compactMap { $0 })
  }
}

/// The part of a view that other views in front catch by their hit outsets.
private struct OutsetOverlap {
  let views: [View]
  /// Range: 0 to 1.
  let share: Double

  /// Nil where there is none, or where that isn't known for certain.
  ///
  /// - Parameter others: views with a hit outset. A view that covers a good part without its outset
  ///   is there to cover.
  init?(over view: View, by others: [View], in scene: LintScene) {
    let others = others.filter { other in
      !other.isDescendant(of: view) && !view.isDescendant(of: other)
        && other.reachesByOutset(over: view)
    }
    guard let box = view.boundsInWindow.intersection(scene.window.boxInWindow),
      others.contains(where: { $0.boxInWindow.meets(box) })
    else { return nil }
    let near = scene.views.filter { $0.boxInWindow.meets(box) }
    guard near.allSatisfy({ $0.isUpright }), let cells = PlaceNet.cells(between: near, in: box)
    else { return nil }
    var (visible, taken) = (0.0, 0.0)
    var takers: [View] = []
    for cell in cells where view.isVisible(at: cell.center) {
      let area = cell.width * cell.height
      visible += area
      guard let hit = scene.window.hitTest(cell.center, with: nil),
        others.contains(where: { $0 === hit })
      else { continue }
      taken += area
      takers.appendIfNew(hit)
    }
    guard visible > 0, taken > 0 else { return nil }
    (views, share) = (takers, taken / visible)
  }
}
