import GestureCore
import GestureTrace

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
    object["expect"] = expectations == Scenario.Expectations() ? nil : expectations.json
    return object.json
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
