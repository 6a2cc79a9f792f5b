/// What an exploration has found.
public struct Exploration: Sendable {
  /// How many steps the scripts had at the most.
  public let depth: Int
  public let properties: [String]
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
  /// The shortest script that violates a property; nil where none does.
  public internal(set) var counterexample: Counterexample?

  /// A script that violates a property.
  public struct Counterexample: Sendable {
    /// What should have held.
    public let property: String
    /// What happened instead.
    public let sentence: String
    public let events: [ExploredEvent]
  }

  init(depth: Int, properties: [String]) {
    self.depth = depth
    self.properties = properties
  }
}

extension Exploration: CustomStringConvertible {
  /// What was tried, what held, and the counterexample if there is one.
  public var description: String {
    var lines: [String] = []
    if let counterexample {
      lines.append("✗ \(counterexample.property)")
      lines.append("  \(counterexample.sentence), after")
      lines += counterexample.events.map { "    \($0)" }
    } else {
      lines += properties.map { "✓ \($0)" }
    }
    lines.append(
      "\(states) states, \(scripts) scripts of up to \(depth) steps played, "
        + "\(pruned) of them led to a state seen before")
    if incomparable > 0 {
      lines.append(
        "\(incomparable) states could not be compared: a recognizer doesn't say what it keeps")
    }
    if !isExhaustive {
      lines.append("stopped early: not all scripts of more than \(completedDepth) steps were tried")
    }
    return lines.joined(separator: "\n")
  }
}
