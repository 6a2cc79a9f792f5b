import GestureCore
import GestureScenario

// Which recognizers compete, which allow each other, and which wait for which.
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

  /// S3.17, S3.21: one yes of the two sides is enough, for this pair. S15.4: nor does one compete
  /// with those after which it starts.
  func allowsBoth(_ one: String, _ other: String) -> Bool {
    isDeclaredTogether(one, other) || isDeclaredTogether(other, one)
      || startsInTheEnd(one, after: other) || startsInTheEnd(other, after: one)
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
    if mayNotRequire(waiter, required) { return }
    requirements.append(new)
  }

  /// S15.6: rings are refused over both kinds of edges, and so is waiting for one after which it
  /// starts.
  func mayNotRequire(_ waiter: String, _ required: String) -> Bool {
    waitsInTheEnd(required, for: waiter) || prerequisites(of: waiter).contains(required)
  }

  /// Whether one waits for the other, directly or through others: for its failure or its beginning.
  private func waitsInTheEnd(_ waiter: String, for goal: String) -> Bool {
    isReached(goal, from: waiter) { requirements(of: $0).union(prerequisites(of: $0)) }
  }

  private func isReached(
    _ goal: String, from start: String, through next: (String) -> Set<String>
  ) -> Bool {
    var reached: Set<String> = [start]
    var isGrowing = true
    while isGrowing {
      let larger = reached.union(reached.flatMap(next))
      isGrowing = larger.count > reached.count
      reached = larger
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

  /// S4.17, S4.24, S4.28: held as long as any of them has neither failed nor recognized. S15.1: or
  /// any of those after which it starts.
  func isHeld(_ waiter: String) -> Bool {
    effectiveRequirements(of: waiter).contains { self[$0]?.delivered == .possible }
      || prerequisites(of: waiter).contains { hasBegun($0, before: waiter) == nil }
  }

  /// S4.17, S4.27: a required recognizer that has recognized.
  func recognizedRequirements(of waiter: String) -> [String] {
    effectiveRequirements(of: waiter).filter { self[$0]?.hasRecognized == true }
  }

  // MARK: Starting after others

  /// S15.6: like a requirement; nor does one start after another that it waits for to fail.
  mutating func start(_ waiter: String, after first: String) {
    let new = Requirement(waiter: waiter, required: first)
    guard waiter != first, !prerequisites.contains(new) else { return }
    if waitsInTheEnd(first, for: waiter) || requirements(of: waiter).contains(first) { return }
    prerequisites.append(new)
  }

  /// Those after which one starts.
  func prerequisites(of waiter: String) -> [String] {
    prerequisites.filter { $0.waiter == waiter }.map(\.required)
  }

  /// S15.4: directly or through others.
  private func startsInTheEnd(_ waiter: String, after goal: String) -> Bool {
    waiter != goal && isReached(goal, from: waiter) { Set(prerequisites(of: $0)) }
  }

  /// Whether one has begun, as far as another is concerned that starts after it; nil as long as
  /// that is open.
  ///
  /// S15.2: what it came to counts until the other is through. S15.3: without a touch in common it
  /// never does.
  func hasBegun(_ first: String, before waiter: String) -> Bool? {
    if self[waiter]?.earlierPrerequisites.contains(first) == true { return true }
    guard share(first, waiter), let attempt = self[first] else { return false }
    return attempt.delivered == .possible ? nil : attempt.hasRecognized
  }

  /// S15.2, S15.5: of several prerequisites all must have begun; those that never will.
  func failedPrerequisites(of waiter: String) -> [String] {
    prerequisites(of: waiter).filter { hasBegun($0, before: waiter) == false }
  }
}
