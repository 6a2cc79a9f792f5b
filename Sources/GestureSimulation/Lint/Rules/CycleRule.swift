import GestureCore

/// Rings of waiting (S4.32).
struct CycleRule: LintRule {
  func findings(in scene: LintScene) -> [Finding] {
    refused(in: scene) + answered(in: scene)
  }

  /// What was declared and refused.
  private func refused(in scene: LintScene) -> [Finding] {
    scene.members.flatMap { member in
      member.recognizer.core.refusedCycles.map { cycle in
        Finding(
          .cycle, .error, [member],
          "a requirement of \(member.quoted) was refused, for it would have closed a ring: \(cycle)",
          mend: "decide who goes first, and remove one of these requirements")
      }
    }
  }

  /// What delegates and hooks would answer against what was declared, or against each other.
  private func answered(in scene: LintScene) -> [Finding] {
    scene.refusedAnswers.map { ring in
      let (waiting, required) = (ring[0].quoted, ring[1].quoted)
      return Finding(
        .cycle, .error, ring.dropLast(),
        "asked as they meet, delegates or recognizers would close a ring: "
          + "\(ring.map(\.quoted).joined(separator: " waits for ")); that \(waiting) waits for "
          + "\(required) will be refused, for it comes last",
        mend: "let one side alone answer, and say no for the other")
    }
  }
}
