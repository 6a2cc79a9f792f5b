import GestureCore

/// Reads a scene: views, then recognizers, then what refers to them.
struct SceneReader {
  let names: SceneNames

  func scene(_ node: JSONNode) throws(ScenarioError) -> Scenario.Scene {
    let object = try node.object(
      keys: ["size", "views", "recognizers", "delegate", "reactions"])
    var scene = Scenario.Scene(size: try object.required("size", "[width, height]").size())
    scene.views = try views(object["views"])
    scene.recognizers = try recognizers(object["recognizers"])
    for rule in try object["delegate"]?.list("a list of answers") ?? [] {
      scene.delegateRules.append(try self.rule(rule))
    }
    for reaction in try object["reactions"]?.list("a list of reactions") ?? [] {
      scene.reactions.append(try self.reaction(reaction))
    }
    return scene
  }

  // MARK: Views

  private static let viewKeys = [
    "id", "parent", "frame", "hidden", "alpha", "interactive", "multipleTouch", "exclusiveTouch",
    "control", "bounds", "transform", "hitOutset",
  ]

  /// All ids first: a parent may be listed after its child.
  private func views(_ node: JSONNode?) throws(ScenarioError) -> [ViewSpec] {
    let nodes = try node?.list("a list of views") ?? []
    for node in nodes { try introduce(node) }
    var views: [ViewSpec] = []
    for node in nodes { views.append(try view(node)) }
    try checkParents(of: views, nodes)
    return views
  }

  private func introduce(_ node: JSONNode) throws(ScenarioError) {
    let idNode = try node.object(keys: Self.viewKeys).required("id", "the view's name")
    let id = try idNode.newID("the view's name")
    guard !names.views.contains(id) else {
      throw idNode.error(.duplicateID(id, what: "view"))
    }
    names.add(view: id)
  }

  private func view(_ node: JSONNode) throws(ScenarioError) -> ViewSpec {
    let object = try node.object(keys: Self.viewKeys)
    var view = ViewSpec(
      id: try object.required("id", "the view's name").string(),
      frame: try object.required("frame", "[x, y, width, height]").rect())
    if let parent = object["parent"] { view.parent = try names.view(parent) }
    view.isHidden = try object["hidden"]?.flag() ?? false
    view.alpha = try object["alpha"]?.number("an alpha", in: 0...1) ?? 1
    view.isUserInteractionEnabled = try object["interactive"]?.flag() ?? true
    view.isMultipleTouchEnabled = try object["multipleTouch"]?.flag() ?? false
    view.isExclusiveTouch = try object["exclusiveTouch"]?.flag() ?? false
    view.isControl = try object["control"]?.flag() ?? false
    view.bounds = try object["bounds"]?.rect()
    view.transform = try object["transform"]?.transform() ?? .identity
    view.hitOutset = try object["hitOutset"]?.number() ?? 0
    return view
  }

  /// Every view has to be in the window, however deep.
  private func checkParents(
    of views: [ViewSpec], _ nodes: [JSONNode]
  ) throws(ScenarioError) {
    let parents = Dictionary(
      views.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    for (view, node) in zip(views, nodes) {
      var chain = [view.id]
      while let parent = parents[chain[chain.count - 1]], parent != view.id {
        guard !chain.contains(parent) else { break }  // the ring is another's, who is told
        chain.append(parent)
      }
      if parents[chain[chain.count - 1]] == view.id {
        throw try node.object(keys: Self.viewKeys).required("parent", "a view")
          .error(.ringOfParents(chain))
      }
    }
  }

  // MARK: Recognizers

  /// All ids first: a recognizer may require one that is listed after it.
  private func recognizers(_ node: JSONNode?) throws(ScenarioError) -> [RecognizerSpec] {
    let nodes = try node?.list("a list of recognizers") ?? []
    var specs: [RecognizerSpec] = []
    for node in nodes { specs.append(try RecognizerReader(names: names).introduction(node)) }
    for (index, node) in nodes.enumerated() {
      try RecognizerReader(names: names).complete(&specs[index], from: node)
    }
    return specs
  }

  // MARK: The delegate and reactions

  private func rule(_ node: JSONNode) throws(ScenarioError) -> DelegateRule {
    let common = ["question", "recognizer", "answer", "times", "do"]
    let all = ["hitView", "touch", "while", "other"]
    let question: DelegateRule.Question = try node.object(keys: common + all)
      .required("question", "what is asked").word("question")
    let object = try node.object(keys: common + question.matchKeys)
    var rule = DelegateRule(question, answer: try object["answer"]?.flag())
    if let recognizer = object["recognizer"] {
      rule.recognizer = try names.recognizerOrAny(recognizer)
    }
    if let other = object["other"] { rule.other = try names.recognizerOrAny(other) }
    if let view = object["hitView"] { rule.hitView = try names.viewOrAny(view) }
    if let touch = object["touch"] {
      let id = try touch.string("a touch id")
      rule.touch = id == "*" ? nil : id
    }
    rule.condition = try object["while"].map { node throws(ScenarioError) in
      try condition(node)
    }
    rule.times = try object["times"].map { node throws(ScenarioError) in try times(node) }
    rule.actions = try ScriptReader(names: names).actions(object["do"])
    if rule.answer == nil && rule.actions.isEmpty {
      throw node.error(.missing(key: "answer", expected: "true or false"))
    }
    return rule
  }

  private func condition(_ node: JSONNode) throws(ScenarioError) -> DelegateRule.Condition {
    let object = try node.object(keys: ["recognizer", "state"])
    let recognizer = try names.recognizer(
      object.required("recognizer", "the id of a recognizer"))
    var states: [GestureState] = []
    let list = try object.required("state", "a list of states")
    for state in try list.filledList("a list of states") {
      states.append(try state.state(among: GestureState.allCases))
    }
    return DelegateRule.Condition(recognizer: recognizer, states: states)
  }

  private func times(_ node: JSONNode) throws(ScenarioError) -> [Int] {
    var times: [Int] = []
    for element in try node.filledList("a list of whole numbers") {
      times.append(try element.wholeNumber("a whole number", in: 1...1e9))
    }
    return times
  }

  private func reaction(_ node: JSONNode) throws(ScenarioError) -> Scenario.Reaction {
    let object = try node.object(keys: ["recognizer", "state", "do"])
    return Scenario.Reaction(
      recognizer: try names.recognizer(object.required("recognizer", "the id of a recognizer")),
      state: try object.required("state", "the state in which the action is sent")
        .state(among: GestureState.sentStates),
      actions: try ScriptReader(names: names).actions(
        object.required("do", "a list of what is done")))
  }
}
