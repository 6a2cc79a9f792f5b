import GestureCore

/// Controls that lose their touches to recognizers of views around them (S11).
struct ControlRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.controls.flatMap { control in
      scene.members.filter { $0.takesPart && $0.getsTouches(of: control) }
        .compactMap { finding(about: control, $0, in: scene) }
    }
  }

  private func finding(
    about control: Control, _ member: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    let (button, rival) = ("control '\(control.name)'", member.quoted)
    let takes = member.recognizer.cancelsTouchesInView && member.veto == nil
    let isOwn = member.view === control
    if member.isSingleTap, takes, !(control is Slider), isOwn || control.isEnabled,
      let other = scene.delay(of: member, beyondLiftOf: control)
    {
      // It takes no touch then, and so the control isn't asked (S3.13).
      let isKept = scene.isKept(control, from: member)
      return .controlsActToo([control], member, waitingFor: other, wouldSayNo: isKept)
    }
    switch member.profile.trigger {
    case .taps(1) where control is Slider && member.isSingleTap: return nil  // it is dragged
    case .taps(1) where isOwn && member.isSingleTap && takes:
      return Lint.Finding(
        .controlLosesTouch, .warning, [member],
        "\(button) doesn't act on a tap that \(rival) on it recognizes: that takes the touch away",
        fixes: [.leaveTouches(member), .remove(member)])
    case .taps where isOwn && takes && member.takesFastPresses && !(control is Slider):
      let loss = member.lost("its", all: scene.losesAllPresses(control, to: member))
      return Lint.Finding(
        .controlLosesTouch, .warning, [member],
        "\(button) loses \(loss) when \(rival) on it recognizes",
        fixes: [.leaveTouches(member), .remove(member)])
    case .taps(1) where member.isSingleTap && takes:
      guard !scene.isProtected(control, from: member) else { return nil }
      return lossToTapAround(of: control, member)
    case .press(let duration) where duration <= .zero && takes && member.needsOneFingerAlone:
      return lossToTouchDown(of: control, member, in: scene)
    case .drag where isOwn && takes && control.isDragged && member.isMadeByOneFingerToTheSide:
      return Lint.Finding(
        .controlLosesTouch, .warning, [member],
        "\(button) can't be dragged: \(rival) on it begins as the finger moves and takes the touch "
          + "away",
        fixes: [.leaveTouches(member), .remove(member)])
    case .taps, .press, .drag, .swipe, .drawing, .twoFingers, .hover, .delay, .unknown:
      return nil
    }
  }

  private func lossToTouchDown(
    of control: Control, _ member: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    if member.view !== control && scene.isBeaten(member, on: control) { return nil }
    return Lint.Finding(
      .controlLosesTouch, .warning, [member],
      "control '\(control.name)' doesn't act on a touch of \(member.quoted), which begins as the "
        + "finger comes down and takes the touch away",
      fixes: [.refuseTouches(member, on: [control]), .leaveTouches(member)])
  }

  private func lossToTapAround(of control: Control, _ member: LintMember) -> Lint.Finding? {
    guard control.isEnabled else { return nil }
    let isOff = !control.preventsTapsOfSuperviews
    return Lint.Finding(
      .controlLosesTouch, .warning, [member],
      "control '\(control.name)' doesn't act on a tap: \(member.quoted) of view "
        + "'\(member.view.name)' around it takes the touch, since "
        + (isOff
          ? "its preventsTapsOfSuperviews is off"
          : "the control, asked whether \(member.quoted) may begin, says yes instead of its own no"),
      fixes: [
        Lint.Fix(
          isOff
            ? "set preventsTapsOfSuperviews of '\(control.name)' to true"
            : "let gestureRecognizerShouldBegin of '\(control.name)' call super",
          [.answer(member.label, .beginsOn(view: control.name), false)]), .leaveTouches(member),
      ])
  }
}

extension Lint.Finding {
  /// Controls act as well as a tap that would take their touches, since the tap waits for `other`,
  /// and nothing keeps the lift from the controls.
  ///
  /// - Parameter wouldSayNo: whether the controls would prevent the tap, if it took their touches.
  ///   Default: no.
  static func controlsActToo(
    _ controls: [Control], _ tap: LintMember, waitingFor other: LintMember,
    wouldSayNo: Bool = false
  ) -> Lint.Finding {
    let (acts, it) = controls.count == 1 ? ("acts", "it has") : ("act", "they have")
    let winner = wouldSayNo ? controls.listed : tap.quoted
    return Lint.Finding(
      .controlActsToo, .note, [tap, other],
      "\(controls.listed) \(acts) too when \(tap.quoted) of view '\(tap.view.name)' recognizes: "
        + "that waits until \(other.quoted) has failed, and by then \(it) had the lift, since "
        + "\(tap.name).delaysTouchesEnded is off",
      fixes: [
        .set(
          .delaysTouchesEnded, of: tap, to: true, if: " if \(winner) alone is meant",
          bringing: .controlLosesTouch)
      ] + (wouldSayNo ? [.refuseTouches(tap, on: controls)] : []) + [.leaveTouches(tap)])
  }
}

extension Control {
  /// Whether a finger that moves on it is its own gesture (S11.2).
  var isDragged: Bool { self is Slider || self is Switch }
}

extension LintMember {
  /// Whether one finger that moves to the side makes its gesture.
  fileprivate var isMadeByOneFingerToTheSide: Bool {
    let isAlong = profile.directions.isEmpty || profile.directions.contains { $0.dx != 0 }
    return isAlong && profile.numberOfTouches.lowerBound == 1 && profile.taps == nil
      && profile.edges == nil
  }

  /// Whether it needs one finger, and no taps before.
  var needsOneFingerAlone: Bool {
    profile.numberOfTouches == 1...1 && profile.taps == nil
  }

  /// Whether it may get touches that a control would handle: those on it or on views in it.
  func getsTouches(of control: Control) -> Bool {
    control.isDescendant(of: view) && LintScene.views(in: control).contains(where: getsTouches)
  }
}
