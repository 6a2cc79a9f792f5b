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
