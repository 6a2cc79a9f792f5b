/// That a recognizer waits until another has failed.
public struct FailureRequirement {
  /// The one that has to fail; nil while it is on no view.
  public let other: (any GestureRecognizer)?
  public let label: RecognizerLabel
  /// Whether `require(toFail:)` said so.
  public let isDeclared: Bool
  /// Whether a delegate or a recognizer answered so, for the present attempt.
  public let isAnswered: Bool
}

@available(*, unavailable)
extension FailureRequirement: Sendable {}

// What tools read of a recognizer's relations.
extension RecognizerCore {
  /// The recognizers that this one waits for, in the order of declaration.
  public var failureRequirements: [FailureRequirement] {
    requirements.mustFail.compactMap { edge in
      guard let core = edge.core else { return nil }
      return FailureRequirement(
        other: core.recognizer, label: core.label, isDeclared: edge.isStatic,
        isAnswered: edge.isDynamic)
    }
  }

  /// Whether it was declared to recognize together with another, from either side: one by one, or
  /// by tags.
  public func isDeclaredTogether(with other: any GestureRecognizer) -> Bool {
    if isCompanion(of: other.core) { return true }
    return dispatcher?.questions.tagRelations.allow(self, with: other.core) ?? false
  }
}
