import GestureCore
import GestureTrace
import StrictJSON

extension Scenario.Step {
  private static let at = Field("at", \Self.at, .moment(), required: "a moment in milliseconds")

  fileprivate static let table = FieldTable<Self>(
    expected: "a step", blank: Self(at: 0), heading: [at],
    fields: StepContent.table.fields.map { $0.of(\Self.content) })

  fileprivate func checkFollows(_ last: Self, at node: JSONNode) throws(ScenarioError) {
    guard at < last.at else { return }
    throw node.error(.stepOutOfOrder(at: at.plain, previous: last.at.plain), key: Self.at.key)
  }
}

extension StepContent {
  /// The keys of a step besides its time.
  static let table = FieldTable<Self>(
    expected: "a step without \"at\"", blank: Self(),
    fields: [
      Field("began", \.began, .byTouch(.point, places)),
      Field("moved", \.moved, .byTouch(.point, places)),
      Field("ended", \.ended, .byTouch(.orNull(.point), places)),
      Field("cancelled", \.cancelled, .cancellation),
      Field("type", \.type, .touchType),
      Field("pressure", \.pressure, .number("a pressure", in: 0...1)),
      Field("buttons", \.buttons, .buttons),
      Field("hover", \.hover, .hover),
      Field("coalesced", \.coalesced, .byTouch(.list("a list of samples [x, y, ms]", of: .sample))),
      Field("scroll", \.scroll, .object(ScrollInput.table)),
      Field("transform", \.transform, .object(TransformInput.table)),
      Field("action", \.action, .object(SemanticAction.table)),
      Field("modifiers", \.modifiers, .modifiers),
      Field("contact", \.contact, .byTouch(.contact)),
      Field("pose", \.pose, .byTouch(.pose)),
      Field("hovering", \.hovering, .object(Hovering.table)),
      Field("stamp", \.stamp, .moment(from: -1e12)),
      Field("during", \.during, .stateAssignments),
      Field("do", \.actions, .hostActions),
    ])

  private static let places = "an object of touch ids and their places [x, y]"
}

extension ScrollInput {
  fileprivate static let table = FieldTable<Self>(
    blank: Self(at: .zero, by: .zero),
    fields: [
      Field("at", \.location, .point, required: "the pointer's place [x, y]"),
      Field("by", \.delta, .vector, required: "how far to scroll, [dx, dy]"),
      Field("kind", \.kind, .word("kind of scroll"), isAlwaysWritten: true),
      Field("phase", \.phase, .scrollPhase),
      Field("momentum", \.isMomentum, .flag),
    ])
}

extension TransformInput {
  fileprivate static let table = FieldTable<Self>(
    blank: Self(phase: .began, at: .zero),
    fields: [
      Field("at", \.location, .point, required: "the pointer's place [x, y]"),
      Field("phase", \.phase, .phase, required: "began, moved, ended or cancelled"),
      Field("scale", \.scale, .number),
      Field("rotation", \.rotation, .number),
    ])
}

extension Shape<[Scenario.Step]> {
  /// Steps in the order of their times.
  static var script: Self {
    let table = Scenario.Step.table
    return Self { node, names throws(ScenarioError) in
      var steps: [Scenario.Step] = []
      for node in try node.list("a list of steps") {
        var step = try table.readHeading(node, names)
        if let last = steps.last { try step.checkFollows(last, at: node) }
        try table.readRest(node, into: &step, names)
        steps.append(step)
      }
      return steps
    } write: {
      .list($0.map(table.write))
    }
  }
}

extension Shape<StepContent.Cancellation> {
  fileprivate static var cancellation: Self {
    let expected = "a list of touch ids, or \"all\""
    let touches = Shape<[String]>.list(expected, of: .touch)
    return Self { node, names throws(ScenarioError) in
      if case .string("all") = node.json { return .all }
      return .touches(try touches.read(node, names))
    } write: {
      switch $0 {
      case .all: .string("all")
      case .touches(let ids): touches.write(ids)
      }
    }
  }
}

extension Shape<ButtonMask> {
  fileprivate static var buttons: Self {
    Shape<Int>.wholeNumber("a bit mask", in: 0...4_294_967_295)
      .mapped({ ButtonMask(rawValue: $0) }, { $0.rawValue })
  }
}

extension Shape<StepContent.Hover> {
  fileprivate static var hover: Self {
    Shape<Point?>.orNull(.point).mapped(
      { $0.map { .at($0) } ?? .left }, { if case .at(let place) = $0 { place } else { nil } })
  }
}

extension Shape<StepContent.Sample> {
  fileprivate static var sample: Self {
    Shape<[Double]>.numbers(3, "a sample [x, y, ms]").mapped(
      { StepContent.Sample(location: Point(x: $0[0], y: $0[1]), at: $0[2]) },
      { [$0.location.x, $0.location.y, $0.at] })
  }
}
