public import GestureCore

extension Scenario {
  /// What is there before the script starts.
  public struct Scene: Hashable, Sendable {
    /// The window's size. The window is a view too, with the id ``windowID``.
    public var size: Size
    /// The views, each after its parent; a later sibling lies in front.
    public var views: [ViewSpec]
    /// The recognizers, in the order in which they are added.
    public var recognizers: [RecognizerSpec]
    /// The delegate's answers; the first that matches a question counts.
    public var delegateRules: [DelegateRule]
    /// What is done inside actions.
    public var reactions: [Scenario.Reaction]
    /// Which recognizers hand their touches over to which.
    public var handOvers: [Scenario.HandOver]

    /// The id of the window, the root of the tree.
    public static let windowID = "window"

    /// A window with views and recognizers; whatever is left out is empty.
    public init(
      size: Size, views: [ViewSpec] = [], recognizers: [RecognizerSpec] = [],
      delegateRules: [DelegateRule] = [], reactions: [Scenario.Reaction] = [],
      handOvers: [Scenario.HandOver] = []
    ) {
      self.size = size
      self.views = views
      self.recognizers = recognizers
      self.delegateRules = delegateRules
      self.reactions = reactions
      self.handOvers = handOvers
    }
  }
}

extension Scenario.Scene {
  /// The view with an id; nil for the window, and where there is none.
  package func viewSpec(_ id: String) -> ViewSpec? { views.first { $0.id == id } }

  /// The recognizer with an id, or the set of which the id names a recognizer.
  package func spec(of id: String) -> RecognizerSpec? {
    let set = RecognizerSpec.set(ofMember: id)
    return recognizers.first { $0.id == id || $0.id == set && $0.forEachTouch != nil }
  }

  /// A view and the views around it, the innermost one first; without the window.
  package func path(toView id: String) -> [ViewSpec] {
    var path: [ViewSpec] = []
    var next = viewSpec(id)
    while let view = next {
      path.append(view)
      next = viewSpec(view.parent)
    }
    return path
  }

  /// Changes the recognizer with an id; does nothing where there is none.
  package mutating func changeRecognizer(_ id: String, _ change: (inout RecognizerSpec) -> Void) {
    guard let index = recognizers.firstIndex(where: { $0.id == id }) else { return }
    change(&recognizers[index])
  }

  /// Changes the view with an id; does nothing where there is none.
  package mutating func changeView(_ id: String, _ change: (inout ViewSpec) -> Void) {
    guard let index = views.firstIndex(where: { $0.id == id }) else { return }
    change(&views[index])
  }
}
