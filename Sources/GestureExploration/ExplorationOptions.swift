/// What a search tries, and how much of it.
public struct ExplorationOptions: Sendable {
  /// What fingers may do; nil for what the scene suggests.
  public var alphabet: ExplorationAlphabet?
  /// The maximum number of scripts to play. Default: a million.
  public var limit: Int
  /// Whether equal states are merged; false plays every single script. Default: true.
  public var prunes: Bool

  /// The default options, except those that are given.
  public init(alphabet: ExplorationAlphabet? = nil, limit: Int = 1_000_000, prunes: Bool = true) {
    self.alphabet = alphabet
    self.limit = limit
    self.prunes = prunes
  }
}
