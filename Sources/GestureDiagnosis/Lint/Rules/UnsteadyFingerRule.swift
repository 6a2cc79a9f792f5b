import GestureCore

/// Taps, presses and gestures of several fingers beside a drag that begins with hardly any movement
/// and excludes them (S4.2): a finger is never quite still, and fingers don't come at once.
struct UnsteadyFingerRule: LintRule {
  /// A finger that taps often moves by as much. (Our choice: Android lets it move by 8.) Unit:
  /// points.
  private static let unsteadiness = 3.0
  /// How far the first of several fingers may have moved when the next finger comes. (Our choice:
  /// 50 ms at 100 points a second.) Unit: points.
  private static let wayOfFirstFinger = 5.0
  /// UIKit's hysteresis of a pan. Unit: points.
  private static let usualHysteresis = 10

  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.pairs.flatMap { one, other in
      [(one, other), (other, one)].compactMap { still, drag in
        finding(about: still, beside: drag, in: scene)
          ?? findingOfFingers(of: still, beside: drag, in: scene)
      }
    }
  }

  private func finding(
    about still: LintMember, beside drag: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    guard case .drag(let distance) = drag.profile.trigger, distance < Self.unsteadiness,
      still.needsStillFingers(beside: drag), still.mayMove(fartherThan: Self.unsteadiness),
      drag.beginsWithAnyMovement(of: still), still.hitRegion.isSubset(of: drag.hitRegion),
      scene.isOpenRival(drag, of: still)
    else { return nil }
    return Lint.Finding(
      .rarelyFires, .note, [still, drag],
      "\(still.quoted) fires\(still.wordsOfMeans(sharedWith: drag)) only where the "
        + "\(still.whatKeeps(sharedWith: drag)) quite still: \(drag.quoted) begins "
        + (distance > 0 ? "after \(distance.withOneDecimal) pt" : "with the first movement")
        + drag.wordsOfAxis + ", and excludes it",
      fixes: [
        .set(.hysteresis, of: drag, to: Self.usualHysteresis), .require(drag, toFail: still),
      ])
  }

  /// A drag of one finger begins, and excludes gestures of several fingers, before the next finger
  /// comes.
  private func findingOfFingers(
    of several: LintMember, beside drag: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    guard case .drag(let distance) = drag.profile.trigger, distance < Self.wayOfFirstFinger,
      several.mayRecognizeAlone, drag.touchTypes.contains(.direct),
      several.touchTypes.contains(.direct), several.profile.numberOfTouches.lowerBound > 1,
      drag.profile.numberOfTouches.contains(1), drag.canShareTouch(with: several),
      drag.beginsWithAnyMovement(of: several), scene.isOpenRival(drag, of: several)
    else { return nil }
    let isThere = drag.view !== several.view && drag.view.isDescendant(of: several.view)
    return Lint.Finding(
      .rarelyFires, .note, [several, drag],
      "\(several.quoted) is excluded\(isThere ? " on view '\(drag.view.name)'" : "") where one of "
        + "its fingers "
        + (distance > 0 ? "moves by \(distance.withOneDecimal) pt" : "moves at all")
        + drag.wordsOfAxis
        + " before the next one comes: \(drag.quoted) then begins with that finger",
      fixes: [.set(.hysteresis, of: drag, to: Self.usualHysteresis)])
  }
}

extension LintMember {
  /// Whether it is a tap, or a press that takes time, with as many fingers as a drag begins with.
  fileprivate func needsStillFingers(beside drag: LintMember) -> Bool {
    guard mayRecognizeAlone,
      profile.numberOfTouches.lowerBound == drag.profile.numberOfTouches.lowerBound
    else { return false }
    return switch profile.trigger {
    case .taps: true
    case .press(let duration): duration > .zero
    case .drag, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown: false
    }
  }

  /// What has to keep still that a drag gets as well, with its verb.
  fileprivate func whatKeeps(sharedWith drag: LintMember) -> String {
    let types = touchTypes.intersection(drag.touchTypes)
    return profile.numberOfTouches.lowerBound > 1 ? "fingers keep" : "\(types.wordOfOne) keeps"
  }

  /// The axis along which a drag begins, as the end of a clause; empty for any direction.
  fileprivate var wordsOfAxis: String {
    guard profile.isDragAlongAxis else { return "" }
    return profile.directions.allSatisfy { $0.dx == 0 } ? " up or down" : " to the side"
  }

  /// Whether a drag begins with a movement of a finger that `other` gets, in any direction or along
  /// an axis.
  fileprivate func beginsWithAnyMovement(of other: LintMember) -> Bool {
    mayRecognizeAlone && !mayBeRefused
      // A recognizer of all types was hardly meant for the one type that a drag takes.
      && (takesAllKinds(of: other, byTouches: true)
        || other.touchTypes != .all && getsAllOfSomeTypes(of: other))
      && !touchTypes.intersection(other.touchTypes).isDisjoint(with: [.direct, .pencil])
      && profile.numberOfTouches.lowerBound <= other.profile.numberOfTouches.lowerBound
      && profile.edges == nil
      && (profile.directions.isEmpty || profile.isDragAlongAxis)
      && profile.taps == nil
      && !startsAfterOthers
  }
}
