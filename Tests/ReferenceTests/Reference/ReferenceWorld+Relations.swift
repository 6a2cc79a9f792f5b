import GestureCore
import GestureScenario

// Who competes with whom, who allows whom, and who waits for whom.
extension ReferenceWorld {
  /// S4.1, S14.1: two share a touch if both have tracked it in their present attempts.
  func share(_ one: String, _ other: String) -> Bool {
    guard one != other, let left = self[one], let right = self[other] else { return false }
    return !left.met.isDisjoint(with: right.met)
  }

  // MARK: Excluding

  /// S4.14: whether one that recognizes fails the other.
  func excludes(_ winner: String, _ loser: String) -> Bool {
    share(winner, loser) && canPrevent(winner, loser) && !allowsBoth(winner, loser)
  }

  /// S3.18, S4.12, S4.13: the recognizers' own rules, which come before the delegates.
  func canPrevent(_ winner: String, _ loser: String) -> Bool {
    let prevents = member(winner)?.spec.preventsOnly.map { $0.contains(loser) } ?? true
    let yields = member(loser)?.spec.preventedOnlyBy.map { $0.contains(winner) } ?? true
    return prevents && yields
  }

  /// S3.17, S3.21: one yes of the two sides is enough, for this pair.
  func allowsBoth(_ one: String, _ other: String) -> Bool {
    isDeclaredTogether(one, other) || isDeclaredTogether(other, one)
      || answer(.shouldRecognizeSimultaneously, one, Subject(other: other))
      || answer(.shouldRecognizeSimultaneously, other, Subject(other: one))
  }

  private func isDeclaredTogether(_ one: String, _ other: String) -> Bool {
    member(one)?.spec.recognizesTogether.contains(other) ?? false
  }

  // MARK: Requirements

  /// S4.33, S4.35, S4.32: none waits for itself, twice is once, and what would close a ring is
  /// refused.
  mutating func require(_ waiter: String, toFail required: String) {
    let new = Requirement(waiter: waiter, required: required)
    guard waiter != required, !requirements.contains(new) else { return }
    if waitsInTheEnd(required, for: waiter) { return }
    requirements.append(new)
  }

  /// Whether one waits for the other, directly or through others.
  func waitsInTheEnd(_ waiter: String, for goal: String) -> Bool {
    var reached: Set<String> = [waiter]
    var isGrowing = true
    while isGrowing {
      let next = reached.union(reached.flatMap { requirements(of: $0) })
      isGrowing = next.count > reached.count
      reached = next
    }
    return reached.contains(goal)
  }

  /// Those whose failure one requires, declared or by an answer (S3.22, S4.37).
  func requirements(of waiter: String) -> Set<String> {
    let declared = requirements.filter { $0.waiter == waiter }.map(\.required)
    return (self[waiter]?.answeredRequirements ?? []).union(declared)
  }

  /// S4.25, S4.39: requirements have an effect only between two that share a touch.
  func effectiveRequirements(of waiter: String) -> [String] {
    participants.filter { requirements(of: waiter).contains($0) && share(waiter, $0) }
  }

  /// S4.17, S4.24, S4.28: held as long as any of them has neither failed nor recognized.
  func isHeld(_ waiter: String) -> Bool {
    effectiveRequirements(of: waiter).contains { self[$0]?.delivered == .possible }
  }

  /// S4.17, S4.27: a required recognizer that has recognized.
  func recognizedRequirement(of waiter: String) -> String? {
    effectiveRequirements(of: waiter).first { self[$0]?.hasRecognized == true }
  }
}
