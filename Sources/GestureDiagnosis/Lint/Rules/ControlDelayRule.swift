import GestureCore
import GestureTrace

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
      return (lateBegin(of: controls, member, place).map { [$0] } ?? [])
        + lateEnds(of: controls, until: member, in: scene)
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

  /// Controls that act late, those together from which the same recognizers keep the lift. A
  /// recognizer that needs more fingers fails as the single finger lifts.
  private func lateEnds(
    of controls: [Control], until decider: LintMember, in scene: LintScene
  ) -> [Lint.Finding] {
    guard decider.profile.numberOfTouches.contains(1), decider.profile.undecidedAfterLift > .zero
    else { return [] }
    var groups: [(withholders: [LintMember], controls: [Control])] = []
    for control in controls {
      let withholders = scene.withholders(ofLiftFrom: control, until: decider)
      if withholders.isEmpty { continue }
      let known = groups.firstIndex {
        $0.withholders.elementsEqual(withholders) { $0.isSame(as: $1) }
      }
      if let known {
        groups[known].controls.append(control)
      } else {
        groups.append((withholders, [control]))
      }
    }
    return groups.map { finding(about: $0.controls, late: decider, $0.withholders, in: scene) }
  }

  private func finding(
    about controls: [Control], late decider: LintMember, _ withholders: [LintMember],
    in scene: LintScene
  ) -> Lint.Finding {
    let time = decider.profile.undecidedAfterLift.inMilliseconds.withOneDecimal
    let isForFingers = decider.touchTypes.contains(.direct)
    let means = isForFingers ? "" : " with \(decider.touchTypes.wordsOfMeans)"
    let waiting = withholders.filter { !$0.isSame(as: decider) }
    let one = controls.count == 1 ? "it" : "them"
    let isOne = waiting.count == 1
    let others = waiting.map { $0.quoted }.joinedAsList
    let cause =
      if waiting.isEmpty {
        "\(decider.quoted) keeps the lift from \(one) until it has decided"
      } else if waiting.count < withholders.count {
        "\(decider.quoted) keeps the lift from \(one) until it has decided, and so "
          + "\(isOne ? "does" : "do") \(others), which \(isOne ? "waits" : "wait") for it"
      } else {
        "\(others) \(isOne ? "keeps" : "keep") the lift from \(one), waiting until "
          + "\(decider.quoted) has decided"
      }
    // A tap that decides after the lift takes no touch: the controls aren't asked (S3.13), and it
    // fires as well.
    let isFree = scene.members.contains { tap in
      tap.isSingleTap && tap.recognizer.cancelsTouchesInView && scene.waits(tap, for: decider)
        && controls.contains { tap.getsTouches(of: $0) && scene.isKept($0, from: tap) }
    }
    let atOnce = withholders.map { Lint.Fix.set(.delaysTouchesEnded, of: $0, to: false) }
    return Lint.Finding(
      .controlLosesTouch, .note, [decider] + (waiting.count == withholders.count ? waiting : []),
      "\(controls.listed) will act \(time) ms late\(means) because \(cause)",
      fixes: (isFree ? [] : Lint.Fix.all(atOnce)) + [.refuseTouches(decider, on: controls)])
  }
}
