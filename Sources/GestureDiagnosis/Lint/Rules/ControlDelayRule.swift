import GestureCore

/// Recognizers that keep touches from controls until they have decided (S11.8, S11.9).
struct ControlDelayRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.filter { $0.takesPart }.flatMap { member -> [Lint.Finding] in
      // An edge pan fails at once by a touch that comes down elsewhere.
      let areas = member.edgeAreas(in: scene.window)
      let controls = scene.controls.filter { control in
        control.isEnabled && member.getsTouches(of: control)
          && areas.contains(where: control.reaches)
      }
      guard !controls.isEmpty else { return [] }
      let isAtEdge = controls.contains { control in
        !areas.contains { $0.union(control.boxInWindow) == $0 }
      }
      let place =
        isAtEdge && member.profile.edges != nil ? ", touched at the edge of the window," : ""
      return [lateBegin(of: controls, member, place), lateEnd(of: controls, member)]
        .compactMap { $0 }
    }
  }

  /// A list delays its content's touches to tell a press from a scroll, and so delays its controls.
  ///
  /// - Parameter place: where touches on them are delayed, as an aside; empty for everywhere.
  private func lateBegin(
    of controls: [Control], _ member: LintMember, _ place: String
  ) -> Lint.Finding? {
    guard member.recognizer.delaysTouchesBegan, member.profile.undecidedAtRest != .zero
    else { return nil }
    let (verb, them) = controls.count == 1 ? ("shows", "it") : ("show", "them")
    let isForContents = member.profile.trigger == .delay
    return Lint.Finding(
      .controlLosesTouch, .note, [member],
      "\(controls.listed)\(place) \(verb) no press \(until(member)), since \(member.quoted) keeps "
        + "the touch from \(them)\(isForContents ? "" : ": its delaysTouchesBegan is on")",
      fixes: [
        isForContents
          ? .set(.delay, of: member, to: 0)
          : .set(.delaysTouchesBegan, of: member, to: false),
        .refuseTouches(member, on: controls),
      ])
  }

  /// Until when a finger that rests is withheld from its control, or what else it takes. A recognizer
  /// that needs more fingers waits for them, and a drag also while that finger moves.
  private func until(_ member: LintMember) -> String {
    let touch = member.touchTypes.wordOfOne
    if member.profile.numberOfTouches.lowerBound > 1 {
      switch member.profile.trigger {
      case .drag, .twoFingers: return "before the \(touch) lifts"
      case .press: return "before the \(touch) moves on or lifts"
      case .taps, .swipe, .drawing, .hover, .delay, .unknown: break
      }
    }
    guard let time = member.profile.undecidedAtRest else {
      return "before the \(touch) moves on or lifts"
    }
    return "for up to \(time.inMilliseconds.withOneDecimal) ms under a \(touch) that rests"
  }

  /// A recognizer that needs more fingers fails as the single finger lifts.
  private func lateEnd(of controls: [Control], _ member: LintMember) -> Lint.Finding? {
    guard member.profile.numberOfTouches.contains(1) else { return nil }
    let wait = member.profile.undecidedAfterLift
    guard member.recognizer.delaysTouchesEnded, wait > .zero else { return nil }
    let time = wait.inMilliseconds.withOneDecimal
    let isForFingers = member.touchTypes.contains(.direct)
    let means = isForFingers ? "" : " with \(member.touchTypes.wordsOfMeans)"
    return Lint.Finding(
      .controlLosesTouch, .note, [member],
      "\(controls.listed) will act \(time) ms late\(means) because \(member.quoted) keeps the lift from "
        + "\(controls.count == 1 ? "it" : "them") until it has decided",
      fixes: [
        .set(.delaysTouchesEnded, of: member, to: false),
        .refuseTouches(member, on: controls),
      ])
  }
}
