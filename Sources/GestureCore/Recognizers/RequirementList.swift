/// The recognizers that one waits for, and those that wait for it.
///
/// Each edge is stored at both of its ends. A core removes its edges in its `deinit`, so the
/// references between cores can't dangle and need not be strong (S4.36, S15.5).
struct RequirementList {
  /// What one recognizer waits for another to do.
  enum Kind {
    /// To fail: `require(toFail:)`, or a dynamic answer.
    case failure
    /// To begin: `startsAfter(_:)`.
    case beginning
  }

  struct Edge {
    fileprivate var reference: UnownedReference<RecognizerCore>
    let kind: Kind
    /// Declared with `require(toFail:)` or `startsAfter(_:)`; stays until it is removed.
    var isStatic: Bool
    /// Answered by a delegate or a recognizer; lasts for the attempt (S4.37).
    var isDynamic: Bool
    /// The other recognizer began in the present attempt of the one that waits, and was reset
    /// since: the host ended it (S15.2).
    fileprivate(set) var wasSatisfied = false
  }

  private(set) var required: [Edge] = []
  private(set) var waiting: [Edge] = []
  /// Whether the recognizer starts after others.
  private(set) var hasPrerequisites = false

  var isEmpty: Bool { required.isEmpty && waiting.isEmpty }
  /// Whether any recognizer waits for this one.
  var hasWaiting: Bool { !waiting.isEmpty }

  /// Visits those that wait for the recognizer.
  @inline(__always)
  func forEachWaiting(_ body: (RecognizerCore, Kind) -> Void) {
    if waiting.isEmpty { return }
    for edge in waiting { edge.core.map { body($0, edge.kind) } }
  }

  /// Visits the recognizers for which it waits, then those that wait for it.
  @inline(__always)
  func forEach(_ body: (RecognizerCore) -> Void) {
    for edge in required { edge.core.map(body) }
    forEachWaiting { core, _ in body(core) }
  }

  /// The edge to a recognizer for which this one waits.
  func edge(to core: RecognizerCore) -> Edge? { required.first { $0.refers(to: core) } }

  /// Removes every edge of a core that is being deallocated.
  mutating func detachAll(from core: RecognizerCore) {
    for edge in required { edge.core?.requirements.waiting.removeAll { $0.refers(to: core) } }
    for edge in waiting {
      guard let dependent = edge.core else { continue }
      if edge.kind == .beginning { dependent.notePrerequisiteGone(core) }
      dependent.requirements.detach(core)
    }
  }

  private mutating func detach(_ core: RecognizerCore) {
    required.removeAll { $0.refers(to: core) }
    updatePrerequisites()
  }

  mutating func insertRequired(_ core: RecognizerCore, _ kind: Kind, isStatic: Bool) {
    Self.insert(core, kind, isStatic: isStatic, into: &required)
    if kind == .beginning { hasPrerequisites = true }
  }

  mutating func insertWaiting(_ core: RecognizerCore, _ kind: Kind, isStatic: Bool) {
    Self.insert(core, kind, isStatic: isStatic, into: &waiting)
  }

  mutating func removeRequired(_ core: RecognizerCore, _ kind: Kind, isStatic: Bool) {
    Self.remove(core, kind, isStatic: isStatic, from: &required)
    updatePrerequisites()
  }

  mutating func removeWaiting(_ core: RecognizerCore, _ kind: Kind, isStatic: Bool) {
    Self.remove(core, kind, isStatic: isStatic, from: &waiting)
  }

  private mutating func updatePrerequisites() {
    if hasPrerequisites { hasPrerequisites = required.contains { $0.kind == .beginning } }
  }

  /// Records that a recognizer for which this one waits has begun and is being reset.
  mutating func noteSatisfied(_ core: RecognizerCore) {
    guard let index = required.firstIndex(where: { $0.refers(to: core) }) else { return }
    required[index].wasSatisfied = true
  }

  /// Whether a recognizer for which this one waits has begun in the present attempt and was reset.
  func wasSatisfied(by core: RecognizerCore) -> Bool { edge(to: core)?.wasSatisfied ?? false }

  /// Forgets what was met in an attempt that is over.
  mutating func forgetSatisfied() {
    guard hasPrerequisites else { return }
    for index in required.indices { required[index].wasSatisfied = false }
  }

  private static func insert(
    _ core: RecognizerCore, _ kind: Kind, isStatic: Bool, into edges: inout [Edge]
  ) {
    if let index = edges.firstIndex(where: { $0.refers(to: core) }) {
      if isStatic { edges[index].isStatic = true } else { edges[index].isDynamic = true }
    } else {
      edges.append(
        Edge(
          reference: UnownedReference(core), kind: kind, isStatic: isStatic, isDynamic: !isStatic))
    }
  }

  private static func remove(
    _ core: RecognizerCore, _ kind: Kind, isStatic: Bool, from edges: inout [Edge]
  ) {
    let index = edges.firstIndex { $0.refers(to: core) && $0.kind == kind }
    guard let index else { return }
    if isStatic { edges[index].isStatic = false } else { edges[index].isDynamic = false }
    if !edges[index].isStatic && !edges[index].isDynamic { edges.remove(at: index) }
  }
}

extension RequirementList.Edge {
  /// The core at the edge's other end.
  var core: RecognizerCore? { reference.object }

  func refers(to core: RecognizerCore) -> Bool { reference.refers(to: core) }
}
