import GestureCore
import GestureTrace

/// Recognizers around controls that cancel their touches: a control wins only over single taps
/// (S11.5).
struct ControlCancellationRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.compactMap { member in
      guard member.mayRecognize, member.recognizer.cancelsTouchesInView,
        member.cancelsControlTouches,
        !isScrolling(member, in: scene)
      else { return nil }
      let controls = scene.controls.filter { control in
        control.isEnabled && control.liesIn(member.view) && member.getsTouches(of: control)
          && !scene.isKept(control, from: member)
      }
      return controls.isEmpty ? nil : finding(about: member, controls.map { $0.name })
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

  private func finding(about member: LintMember, _ controls: [String]) -> Lint.Finding {
    let few = controls.prefix(controls.count > 4 ? 3 : 4).map { "'\($0)'" }
    let rest = controls.count - few.count
    let names = (few + (rest > 0 ? ["\(rest) more"] : [])).joinedAsList
    let controls =
      controls.count == 1 ? "control \(names) loses its" : "controls \(names) lose their"
    return Lint.Finding(
      .controlLosesTouch, .note, [member],
      "\(controls) touch when \(member.quoted) of view '\(member.view.name)' recognizes: controls "
        + "defend themselves only against one tap with one finger",
      fix: "let the delegate of \(member.quoted) say no to shouldReceive(_ touch:) there, or set "
        + "\(member.name).cancelsTouchesInView to false if both are meant")
  }
}

extension LintMember {
  /// Whether a control doesn't win over it, and it recognizes while the control has the touch.
  fileprivate var cancelsControlTouches: Bool {
    switch profile.trigger {
    case .press(let duration): duration > .zero
    case .taps: profile.numberOfTouches.lowerBound > 1
    case .drag, .swipe, .twoFingers: true
    case .drawing, .hover, .delay, .unknown: false
    }
  }
}
