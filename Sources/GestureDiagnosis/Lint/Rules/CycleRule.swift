import GestureCore
import GestureTrace

/// Cycles of waiting (S4.32).
struct CycleRule: LintRule {
  func findings(in scene: LintScene) -> [Lint.Finding] {
    refused(in: scene) + answered(in: scene)
  }

  /// Requirements that were declared and refused.
  private func refused(in scene: LintScene) -> [Lint.Finding] {
    scene.members.flatMap { member in
      member.recognizer.handle.refusedCycles.map { cycle in
        Lint.Finding(
          .cycle, .error, [member],
          "a requirement of \(member.quoted) was refused, for it would have closed a ring: \(cycle)",
          fixes: fixes(for: cycle, in: scene))
      }
    }
  }

  /// Requirements of delegates and hooks that contradict what was declared, or each other.
  private func answered(in scene: LintScene) -> [Lint.Finding] {
    scene.refusedRings.map { ring in
      let (waiting, required) = (ring[0].quoted, ring[1].quoted)
      return Lint.Finding(
        .cycle, .error, ring.dropLast(),
        "asked as they meet, delegates or recognizers would close a cycle: "
          + "\(ring.map { $0.quoted }.joined(separator: " waits for ")); that \(waiting) waits for "
          + "\(required) will be refused, for it comes last",
        fixes: zip(ring, ring.dropFirst()).map { .dropRequirements(of: $0, toFail: [$1]) })
    }
  }

  /// The fixes take back the requirement that was refused, or another requirement of the cycle.
  private func fixes(for cycle: RequirementCycle, in scene: LintScene) -> [Lint.Fix] {
    let ring = cycle.members
    func name(_ label: RecognizerLabel) -> String {  // a set has one name
      scene.members.first { $0.label == label }?.name ?? label.name
    }
    guard ring.count > 1 else { return [] }
    let links = Array(zip(ring, ring.dropFirst() + ring.prefix(1)))
    return (cycle.isContradiction ? Array(links.prefix(1)) : links).map { one, other in
      let requirement = Lint.Edit.drop(.requirement, one, other)
      let isFirst = one == ring[0] && other == ring[1]
      let startsAfter =
        isFirst && cycle.isOfBeginning
        || scene.members.first { $0.label == one }?.recognizer.handle.prerequisites
          .contains { $0.label == other } ?? false
      return Lint.Fix(
        "let '\(name(one))' not \(startsAfter ? "start after" : "wait for") '\(name(other))'",
        cycle.isContradiction
          ? [requirement] : [requirement, .drop(.prerequisite, one, other)])
    }
  }
}
