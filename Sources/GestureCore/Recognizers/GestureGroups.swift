/// Relations among several recognizers that were declared together.
///
/// Releasing it changes nothing.
public struct RelationToken {
  /// Shared by the token's copies, so that each relation is taken back once.
  private final class Removals {
    var list: [() -> Void] = []
  }

  private let removals = Removals()

  init(_ tokens: [RelationToken] = []) {
    for token in tokens { onRemoval { token.remove() } }
  }

  /// Takes back the relations that the declaration has added. Those that existed before stay. A
  /// second call does nothing, whatever was declared in between.
  public func remove() {
    let list = removals.list
    removals.list = []
    for removal in list { removal() }
  }

  fileprivate func onRemoval(_ body: @escaping () -> Void) { removals.list.append(body) }
}

@available(*, unavailable)
extension RelationToken: Sendable {}

extension Sequence where Element == any GestureRecognizer {
  /// Only one of the recognizers recognizes, the first that can: each waits for all before it to
  /// fail (S15.7).
  ///
  /// ```swift
  /// let taps: [any GestureRecognizer] = [triple, double, single]
  /// taps.recognizeExclusively()
  /// ```
  @discardableResult
  public func recognizeExclusively() -> RelationToken {
    let token = RelationToken()
    forEachPair { first, second in
      token.add(first, second) { $1.addRequirement(.failure, of: $0) }
    }
    return token
  }

  /// The recognizers recognize together, each pair of them, whatever their delegates say (S15.7).
  @discardableResult
  public func recognizeTogether() -> RelationToken {
    let token = RelationToken()
    forEachPair { first, second in
      token.add(first, second) { $0.addCompanionship(with: $1) }
    }
    return token
  }

  /// The recognizers recognize one after the other: each starts after the one before (S15.7).
  @discardableResult
  public func recognizeInSequence() -> RelationToken {
    let token = RelationToken()
    var previous: (any GestureRecognizer)?
    for recognizer in self {
      if let previous {
        token.add(previous, recognizer) { $1.addRequirement(.beginning, of: $0) }
      }
      previous = recognizer
    }
    return token
  }

  private func forEachPair(_ body: (any GestureRecognizer, any GestureRecognizer) -> Void) {
    var earlier: [any GestureRecognizer] = []
    for recognizer in self {
      for other in earlier { body(other, recognizer) }
      earlier.append(recognizer)
    }
  }
}

extension RelationToken {
  /// - Parameter declare: adds the relation, and returns a closure that takes it back; nil where
  ///   the relation existed before or was refused.
  fileprivate func add(
    _ one: any GestureRecognizer, _ other: any GestureRecognizer,
    _ declare: (RecognizerCore, RecognizerCore) -> ((RecognizerCore, RecognizerCore) -> Void)?
  ) {
    let (one, other) = (one.handle.core, other.handle.core)
    guard let takeBack = declare(one, other) else { return }
    let (first, second) = (WeakReference(one), WeakReference(other))
    onRemoval {
      guard let first = first.object, let second = second.object else { return }
      takeBack(first, second)
    }
  }
}

extension RecognizerCore {
  fileprivate func addRequirement(
    _ kind: RequirementList.Kind, of other: RecognizerCore
  ) -> ((RecognizerCore, RecognizerCore) -> Void)? {
    let stoodBefore = requirements.edge(to: other).map { $0.kind == kind && $0.isStatic } ?? false
    let cycle = addRequirement(kind, of: other, isStatic: true)
    guard !stoodBefore, cycle == nil, other !== self else { return nil }
    return { $1.removeRequirement(kind, of: $0) }
  }

  fileprivate func addCompanionship(
    with other: RecognizerCore
  ) -> ((RecognizerCore, RecognizerCore) -> Void)? {
    guard !isCompanion(of: other), other !== self else { return nil }
    addCompanion(other)
    return { $0.removeCompanion($1) }
  }
}
