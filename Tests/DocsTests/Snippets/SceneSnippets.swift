import Gestures

/// The Swift of Docs/Custom-trees.md besides the window.
enum SceneSnippets {
  static func drag(_ piece: Node, in window: SceneWindow) {
    let pan = PanGestureRecognizer()
    window.view(of: piece).addGestureRecognizer(pan)
    pan.onAction { [unowned window] pan in
      guard let parent = piece.parent else { return }
      let container = window.view(of: parent)
      let translation = pan.translation(in: container)
      piece.x += translation.dx
      piece.y += translation.dy
      pan.setTranslation(.zero, in: container)
    }
  }
}
