import GestureCore
import GestureTrace

extension Scenario.Scene {
  static let table = FieldTable<Self>(
    blank: Self(size: .zero),
    fields: [
      Field("size", \.size, .size, required: "[width, height]"),
      Field("views", \.views, .viewSpecs),
      Field("recognizers", \.recognizers, .recognizerSpecs),
      Field("delegate", \.delegateRules, .list("a list of answers", of: DelegateRule.table)),
      Field("reactions", \.reactions, .list("a list of reactions", of: Scenario.Reaction.table)),
      Field("handOvers", \.handOvers, .list("a list of hand-overs", of: Scenario.HandOver.table)),
    ])
}

extension ViewSpec {
  private static let parent = Field("parent", \Self.parent, .view)

  fileprivate static let table = FieldTable<Self>(
    blank: Self(id: "", frame: .zero),
    heading: [Field("id", \.id, .newView, required: "the view's name")],
    fields: [
      parent,
      Field("frame", \.frame, .rect, required: "[x, y, width, height]"),
      Field("hidden", \.isHidden, .flag),
      Field("alpha", \.alpha, .number("an alpha", in: 0...1)),
      Field("interactive", \.isUserInteractionEnabled, .flag),
      Field("catchesOwnTouches", \.catchesOwnTouches, .flag),
      Field("multipleTouch", \.isMultipleTouchEnabled, .flag),
      Field("exclusiveTouch", \.isExclusiveTouch, .flag),
      Field("control", \.control, .control),
      Field("bounds", \.bounds, .rect),
      Field("transform", \.transform, .transform),
      Field("hitOutset", \.hitOutset, .number),
    ])

  /// Throws unless every view is in the window, however deep.
  fileprivate static func checkParents(
    of views: [ViewSpec], _ node: JSONNode
  ) throws(ScenarioError) {
    let parents = Dictionary(
      views.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    var rooted: Set<String> = []  // those that are known to be in the window
    for (view, node) in zip(views, try node.list()) {
      var (chain, visited) = ([view.id], Set([view.id]))
      while let parent = parents[chain[chain.count - 1]], !rooted.contains(parent),
        visited.insert(parent).inserted
      {
        chain.append(parent)
      }
      let end = parents[chain[chain.count - 1]]
      if end == view.id { throw node.error(.ringOfParents(chain), key: Self.parent.key) }
      // Where it leads into a cycle, a view of that cycle is reported.
      if end.map(rooted.contains) ?? true { rooted.formUnion(chain) }
    }
  }
}

extension Shape<ViewSpec.Control?> {
  /// A word, or a flag: true is a button.
  fileprivate static var control: Self {
    let word = Shape<ViewSpec.Control>.word("kind of control")
    return Self { node, names throws(ScenarioError) in
      if node.isString { return try word.read(node, names) }
      guard node.isFlag else { throw node.wrongType("true or false, or a kind of control") }
      return try node.flag() ? .button : nil
    } write: {
      switch $0 {
      case nil: .flag(false)
      case .button?: .flag(true)
      case .slider?, .switch?: $0.map(word.write) ?? .null
      }
    }
  }
}

extension Scenario.HandOver {
  fileprivate static let table = FieldTable<Self>(
    blank: Self(from: "", to: ""),
    fields: [
      Field("from", \.from, .recognizer, required: "the id of the recognizer that hands over"),
      Field("to", \.to, .recognizer, required: "the id of the recognizer that takes over"),
      Field("when", \.condition, .object(Condition.table).checked(Condition.check)),
    ])
}

extension Scenario.HandOver.Condition {
  /// Throws where no translation is between the limits.
  @Sendable fileprivate static func check(
    _ condition: Self, _ node: JSONNode, _ names: SceneNames
  ) throws(ScenarioError) {
    guard let least = condition.atLeast, let most = condition.atMost, least > most else { return }
    throw node.error(
      .misfit("no translation is at least \(least.plain) and at most \(most.plain)"))
  }

  fileprivate static let table = FieldTable<Self>(
    blank: Self(.x),
    fields: [
      Field("translation", \.axis, .word("axis"), required: "\"x\" or \"y\""),
      Field("atLeast", \.atLeast, .number),
      Field("atMost", \.atMost, .number),
    ])
}

extension Shape<[ViewSpec]> {
  /// A parent may be listed after its child.
  fileprivate static var viewSpecs: Self {
    list("a list of views", of: ViewSpec.table) { view, names in
      names.add(view: view.id)
    }
    .checked { views, node, _ throws(ScenarioError) in
      try ViewSpec.checkParents(of: views, node)
    }
  }
}
