/// A relation of one recognizer to another.
struct RelationEdge: Hashable, Sendable {
  /// The recognizers' indices in the list of recognizers.
  let from: Int
  let to: Int
  let kind: Kind
  let origin: Origin

  enum Kind: Hashable, Sendable, CaseIterable {
    /// `from` waits until `to` has failed.
    case waits
    /// `from` starts after `to` has begun.
    case startsAfter
    /// `from` hands its touches over to `to`.
    case handsOver
    /// Both may recognize. It holds in both directions.
    case together
    /// `from` excludes `to`, but not the other way round.
    case excludes
    /// Neither recognizer excludes the other, by their classes' rules. It holds in both directions.
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
