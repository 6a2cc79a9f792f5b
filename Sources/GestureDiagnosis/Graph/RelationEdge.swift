/// A relation of one recognizer to another.
struct RelationEdge: Hashable, Sendable {
  /// Places in the list of recognizers.
  let from: Int
  let to: Int
  let kind: Kind
  let origin: Origin

  enum Kind: Hashable, Sendable, CaseIterable {
    /// The first waits until the second has failed.
    case waits
    /// Both may recognize. It goes both ways.
    case together
    /// The first excludes the second, but not the other way round.
    case excludes
    /// Neither excludes the other, by the rules of their kinds. It goes both ways.
    case unrelated
  }

  /// Whose word it is.
  enum Origin: Hashable, Sendable {
    /// Declared in code.
    case declared
    /// A delegate or a recognizer answered so.
    case answered
    /// The recognizers' kinds are like that.
    case kinds
  }
}
