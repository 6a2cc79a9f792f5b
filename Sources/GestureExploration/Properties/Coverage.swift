/// What scripts have come to, which decides whether they have put a property to the test.
struct Coverage: Hashable, Sendable {
  /// The names of the recognizers that have recognized.
  var recognized: Set<String> = []
  /// The premises that were met.
  var premises: Set<ExplorationProperty.Premise> = []
  /// Whether a recognizer was given anything.
  var hasAttempts = false

  mutating func formUnion(_ other: Self) {
    recognized.formUnion(other.recognized)
    premises.formUnion(other.premises)
    hasAttempts = hasAttempts || other.hasAttempts
  }

  func isSubset(of other: Self) -> Bool {
    recognized.isSubset(of: other.recognized) && premises.isSubset(of: other.premises)
      && (other.hasAttempts || !hasAttempts)
  }
}
