import GestureCore
import GestureTrace

/// Reads a script: steps, and what hosts do in them.
struct ScriptReader {
  let names: SceneNames

  private static let contentKeys = [
    "began", "moved", "ended", "cancelled", "type", "pressure", "buttons", "hover", "coalesced",
    "scroll", "transform", "stamp", "during", "do",
  ]

  func script(_ node: JSONNode) throws(ScenarioError) -> [Scenario.Step] {
    var steps: [Scenario.Step] = []
    for element in try node.list("a list of steps") {
      let object = try element.object("a step", keys: ["at"] + Self.contentKeys)
      let atNode = try object.required("at", "a moment in milliseconds")
      let at = try atNode.moment()
      if let last = steps.last, at < last.at {
        throw atNode.error(.stepOutOfOrder(at: at.plain, previous: last.at.plain))
      }
      steps.append(Scenario.Step(at: at, try content(object)))
    }
    return steps
  }

  // MARK: A step

  func content(_ object: JSONObject) throws(ScenarioError) -> StepContent {
    var content = StepContent()
    content.began = try places(object["began"])
    content.moved = try places(object["moved"])
    content.ended = try endings(object["ended"])
    if let cancelled = object["cancelled"] { content.cancelled = try cancellation(cancelled) }
    content.type = try object["type"]?.touchType()
    content.pressure = try object["pressure"]?.number("a pressure", in: 0...1)
    content.buttons = try object["buttons"].map { node throws(ScenarioError) in
      ButtonMask(rawValue: try node.wholeNumber("a bit mask", in: 0...4_294_967_295))
    }
    content.hover = try object["hover"].map { node throws(ScenarioError) in
      node.isNull ? .left : .at(try node.point())
    }
    content.coalesced = try coalesced(object)
    content.scroll = try object["scroll"].map { node throws(ScenarioError) in try scroll(node) }
    content.transform = try object["transform"].map { node throws(ScenarioError) in
      try transform(node)
    }
    content.stamp = try object["stamp"]?.moment(from: -1e12)
    content.during = try assignments(object["during"])
    content.actions = try actions(object["do"])
    return content
  }

  private static let places = "an object of touch ids and their places [x, y]"

  private func places(_ node: JSONNode?) throws(ScenarioError) -> [String: Point] {
    var places: [String: Point] = [:]
    for (id, place) in try node?.members(Self.places) ?? [] { places[id] = try place.point() }
    return places
  }

  private func endings(_ node: JSONNode?) throws(ScenarioError) -> [String: Point?] {
    var places: [String: Point?] = [:]
    for (id, place) in try node?.members(Self.places) ?? [] {
      places.updateValue(place.isNull ? nil : try place.point(), forKey: id)
    }
    return places
  }

  private func cancellation(_ node: JSONNode) throws(ScenarioError) -> StepContent.Cancellation {
    let expected = "a list of touch ids, or \"all\""
    if case .string(let word) = node.json {
      guard word == "all" else { throw node.wrongType(expected) }
      return .all
    }
    var ids: [String] = []
    for element in try node.list(expected) { ids.append(try element.string("a touch id")) }
    return .touches(ids)
  }

  private func coalesced(_ object: JSONObject) throws(ScenarioError) -> [String: [StepContent
    .Sample]]
  {
    var coalesced: [String: [StepContent.Sample]] = [:]
    for (id, list) in try object["coalesced"]?.members() ?? [] {
      var samples: [StepContent.Sample] = []
      for element in try list.list("a list of samples [x, y, ms]") {
        let numbers = try element.numbers(3, "a sample [x, y, ms]")
        samples.append(
          StepContent.Sample(location: Point(x: numbers[0], y: numbers[1]), at: numbers[2]))
      }
      coalesced[id] = samples
    }
    return coalesced
  }

  // MARK: Input without touches

  private func scroll(_ node: JSONNode) throws(ScenarioError) -> ScrollInput {
    let object = try node.object(keys: ["at", "by", "kind"])
    return ScrollInput(
      at: try object.required("at", "the pointer's place [x, y]").point(),
      by: try object.required("by", "how far to scroll, [dx, dy]").vector(),
      kind: try object["kind"]?.word("kind of scroll") ?? .continuous)
  }

  private func transform(_ node: JSONNode) throws(ScenarioError) -> TransformInput {
    let object = try node.object(keys: ["at", "phase", "scale", "rotation"])
    let phases = TouchPhase.told.map { ($0.word, $0) } + [("changed", .moved)]
    return TransformInput(
      phase: try object.required("phase", "began, moved, ended or cancelled")
        .word("phase", among: phases),
      at: try object.required("at", "the pointer's place [x, y]").point(),
      scale: try object["scale"]?.number() ?? 1,
      rotation: try object["rotation"]?.number() ?? 0)
  }

  // MARK: Scripted recognizers

  private func assignments(_ node: JSONNode?) throws(ScenarioError) -> [StateAssignment] {
    var assignments: [StateAssignment] = []
    for element in try node?.list("a list such as [{\"begin\": \"id\"}]") ?? [] {
      let verbs = StateAssignment.Verb.allCases.map(\.rawValue)
      let object = try element.object(keys: verbs)
      guard let assignment = try assignment(object), object.members.count == 1 else {
        throw element.error(.misfit("expected one of \(verbs.joined(separator: ", "))"))
      }
      assignments.append(assignment)
    }
    return assignments
  }

  /// The assignment that an object's first key asks for; nil where it is none.
  func assignment(_ object: JSONObject) throws(ScenarioError) -> StateAssignment? {
    guard let verb = StateAssignment.Verb.allCases.first(where: { object[$0.rawValue] != nil }),
      let node = object[verb.rawValue]
    else { return nil }
    let id = try names.recognizer(node, "a scripted recognizer", where: { $0.isScripted })
    return StateAssignment(verb, id)
  }

  /// A step without a time of its own.
  func sentStep(_ node: JSONNode) throws(ScenarioError) -> StepContent {
    try content(try node.object("a step without \"at\"", keys: Self.contentKeys))
  }
}
