/// A place in a document, such as `scene.recognizers[1].kind`.
struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// A step from a value to one that it contains.
  enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  private(set) var steps: [Step] = []

  /// The place that keys lead to from the root.
  init(_ keys: String...) { steps = keys.map { .key($0) } }

  func appending(_ step: Step) -> JSONPath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// Keys that are words are joined by dots.
  var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isWord(key): text += (text.isEmpty ? "" : ".") + key
      case .key(let key): text += "[\"\(key)\"]"
      }
    }
  }

  private static func isWord(_ key: String) -> Bool {
    key.first?.isLetter == true && key.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
