/// Searches in a graph: which recognizers wait for which, directly or through others.
package enum PathSearch {
  /// The nodes that follow one, directly or through others, the nearest first; not itself.
  ///
  /// - Parameter next: the nodes that follow one, in the order in which they are to be found.
  /// - Complexity: O(nodes + edges).
  package static func nodes<Node: Hashable>(
    after start: Node, next: (Node) -> [Node]
  ) -> [Node] {
    var found = [start]
    var seen: Set<Node> = [start]
    var index = 0
    while index < found.count {
      for neighbour in next(found[index]) where seen.insert(neighbour).inserted {
        found.append(neighbour)
      }
      index += 1
    }
    return Array(found.dropFirst())
  }

  /// The shortest path from one node to another, both included; nil where there is none. A path
  /// from a node to itself has to lead through others.
  ///
  /// - Parameter next: the nodes that follow one, in the order in which they are to be tried.
  /// - Complexity: O(nodes + edges).
  package static func path<Node: Hashable>(
    from start: Node, to goal: Node, next: (Node) -> [Node]
  ) -> [Node]? {
    var cameFrom: [Node: Node] = [:]
    var front = [start]
    var index = 0
    while index < front.count {
      let node = front[index]
      index += 1
      for neighbour in next(node) {
        if neighbour == goal { return trail(from: start, to: node, cameFrom) + [goal] }
        guard neighbour != start, cameFrom[neighbour] == nil else { continue }
        cameFrom[neighbour] = node
        front.append(neighbour)
      }
    }
    return nil
  }

  private static func trail<Node: Hashable>(
    from start: Node, to end: Node, _ cameFrom: [Node: Node]
  ) -> [Node] {
    var trail = [end]
    while let last = trail.last, last != start, let previous = cameFrom[last] {
      trail.append(previous)
    }
    return trail.reversed()
  }
}
