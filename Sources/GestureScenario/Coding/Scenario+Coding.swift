import GestureCore
package import GestureTrace

extension Scenario {
  /// The scenario as the text of a tidy file. Reading it gives the same scenario; what is left at
  /// its default is not written.
  ///
  /// - Precondition: the only figures that actions set are `translation`, `scale` and `rotation`,
  ///   since files have no verbs for others.
  public var text: String { json.tidy + "\n" }

  /// The scenario as the value that its file has.
  package var json: JSONValue { Self.table.write(self) }

  static let table = FieldTable<Self>(
    expected: "an object with \"scene\" and \"script\"",
    blank: Self(name: "", scene: Scenario.Scene(size: .zero)),
    heading: [
      Field("name", \.name, .string),
      Field("source", \.source, .string),
      Field(
        "scene", \.scene, .object(Scenario.Scene.table), required: "the views and recognizers"),
    ],
    fields: [
      Field("script", \.script, .script, required: "a list of steps"),
      Field("expect", \.expectations, .object(Scenario.Expectations.table)),
    ])
}
