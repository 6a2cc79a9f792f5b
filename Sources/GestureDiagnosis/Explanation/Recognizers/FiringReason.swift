import GestureCore

/// What made it send an action at a moment.
struct FiringReason {
  /// As the end of a sentence.
  var clause: String
  var rules: [String]
  /// What was measured, and the limit.
  var figures: FailureDetail.Figures?
  /// What the clause tells besides.
  var aspects: [Explanation.Cause.Aspect] = []

  init(_ clause: String, _ rules: String...) {
    self.clause = clause
    self.rules = rules
  }
}
