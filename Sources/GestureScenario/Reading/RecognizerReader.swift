import GestureCore

/// Reads recognizers: each one's id and kind first, the rest when all ids are known.
struct RecognizerReader {
  let names: SceneNames

  private static let keys = [
    "id", "kind", "view", "allowedTouchTypes", "requiresExclusiveTouchType", "enabled",
    "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "requireToFail",
    "preventsOnly", "preventedOnlyBy", "set",
  ]

  func introduction(_ node: JSONNode) throws(ScenarioError) -> RecognizerSpec {
    let object = try node.object(keys: Self.keys)
    let idNode = try object.required("id", "the recognizer's name")
    let id = try idNode.newID("the recognizer's name")
    guard !names.recognizers.contains(where: { $0.id == id }) else {
      throw idNode.error(.duplicateID(id, what: "recognizer"))
    }
    let kind = try object.required("kind", "a recognizer's kind")
      .word("kind", among: names.kinds.all.map { ($0.word, $0) })
    let view = try names.view(object.required("view", "the id of the view it is added to"))
    names.add(recognizer: id, kind)
    return RecognizerSpec(id: id, kind: kind, view: view)
  }

  func complete(
    _ spec: inout RecognizerSpec, from node: JSONNode
  ) throws(ScenarioError) {
    let object = try node.object(keys: Self.keys)
    spec.allowedTouchTypes = try object["allowedTouchTypes"].map { node throws(ScenarioError) in
      try touchTypes(node)
    }
    spec.requiresExclusiveTouchType = try object["requiresExclusiveTouchType"]?.flag() ?? true
    spec.isEnabled = try object["enabled"]?.flag() ?? true
    spec.cancelsTouchesInView = try object["cancelsTouchesInView"]?.flag()
    spec.delaysTouchesBegan = try object["delaysTouchesBegan"]?.flag()
    spec.delaysTouchesEnded = try object["delaysTouchesEnded"]?.flag()
    if let required = object["requireToFail"] {
      spec.requireToFail = try names.recognizers(required)
    }
    if let list = object["preventsOnly"] { spec.preventsOnly = try names.recognizers(list) }
    if let list = object["preventedOnlyBy"] { spec.preventedOnlyBy = try names.recognizers(list) }
    if let set = object["set"] { spec.settings = try settings(set, of: spec.kind) }
  }

  private func touchTypes(_ node: JSONNode) throws(ScenarioError) -> [TouchType] {
    var types: [TouchType] = []
    for element in try node.list("a list of touch types") {
      types.append(try element.touchType())
    }
    return types
  }

  // MARK: Properties

  private func settings(
    _ node: JSONNode, of kind: RecognizerKind
  ) throws(ScenarioError) -> [String: RecognizerKind.PropertyValue] {
    _ = try node.object(keys: kind.properties.map(\.name))
    var settings: [String: RecognizerKind.PropertyValue] = [:]
    for (key, value) in try node.members() {
      guard let property = kind.properties.first(where: { $0.name == key }) else { continue }
      settings[key] = try self.value(value, property.form)
    }
    return settings
  }

  private func value(
    _ node: JSONNode, _ form: RecognizerKind.Property.Form
  ) throws(ScenarioError) -> RecognizerKind.PropertyValue {
    switch form {
    case .number: return .number(try node.number())
    case .wholeNumber: return .number(Double(try node.wholeNumber()))
    case .milliseconds: return .number(try node.number("milliseconds"))
    case .flag: return .flag(try node.flag())
    case .word(let words): return .word(try node.word("value", among: words.map { ($0, $0) }))
    case .words(let words):
      var chosen: [String] = []
      for element in try node.list("a list of words") {
        chosen.append(try element.word("value", among: words.map { ($0, $0) }))
      }
      return .words(chosen)
    }
  }
}
