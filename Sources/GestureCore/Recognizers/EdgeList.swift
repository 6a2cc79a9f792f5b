extension RequirementList {
  struct Edge {
    fileprivate let reference: UnownedReference<RecognizerCore>
    let kind: Kind
    /// Declared with `require(toFail:)` or `startsAfter(_:)`; stays until it is removed.
    var isStatic: Bool
    /// Answered by a delegate or a recognizer; lasts for the attempt (S4.37).
    var isDynamic: Bool
    /// The other recognizer began in the present attempt of the one that waits, and was reset
    /// since: the host ended it (S15.2).
    var wasSatisfied = false
  }

  /// Edges to other recognizers, in the order of adding; one to each.
  struct EdgeList: Sequence {
    private var edges = SparseList<Edge>()
    /// The positions of the edges, by what they lead to; nil for short lists. (Each read of an
    /// empty dictionary would count a reference.)
    private var positions: [ObjectIdentifier: Int]?
    /// Up to this many edges are searched one by one.
    private static let mostSearched = 16

    var isEmpty: Bool { edges.isEmpty }

    @inline(__always)
    func makeIterator() -> SparseList<Edge>.Iterator { edges.makeIterator() }

    /// Visits the edges that are there now, whatever the visit changes.
    @inline(__always)
    func forEach(_ body: (Edge) -> Void) { edges.forEach(body) }

    /// Visits the edges; the visit must leave them as they are.
    @inline(__always)
    func forEachInPlace(_ body: (Edge) -> Void) { edges.forEachInPlace(body) }

    /// The first edge that satisfies a predicate, which leaves the edges as they are.
    @inline(__always)
    func first(where predicate: (Edge) -> Bool) -> Edge? { edges.first(where: predicate) }

    @inline(__always)
    func contains(where predicate: (Edge) -> Bool) -> Bool { first(where: predicate) != nil }

    func edge(to core: RecognizerCore) -> Edge? { position(of: core).flatMap { edges[$0] } }

    private func position(of core: RecognizerCore) -> Int? {
      edges.count > Self.mostSearched
        ? positions?[ObjectIdentifier(core)] : edges.firstPosition { $0.refers(to: core) }
    }

    mutating func update(_ core: RecognizerCore, _ change: (inout Edge) -> Void) {
      guard let position = position(of: core), var edge = edges[position] else { return }
      change(&edge)
      _ = edges.replace(at: position, with: edge)
    }

    /// Adds an edge, or to the reasons for the one that is there.
    mutating func insert(_ core: RecognizerCore, _ kind: Kind, isStatic: Bool) {
      if position(of: core) != nil {
        return update(core) { edge in
          if isStatic { edge.isStatic = true } else { edge.isDynamic = true }
        }
      }
      edges.append(
        Edge(
          reference: UnownedReference(core), kind: kind, isStatic: isStatic, isDynamic: !isStatic))
      if edges.count > Self.mostSearched + 1 {
        positions?[ObjectIdentifier(core)] = edges.endPosition - 1
      } else if edges.count > Self.mostSearched {
        indexPositions()
      }
    }

    /// Takes back one of the reasons for an edge, and removes it where that was the last one.
    mutating func takeBack(_ core: RecognizerCore, _ kind: Kind, isStatic: Bool) {
      guard let edge = edge(to: core), edge.kind == kind else { return }
      if isStatic ? edge.isDynamic : edge.isStatic {
        update(core) { if isStatic { $0.isStatic = false } else { $0.isDynamic = false } }
      } else {
        remove(core)
      }
    }

    mutating func remove(_ core: RecognizerCore) {
      guard let position = position(of: core) else { return }
      _ = edges.remove(at: position)
      positions?[ObjectIdentifier(core)] = nil
      if edges.closeGaps() && edges.count > Self.mostSearched { indexPositions() }
    }

    private mutating func indexPositions() {
      var positions = positions ?? [:]
      self.positions = nil  // so that the dictionary is changed in place
      positions.removeAll(keepingCapacity: true)
      for position in 0..<edges.endPosition {
        guard let core = edges[position]?.core else { continue }
        positions[ObjectIdentifier(core)] = position
      }
      self.positions = positions
    }
  }
}

extension RequirementList.Edge {
  /// The core at the edge's other end.
  var core: RecognizerCore? { reference.object }

  /// Calls a closure with that core, without counting a reference. The closure must not call a
  /// host's code.
  @inline(__always)
  func withCore<Result>(_ body: (RecognizerCore) -> Result) -> Result? {
    reference.withObject(body)
  }

  func refers(to core: RecognizerCore) -> Bool { reference.refers(to: core) }
}
