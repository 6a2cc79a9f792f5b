import GestureCore
import GestureScenario

// What the recognizers and views are called by that are explained.
extension Scenario {
  /// What a view is called by: its id, or `view card` where a recognizer has that id too.
  package func nameOfView(_ id: String) -> String { scene.spec(of: id) == nil ? id : "view \(id)" }

  /// What the one is called by of which something is wished.
  package func name(of wish: Wish) -> String {
    if case .touches = wish.outcome, view(calledBy: wish.id) == wish.id {
      return nameOfView(wish.id)
    }
    return wish.id
  }

  /// The id of a view that is called by its id, or by `view card`; nil where there is none.
  func view(calledBy name: String) -> String? {
    func isView(_ id: String) -> Bool {
      id == Scenario.Scene.windowID || scene.views.contains { $0.id == id }
    }
    if isView(name) { return name }
    let id = String(name.dropFirst("view ".count))
    return name.hasPrefix("view ") && isView(id) ? id : nil
  }
}
