/// What an exploration has found.
public struct Exploration: Sendable {
  /// How many steps the scripts had at the most.
  public let depth: Int
  public let properties: [String]
  /// What fingers did: nothing is known of what isn't in it.
  public let alphabet: ExplorationAlphabet
  /// How many different states were seen.
  public internal(set) var states = 1
  /// How many scripts were played to the end.
  public internal(set) var scripts = 0
  /// How many scripts led to a state that had been seen before, and were not taken further.
  public internal(set) var pruned = 0
  /// How many states could not be compared, since someone doesn't say what it keeps.
  public internal(set) var incomparable = 0
  /// Up to how many steps all scripts were tried, or are equivalent to one that was.
  public internal(set) var completedDepth = 0
  /// Whether every script up to the depth was tried, or there is a counterexample.
  public internal(set) var isExhaustive = true
  /// The names of those that have recognized in some script.
  public internal(set) var recognized: Set<String> = []
  /// The properties that no script could have violated, since those that they are about have not
  /// recognized.
  public internal(set) var untested: [String] = []
  /// Those that the properties are about, or all, as far as they have recognized in no script.
  public internal(set) var neverRecognized: [NeverRecognized] = []
  /// The scene's own script, if it violates a property; else the shortest one that does. Nil where
  /// none does.
  public internal(set) var counterexample: Counterexample?

  /// A script that violates a property.
  public struct Counterexample: Sendable {
    /// What should have held.
    public let property: String
    /// What happened instead.
    public let sentence: String
    /// None where it is the scene's own script.
    public let events: [ExploredEvent]
    /// How many steps of the scene's own script it takes; nil where another script was found.
    public let ownSteps: Int?
  }

  /// A recognizer that has recognized in none of the scripts.
  public struct NeverRecognized: Hashable, Sendable {
    public let name: String
    /// With how many fingers it recognizes at the least, if there were fewer.
    public let fingersNeeded: Int?
  }

  /// Whether there is no counterexample, and nothing was left out that could have been one.
  public var isProof: Bool { counterexample == nil && isExhaustive && untested.isEmpty }

  init(depth: Int, properties: [String], alphabet: ExplorationAlphabet) {
    self.depth = depth
    self.properties = properties
    self.alphabet = alphabet
  }
}
