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

  private(set) var required = EdgeList()
  private(set) var waiting = EdgeList()
  /// Whether the recognizer starts after others.
  private(set) var hasPrerequisites = false

  /// The edge to a recognizer for which this one waits.
  func edge(to core: RecognizerCore) -> Edge? { required.edge(to: core) }

  /// Removes every edge of a core that is being deallocated.
  mutating func detachAll(from core: RecognizerCore) {
    for edge in required { edge.core?.requirements.waiting.remove(core) }
    for edge in waiting {
      guard let dependent = edge.core else { continue }
      if edge.kind == .beginning { dependent.notePrerequisiteGone(core) }
      dependent.requirements.detach(core)
    }
  }

  private mutating func detach(_ core: RecognizerCore) {
    let isPrerequisite = required.edge(to: core)?.kind == .beginning
    required.remove(core)
    if isPrerequisite { updatePrerequisites() }
  }

  mutating func insertRequired(_ core: RecognizerCore, _ kind: Kind, isStatic: Bool) {
    required.insert(core, kind, isStatic: isStatic)
    if kind == .beginning { hasPrerequisites = true }
  }

  mutating func insertWaiting(_ core: RecognizerCore, _ kind: Kind, isStatic: Bool) {
    waiting.insert(core, kind, isStatic: isStatic)
  }

  mutating func removeRequired(_ core: RecognizerCore, _ kind: Kind, isStatic: Bool) {
    required.takeBack(core, kind, isStatic: isStatic)
    if kind == .beginning { updatePrerequisites() }
  }

  mutating func removeWaiting(_ core: RecognizerCore, _ kind: Kind, isStatic: Bool) {
    waiting.takeBack(core, kind, isStatic: isStatic)
  }

  private mutating func updatePrerequisites() {
    if hasPrerequisites { hasPrerequisites = required.contains { $0.kind == .beginning } }
  }

  /// Records that a recognizer for which this one waits has begun and is being reset.
  mutating func noteSatisfied(_ core: RecognizerCore) {
    required.update(core) { $0.wasSatisfied = true }
  }

  /// Whether a recognizer for which this one waits has begun in the present attempt and was reset.
  func wasSatisfied(by core: RecognizerCore) -> Bool { edge(to: core)?.wasSatisfied ?? false }

  /// Forgets what was satisfied in an attempt that is over.
  mutating func forgetSatisfied() {
    guard hasPrerequisites else { return }
    for edge in required where edge.wasSatisfied {
      edge.core.map { required.update($0) { $0.wasSatisfied = false } }
    }
  }
}
