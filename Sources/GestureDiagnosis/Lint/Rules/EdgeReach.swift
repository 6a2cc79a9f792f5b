import GestureCore
import GestureTrace

/// Whether an edge pan gets touches that begin at its edges of the window (S9.26).
struct EdgeReach {
  private let member: LintMember
  private let window: Window
  private let views: [View]

  init(of member: LintMember, in scene: LintScene) {
    (self.member, window, views) = (member, scene.window, scene.views)
  }

  /// What keeps it from its edges; nothing where some touch may begin there, as far as is known.
  var finding: [Lint.Finding] {
    if member.profile.edgeDepth <= 0 { return [withoutDepth] }
    let areas = member.edgeAreas(in: window).filter { member.view.reaches($0) }
    if areas.isEmpty { return [tooFar] }
    var others: [View] = []
    for area in areas {
      guard let hit = viewsHit(in: area) else { return [] }
      if hit.contains(where: member.getsTouches) { return [] }
      for view in hit { others.appendIfNew(view) }
    }
    let outer = others.filter { !member.view.liesIn($0) }
    if outer.isEmpty { return [tooFar] }
    let covers = outer.filter { !$0.isDescendant(of: member.view) }
    return [covers.isEmpty ? refusal(on: outer) : cover(by: covers)]
  }

  /// A place at exactly the depth counts (S14.18): those at a coordinate of 0, which only the left
  /// edge and the upper one have.
  private var withoutDepth: Lint.Finding {
    let edges = member.profile.edges ?? []
    let box = member.view.boxInWindow
    let isAtOrigin =
      edges.contains(.left) && box.minX <= 0 || edges.contains(.top) && box.minY <= 0
    let depth = "the strip along the edge of the window in which a touch has to begin is 0 pt deep"
    return Lint.Finding(
      isAtOrigin ? .rarelyFires : .neverFires, .warning, [member],
      isAtOrigin
        ? "\(member.quoted) rarely fires: \(depth), so that only a touch at the very edge counts"
        : "\(member.quoted) can never recognize: \(depth)",
      fixes: [
        .restoreDefaults(of: member), .remove(member),
      ])
  }

  private var tooFar: Lint.Finding {
    finding(
      "view '\(member.view.name)' doesn't reach the edge of the window at which",
      [.attach(member, to: window, if: " if the edge of the window is meant")])
  }

  private func refusal(on views: [View]) -> Lint.Finding {
    finding(
      "its delegate says no to all touches on \(views.listed) at the edge of the window, where",
      [
        Lint.Fix(
          "let its delegate say yes where \(member.quoted) is meant",
          [.answer(member.label, .receivesTouch(view: nil), true)])
      ])
  }

  private func cover(by views: [View]) -> Lint.Finding {
    var covers: [View] = []
    for view in views { covers.appendIfNew(view.outermostCover(of: member.view)) }
    // A cover that takes touches itself, such as a dialog, is usually meant.
    return finding(
      "\(covers.listed) cover\(covers.count == 1 ? "s" : "") the edge of the window at which",
      [.attach(member, to: window)], covers.allSatisfy { $0.isForTouches } ? .note : .warning)
  }

  private func finding(
    _ clause: String, _ fixes: [Lint.Fix], _ severity: Lint.Finding.Severity = .warning
  ) -> Lint.Finding {
    Lint.Finding(
      .neverFires, severity, [member],
      "\(member.quoted) can never recognize: \(clause) a touch has to begin",
      fixes: fixes + [.remove(member)])
  }

  /// The views that touches in a strip of the window hit; nil where that isn't known for certain.
  private func viewsHit(in area: Rect) -> [View]? {
    let near = views.filter { $0.boxInWindow.intersection(area) != nil }
    let net = PlaceNet(near, in: area)
    guard net.isComplete, near.allSatisfy({ $0.isUpright && !$0.maybeHitElsewhere }) else {
      return nil
    }
    var hit: [View] = []
    for place in net.places.flatMap({ [$0] + $0.projections(onto: area) }) {
      if let view = window.hitTest(place, with: nil) { hit.appendIfNew(view) }
    }
    return hit
  }
}

extension View {
  /// Whether a pan around it may bring it, or something in it, to another place.
  fileprivate var maybeHitElsewhere: Bool { superview != nil && maybeScrolls }
}

extension [View] {
  /// Their names, with the noun.
  fileprivate var listed: String {
    (count == 1 ? "view " : "views ") + map { "'\($0.name)'" }.joinedAsList
  }
}

extension Point {
  /// The places beside it on the borders of a rectangle, which belong to an edge's strip (S14.18).
  fileprivate func projections(onto area: Rect) -> [Point] {
    [
      Point(x: area.minX, y: y), Point(x: area.maxX, y: y), Point(x: x, y: area.minY),
      Point(x: x, y: area.maxY),
    ]
  }
}
