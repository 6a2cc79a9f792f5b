import GestureCore

/// A type with sentences on the present event of a log.
protocol CauseWriter {
  /// The time of the present event.
  var now: Timestamp { get }
}

extension CauseWriter {
  /// A cause.
  ///
  /// - Parameter moment: when it came about. Default: the present event's time.
  func cause(
    _ kind: Explanation.Cause.Kind, _ sentence: String, _ rules: String...,
    at moment: Timestamp? = nil
  ) -> Explanation.Cause {
    cause(kind, sentence, rules, at: moment)
  }

  /// A cause, with what else its sentence says.
  func cause(
    _ kind: Explanation.Cause.Kind, _ sentence: String, _ rules: [String],
    at moment: Timestamp? = nil, telling aspects: [Explanation.Cause.Aspect] = []
  ) -> Explanation.Cause {
    Explanation.Cause(kind, at: moment ?? now, sentence, rules: rules, telling: aspects)
  }
}
