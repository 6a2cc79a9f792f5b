import GestureCore
import GestureTrace

/// Recognizers that start after one that never begins, or never has the same touch (S15.1, S15.3).
struct PrerequisiteRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    scene.members.flatMap { member in
      member.recognizer.handle.prerequisites.compactMap { prerequisite in
        finding(about: prerequisite, of: member, in: scene)
      }
        + member.recognizer.handle.prerequisiteTags.compactMap { tag in
          finding(about: tag, of: member, in: scene)
        }
    }
  }

  /// None of those with a tag can begin with a touch of the recognizer.
  private func finding(
    about tag: RecognizerTag, of member: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    let tagged = scene.members.filter {
      $0.number != member.number && $0.recognizer.tags.contains(tag)
    }
    let obstacles = tagged.map { obstacle(to: member, after: $0) }
    if obstacles.contains(nil) { return nil }
    let ends = zip(tagged, obstacles).map { "\($0.quoted), \($1 ?? "")" }
    return Lint.Finding(
      .neverFires, tagged.contains { !$0.recognizer.isEnabled } ? .note : .warning,
      [member] + tagged,
      "\(member.quoted) can never recognize: it starts after one tagged '\(tag.name)': "
        + (ends.isEmpty ? "no other in this window is" : ends.joined(separator: "; ")),
      fixes: [])
  }

  private func finding(
    about prerequisite: Prerequisite, of member: LintMember, in scene: LintScene
  ) -> Lint.Finding? {
    let first = scene.member(of: prerequisite.other?.handle)
    guard let first else {
      return Lint.Finding(
        .neverFires, .warning, [member],
        "\(member.quoted) can never recognize: it starts after \(prerequisite.label), which is on no "
          + "view of this window",
        fixes: [.drop(prerequisite.label, of: member)])
    }
    guard let obstacle = obstacle(to: member, after: first) else { return nil }
    // A recognizer that is switched off may be switched on later.
    let severity: Lint.Finding.Severity = first.recognizer.isEnabled ? .warning : .note
    let enabling = Lint.Fix(
      "set isEnabled of \(first.quoted) to true", [.enable(first.label)])
    return Lint.Finding(
      .neverFires, severity, [member, first],
      "\(member.quoted) can never recognize: it starts after \(first.quoted), \(obstacle)",
      fixes: (first.recognizer.isEnabled ? [] : [enabling]) + [.drop(first.label, of: member)])
  }

  private func obstacle(to member: LintMember, after first: LintMember) -> String? {
    if !first.recognizer.isEnabled { return "which is switched off" }
    if !first.canShareTouch(with: member) { return "which never has the same touch" }
    if first.mayRecognize { return nil }
    return "which never begins"
  }
}

extension Lint.Fix {
  fileprivate static func drop(_ first: RecognizerLabel, of member: LintMember) -> Lint.Fix {
    Lint.Fix(
      "let \(member.quoted) not start after '\(first.name)'",
      [.removePrerequisite(member.label, after: first)])
  }
}
