import GestureDiagnosis

/// A change that made a difference.
struct RemedyFinding {
  let change: Change
  let trial: Trial
  let difference: OutcomeComparison.Difference
  /// The usual gestures that no longer make recognizers fire, or only later.
  var losses: [UsualGestures.Loss] = []
  /// What becomes of other gestures.
  var neighbours: [Consequence] = []
  /// What lint finds with the change.
  var lint: [Lint.Finding] = []
}
