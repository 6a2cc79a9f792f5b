import Foundation

extension Scenario {
  /// Reads a scenario file.
  ///
  /// - Parameter kinds: the kinds of recognizers that the file may use.
  /// - Throws: the first mistake in the file, with its place and what was expected there.
  public init(
    contentsOfFile path: String, kinds: RecognizerKinds = .standard
  ) throws(ScenarioError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ScenarioError(
        file: path, path: "", problem: .unreadable(FileFault.reason(of: error, reading: path)))
    }
    try self.init(JSONText(data, file: path), kinds)
  }

  /// Reads a scenario from text.
  ///
  /// - Parameters:
  ///   - file: what messages call the text.
  ///   - kinds: the kinds of recognizers that the text may use.
  public init(
    text: String, file: String = "", kinds: RecognizerKinds = .standard
  ) throws(ScenarioError) {
    try self.init(JSONText(Data(text.utf8), file: file), kinds)
  }

  private init(_ text: JSONText, _ kinds: RecognizerKinds) throws(ScenarioError) {
    let root = JSONNode(json: try text.parse(), text: text, path: JSONPath())
    try self.init(root, kinds)
  }
}

extension Scenario {
  private init(_ node: JSONNode, _ kinds: RecognizerKinds) throws(ScenarioError) {
    let object = try node.object(
      "an object with \"scene\" and \"script\"",
      keys: ["name", "source", "scene", "script", "expect"])
    let sceneNode = try object.required("scene", "the views and recognizers")
    let names = SceneNames(kinds: kinds)
    let scene = try SceneReader(names: names).scene(sceneNode)
    let scriptNode = try object.required("script", "a list of steps")
    let script = try ScriptReader(names: names).script(scriptNode)
    let expectations =
      try object["expect"].map { node throws(ScenarioError) in
        try ExpectationReader(names: names).expectations(node)
      } ?? Scenario.Expectations()
    self.init(
      name: try object["name"]?.string() ?? "", source: try object["source"]?.string(),
      scene: scene, script: script, expectations: expectations)
  }
}

/// The ids of a scene, as far as they have been read.
final class SceneNames {
  /// The kinds that the file may use.
  let kinds: RecognizerKinds
  private(set) var views = [Scenario.Scene.windowID]
  private(set) var recognizers: [(id: String, kind: RecognizerKind)] = []

  init(kinds: RecognizerKinds) { self.kinds = kinds }

  func add(view id: String) { views.append(id) }

  func add(recognizer id: String, _ kind: RecognizerKind) { recognizers.append((id, kind)) }

  /// The id of a view.
  func view(_ node: JSONNode) throws(ScenarioError) -> String {
    let id = try node.string("the id of a view")
    guard views.contains(id) else {
      throw node.error(.unknownID(id, what: "view", known: views))
    }
    return id
  }

  /// The id of a view other than the window.
  func subview(_ node: JSONNode) throws(ScenarioError) -> String {
    let id = try view(node)
    guard id != Scenario.Scene.windowID else {
      throw node.error(.misfit("expected a view in the window, found the window itself"))
    }
    return id
  }

  /// The id of a recognizer.
  func recognizer(_ node: JSONNode) throws(ScenarioError) -> String {
    let id = try node.string("the id of a recognizer")
    try check(recognizer: id, at: node)
    return id
  }

  func check(recognizer id: String, at node: JSONNode) throws(ScenarioError) {
    guard recognizers.contains(where: { $0.id == id }) else {
      throw node.error(.unknownID(id, what: "recognizer", known: recognizers.map(\.id)))
    }
  }

  /// The id of a recognizer whose kind can do what is asked of it.
  func recognizer(
    _ node: JSONNode, _ what: String, where isFit: (RecognizerKind) -> Bool
  ) throws(ScenarioError) -> String {
    let id = try recognizer(node)
    guard let kind = recognizers.first(where: { $0.id == id })?.kind, !isFit(kind) else {
      return id
    }
    throw node.error(.misfit("expected \(what), found \"\(id)\", a \(kind.word)"))
  }

  /// The id of a recognizer; nil for `"*"`, which means any.
  func recognizerOrAny(_ node: JSONNode) throws(ScenarioError) -> String? {
    try node.string("the id of a recognizer, or \"*\"") == "*" ? nil : try recognizer(node)
  }

  /// The id of a view; nil for `"*"`.
  func viewOrAny(_ node: JSONNode) throws(ScenarioError) -> String? {
    try node.string("the id of a view, or \"*\"") == "*" ? nil : try view(node)
  }

  /// A list of recognizers' ids.
  func recognizers(_ node: JSONNode) throws(ScenarioError) -> [String] {
    var ids: [String] = []
    for element in try node.list("a list of recognizers' ids") {
      ids.append(try recognizer(element))
    }
    return ids
  }
}
