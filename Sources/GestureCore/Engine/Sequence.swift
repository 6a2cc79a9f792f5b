// Sequences: recognizers that start after others, and recognize together with them.
extension RecognizerCore {
  // The visits count no references, so they must not change requirements or call a host's code.

  /// Visits the recognizers after which it starts, without those through others.
  @inline(__always)
  fileprivate func forEachPrerequisite(_ body: (RecognizerCore) -> Void) {
    guard features.contains(.prerequisites) else { return }
    requirements.required.forEachInPlace { edge in
      if edge.kind == .beginning { edge.withCore(body) }
    }
  }

  @inline(__always)
  fileprivate func forEachDependent(_ body: (RecognizerCore) -> Void) {
    guard hasWaiting else { return }
    requirements.waiting.forEachInPlace { edge in
      if edge.kind == .beginning { edge.withCore(body) }
    }
  }

  /// Whether one of the two starts after the other, directly or through others (S15.4). Outside of
  /// an attempt, tags count directly.
  func recognizesInSequence(with other: RecognizerCore) -> Bool {
    if startsAfterTag(of: other) || other.startsAfterTag(of: self) { return true }
    var seen: Set<ObjectIdentifier> = []
    var sequence = UnownedList<RecognizerCore>()
    sequence.fill(withSequenceOf: self) { seen.insert(ObjectIdentifier($0)).inserted }
    return sequence.contains(other)
  }
}

extension UnownedList<RecognizerCore> {
  /// Lists the recognizers after which one starts, then those that start after it, directly or
  /// through others: they recognize together with it (S15.4).
  ///
  /// - Parameter mark: marks a recognizer; false for one that was marked before.
  mutating func fill(
    withSequenceOf core: RecognizerCore, mark: (RecognizerCore) -> Bool
  ) {
    removeAll()
    core.forEachPrerequisite { if mark($0) { append($0) } }
    grow(from: 0) { member, list in
      member.forEachPrerequisite { if mark($0) { list.append($0) } }
    }
    let firstDependent = count
    core.forEachDependent { if mark($0) { append($0) } }
    grow(from: firstDependent) { member, list in
      member.forEachDependent { if mark($0) { list.append($0) } }
    }
  }
}

/// The order of the actions of one pass: that of S4.4, but each recognizer after its prerequisites
/// (S15.2).
///
/// *Of the recognizers whose prerequisites have all come, the first one is next.*
struct SequenceOrder {
  private struct Node {
    let core: RecognizerCore
    /// How many of its prerequisites have yet to come.
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

  /// The order in the list, with those that have no action first: they only let others follow.
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
