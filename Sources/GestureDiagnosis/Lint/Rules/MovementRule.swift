import GestureCore

/// Movements for which the window has no room, or the recognizer's own limit no time.
struct MovementRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.filter { $0.mayRecognizeAlone && !$0.isFreeOfOwnLimits }.compactMap { member in
      withoutRoom(member, in: scene) ?? tooFast(member)
    }
  }

  // MARK: Room

  /// A finger that came down in the window may go on outside of it, so the gesture is still
  /// possible.
  private func withoutRoom(_ member: LintMember, in scene: LintScene) -> Lint.Finding? {
    guard let needed = member.profile.trigger.distance, member.pointerInputs.isEmpty,
      let room = room(for: member, in: scene), needed > room
    else { return nil }
    return finding(
      member,
      "it needs a movement of \(needed.withOneDecimal) pt, and from where it gets touches there are "
        + "\(room.withOneDecimal) to the edge of the window at the most; it fires only where a finger "
        + "goes on outside of the window", shorterWay(of: member, in: room))
  }

  /// The fix that sets a distance of two thirds of the room; none where a tap may slip that far,
  /// nor for a drag, which doesn't need so much.
  private func shorterWay(of member: LintMember, in room: Double) -> [Lint.Fix] {
    let distance = (room * 2 / 3).rounded(.down)
    guard member.profile.trigger.isSwipe, distance >= Self.shortestSwipe else { return [] }
    return [.set(.minimumDistance, of: member, to: Int(distance))]
  }

  /// A shorter movement is no swipe. (Our choice: the hysteresis of a pan.) Unit: points.
  private static let shortestSwipe = 10.0

  /// How far a finger may go in the window; nil where no place is known.
  private func room(for member: LintMember, in scene: LintScene) -> Double? {
    let window = scene.window.bounds
    let areas =
      member.maybeMoves
      ? [window]
      : scene.views.filter(member.getsTouches).compactMap {
        $0.boxInWindow.intersection(window)
      }
    return areas.flatMap { area in
      area.corners.flatMap { start in
        window.corners.map { member.distance(from: start, to: $0) }
      }
    }.max()
  }

  // MARK: Time

  private func tooFast(_ member: LintMember) -> Lint.Finding? {
    guard case .swipe(let needed) = member.profile.trigger,
      let limit = member.profile.undecidedAtRest, limit > .zero,
      needed / (limit.inMilliseconds / 1000) > Self.fastestFinger
    else { return nil }
    return finding(
      member,
      "it needs a movement of \(needed.withOneDecimal) pt within "
        + "\(limit.inMilliseconds.withOneDecimal) ms, and hardly any finger moves faster than "
        + "\(Self.fastestFinger.withOneDecimal) pt/s")
  }

  /// Far faster than quick swipes, which cover some 1,000 to 5,000 points in a second.
  private static let fastestFinger = 10_000.0

  /// - Parameter fixes: the first fixes to offer. Default: none.
  private func finding(
    _ member: LintMember, _ reason: String, _ fixes: [Lint.Fix] = []
  ) -> Lint.Finding {
    Lint.Finding(
      .rarelyFires, .warning, [member], "\(member.quoted) rarely fires: \(reason)",
      fixes: fixes + [.restoreDefaults(of: member), .remove(member)])
  }
}

extension LintMember {
  /// Whether another gesture of its view, or of a view around it, may bring it to another place.
  fileprivate var maybeMoves: Bool {
    sequence(first: view) { $0.superview }.contains {
      $0.holdsMovingGesture(besides: recognizer.handle)
    }
  }

  /// How far a movement between two places counts for it: a swipe's in its directions.
  fileprivate func distance(from start: Point, to end: Point) -> Double {
    let movement = end - start
    guard profile.trigger.isSwipe, !profile.directions.isEmpty else {
      return movement.length
    }
    return profile.directions.map { $0.dot(movement) }.max() ?? 0
  }
}

extension View {
  /// Whether it has a recognizer, other than `one`, that reports movement.
  fileprivate func holdsMovingGesture(besides one: RecognizerHandle) -> Bool {
    gestureRecognizers.contains { recognizer in
      if recognizer.handle == one { return false }
      return switch GestureProfile(of: recognizer).trigger {
      case .press, .drag, .twoFingers, .unknown: true
      case .taps, .swipe, .drawing, .hover, .delay: false
      }
    }
  }
}
