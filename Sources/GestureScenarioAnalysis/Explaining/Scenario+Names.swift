import GestureCore
import GestureScenario

// The names of recognizers and views for an explanation.
extension Scenario {
  /// A view's name: its id, or `view card` where a recognizer has that id too.
  package func nameOfView(_ id: String) -> String { scene.spec(of: id) == nil ? id : "view \(id)" }

  /// The name of the recognizer or the view that a wish is about.
  package func name(of wish: Wish) -> String {
    if case .touches = wish.outcome, view(calledBy: wish.id) == wish.id {
      return nameOfView(wish.id)
    }
    return wish.id
  }

  /// The words for the recognizer or the view with a name, in a sentence.
  func words(of name: String) -> String {
    guard scene.spec(of: name) == nil, let id = view(calledBy: name) else { return "'\(name)'" }
    return Subject.view(id).words
  }

  /// The id of the view with a name; nil where there is none.
  func view(calledBy name: String) -> String? {
    func isView(_ id: String) -> Bool {
      id == Scenario.Scene.windowID || scene.views.contains { $0.id == id }
    }
    if isView(name) { return name }
    let id = String(name.dropFirst("view ".count))
    return name.hasPrefix("view ") && isView(id) ? id : nil
  }
}
