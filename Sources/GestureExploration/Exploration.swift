/// What an exploration has found.
public struct Exploration: Sendable {
  /// The maximum number of steps of the scripts.
  public let depth: Int
  /// The properties that were checked.
  public let properties: [String]
  /// What was tried: the result covers nothing else.
  public internal(set) var alphabet: ExplorationAlphabet
  /// The number of different states that were seen.
  public internal(set) var states = 1
  /// The number of scripts that were played to the end.
  public internal(set) var scripts = 0
  /// The number of scripts that led to a state seen before, and were not continued.
  public internal(set) var pruned = 0
  /// The number of states that could not be compared, because an object doesn't add its state to
  /// the digest.
  public internal(set) var incomparable = 0
  /// The number of steps up to which every script was tried, or is equivalent to a script that was.
  public internal(set) var completedDepth = 0
  /// Whether every script up to the depth was tried, or there is a counterexample.
  public internal(set) var isExhaustive = true
  /// Whether the views took too many forms (arrangements and sets of recognizers, as actions leave
  /// them) to tell places apart by all of them, so that a place may stand for places that differ in
  /// some form.
  public internal(set) var hasTooManyForms = false
  /// The number of forms of the views from which there are too many.
  static let mostForms = 16
  /// The names of the recognizers that have recognized in some script. The scene's own script,
  /// which may do what the search doesn't, doesn't count.
  public var recognized: Set<String> { coverage.recognized }
  /// What the scripts have come to, other than the scene's own.
  var coverage = Coverage()
  /// The properties that no script could have violated, because the recognizers that they are about
  /// have not recognized or can't be reached by what was varied, or because there was no script.
  public internal(set) var untested: [String] = []
  /// For each untested property, the input that the search would have to vary.
  public internal(set) var untried: [String: Untried] = [:]
  /// For each untested property whose premise no script has met, the premise.
  public internal(set) var unmetPremises: [String: ExplorationProperty.Premise] = [:]
  /// The recognizers that the properties are about, or all, that have recognized in no script.
  public internal(set) var neverRecognized: [NeverRecognized] = []
  /// The scene's own script, if it violates a property; otherwise the shortest script that does.
  /// Nil where no script does.
  public internal(set) var counterexample: Counterexample?

  /// A script that violates a property.
  public struct Counterexample: Sendable {
    /// What should have held.
    public let property: String
    /// What happened instead.
    public let sentence: String
    /// The script. If it is the scene's own, the steps after that: fingers that it leaves down
    /// lift, or, if a deadline before its next step violates the property, time passes up to the
    /// deadline.
    public let events: [ExploredEvent]
    /// How many steps of the scene's own script it takes; nil if another script was found.
    public let ownSteps: Int?
  }

  /// A recognizer that has recognized in none of the scripts.
  public struct NeverRecognized: Hashable, Sendable {
    /// The recognizer's name.
    public let name: String
    /// The input that it takes, if that was not varied.
    public let untried: Untried?
    /// Whether it is disabled at the beginning.
    public let isSwitchedOff: Bool
  }

  /// The largest number of fingers that `gestures explore` tries. (More make too many scripts.)
  package static let mostFingers = 5

  /// Whether there is no counterexample, and nothing was left out that could have been one.
  public var isProof: Bool {
    counterexample == nil && isExhaustive && !hasTooManyForms && untested.isEmpty && scripts > 0
  }

  /// Whether a property is about certain recognizers, so that it concerns this scene alone.
  public internal(set) var namesRecognizers = false

  init(depth: Int, properties: [String], alphabet: ExplorationAlphabet) {
    self.depth = depth
    self.properties = properties
    self.alphabet = alphabet
  }

  /// Resets the counts, since other places are tried.
  mutating func beginAnew(with alphabet: ExplorationAlphabet) {
    self.alphabet = alphabet
    (states, scripts, pruned, incomparable, completedDepth) = (1, 0, 0, 0, 0)
  }
}
