import GestureCore
import GestureTrace

/// Views with recognizers, and controls, that stick out of a view around them: touches there never
/// reach them (S2.4).
struct CutOffRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.views.filter { $0.holdsGestures || $0 is Control }.compactMap { view in
      let members = scene.members.filter { $0.view === view && $0.takesPart }
      let isMoved = members.contains { $0.movesItsView }
      guard !members.isEmpty || view is Control, !isMoved, scene.map.reach(of: view) == .reachable,
        let overhang = Overhang(of: view, in: scene.window),
        !view.maybeScrolls(along: overhang.movement)
      else { return nil }
      return finding(about: view, members, overhang)
    }
  }

  private func finding(
    about view: View, _ members: [LintMember], _ overhang: Overhang
  ) -> Lint.Finding {
    let subject =
      members.isEmpty
      ? "control '\(view.name)' gets"
      : members.map { $0.quoted }.joinedAsList + " get"
        + (members.count == 1 ? "s" : "")
    let part =
      overhang.isOutset
      ? "on the part of the hitOutset of view '\(view.name)' that reaches beyond"
      : "on the part of view '\(view.name)' that sticks out of"
    return Lint.Finding(
      .cutOff, overhang.isOutset || overhang.isOnBothSides ? .note : .warning, members,
      "\(subject) no touch \(part) view '\(overhang.around.name)', \(overhang.sides): touches reach "
        + "a view only inside of the views around it",
      fixes: overhang.fixes(for: view))
  }
}

extension LintMember {
  /// Whether it may drag or scale its own view, which then sticks out on purpose.
  fileprivate var movesItsView: Bool {
    switch profile.trigger {
    case .drag, .twoFingers: true
    case .taps, .press, .swipe, .drawing, .hover, .delay, .unknown: false
    }
  }
}

/// How far the area of a view sticks out of a view around it.
private struct Overhang {
  /// The innermost view of which it sticks out.
  let around: View
  /// Whether only its hit outset does.
  let isOutset: Bool
  /// By how much on each side, in window coordinates. Unit: points.
  private let left: Double
  private let right: Double
  private let top: Double
  private let bottom: Double

  /// Nil for a view that does not stick out where there are touches.
  init?(of view: View, in window: Window) {
    guard let area = view.boxInWindow.intersection(window.boxInWindow), view.isUpright else {
      return nil
    }
    var next = view.superview
    while let around = next, around !== window {
      next = around.superview
      let box = around.boxInWindow
      let sides = [
        box.minX - area.minX, area.maxX - box.maxX, box.minY - area.minY, area.maxY - box.maxY,
      ]
      guard around.isUpright, sides.contains(where: { $0 > 0 }) else { continue }
      (left, right) = (max(sides[0], 0), max(sides[1], 0))
      (top, bottom) = (max(sides[2], 0), max(sides[3], 0))
      self.around = around
      isOutset = view.hitOutset > 0 && view.isWithin(box, besides: view.hitOutset, window)
      return
    }
    return nil
  }

  /// The movement that would bring the part in.
  var movement: (isHorizontal: Bool, isVertical: Bool) {
    (left > 0 || right > 0, top > 0 || bottom > 0)
  }

  /// Whether it sticks out on opposite sides, as a picture does that fills its frame.
  var isOnBothSides: Bool { left > 0 && right > 0 || top > 0 && bottom > 0 }

  var sides: String {
    [(left, "left"), (right, "right"), (top, "top"), (bottom, "bottom")].filter { $0.0 > 0 }
      .map { "\($0.0.withOneDecimal) pt at the \($0.1)" }.joinedAsList
  }

  func fixes(for view: View) -> [Lint.Fix] {
    let most = max(left, right, top, bottom)
    let larger = Lint.Fix.setHitOutset(of: around, to: around.hitOutset + most)
    guard !isOutset else {
      return [.setHitOutset(of: view, to: max(view.hitOutset - most, 0)), larger]
    }
    guard let inside = view.frameInsideSuperview else { return [larger] }
    return [.setFrame(of: view, to: inside, ", inside of view '\(around.name)'"), larger]
  }
}

extension View {
  /// Whether its area without the outset lies in a rectangle of the window.
  fileprivate func isWithin(_ box: Rect, besides outset: Double, _ window: Window) -> Bool {
    let corners = [
      Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.maxY),
    ].map { convert($0, to: nil) }
    return corners.allSatisfy { corner in
      let place = Rect(origin: corner, size: .zero)
      return box.union(place) == box || window.boxInWindow.intersection(place) == nil
    }
  }
}
