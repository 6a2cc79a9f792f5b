/// The names of the recognizers that properties are about. Each name means a recognizer, or all
/// recognizers that a set has made.
struct PropertyNames {
  let names: Set<String>
  private let setName: (_ recognizer: String) -> String?

  /// - Parameter setName: gives the name of the set that made a recognizer.
  init(of properties: [ExplorationProperty], setName: @escaping (_ recognizer: String) -> String?) {
    names = Set(properties.flatMap(\.names))
    self.setName = setName
  }

  var isEmpty: Bool { names.isEmpty }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// The name among these that means a recognizer: its own name, or the name of the set that made
  /// it.
  func name(of recognizer: String) -> String? {
    contains(recognizer) ? recognizer : set(of: recognizer)
  }

  /// The name among these of the set that made a recognizer.
  func set(of recognizer: String) -> String? {
    guard let set = setName(recognizer) else { return nil }
    return contains(set) ? set : nil
  }

  /// The names of one of the properties.
  func only(of property: ExplorationProperty) -> PropertyNames {
    PropertyNames(of: [property], setName: setName)
  }
}
