/// A scene graph that knows nothing of gestures: it stands for the one that a program has already.
final class Node {
  let name: String
  /// The middle, in the parent's coordinates.
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  var scale = 1.0
  private(set) weak var parent: Node?
  private(set) var children: [Node] = []

  init(_ name: String, x: Double, y: Double, width: Double, height: Double) {
    self.name = name
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  func add(_ child: Node) {
    child.remove()
    children.append(child)
    child.parent = self
  }

  func remove() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The front node at a place in this node's coordinates, whose origin is its upper left corner.
  func node(atX x: Double, y: Double) -> Node? {
    for child in children.reversed() {
      let inX = (x - child.x) / child.scale + child.width / 2
      let inY = (y - child.y) / child.scale + child.height / 2
      if let hit = child.node(atX: inX, y: inY) { return hit }
    }
    return (0..<width).contains(x) && (0..<height).contains(y) ? self : nil
  }
}
