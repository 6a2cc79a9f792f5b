import Gestures

/// A window over a scene: the scene says which node is hit, and a view stands for each node that
/// was hit or has recognizers.
final class SceneWindow: Window {
  private let scene: Node
  private var views: [ObjectIdentifier: (node: Node, view: View)] = [:]

  init(_ scene: Node) {
    self.scene = scene
    super.init(name: scene.name, size: Size(width: scene.width, height: scene.height))
  }

  /// The view that stands for a node, where the node is now. To attach recognizers to, and for
  /// `location(in:)`.
  @discardableResult
  func view(of node: Node) -> View {
    if node === scene { return self }
    let view = views[ObjectIdentifier(node)]?.view ?? View(name: node.name)
    views[ObjectIdentifier(node)] = (node, view)
    view.bounds = Rect(x: 0, y: 0, width: node.width, height: node.height)
    view.center = Point(x: node.x, y: node.y)
    view.transform = AffineTransform(scaleX: node.scale, y: node.scale)
    let container = node.parent.map { self.view(of: $0) } ?? self
    if view.superview !== container { container.addSubview(view) }
    return view
  }

  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    scene.node(atX: point.x, y: point.y).map { view(of: $0) }
  }

  /// To be called once a frame: the views follow their nodes, and those of nodes that have left the
  /// scene are dropped. Touches in them are cancelled.
  func update() {
    for (key, (node, view)) in views {
      if isInScene(node) {
        self.view(of: node)
      } else {
        views[key] = nil
        view.removeFromSuperview()
      }
    }
  }

  private func isInScene(_ node: Node) -> Bool {
    node === scene || node.parent.map { isInScene($0) } ?? false
  }
}
