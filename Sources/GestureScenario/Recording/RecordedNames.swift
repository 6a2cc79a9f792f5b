/// The ids of a scene for the names in a simulation. Ids are unique; names may be missing or
/// shared.
struct RecordedNames {
  private var views: [String: String] = [:]
  private var recognizers: [String: String] = [:]

  mutating func claim(_ id: String, forView name: String) { views[id] = name }

  /// A new id for a view.
  mutating func id(ofViewNamed name: String) -> String {
    Self.id(of: name, or: "view", in: &views)
  }

  /// A new id for a recognizer.
  mutating func id(ofRecognizerNamed name: String) -> String {
    Self.id(of: name, or: "recognizer", in: &recognizers)
  }

  /// The view's name in the simulation.
  func name(ofView id: String) -> String { views[id] ?? id }

  /// The recognizer's name in the simulation.
  func name(ofRecognizer id: String) -> String { recognizers[id] ?? id }

  /// The name itself, or the name with a number if it is taken.
  private static func id(
    of name: String, or substitute: String, in names: inout [String: String]
  ) -> String {
    let word = name.isEmpty ? substitute : name
    var id = word
    var number = 1
    while names[id] != nil {
      number += 1
      id = "\(word)\(number)"
    }
    names[id] = name
    return id
  }
}
