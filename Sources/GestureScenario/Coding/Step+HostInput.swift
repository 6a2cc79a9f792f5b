import GestureCore
import GestureTrace

// What a step says of keyboards, of contacts and of styluses (S15.16 to S15.20).
extension StepContent.SemanticAction {
  static let table = FieldTable<Self>(
    blank: Self("", on: ""),
    fields: [
      Field("view", \.view, .view, required: "the id of the view it is done on"),
      Field("name", \.name, .actionName, required: "the action's name, such as \"activate\""),
    ])
}

extension StepContent.Hovering {
  static let table = FieldTable<Self>(
    blank: Self(),
    fields: [
      Field("pose", \.pose, .pose),
      Field("distance", \.distance, .number),
    ])
}

extension Shape<String> {
  fileprivate static var actionName: Self {
    string("an action's name").checked { name, node, _ throws(ScenarioError) in
      guard !name.isEmpty else { throw node.error(.misfit("an action's name can't be empty")) }
    }
  }
}

extension Shape<ModifierFlags> {
  static var modifiers: Self {
    let flags = ModifierFlags.named
    return Shape<[String]>
      .list("a list of modifier keys", of: .word("modifier key", among: flags.map { $0.word }))
      .mapped(
        { words in
          flags.filter { words.contains($0.word) }.reduce(into: []) { $0.formUnion($1.flag) }
        }, { $0.words })
  }
}

extension Shape<TouchContact> {
  static var contact: Self {
    Shape<[Double]>.numbers(2, "[majorRadius, tolerance]")
      .checked { numbers, node, _ throws(ScenarioError) in
        guard numbers.allSatisfy({ $0 >= 0 }) else {
          throw node.error(.misfit("expected a radius and a tolerance of 0 or more"))
        }
      }
      .mapped(
        { TouchContact(majorRadius: $0[0], tolerance: $0[1]) },
        { [$0.majorRadius, $0.majorRadiusTolerance] })
  }
}

extension Shape<TouchPose> {
  static var pose: Self {
    Shape<[Double]>.numbers(3, "[altitude, azimuth, roll]").mapped(
      { TouchPose(altitudeAngle: $0[0], azimuthAngle: $0[1], rollAngle: $0[2]) },
      { [$0.altitudeAngle, $0.azimuthAngle, $0.rollAngle] })
  }
}

extension Shape<TouchPhase> {
  /// A phase; `changed` is another word for `moved`.
  static var phase: Self {
    let choices = TouchPhase.told.map { ($0.word, $0) } + [("changed", .moved)]
    return word("phase", among: choices) { $0.word }
  }

  /// A phase of a scroll: `began`, `changed`, `ended` or `cancelled`.
  static var scrollPhase: Self {
    word("phase", among: TouchPhase.told.map { ($0.scrollWord, $0) }) { $0.scrollWord }
  }
}
