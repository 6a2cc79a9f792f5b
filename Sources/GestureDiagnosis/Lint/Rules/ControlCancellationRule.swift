import GestureCore

/// Recognizers around controls that cancel their touches: a control wins only over single taps
/// (S11.5).
struct ControlCancellationRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.compactMap { member in
      guard member.mayRecognize, member.recognizer.cancelsTouchesInView,
        member.cancelsControlTouches,
        !isScrolling(member, in: scene)
      else { return nil }
      let areas = member.edgeAreas(in: scene.window)
      let controls = scene.controls.filter { control in
        control.isEnabled && control.liesIn(member.view) && member.getsTouches(of: control)
          && areas.contains(where: control.reaches) && !scene.isKept(control, from: member)
      }
      return controls.isEmpty ? nil : finding(about: member, controls)
    }
  }

  /// Whether it moves a list or something in one, which is recognized by a delay of contents: there
  /// a press that turns into a movement is lost on purpose.
  private func isScrolling(_ member: LintMember, in scene: LintScene) -> Bool {
    guard case .drag = member.profile.trigger else { return false }
    return scene.members.contains {
      $0.profile.trigger == .delay && member.view.isDescendant(of: $0.view)
    }
  }

  private func finding(about member: LintMember, _ controls: [Control]) -> Lint.Finding {
    let loss =
      controls.count == 1 ? "loses " + member.lost("its") : "lose " + member.lost("their")
    return Lint.Finding(
      .controlLosesTouch, .note, [member],
      "\(controls.listed) \(loss) when \(member.quoted) of view '\(member.view.name)' recognizes: "
        + "controls defend themselves only against one tap with one finger"
        + (controls.contains { $0 is Slider || $0 is Switch }
          ? ", and sliders and switches against a drag along them" : ""),
      fixes: [.refuseTouches(member, on: controls), .leaveTouches(member)])
  }
}

extension LintMember {
  /// What a control loses: of several presses that make taps all that are still kept from it.
  fileprivate func lost(_ owner: String) -> String {
    guard case .taps(let count) = profile.trigger, count > 1 else { return "\(owner) touch" }
    if count == 2 { return recognizer.delaysTouchesEnded ? "both presses" : "the second press" }
    return recognizer.delaysTouchesEnded ? "all \(count) presses" : "the last of \(count) presses"
  }

  /// Whether a control doesn't win over it, and it recognizes while the control has the touch.
  fileprivate var cancelsControlTouches: Bool {
    switch profile.trigger {
    case .press(let duration): duration > .zero
    case .taps(let count): count > 1 || profile.numberOfTouches.lowerBound > 1
    case .drag, .swipe, .twoFingers: true
    case .drawing, .hover, .delay, .unknown: false
    }
  }
}
