import GestureCore
import GestureScenario
import PanGesture
import Testing

/// The names of properties, which lint, the search for remedies and files share.
@Suite struct `The name of a property` {
  @Test func `is the same for each kind that has the property`() {
    let kinds = RecognizerKinds.standard.all.filter { kind in
      kind.properties.contains { $0.name == .hysteresis }
    }
    #expect(
      kinds.map(\.word) == ["pan", "horizontalPan", "screenEdgePan", "pinch", "rotation"])
  }

  @Test func `may be another package's, and is found in a file by its word`() throws {
    let name = PropertyName("firmness")
    let firm = RecognizerKind(
      "firm", sample: .drag, properties: [.number(name, \PanGestureRecognizer.hysteresis)]
    ) { PanGestureRecognizer() }
    let scenario = try Scenario(
      text: ScenarioParts.text(
        recognizers: ScenarioParts.recognizer("it", "firm", #""set": {"firmness": 3}"#), script: ""),
      kinds: RecognizerKinds.standard.adding(firm))
    #expect(scenario.scene.recognizers[0].settings == [name: .number(3)])
  }

  @Test func `stands where its word does in the alphabet`() {
    let names: [PropertyName] = [.hysteresis, .axis, .edges, .edgeDepth]
    #expect(names.sorted() == [.axis, .edgeDepth, .edges, .hysteresis])
    #expect("\(PropertyName.edgeDepth)" == "edgeDepth")
  }
}
