package import GestureCore
import GestureSimulation

/// A view of an explored scene, by its place in the tree: scripts are played on several scenes.
public struct ExploredView: Hashable, Sendable {
  /// The index of each view from the window down among its superview's subviews; empty for the
  /// window.
  public let path: [Int]
  /// The view's name.
  public let name: String

  /// The view of a scene; nil where there is none at this place.
  func view(in scene: ExploredScene) -> View? {
    var view: View = scene.simulation.window
    for index in path {
      guard view.subviews.indices.contains(index) else { return nil }
      view = view.subviews[index]
    }
    return view
  }
}

extension ExploredScene {
  /// Whether some recognizer of the scene takes an action.
  package func takes(_ name: ActionName) -> Bool { !viewsWithActions(name).isEmpty }

  /// The views whose actions some recognizer takes, on themselves or on a view around them, from
  /// back to front.
  func viewsWithActions(_ name: ActionName) -> [ExploredView] {
    var views: [ExploredView] = []
    var rest = [(simulation.window as View, [Int](), false)]
    while let (view, path, isTakenAround) = rest.popLast() {
      let isTaken = isTakenAround || view.gestureRecognizers.contains { $0.takes(name, on: view) }
      if isTaken { views.append(ExploredView(path: path, name: view.name)) }
      for (index, subview) in view.subviews.enumerated().reversed() {
        rest.append((subview, path + [index], isTaken))
      }
    }
    return views
  }
}

extension GestureRecognizer {
  /// Whether the recognizer takes an action on a view.
  func takes(_ name: ActionName, on view: View) -> Bool {
    handle.indirectInputs.contains(.action)
      && indirectInputReceiver?.takes(.action(ActionInput(name, on: view))) ?? false
  }
}
