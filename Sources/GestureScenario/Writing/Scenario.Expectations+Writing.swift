import GestureCore
import GestureTrace

extension Scenario.Expectations {
  var json: JSONValue {
    var object = JSONBuilder()
    object["actions"] = Self.json(actions) { .words($0.map { $0.text(\.word) }) }
    object["order"] = order.map {
      .words($0.map { $0.text { "\($0.recognizer) \($0.state.word)" } })
    }
    object["calls"] = calls.isEmpty ? nil : .list(calls.map(\.json))
    object["idle"] = isIdle.map { .flag($0) }
    object["outcomes"] = Self.json(outcomes) { .words($0.map(\.text)) }
    object["views"] = Self.json(views) { .words($0.map { $0.text(\.word) }) }
    object["values"] = values.isEmpty ? nil : .list(values.map(\.json))
    object["diagnostics"] = diagnostics.isEmpty ? nil : .words(diagnostics)
    return object.json
  }

  private static func json<Value>(
    _ members: [String: Value], _ json: (Value) -> JSONValue
  ) -> JSONValue? {
    guard !members.isEmpty else { return nil }
    return .object(
      members.sorted { $0.key < $1.key }.map { (key: $0.key, value: json($0.value)) })
  }
}

extension Scenario.Expected {
  /// The entry as files write it.
  func text(_ text: (Word) -> String) -> String {
    text(word) + (isRepeated ? "*" : "") + (at.map { "@\($0.plain)" } ?? "")
  }
}

extension ExpectedOutcome {
  fileprivate var text: String { state.word + (reason.map { ":\($0)" } ?? "") }
}

extension ExpectedCalls {
  fileprivate var json: JSONValue {
    var object = JSONBuilder()
    object["question"] = .string(question.rawValue)
    object["recognizer"] = recognizer.map { .string($0) }
    object["other"] = other.map { .string($0) }
    object["count"] = .number(Double(count))
    return object.json
  }
}

extension ExpectedValues {
  fileprivate var json: JSONValue {
    var object = JSONBuilder()
    object["recognizer"] = .string(recognizer)
    object["state"] = .string(state.word)
    object["occurrence"] = occurrence == 1 ? nil : .number(Double(occurrence))
    for (name, numbers) in figures.sorted(by: { $0.key < $1.key }) {
      object[name] =
        numbers.count == 1 ? .number(numbers[0]) : .list(numbers.map { .number($0) })
    }
    object["within"] = within == Self.usualTolerance ? nil : .number(within)
    return object.json
  }
}
