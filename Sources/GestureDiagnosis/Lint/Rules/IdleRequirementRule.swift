import GestureCore
import GestureTrace

/// Requirements without effect, because the two never share a touch (S4.25, S4.39).
struct IdleRequirementRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.flatMap { member in
      member.recognizer.handle.failureRequirements.filter { $0.isDeclared }.compactMap {
        requirement in
        finding(about: requirement, of: member, in: scene)
      }
    }
  }

  private func finding(
    about requirement: FailureRequirement, of member: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    let required = scene.member(of: requirement.other?.handle)
    guard let required else {
      return Lint.Finding(
        .idleRequirement, .note, [member],
        "\(member.quoted) waits for \(requirement.label), which is on no view of this window: that "
          + "holds it only when both have the same touch",
        fixes: [.dropIdleRequirement(of: member, toFail: requirement.label)])
    }
    if required.profile.trigger == .hover {
      return finding(member, required, "a pointer that hovers is no touch")
    }
    if member.takesOtherTypes(than: required) {
      return finding(
        member, required,
        "the two take touches of different types, so they never have the same one")
    }
    let isApart =
      !required.view.isDescendant(of: member.view) && !member.view.isDescendant(of: required.view)
    guard isApart else { return nil }
    return finding(
      member, required,
      "view '\(member.view.name)' and view '\(required.view.name)' don't lie in one another, so the "
        + "two never have the same touch",
      [.attach(required, to: member.view.commonView(with: required.view))])
  }

  private func finding(
    _ member: LintMember, _ required: LintMember, _ reason: String, _ more: [Lint.Fix] = []
  ) -> Lint.Finding {
    Lint.Finding(
      .idleRequirement, .warning, [member, required],
      "that \(member.quoted) waits for \(required.quoted) has no effect: \(reason)",
      fixes: [.dropIdleRequirement(of: member, toFail: required.label)] + more)
  }
}

extension Lint.Fix {
  fileprivate static func dropIdleRequirement(
    of waiting: LintMember, toFail required: RecognizerLabel
  ) -> Lint.Fix {
    Lint.Fix("remove the requirement", [.drop(.requirement, waiting.label, required)])
  }
}

extension LintMember {
  /// Whether it takes only types of touches that `other` doesn't take (S2.14), and no pointer input
  /// that `other` takes.
  fileprivate func takesOtherTypes(than other: LintMember) -> Bool {
    !touchTypes.isEmpty && !other.touchTypes.isEmpty
      && touchTypes.isDisjoint(with: other.touchTypes)
      && pointerInputs.isDisjoint(with: other.pointerInputs)
  }
}
