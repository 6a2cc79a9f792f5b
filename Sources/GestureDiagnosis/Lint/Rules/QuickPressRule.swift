import GestureCore
import GestureTrace

/// Taps, drags and swipes beside a press that takes hardly longer than a finger that taps is down,
/// and excludes them (S4.2).
struct QuickPressRule: LintRule {
  /// The times of presses that many taps reach. (Our choice: a finger that taps is down for 50 to
  /// 200 ms.) A shorter time was meant in seconds, which another rule reports.
  private static let quick = Duration.milliseconds(10)..<(.milliseconds(150))
  /// UIKit's time of a press. Unit: milliseconds.
  private static let usualTime = 500

  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.pairs.flatMap { one, other in
      [(one, other), (other, one)].compactMap { finding(about: $0, beside: $1, in: scene) }
    }
  }

  private func finding(
    about member: LintMember, beside press: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    guard case .press(let time) = press.profile.trigger, Self.quick.contains(time),
      let gesture = member.gesture(within: time, beside: press),
      press.recognizesAlone(with: member),
      scene.isOpenRival(press, of: member) || scene.isAwaited(press, by: member),
      !press.handsOver(to: member),
      scene.dominance(of: member, over: press, whereShared: true) == .none
    else { return nil }
    let isPart = !member.hitRegion.isSubset(of: press.hitRegion)
    let place = isPart ? " on view '\(press.view.name)'" : ""
    return Lint.Finding(
      .rarelyFires, .note, [member, press],
      "\(member.quoted) fires\(place) only with \(gesture): \(press.quoted) recognizes then, and "
        + "excludes it",
      fixes: (scene.isAwaited(press, by: member) ? [] : [.together(press, member)]) + [
        .set(.minimumPressDuration, of: press, toMilliseconds: Self.usualTime)
      ])
  }
}

extension LintScene {
  /// Whether a tap waits for a press, and for nothing else that could come first.
  fileprivate func isAwaited(_ press: LintMember, by member: LintMember) -> Bool {
    member.isTap && required(by: member).contains { $0.isSame(as: press) }
      && excludes(press, member) && required(by: press).isEmpty
      && !partners(of: press).contains { dominance(of: $0, over: press) != .none }
  }
}

extension LintMember {
  /// What the fingers have to do within a time so that it recognizes and `press` doesn't; nil where
  /// it needs more or fewer fingers, or a gesture other than a tap or a movement, or where its taps
  /// never last longer than that time.
  fileprivate func gesture(within time: Duration, beside press: LintMember) -> String? {
    let fingers = profile.numberOfTouches.lowerBound
    guard mayRecognizeAlone, fingers == press.profile.numberOfTouches.lowerBound,
      isTap || numberOfTapsBefore == 0, !startsAfterOthers, touchTypes.contains(.direct)
    else { return nil }
    let isLonger = profile.undecidedAtRest.map { $0 > time } ?? true
    // A movement beyond its limit makes the press fail.
    let limit = press.profile.undecidedUntilMoved ?? .infinity
    let slip = profile.undecidedUntilMoved ?? .infinity > limit
    let movement = slip ? " by more than \(limit.withOneDecimal) pt," : ""
    switch profile.trigger {
    case .taps(1) where isLonger:
      let (lifts, moves) =
        fingers == 1 ? ("a finger that lifts", "moves") : ("fingers that lift", "move")
      return lifts + (slip ? ", or \(moves)\(movement)" : "") + " within \(time.inText)"
    case .taps where isLonger:
      return slip
        ? "fingers that lift, or move\(movement) within \(time.inText)"
        : "taps of less than \(time.inText)"
    case .drag(let distance), .swipe(let distance):
      guard distance > 0 else { return nil }
      let way = limit < distance ? "more than \(limit.withOneDecimal)" : distance.withOneDecimal
      return (fingers == 1 ? "a finger that goes" : "fingers that go")
        + " \(way) pt within \(time.inText)"
    case .twoFingers: return "fingers that part, close or turn within \(time.inText)"
    case .taps, .press, .drawing, .hover, .delay, .unknown: return nil
    }
  }

  /// Whether it is a press that gets the touches of `other` which hit its view, and needs nothing
  /// before.
  fileprivate func recognizesAlone(with other: LintMember) -> Bool {
    mayRecognizeAlone && !mayBeRefused && !startsAfterOthers && profile.taps == nil
      && touchTypes.contains(.direct) && canShareTouch(with: other)
      && (other.hitRegion.isSubset(of: hitRegion) || view.liesIn(other.view))
  }
}
