import GestureCore

extension Scenario {
  /// The scenario as the text of a tidy file. Reading it gives the same scenario; what is left at
  /// its default is not written.
  public var text: String { json.tidy + "\n" }

  private var json: JSONValue {
    var object = JSONBuilder()
    object["name"] = name.isEmpty ? nil : .string(name)
    object["source"] = source.map { .string($0) }
    object["scene"] = scene.json
    object["script"] = .list(script.map(\.json))
    object["expect"] = expectations == Expectations() ? nil : expectations.json
    return object.json
  }
}

/// Puts an object together; a key that gets nil is left out.
struct JSONBuilder {
  private var members: [(key: String, value: JSONValue)] = []

  /// Adds a member, the last one so far.
  subscript(_ key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      if let newValue { members.append((key, newValue)) }
    }
  }

  var json: JSONValue { .object(members) }
}

extension JSONValue {
  static func words(_ words: [String]) -> JSONValue { .list(words.map { .string($0) }) }

  static func numbers(_ numbers: Double...) -> JSONValue { .list(numbers.map { .number($0) }) }

  /// The flag, or nil where it has its default.
  static func flag(_ flag: Bool, default usual: Bool) -> JSONValue? {
    flag == usual ? nil : .flag(flag)
  }
}

extension Point {
  var json: JSONValue { .numbers(x, y) }
}

extension Vector {
  var json: JSONValue { .numbers(dx, dy) }
}

extension Rect {
  var json: JSONValue { .numbers(minX, minY, width, height) }
}
