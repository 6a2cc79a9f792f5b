/// Relations that would keep a recognizer from ever recognizing: recognizers that wait for each
/// other in a cycle, or one that would wait for another both to fail and to begin.
public struct RequirementCycle: Hashable, Sendable, CustomStringConvertible {
  /// The cycle: each one waits for the next, the last for the first.
  public let members: [RecognizerLabel]
  /// Whether the first member would wait for the second both to fail and to begin (S15.6).
  public let isContradiction: Bool
  /// Whether the first member would have started after the second, and not waited for its failure.
  package let isOfBeginning: Bool

  init(members: [RecognizerLabel], isContradiction: Bool = false, isOfBeginning: Bool) {
    self.members = members
    self.isContradiction = isContradiction
    self.isOfBeginning = isOfBeginning
  }

  public var description: String {
    if isContradiction {
      let names = members.map { $0.description }
      return "\(names[0]) waits for \(names[1]) to fail and to begin"
    }
    let ring = members + members.prefix(1)
    return ring.map { $0.description }.joined(separator: " waits for ")
  }
}

/// A declared requirement that was refused, since it would have closed a cycle.
struct RefusedRequirement {
  let cycle: RequirementCycle
  private let kind: RequirementList.Kind
  private let other: WeakReference<RecognizerCore>

  init(_ kind: RequirementList.Kind, of other: RecognizerCore, closing cycle: RequirementCycle) {
    self.kind = kind
    self.other = WeakReference(other)
    self.cycle = cycle
  }

  func isOf(_ kind: RequirementList.Kind, _ other: RecognizerCore) -> Bool {
    self.kind == kind && self.other.object === other
  }
}

extension RecognizerCore {
  @usableFromInline
  func require(toFail other: RecognizerCore) -> RequirementCycle? {
    addRequirement(.failure, of: other, isStatic: true)
  }

  @usableFromInline
  func startAfter(_ other: RecognizerCore) -> RequirementCycle? {
    addRequirement(.beginning, of: other, isStatic: true)
  }

  /// Adds an edge unless it would close a cycle, which is then reported and returned (S4.32,
  /// S15.6). One to itself is ignored (S4.33), a second equal one changes nothing (S4.35).
  func addRequirement(
    _ kind: RequirementList.Kind, of other: RecognizerCore, isStatic: Bool
  ) -> RequirementCycle? {
    guard other !== self else { return nil }
    if let cycle = cycle(addingRequirement: kind, of: other) {
      diagnose(.cycle(cycle))
      if isStatic {
        refusedRequirements.removeAll { $0.isOf(kind, other) }
        refusedRequirements.append(RefusedRequirement(kind, of: other, closing: cycle))
      }
      return cycle
    }
    if isStatic { diagnoseOtherDispatcher(of: other, kind.impossibility) }
    requirements.insertRequired(other, kind, isStatic: isStatic)
    other.requirements.insertWaiting(self, kind, isStatic: isStatic)
    return nil
  }

  /// The cycle that an edge would close: over edges of both kinds (S15.6).
  private func cycle(
    addingRequirement kind: RequirementList.Kind, of other: RecognizerCore
  ) -> RequirementCycle? {
    if let edge = requirements.edge(to: other), edge.kind != kind {
      return RequirementCycle(
        members: [label, other.label], isContradiction: true, isOfBeginning: kind == .beginning)
    }
    return path(of: other).map { path in
      RequirementCycle(
        members: [label] + path.dropLast().map { $0.label }, isOfBeginning: kind == .beginning)
    }
  }

  /// The requirements through which another recognizer waits for this one; nil where it doesn't.
  private func path(of other: RecognizerCore) -> [RecognizerHandle]? {
    guard hasWaiting else { return nil }
    return PathSearch.path(from: other.handle, to: handle) { handle in
      handle.core.requirements.required.compactMap { $0.core?.handle }
    }
  }

  /// Diagnoses a relation that never counts: an interaction belongs to one dispatcher.
  func diagnoseOtherDispatcher(of other: RecognizerCore, _ relation: String) {
    guard let dispatcher, let otherDispatcher = other.dispatcher, dispatcher !== otherDispatcher
    else { return }
    diagnose(
      .misuse(
        "\(relation) \(other.label), which belongs to another dispatcher: relations count among the "
          + "recognizers of one dispatcher"))
  }

  /// Diagnoses requirements whose other recognizer is in the midst of an attempt with another
  /// dispatcher: they don't hold this one.
  func diagnoseForeignRequirements() {
    for edge in requirements.required {
      guard let other = edge.core, other.attempt.isOpen,
        !other.attemptDispatcher.isSame(as: attemptDispatcher)
      else { continue }
      diagnoseOtherDispatcher(of: other, edge.kind.impossibility)
    }
  }

  @usableFromInline
  func removeRequirement(toFail other: RecognizerCore) { removeRequirement(.failure, of: other) }

  @usableFromInline
  func removePrerequisite(_ other: RecognizerCore) { removeRequirement(.beginning, of: other) }

  func removeRequirement(_ kind: RequirementList.Kind, of other: RecognizerCore) {
    removeRequirement(kind, of: other, isStatic: true)
    refusedRequirements.removeAll { $0.isOf(kind, other) }
    dispatcher?.requirementWasRemoved(from: self)
  }

  /// Removes both ends of an edge, unless there is another reason for it.
  func removeRequirement(_ kind: RequirementList.Kind, of other: RecognizerCore, isStatic: Bool) {
    requirements.removeRequired(other, kind, isStatic: isStatic)
    other.requirements.removeWaiting(self, kind, isStatic: isStatic)
  }

  /// Drops the requirements that delegates, recognizers and tags added for this attempt (S4.37). A
  /// dependent's requirement that this attempt has satisfied stays until the dependent's own
  /// attempt is over (S15.2).
  func removeDynamicRequirements() {
    if !isLinked { return }
    requirements.required.forEach { edge in
      guard edge.isDynamic, let other = edge.core else { return }
      removeRequirement(edge.kind, of: other, isStatic: false)
    }
    requirements.waiting.forEach { edge in
      guard edge.isDynamic, let other = edge.core,
        !other.requirements.wasSatisfied(by: self)
      else { return }
      other.removeRequirement(edge.kind, of: self, isStatic: false)
    }
  }
}

extension RequirementList.Kind {
  fileprivate var impossibility: String {
    switch self {
    case .failure: "it can't wait for"
    case .beginning: "it can't start after"
    }
  }
}
