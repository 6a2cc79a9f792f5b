/// A relation of one recognizer to another.
struct RelationEdge: Hashable, Sendable {
  /// Indices in the list of recognizers.
  let from: Int
  let to: Int
  let kind: Kind
  let origin: Origin

  enum Kind: Hashable, Sendable, CaseIterable {
    /// The first waits until the second has failed.
    case waits
    /// The first starts after the second has begun.
    case startsAfter
    /// The first hands its touches over to the second.
    case handsOver
    /// Both may recognize. It holds in both directions.
    case together
    /// The first excludes the second, but not the other way round.
    case excludes
    /// Neither excludes the other, by the rules of their classes. It holds in both directions.
    case unrelated
  }

  /// Where a relation comes from.
  enum Origin: Hashable, Sendable {
    /// Declared in code.
    case declared
    /// Answered by a delegate or a recognizer.
    case answered
    /// It follows from the classes of the recognizers.
    case kinds
  }
}
