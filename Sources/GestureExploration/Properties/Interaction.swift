extension Exploration {
  /// What has happened to the touches since everything was idle: the subject of properties.
  ///
  /// It starts with a finger and ends when everything is idle again. It contains only the
  /// recognizers that a property names.
  public struct Interaction: Hashable, Sendable {
    /// A recognizer that began or, being discrete, ended.
    public struct Recognition: Hashable, Sendable {
      /// The recognizer's name.
      public let recognizer: String
      /// The touches of its attempt, numbered in the order in which they came down.
      public let touches: Set<Int>
      /// How long ago the last input was, with or without a touch: for a tap the time since the
      /// lift.
      public let delay: Duration
    }

    /// In the order in which they happened.
    public internal(set) var recognitions: [Recognition] = []
    /// The recognizers that have tracked a touch, in the order of their names.
    public internal(set) var participants: [String] = []
    /// Whether the system has cancelled a touch.
    public internal(set) var wasCancelled = false
    /// The premises of properties that are met.
    public internal(set) var premises: Set<ExplorationProperty.Premise> = []
    /// Whether everything is idle again.
    public internal(set) var isOver = false

    /// The interaction reduced to the recognizers that a property names, under these names.
    func about(_ names: PropertyNames) -> Interaction {
      var interaction = self
      interaction.recognitions = recognitions.compactMap { recognition in
        names.name(of: recognition.recognizer).map { name in
          Recognition(recognizer: name, touches: recognition.touches, delay: recognition.delay)
        }
      }
      interaction.participants = Set(participants.compactMap(names.name)).sorted()
      return interaction
    }

    /// Whether a recognizer has recognized.
    public func hasRecognized(_ name: String) -> Bool {
      recognitions.contains { $0.recognizer == name }
    }
  }
}
