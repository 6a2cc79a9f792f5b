extension ScriptReader {
  /// What a host does, in order.
  func actions(_ node: JSONNode?) throws(ScenarioError) -> [Scenario.HostAction] {
    var actions: [Scenario.HostAction] = []
    for element in try node?.list("a list of what is done") ?? [] {
      actions.append(try action(element))
    }
    return actions
  }

  /// The words for what a host can do, each with the other keys that it takes.
  static let verbs: [(verb: String, keys: [String])] =
    [
      ("enable", []), ("disable", []), ("remove", []), ("add", ["view"]), ("hideView", []),
      ("removeView", []), ("moveView", ["parent"]), ("resetTranslation", []),
      ("setScale", ["to"]), ("setRotation", ["to"]), ("cancel", []), ("requireToFail", ["other"]),
      ("removeRequirement", ["other"]), ("ignoreTouch", ["touch"]), ("send", []),
    ] + StateAssignment.Verb.allCases.map { ($0.rawValue, []) }

  private func action(_ node: JSONNode) throws(ScenarioError) -> Scenario.HostAction {
    let verbs = Self.verbs.map(\.verb)
    let otherKeys = ["view", "parent", "to", "other", "touch"]
    let members = try node.object(keys: verbs + otherKeys).members
    let found = Self.verbs.filter { entry in members.contains { $0.key == entry.verb } }
    guard let entry = found.first, found.count == 1 else {
      throw node.error(.misfit("expected one of \(verbs.joined(separator: ", "))"))
    }
    let object = try node.object(keys: [entry.verb] + entry.keys)
    let subject = try object.required(entry.verb, "what it is done to")
    if let action = try action(on: subject, entry.verb) { return action }
    if let action = try action(on: subject, entry.verb, with: object) { return action }
    guard let assignment = try assignment(object) else {
      throw node.error(.misfit("expected one of \(verbs.joined(separator: ", "))"))
    }
    return .assign(assignment)
  }

  /// The verbs without further keys.
  private func action(on node: JSONNode, _ verb: String) throws(ScenarioError) -> Scenario
    .HostAction?
  {
    switch verb {
    case "enable": return .enable(try names.recognizer(node))
    case "disable": return .disable(try names.recognizer(node))
    case "remove": return .remove(try names.recognizer(node))
    case "cancel": return .cancel(try names.recognizer(node))
    case "hideView": return .hideView(try names.view(node))
    case "removeView": return .removeView(try names.subview(node))
    case "send": return .send(try sentStep(node))
    case "resetTranslation":
      return .setReading(try settable("translation", node), reading: "translation", to: [0, 0])
    case _: return nil
    }
  }

  /// The verbs with a further key.
  private func action(
    on node: JSONNode, _ verb: String, with object: JSONObject
  ) throws(ScenarioError) -> Scenario.HostAction? {
    switch verb {
    case "add":
      return .add(
        try names.recognizer(node),
        view: try names.view(object.required("view", "the id of the view it is added to")))
    case "moveView":
      return .moveView(
        try names.subview(node),
        parent: try names.view(object.required("parent", "the id of its new parent")))
    case "requireToFail":
      return .requireToFail(try names.recognizer(node), other: try other(object))
    case "removeRequirement":
      return .removeRequirement(try names.recognizer(node), other: try other(object))
    case "ignoreTouch":
      let touch = try object.required("touch", "a touch id").string("a touch id")
      return .ignoreTouch(try names.recognizer(node), touch: touch)
    case "setScale":
      return .setReading(
        try settable("scale", node), reading: "scale",
        to: [try object.required("to", "a scale").number()])
    case "setRotation":
      return .setReading(
        try settable("rotation", node), reading: "rotation",
        to: [try object.required("to", "an angle").number()])
    case _: return nil
    }
  }

  /// The id of a recognizer with a figure that can be set.
  private func settable(_ reading: String, _ node: JSONNode) throws(ScenarioError) -> String {
    try names.recognizer(node, "a recognizer whose \(reading) can be set") { kind in
      kind.reading(reading)?.write != nil
    }
  }

  private func other(_ object: JSONObject) throws(ScenarioError) -> String {
    try names.recognizer(object.required("other", "the id of the recognizer that must fail"))
  }
}
