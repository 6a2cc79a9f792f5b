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
    var found: [Finding] = []
    for (one, other) in scene.pairs where scene.waits(one, for: other) {
      guard let back = scene.chain(from: other, to: one) else { continue }
      let ring = ([one] + back).map(\.quoted).joined(separator: " waits for ")
      found.append(
        Finding(
          .cycle, .error, [one] + back.dropLast(),
          "asked as they meet, delegates or recognizers would close a ring: \(ring); the last "
            + "requirement will be refused, and which one that is depends on the order of questions",
          mend: "let one side alone answer, and say no for the other"))
    }
    return found
  }
}
