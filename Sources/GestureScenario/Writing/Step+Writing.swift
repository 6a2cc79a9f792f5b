import GestureCore
import GestureTrace

extension Scenario.Step {
  var json: JSONValue {
    var object = JSONBuilder()
    object["at"] = .number(at)
    content.write(to: &object)
    return object.json
  }
}

extension StepContent {
  fileprivate func write(to object: inout JSONBuilder) {
    object["began"] = Self.json(began) { $0.json }
    object["moved"] = Self.json(moved) { $0.json }
    object["ended"] = Self.json(ended) { $0?.json ?? .null }
    switch cancelled {
    case .all: object["cancelled"] = .string("all")
    case .touches(let ids): object["cancelled"] = ids.isEmpty ? nil : .words(ids)
    }
    object["type"] = type.map { .string($0.word) }
    object["pressure"] = pressure.map { .number($0) }
    object["buttons"] = buttons.map { .number(Double($0.rawValue)) }
    switch hover {
    case .at(let place): object["hover"] = place.json
    case .left: object["hover"] = .null
    case nil: break
    }
    object["coalesced"] = Self.json(coalesced) { samples in
      .list(samples.map { .numbers($0.location.x, $0.location.y, $0.at) })
    }
    object["scroll"] = scroll?.json
    object["transform"] = transform?.json
    object["stamp"] = stamp.map { .number($0) }
    object["during"] = during.isEmpty ? nil : .list(during.map(\.json))
    object["do"] = actions.isEmpty ? nil : .list(actions.map(\.json))
  }

  private static func json<Value>(
    _ touches: [String: Value], _ json: (Value) -> JSONValue
  ) -> JSONValue? {
    guard !touches.isEmpty else { return nil }
    let inOrder = touches.sorted { TouchNames.isInOrder($0.key, $1.key) }
    return .object(inOrder.map { (key: $0.key, value: json($0.value)) })
  }
}

extension ScrollInput {
  fileprivate var json: JSONValue {
    .object([
      (key: "at", value: location.json), (key: "by", value: delta.json),
      (key: "kind", value: .string(kind.rawValue)),
    ])
  }
}

extension TransformInput {
  fileprivate var json: JSONValue {
    var object = JSONBuilder()
    object["at"] = location.json
    object["phase"] = .string(phase.word)
    object["scale"] = scale == 1 ? nil : .number(scale)
    object["rotation"] = rotation == 0 ? nil : .number(rotation)
    return object.json
  }
}

extension StateAssignment {
  var json: JSONValue { .object([(key: verb.rawValue, value: .string(recognizer))]) }
}

extension Scenario.HostAction {
  var json: JSONValue {
    switch self {
    case .enable(let id): Self.json("enable", id)
    case .disable(let id): Self.json("disable", id)
    case .remove(let id): Self.json("remove", id)
    case .add(let id, let view): Self.json("add", id, "view", .string(view))
    case .hideView(let id): Self.json("hideView", id)
    case .removeView(let id): Self.json("removeView", id)
    case .moveView(let id, let parent): Self.json("moveView", id, "parent", .string(parent))
    case .setReading(let id, "scale", let numbers):
      Self.json("setScale", id, "to", .number(numbers[0]))
    case .setReading(let id, "rotation", let numbers):
      Self.json("setRotation", id, "to", .number(numbers[0]))
    case .setReading(let id, _, _): Self.json("resetTranslation", id)
    case .cancel(let id): Self.json("cancel", id)
    case .requireToFail(let id, let other):
      Self.json("requireToFail", id, "other", .string(other))
    case .removeRequirement(let id, let other):
      Self.json("removeRequirement", id, "other", .string(other))
    case .ignoreTouch(let id, let touch): Self.json("ignoreTouch", id, "touch", .string(touch))
    case .send(let content):
      .object([(key: "send", value: content.json)])
    case .assign(let assignment): assignment.json
    }
  }

  private static func json(
    _ verb: String, _ id: String, _ key: String? = nil, _ value: JSONValue? = nil
  ) -> JSONValue {
    var object = JSONBuilder()
    object[verb] = .string(id)
    if let key { object[key] = value }
    return object.json
  }
}

extension StepContent {
  fileprivate var json: JSONValue {
    var object = JSONBuilder()
    write(to: &object)
    return object.json
  }
}
