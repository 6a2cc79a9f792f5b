extension View {
  /// Adds recognizers to the view and declares how they go together (S15.7).
  ///
  /// ```swift
  /// photo.gestures {
  ///   exclusively { double; single }
  ///   simultaneously { pan; pinch; rotation }
  ///   sequence { press; drag }
  /// }
  /// ```
  ///
  /// Recognizers that are on a view already stay there. The groups add relations and nothing else.
  ///
  /// - Returns: a token that takes the relations back.
  @discardableResult
  public func gestures(@GestureGroupBuilder _ groups: () -> [GestureGroup]) -> RelationToken {
    let groups = groups()
    for recognizer in groups.flatMap({ $0.recognizers }) where recognizer.view == nil {
      addGestureRecognizer(recognizer)
    }
    return RelationToken(groups.map { $0.declare() })
  }
}

/// Some recognizers, and how they go together.
public struct GestureGroup {
  enum Relation {
    case none, exclusive, together, sequence
  }

  let recognizers: [any GestureRecognizer]
  let relation: Relation

  func declare() -> RelationToken {
    switch relation {
    case .none: RelationToken([])
    case .exclusive: recognizers.recognizeExclusively()
    case .together: recognizers.recognizeTogether()
    case .sequence: recognizers.recognizeInSequence()
    }
  }
}

@available(*, unavailable)
extension GestureGroup: Sendable {}

/// Each recognizer waits for all before it to fail: only one of them recognizes.
public func exclusively(
  @RecognizerListBuilder _ recognizers: () -> [any GestureRecognizer]
) -> GestureGroup {
  GestureGroup(recognizers: recognizers(), relation: .exclusive)
}

/// Each pair of the recognizers recognizes together.
public func simultaneously(
  @RecognizerListBuilder _ recognizers: () -> [any GestureRecognizer]
) -> GestureGroup {
  GestureGroup(recognizers: recognizers(), relation: .together)
}

/// Each recognizer starts after the one before it.
public func sequence(
  @RecognizerListBuilder _ recognizers: () -> [any GestureRecognizer]
) -> GestureGroup {
  GestureGroup(recognizers: recognizers(), relation: .sequence)
}

/// Builds a list of recognizers.
@resultBuilder
public enum RecognizerListBuilder {
  public static func buildExpression(
    _ recognizer: any GestureRecognizer
  ) -> [any GestureRecognizer] { [recognizer] }

  public static func buildExpression(
    _ recognizers: [any GestureRecognizer]
  ) -> [any GestureRecognizer] { recognizers }

  public static func buildBlock(
    _ parts: [any GestureRecognizer]...
  ) -> [any GestureRecognizer] { parts.flatMap { $0 } }

  public static func buildOptional(
    _ part: [any GestureRecognizer]?
  ) -> [any GestureRecognizer] { part ?? [] }

  public static func buildEither(
    first part: [any GestureRecognizer]
  ) -> [any GestureRecognizer] { part }

  public static func buildEither(
    second part: [any GestureRecognizer]
  ) -> [any GestureRecognizer] { part }

  public static func buildArray(
    _ parts: [[any GestureRecognizer]]
  ) -> [any GestureRecognizer] { parts.flatMap { $0 } }
}

/// Builds the groups of ``View/gestures(_:)``: groups, and recognizers without relations.
@resultBuilder
public enum GestureGroupBuilder {
  public static func buildExpression(_ group: GestureGroup) -> [GestureGroup] { [group] }

  public static func buildExpression(_ recognizer: any GestureRecognizer) -> [GestureGroup] {
    [GestureGroup(recognizers: [recognizer], relation: .none)]
  }

  public static func buildBlock(_ parts: [GestureGroup]...) -> [GestureGroup] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [GestureGroup]?) -> [GestureGroup] { part ?? [] }

  public static func buildEither(first part: [GestureGroup]) -> [GestureGroup] { part }

  public static func buildEither(second part: [GestureGroup]) -> [GestureGroup] { part }
}
