/// The recognizers that one waits for, and those that wait for it.
///
/// Each edge is stored at both of its ends. A core removes its edges in its `deinit`, so the
/// references between cores can't dangle and need not be strong (S4.36).
struct RequirementList {
  struct Edge {
    fileprivate var reference: UnownedReference<RecognizerCore>
    /// Declared with `require(toFail:)`; stays until it is removed.
    var isStatic: Bool
    /// Answered by a delegate or a recognizer; lasts for the attempt (S4.37).
    var isDynamic: Bool
  }

  private(set) var mustFail: [Edge] = []
  private(set) var waiting: [Edge] = []

  var isEmpty: Bool { mustFail.isEmpty && waiting.isEmpty }
  /// Whether any recognizer waits for this one.
  var hasWaiting: Bool { !waiting.isEmpty }

  /// Visits those that wait for the recognizer.
  @inline(__always)
  func forEachWaiting(_ body: (RecognizerCore) -> Void) {
    if waiting.isEmpty { return }
    for edge in waiting { edge.core.map(body) }
  }

  /// Visits those for which the recognizer waits, then those that wait for it.
  @inline(__always)
  func forEach(_ body: (RecognizerCore) -> Void) {
    for edge in mustFail { edge.core.map(body) }
    forEachWaiting(body)
  }

  /// Removes every edge of a core that is being deallocated.
  mutating func detachAll(from core: RecognizerCore) {
    for edge in mustFail { edge.core?.requirements.waiting.removeAll { $0.refers(to: core) } }
    for edge in waiting { edge.core?.requirements.mustFail.removeAll { $0.refers(to: core) } }
  }

  fileprivate static func insert(_ core: RecognizerCore, isStatic: Bool, into edges: inout [Edge]) {
    if let index = edges.firstIndex(where: { $0.refers(to: core) }) {
      if isStatic { edges[index].isStatic = true } else { edges[index].isDynamic = true }
    } else {
      edges.append(
        Edge(reference: UnownedReference(core), isStatic: isStatic, isDynamic: !isStatic))
    }
  }

  fileprivate static func remove(_ core: RecognizerCore, isStatic: Bool, from edges: inout [Edge]) {
    guard let index = edges.firstIndex(where: { $0.refers(to: core) }) else { return }
    if isStatic { edges[index].isStatic = false } else { edges[index].isDynamic = false }
    if !edges[index].isStatic && !edges[index].isDynamic { edges.remove(at: index) }
  }

  fileprivate mutating func insertMustFail(_ core: RecognizerCore, isStatic: Bool) {
    Self.insert(core, isStatic: isStatic, into: &mustFail)
  }

  fileprivate mutating func insertWaiting(_ core: RecognizerCore, isStatic: Bool) {
    Self.insert(core, isStatic: isStatic, into: &waiting)
  }

  fileprivate mutating func removeMustFail(_ core: RecognizerCore, isStatic: Bool) {
    Self.remove(core, isStatic: isStatic, from: &mustFail)
  }

  fileprivate mutating func removeWaiting(_ core: RecognizerCore, isStatic: Bool) {
    Self.remove(core, isStatic: isStatic, from: &waiting)
  }
}

extension RequirementList.Edge {
  /// The core at the edge's other end.
  var core: RecognizerCore? { reference.object }

  func refers(to core: RecognizerCore) -> Bool { reference.refers(to: core) }
}

/// Recognizers that would wait for each other in a cycle, so that none could ever recognize.
public struct RequirementCycle: Hashable, Sendable, CustomStringConvertible {
  /// The cycle: each one waits for the next, the last for the first.
  public let members: [RecognizerLabel]

  public var description: String {
    let ring = members + members.prefix(1)
    return ring.map { $0.description }.joined(separator: " waits for ")
  }
}

extension RecognizerCore {
  @usableFromInline
  func require(toFail other: RecognizerCore) -> RequirementCycle? {
    addRequirement(toFail: other, isStatic: true)
  }

  /// Adds an edge unless it would close a cycle, which is then reported and returned (S4.32).
  /// One to itself is ignored (S4.33), a second equal one changes nothing (S4.35).
  func addRequirement(toFail other: RecognizerCore, isStatic: Bool) -> RequirementCycle? {
    guard other !== self else { return nil }
    if let path = path(of: other) {
      let cycle = RequirementCycle(members: [label] + path.dropLast().map { $0.label })
      diagnose(.cycle(cycle))
      if isStatic { refusedCycles.append(cycle) }
      return cycle
    }
    if isStatic { diagnoseOtherDispatcher(of: other, "it can't wait for") }
    requirements.insertMustFail(other, isStatic: isStatic)
    other.requirements.insertWaiting(self, isStatic: isStatic)
    return nil
  }

  /// The requirements through which another recognizer waits for this one; nil where it doesn't.
  private func path(of other: RecognizerCore) -> [RecognizerHandle]? {
    guard requirements.hasWaiting else { return nil }
    return PathSearch.path(from: other.handle, to: handle) { handle in
      handle.core.requirements.mustFail.compactMap { $0.core?.handle }
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
    for edge in requirements.mustFail {
      guard let other = edge.core, other.attempt.isOpen,
        !other.attemptDispatcher.isSame(as: attemptDispatcher)
      else { continue }
      diagnoseOtherDispatcher(of: other, "it can't wait for")
    }
  }

  @usableFromInline
  func removeRequirement(toFail other: RecognizerCore) {
    requirements.removeMustFail(other, isStatic: true)
    other.requirements.removeWaiting(self, isStatic: true)
    refusedCycles.removeAll { $0.members.dropFirst().first == other.label }
    dispatcher?.requirementWasRemoved(from: self)
  }

  /// Drops the requirements that delegates and recognizers added for this attempt (S4.37).
  func removeDynamicRequirements() {
    if requirements.isEmpty { return }
    for edge in requirements.mustFail where edge.isDynamic {
      guard let other = edge.core else { continue }
      requirements.removeMustFail(other, isStatic: false)
      other.requirements.removeWaiting(self, isStatic: false)
    }
    for edge in requirements.waiting where edge.isDynamic {
      guard let other = edge.core else { continue }
      requirements.removeWaiting(other, isStatic: false)
      other.requirements.removeMustFail(self, isStatic: false)
    }
  }
}
