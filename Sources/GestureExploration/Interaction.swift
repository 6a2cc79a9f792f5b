extension Exploration {
  /// What has become of the touches since all was at rest: what properties are about.
  ///
  /// It starts with a finger and ends when everything is at rest again. Only those recognizers are in
  /// it that a property names.
  public struct Interaction: Hashable, Sendable {
    /// That a recognizer began or, being discrete, ended.
    public struct Recognition: Hashable, Sendable {
      public let recognizer: String
      /// The touches of its attempt, numbered as they came down.
      public let touches: Set<Int>
      /// How long ago a touch last came down, moved or lifted: for a tap the time since the lift.
      public let delay: Duration
    }

    /// In the order in which they came.
    public internal(set) var recognitions: [Recognition] = []
    /// The recognizers that have tracked a touch, in the order of their names.
    public internal(set) var participants: [String] = []
    /// Whether the system has taken a touch away.
    public internal(set) var wasCancelled = false
    /// Whether all is at rest again.
    public internal(set) var isOver = false

    /// Whether a recognizer has recognized.
    public func hasRecognized(_ name: String) -> Bool {
      recognitions.contains { $0.recognizer == name }
    }
  }
}
