import GestureCore

// Whether a control receives the lift before a recognizer around it, or on it, takes its touch.
extension LintScene {
  /// The recognizer that makes a tap always recognize only after the lift, when a control has
  /// received the lift (S7.1, S7.10); nil where the tap may take the touch from the control.
  func delay(of tap: LintMember, beyondLiftOf control: Control) -> LintMember? {
    guard case .taps = tap.profile.trigger, !tap.isInSet,
      !members.contains(where: { mayKeepLift($0, from: control, as: tap) })
    else { return nil }
    return required(by: tap).first {
      $0.isUndecided(afterLiftOf: tap) && !mayBeSaved(tap, from: $0)
    }
  }

  /// The recognizers that keep the lift of a finger from a control until `decider`, which gets the
  /// finger too, has decided: `decider` itself, and taps that wait for it (S7.14).
  func withholders(ofLiftFrom control: Control, until decider: LintMember) -> [LintMember] {
    members.filter { member in
      guard member.takesPart, member.recognizer.delaysTouchesEnded,
        member.getsTouches(of: control)
      else { return false }
      return member.isSame(as: decider)
        || member.isTap && member.isDecidedAtLift
          && member.profile.numberOfTouches.contains(1) && waits(member, for: decider)
          && member.canShareTouch(with: decider)
    }
  }

  /// Whether presses of a control that follow fast are all kept from it until `taps` have been
  /// recognized, and so lost.
  func losesAllPresses(_ control: Control, to taps: LintMember) -> Bool {
    guard case .taps(let count) = taps.profile.trigger, count > 1 else { return false }
    return taps.recognizer.delaysTouchesBegan
      || !withholders(ofLiftFrom: control, until: taps).isEmpty
  }

  /// Whether a recognizer may keep the lift from a control until a tap that waits recognizes.
  private func mayKeepLift(
    _ member: LintMember, from control: Control, as tap: LintMember
  ) -> Bool {
    guard member.takesPart, member.getsTouches(of: control),
      member.recognizer.delaysTouchesEnded || member.recognizer.delaysTouchesBegan
    else { return false }
    // A recognizer that tracks other fingers, or waits itself, may be undecided for longer.
    return !member.isDecidedAtLift || !required(by: member).isEmpty || tap.mayBeRefused
      || !tap.getsAllTouches(of: member)
  }
}

extension LintMember {
  /// Whether it has recognized or failed when the last of its fingers has lifted.
  fileprivate var isDecidedAtLift: Bool {
    profile.trigger != .unknown && profile.undecidedAfterLift == .zero
  }

  /// Whether its limits allow each tap of `tap`, which needs `count` taps.
  private func isTap(whenever tap: LintMember, count: Int) -> Bool {
    guard let taps = profile.taps, let others = tap.profile.taps else { return false }
    return taps.admitsEach(of: others, inARow: count > 1)
  }

  /// Whether it always stays undecided, for more taps, when the fingers have completed a tap that
  /// it gets as well.
  fileprivate func isUndecided(afterLiftOf tap: LintMember) -> Bool {
    guard case .taps(let count) = tap.profile.trigger, case .taps(let more) = profile.trigger,
      more > count
    else { return false }
    return mayRecognizeAlone && !mayBeRefused && !isInSet && profile.undecidedAfterLift > .zero
      && startsNoLater(than: tap) && hitRegion == tap.hitRegion && touchTypes == tap.touchTypes
      && takesMixedTypes == tap.takesMixedTypes
      && profile.numberOfTouches == tap.profile.numberOfTouches
      && isTap(whenever: tap, count: count)
  }
}
