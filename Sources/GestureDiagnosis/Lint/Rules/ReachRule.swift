import GestureCore
import GestureTrace

/// Recognizers that get no touch (S2.2, S2.12, S2.16, S13.19).
struct ReachRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.compactMap { member in
      guard member.profile.trigger != .hover else { return nil }
      return finding(about: member)
    }
  }

  private func finding(about member: LintMember) -> Lint.Finding? {
    if member.recognizer.allowedTouchTypes.isEmpty
      && member.pointerInputs.isEmpty
    {
      return Lint.Finding(
        .unreachable, .error, [member],
        "\(member.quoted) gets no touch: its allowedTouchTypes are empty",
        fix: "name the touch types that it is to take, such as .direct")
    }
    if !member.recognizer.isEnabled {
      return Lint.Finding(
        .unreachable, .note, [member], "\(member.quoted) gets no touch: it is switched off",
        fix: "set isEnabled when it is to take part")
    }
    return findingAboutView(of: member)
  }

  private func findingAboutView(of member: LintMember) -> Lint.Finding? {
    let view = member.view.name
    switch member.reach {
    case .reachable: return nil
    case .closed(let closed, let why, let isByIntent):
      return Lint.Finding(
        .unreachable, isByIntent ? .note : .warning, [member],
        "\(member.quoted) gets no touch: view '\(closed)' \(why)",
        fix: "let view '\(closed)' have touches when \(member.quoted) is to fire")
    case .zeroSize:
      return Lint.Finding(
        .unreachable, .warning, [member],
        "\(member.quoted) gets no touch: view '\(view)' has no size",
        fix: "give view '\(view)' a frame, or attach \(member.quoted) to a view that has one")
    case .outside:
      guard !member.view.maybeScrolls else { return nil }
      return Lint.Finding(
        .unreachable, .warning, [member],
        "\(member.quoted) gets no touch: view '\(view)' lies outside of the views around it",
        fix: "move view '\(view)' in, or make its superview larger: what sticks out can't be hit")
    case .flattened(let flat):
      return Lint.Finding(
        .unreachable, .warning, [member],
        "\(member.quoted) gets no touch: the transform of view '\(flat)' leaves it no area",
        fix: "give view '\(flat)' a transform that doesn't scale to zero")
    case .covered(let covers): return finding(about: member, coveredBy: covers)
    }
  }

  private func finding(about member: LintMember, coveredBy covers: [String]) -> Lint.Finding {
    let names = covers.map { "'\($0)'" }
    let cover =
      covers.count == 1
      ? "view \(names[0]) covers" : "views \(names.joinedAsList) together cover"
    return Lint.Finding(
      .unreachable, .warning, [member],
      "\(member.quoted) gets no touch: \(cover) all of view '\(member.view.name)'",
      fix: covers.count == 1
        ? "switch isUserInteractionEnabled of \(names[0]) off if it is only there to be seen"
        : "switch isUserInteractionEnabled off of those that are only there to be seen")
  }
}
