// Which touches views receive.
extension ViewDelivery {
  /// Whether a recognizer that is still undecided wants the touch withheld (S7.14).
  func isDelayed(_ touch: Touch, by flag: (RecognizerCore) -> Bool) -> Bool {
    touch.recipients.contains { core in
      core.attempt.delivered == .possible && core.attempt.isOpen && flag(core)
        && core.slots.contains(touch.slot)
    }
  }

  /// Whether a recognizer has taken the touch from its view. A touch that such a recognizer starts
  /// to track in mid-gesture never reaches the view (S7.11), even if the gesture ends in the same
  /// event.
  func isCancelledByRecognizer(_ touch: Touch) -> Bool {
    touch.recipients.contains { core in
      core.attempt.flags.contains(.tookTouches) && core.cancelsTouchesInView
        && core.touchList.contains(touch)
    }
  }

  /// Whether the view accepts another touch (S2.17, S2.18). A finger that has lifted is over, even
  /// while its end is withheld (S14.6).
  func viewAcceptsTouch(_ touch: Touch) -> Bool {
    guard let view = touch.view else { return false }
    if registry.isAlone(touch) || registry.isKnownToAdmitAnother(on: view) { return true }
    let takesSeveral = view.isMultipleTouchEnabled
    let isExclusive = view.isExclusiveTouch
    return !registry.contains(besides: touch) { other in
      guard other.holdsItsView else { return false }
      if other.view === view { return !takesSeveral }
      return other.window === touch.window
        && (isExclusive || other.view?.isExclusiveTouch == true)
    }
  }

  /// Whether the view has received the touch or still may: cancelling it would take something from
  /// the view. A new touch that never reaches the view doesn't count (S2.17, S7.11).
  func mayStillReach(_ touch: Touch) -> Bool {
    switch touch.viewStream.stage {
    case .over: false
    case .new:
      !isCancelledByRecognizer(touch) && viewAcceptsTouch(touch) && !followsAnother(touch)
    case .beganWithheld, .moveWithheld, .began, .endWithheld: true
    }
  }

  /// Whether its view takes one touch at a time, and gets another that begins in the same event.
  private func followsAnother(_ touch: Touch) -> Bool {
    guard let view = touch.view, !view.isMultipleTouchEnabled else { return false }
    return registry.live.prefix { $0 !== touch }.contains { other in
      other.view === view && other.viewStream.stage == .new && !isCancelledByRecognizer(other)
    }
  }
}

extension Touch {
  /// Down, and accepted by its view.
  fileprivate var holdsItsView: Bool {
    guard currentPhase != .ended, currentPhase != .cancelled else { return false }
    switch viewStream.stage {
    case .beganWithheld, .moveWithheld, .began, .endWithheld: return true
    case .new, .over: return false
    }
  }
}
