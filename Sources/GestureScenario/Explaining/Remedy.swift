/// One change to a scenario that would have led to another outcome of a recognizer or a view, found
/// by playing the script again with it.
public struct Remedy: Hashable, Sendable {
  /// What would have been different, what the change is, and what else would change: "It would have
  /// fired at 60 ms if … were …, but then 'pan' would not fire."
  public let sentence: String
  /// What else would change, as clauses: other recognizers and controls that would fire
  /// differently. Empty if nothing does.
  public let sideEffects: [String]
  /// The scenario with the change.
  public let scenario: Scenario
}
