/// The ids of a scene, as far as they have been read.
final class SceneNames {
  /// The kinds that the file may use.
  let kinds: RecognizerKinds
  private(set) var views = [Scenario.Scene.windowID]
  private var recognizers: [(id: String, kind: RecognizerKind)] = []
  private var sets: Set<String> = []

  init(kinds: RecognizerKinds) { self.kinds = kinds }

  func add(view id: String) { views.append(id) }

  /// - Parameter isSet: whether it stands for one recognizer for each touch.
  func add(recognizer id: String, _ kind: RecognizerKind, isSet: Bool) {
    recognizers.append((id, kind))
    if isSet { sets.insert(id) }
  }

  /// The id of the set of which an id such as `drag#2` names a recognizer; nil where it is none.
  func set(of id: String) -> String? {
    guard let set = RecognizerSpec.set(ofMember: id), sets.contains(set) else { return nil }
    return set
  }

  /// The kind of a recognizer; nil for one that has not been read.
  func kind(of recognizer: String) -> RecognizerKind? {
    recognizers.first { $0.id == set(of: recognizer) ?? recognizer }?.kind
  }

  /// Throws if there is no such view.
  @Sendable static func checkView(
    _ id: String, _ node: JSONNode, _ names: SceneNames
  ) throws(ScenarioError) {
    guard names.views.contains(id) else {
      throw node.error(.unknownID(id, what: "view", known: names.views))
    }
  }

  /// Throws if there is no such recognizer, or if it is a set: each of its recognizers is named by
  /// itself in what is expected.
  @Sendable static func checkExpectedRecognizer(
    _ id: String, _ node: JSONNode, _ names: SceneNames
  ) throws(ScenarioError) {
    if names.set(of: id) != nil { return }
    try checkRecognizer(id, node, names)
    guard names.sets.contains(id) else { return }
    throw node.error(
      .misfit("'\(id)' is one for each touch: expected \"\(id)#1\", \"\(id)#2\" and so on"))
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
