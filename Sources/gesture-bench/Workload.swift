/// Something to be measured: made once, run many times.
struct Workload {
  /// What it is, for the table and for `--filter`.
  var name: String
  /// How many recognizers take part in an event; 0 where that means nothing.
  var recognizers: Int
  /// How many events one run has.
  var eventsPerRun: Int
  /// Whether its events change no state: then they must allocate nothing.
  var isSteady = false
  /// One run.
  var run: () -> Void
}

/// What was measured of a workload.
struct Measurement: Encodable {
  var name: String
  var recognizers: Int
  /// Nanoseconds an event: the median of all repetitions, the least and the most.
  var nanosecondsPerEvent: Double
  var least: Double
  var most: Double
  var allocationsPerEvent: Double
  var isSteady: Bool

  var nanosecondsPerRecognizer: Double? {
    recognizers > 0 ? nanosecondsPerEvent / Double(recognizers) : nil
  }
}
