import GestureCore

/// Recognizers around controls that take touches from them: against single taps alone a control
/// defends itself (S11.5).
struct ControlThiefRule: LintRule {
  func findings(in scene: LintScene) -> [Finding] {
    scene.members.compactMap { member in
      guard member.mayRecognize, member.recognizer.cancelsTouchesInView, member.isThief,
        !isScrolling(member, in: scene)
      else { return nil }
      let victims = scene.controls.filter { control in
        control.isEnabled && control.liesIn(member.view) && member.getsTouches(of: control)
          && !scene.isKept(control, from: member)
      }
      return victims.isEmpty ? nil : finding(about: member, victims.map(\.name))
    }
  }

  /// Whether it moves a list or something in one, which a delay of contents tells: there a press
  /// that turns into a movement is meant to be lost.
  private func isScrolling(_ member: LintMember, in scene: LintScene) -> Bool {
    guard case .drag = member.profile.form else { return false }
    return scene.members.contains {
      $0.profile.form == .delay && member.view.isDescendant(of: $0.view)
    }
  }

  private func finding(about member: LintMember, _ controls: [String]) -> Finding {
    let few = controls.prefix(controls.count > 4 ? 3 : 4).map { "'\($0)'" }
    let rest = controls.count - few.count
    let names = (few + (rest > 0 ? ["\(rest) more"] : [])).joinedAsList
    let victims =
      controls.count == 1 ? "control \(names) loses its" : "controls \(names) lose their"
    return Finding(
      .controlLosesTouch, .note, [member],
      "\(victims) touch when \(member.quoted) of view '\(member.view.name)' recognizes: controls "
        + "defend themselves only against one tap with one finger",
      mend: "let the delegate of \(member.quoted) say no to shouldReceive(_ touch:) there, or set "
        + "\(member.name).cancelsTouchesInView to false if both are meant")
  }
}

extension LintMember {
  /// Whether it is something against which a control doesn't defend itself, and recognizes while
  /// the control has the touch.
  fileprivate var isThief: Bool {
    switch profile.form {
    case .press(let duration): duration > .zero
    case .taps: profile.numberOfTouches.lowerBound > 1
    case .drag, .swipe, .twoFingers: true
    case .drawing, .hover, .delay, .unknown: false
    }
  }
}
