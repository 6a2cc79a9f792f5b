/// The ids of a scene, as far as they have been read.
final class SceneNames {
  /// The kinds that the file may use.
  let kinds: RecognizerKinds
  private(set) var views = [Scenario.Scene.windowID]
  private var recognizers: [(id: String, kind: RecognizerKind)] = []

  init(kinds: RecognizerKinds) { self.kinds = kinds }

  func add(view id: String) { views.append(id) }

  func add(recognizer id: String, _ kind: RecognizerKind) { recognizers.append((id, kind)) }

  /// The kind of a recognizer; nil for one that has not been read.
  func kind(of recognizer: String) -> RecognizerKind? {
    recognizers.first { $0.id == recognizer }?.kind
  }

  /// Throws if there is no such view.
  @Sendable static func checkView(
    _ id: String, _ node: JSONNode, _ names: SceneNames
  ) throws(ScenarioError) {
    guard names.views.contains(id) else {
      throw node.error(.unknownID(id, what: "view", known: names.views))
    }
  }

  /// Throws if there is no such recognizer.
  @Sendable static func checkRecognizer(
    _ id: String, _ node: JSONNode, _ names: SceneNames
  ) throws(ScenarioError) {
    guard names.kind(of: id) != nil else {
      throw node.error(
        .unknownID(id, what: "recognizer", known: names.recognizers.map(\.id)))
    }
  }
}
