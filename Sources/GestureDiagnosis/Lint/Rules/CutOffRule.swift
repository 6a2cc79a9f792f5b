package import GestureCore
import GestureTrace

/// Views with recognizers, and controls, that stick out of a view around them: touches there never
/// reach them (S2.4).
struct CutOffRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    let views = scene.views.filter { view in
      (view.holdsGestures || view is Control) && !view.isHitTestedByHost
    }
    return views.compactMap { view in
      let members = scene.members.filter {
        $0.view === view && ($0.takesPart || $0.isOn && $0.isOfHover)
      }
      guard !members.isEmpty || view is Control, scene.map.reach(of: view) == .reachable,
        let overhang = Overhang(of: view, in: scene.window),
        !isIntended(overhang, of: view, members)
      else { return nil }
      return finding(about: view, members, overhang)
    }
  }

  /// Whether a picture is moved in its frame, or a view scrolled so that it no longer sticks out. A
  /// hit outset that is cut off stays so where the view around it is moved as well.
  private func isIntended(
    _ overhang: Overhang, of view: View, _ members: [LintMember]
  ) -> Bool {
    overhang.isOutset
      ? view.maybeScrolls(
        along: overhang.movement, into: overhang.around, within: overhang.around)
      : overhang.isOnBothSides && members.contains { $0.movesItsView }
        || !view.isPartlyBeforeStart(of: overhang.around)
          && view.maybeScrolls(along: overhang.movement, into: overhang.around)
  }

  private func finding(
    about view: View, _ members: [LintMember], _ overhang: Overhang
  ) -> Lint.Finding {
    let subject =
      members.isEmpty ? "control '\(view.name)' gets" : members.asSubject(of: "get")
    let hovers = members.filter { $0.isOfHover }.count
    let input = hovers == 0 ? "touch" : hovers == members.count ? "pointer" : "touch or pointer"
    let part =
      overhang.isOutset
      ? "on the part of the hitOutset of view '\(view.name)' that reaches beyond"
      : "on the part of view '\(view.name)' that sticks out of"
    return Lint.Finding(
      .cutOff,
      overhang.isOutset || overhang.isOnBothSides || members.contains { $0.movesItsView }
        ? .note : .warning, members, on: view,
      "\(subject) no \(input) \(part) view '\(overhang.around.name)', \(overhang.sides): "
        + "\(hovers == 0 ? "touches" : "touches and pointers") reach a view only inside of the views "
        + "around it",
      fixes: overhang.fixes(for: view))
  }
}

extension [LintMember] {
  /// Their names and a verb.
  func asSubject(of verb: String) -> String {
    map { $0.quoted }.joinedAsList + " \(verb)" + (count == 1 ? "s" : "")
  }
}

extension LintMember {
  /// Whether it may drag or scale its own view, which then sticks out on purpose.
  fileprivate var movesItsView: Bool { profile.trigger.isContinuousMovement }
}

/// How far the area of a view sticks out of a view around it.
private struct Overhang {
  /// The innermost view that it sticks out of.
  let around: View
  /// Whether only its hit outset does.
  let isOutset: Bool
  /// By how much on each side, in the coordinates of the view around it. Unit: points.
  private let left: Double
  private let right: Double
  private let top: Double
  private let bottom: Double

  /// Nil for a view that does not stick out where there are touches.
  init?(of view: View, in window: Window) {
    guard view.boxInWindow.intersection(window.boxInWindow) != nil else { return nil }
    var next = view.superview
    while let around = next, around !== window {
      next = around.superview
      let excess = around.excess(of: view, within: window)
      guard excess.contains(where: { $0 > Self.least }) else { continue }
      (left, right, top, bottom) = (excess[0], excess[1], excess[2], excess[3])
      self.around = around
      isOutset = view.hitOutset > 0 && view.isWithin(around, besidesOutsetIn: window)
      return
    }
    return nil
  }

  /// What sticks out by less does so by rounding. Unit: points.
  static let least = 1e-9

  /// The movement that would bring the part in.
  var movement: Axes {
    Axes(isHorizontal: left > 0 || right > 0, isVertical: top > 0 || bottom > 0)
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
  /// Whether a part of it lies above or left of a view that is not scrolled: what scrolls begins at
  /// its view's edge, or lies wholly before it, as what is pulled down to reload. So it is a handle
  /// or a badge at the corner.
  fileprivate func isPartlyBeforeStart(of around: View) -> Bool {
    guard superview === around, around.bounds.origin == .zero else { return false }
    return frame.minX < 0 && frame.maxX > 0 || frame.minY < 0 && frame.maxY > 0
  }

  /// The views around it that it sticks out of where there are touches, the innermost first, each
  /// with the hit outset with which all of it lies inside.
  package func outsetsAround(in window: Window) -> [(around: View, outset: Double)] {
    guard boxInWindow.intersection(window.boxInWindow) != nil else { return [] }
    let views = sequence(first: self) { $0.superview }.dropFirst().filter { $0 !== window }
    return views.compactMap { around in
      let most = around.excess(of: self, within: window).max() ?? 0
      return most > Overhang.least ? (around, around.hitOutset + most) : nil
    }
  }

  /// How far the area of another view sticks out of its own area, at the left, right, top and
  /// bottom, as far as it lies in the window.
  fileprivate func excess(of view: View, within window: Window) -> [Double] {
    excess(of: view.touchableArea, in: view, within: window)
  }

  private func excess(of area: Rect, in view: View, within window: Window) -> [Double] {
    let own = touchableArea
    let corners = view.corners(of: area, within: window).map { convert($0, from: nil) }
    return [
      corners.map { own.minX - $0.x }.max(), corners.map { $0.x - own.maxX }.max(),
      corners.map { own.minY - $0.y }.max(), corners.map { $0.y - own.maxY }.max(),
    ].map { max($0 ?? 0, 0) }
  }

  /// The corners of an area in the window: where both are upright, of the part that lies in it;
  /// else those that do.
  private func corners(of area: Rect, within window: Window) -> [Point] {
    let corners = area.corners.map { convert($0, to: nil) }
    let visible = window.boxInWindow
    guard isUpright else { return corners.filter { visible.isPlace($0) } }
    return corners.map {
      Point(
        x: min(max($0.x, visible.minX), visible.maxX), y: min(max($0.y, visible.minY), visible.maxY)
      )
    }
  }

  /// Whether its area without the outset lies in another view, as far as it is in the window.
  fileprivate func isWithin(_ around: View, besidesOutsetIn window: Window) -> Bool {
    around.excess(of: bounds, in: self, within: window).allSatisfy { $0 <= Overhang.least }
  }
}

extension Rect {
  /// Whether a place lies inside or on the border.
  fileprivate func isPlace(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
