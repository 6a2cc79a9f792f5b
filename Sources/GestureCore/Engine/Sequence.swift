// Sequences: recognizers that start after others, and recognize together with them.
extension RecognizerCore {
  /// Visits the recognizers after which it starts, without those through others.
  fileprivate func forEachPrerequisite(_ body: (RecognizerCore) -> Void) {
    guard requirements.hasPrerequisites else { return }
    for edge in requirements.required where edge.kind == .beginning { edge.core.map(body) }
  }

  fileprivate func forEachDependent(_ body: (RecognizerCore) -> Void) {
    forEachWaiting { core, kind in if kind == .beginning { body(core) } }
  }

  /// The recognizers after which it starts and those that start after it, directly or through
  /// others: they recognize together with it (S15.4).
  private func collectSequence(mark: (RecognizerCore) -> Bool) -> [RecognizerCore] {
    if requirements.isEmpty { return [] }
    var sequence: [RecognizerCore] = []
    func note(_ core: RecognizerCore) { if mark(core) { sequence.append(core) } }
    forEachPrerequisite(note)
    var index = 0
    while index < sequence.count {
      sequence[index].forEachPrerequisite(note)
      index += 1
    }
    forEachDependent(note)
    while index < sequence.count {
      sequence[index].forEachDependent(note)
      index += 1
    }
    return sequence
  }

  /// Whether one of the two starts after the other, directly or through others (S15.4). Outside of
  /// an attempt, tags count directly.
  func recognizesInSequence(with other: RecognizerCore) -> Bool {
    if startsAfterTag(of: other) || other.startsAfterTag(of: self) { return true }
    var seen: Set<ObjectIdentifier> = []
    return collectSequence { seen.insert(ObjectIdentifier($0)).inserted }.contains { $0 === other }
  }

  /// Calls a closure while its sequence has the flag ``Attempt/Flags/isInSequence``.
  func withSequenceMarked<Result>(_ body: () -> Result) -> Result {
    let sequence = collectSequence { $0.attempt.flags.insert(.isInSequence).inserted }
    defer { for core in sequence { core.attempt.flags.remove(.isInSequence) } }
    return body()
  }
}

/// The order of the actions of one pass: that of S4.4, but each recognizer behind those after which
/// it starts (S15.2).
///
/// *Of the recognizers that are no longer behind any other, the first one is next.*
struct SequenceOrder {
  private struct Node {
    let core: RecognizerCore
    /// How many of those after which it starts have yet to come.
    var prerequisitesToCome = 0
  }

  /// The recognizers to be ordered, then those that link them and have no action to send.
  private var nodes: [Node] = []
  private let numberOfActions: Int
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The nodes that may come next, the next one last.
  private var ready: [Int] = []

  private init(_ cores: [RecognizerCore]) {
    numberOfActions = cores.count
    cores.forEach { add($0) }
    var index = 0
    while index < nodes.count {
      nodes[index].core.forEachPrerequisite { prerequisite in
        add(prerequisite)
        nodes[index].prerequisitesToCome += 1
      }
      index += 1
    }
  }

  private mutating func add(_ core: RecognizerCore) {
    let key = ObjectIdentifier(core)
    guard indices[key] == nil else { return }
    indices[key] = nodes.count
    nodes.append(Node(core: core))
  }

  /// Sorts recognizers that are in the order of S4.4.
  ///
  /// - Complexity: O(n log n) in the number of recognizers in all sequences concerned.
  static func sorted(_ cores: [RecognizerCore]) -> [RecognizerCore] {
    var order = SequenceOrder(cores)
    return order.sorted()
  }

  private mutating func sorted() -> [RecognizerCore] {
    var sorted: [RecognizerCore] = []
    for index in nodes.indices where nodes[index].prerequisitesToCome == 0 { makeReady(index) }
    while let index = ready.popLast() {
      let core = nodes[index].core
      if index < numberOfActions { sorted.append(core) }
      core.forEachDependent { dependent in
        guard let index = indices[ObjectIdentifier(dependent)] else { return }
        nodes[index].prerequisitesToCome -= 1
        if nodes[index].prerequisitesToCome == 0 { makeReady(index) }
      }
    }
    return sorted
  }

  /// Those without an action come first: they only let others follow.
  private func precedes(_ one: Int, _ other: Int) -> Bool {
    let (oneActs, otherActs) = (one < numberOfActions, other < numberOfActions)
    return oneActs == otherActs ? one < other : otherActs
  }

  private mutating func makeReady(_ index: Int) {
    var (low, high) = (0, ready.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(index, ready[middle]) { low = middle + 1 } else { high = middle }
    }
    ready.insert(index, at: low)
  }
}
