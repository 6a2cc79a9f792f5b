import GestureCore
import GestureDiagnosis
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// A tap on a view that other views fill, each of which keeps its touches from it.
@Suite struct `A tap of a filled view` {
  /// A card of 200 by 200 with a view at the left, which has a tap, and a control at the right.
  private func findings(
    left: Double = 100, control: String = "true", _ nearer: String = "tap", _ own: String = "",
    in right: String = "", kind: String = "tap", answer: Bool? = nil
  ) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.addView("left", [0, 0, left, 200], in: "card")
    scene.addView("right", [100, 0, 100, 200], in: "card", "\"control\": \(control)")
    if !right.isEmpty { scene.addView("label", [10, 10, 20, 20], in: "right", right) }
    scene.add("open", kind, on: "card", own)
    if let answer { scene.answer("viewShouldBegin", answer, "\"hitView\": \"right\"") }
    scene.add("nearer", nearer, on: "left")
    return try scene.findings(.rarelyFires).filter { $0.recognizers.first?.name == "open" }
  }

  @Test(arguments: ["true", "\"slider\"", "\"switch\""])
  func `rarely fires where a control fills the rest (S4.4, S11.1)`(control: String) throws {
    let found = try findings(control: control)
    #expect(found.map(\.severity) == [.warning], "\(found)")
    #expect(
      found.first?.sentence
        == "'open' rarely fires: each touch that it gets is also one of 'nearer', which recognizes as "
        + "soon as 'open' could, or comes down on control 'right', and a control keeps a tap to "
        + "itself")
  }

  @Test func `fires where there is a gap, or something is hit in the control (S3.13)`() throws {
    #expect(try findings(left: 99).isEmpty)
    #expect(try findings(in: "\"interactive\": false").count == 1)
    #expect(try findings(in: "\"alpha\": 1").isEmpty)
  }

  @Test func `fires where no view would lose the touch, or nothing nearer comes first`() throws {
    #expect(try findings("tap", "\"cancelsTouchesInView\": false").isEmpty)
    #expect(try findings("doubleTap").isEmpty)
    #expect(try findings("tap", "\"recognizesTogether\": [\"nearer\"]").isEmpty)
  }

  @Test func `fires where the control keeps no tap, or not this one (S11.1, S11.7)`() throws {
    #expect(try findings(answer: true).isEmpty)
    #expect(try findings(answer: false).count == 1)
    #expect(try findings("doubleTap", kind: "doubleTap").isEmpty)
  }

  @Test func `is fixed by a fix in the library (S4.4, S11.1)`() throws {
    let path =
      "Tests/Scenarios/combinations/taps/a-tap-under-a-button-and-a-nearer-tap-gets-nothing.json"
    var scenario = try ScenarioLibrary.scenario(path)
    let finding = try #require(scenario.lint().first)
    #expect(finding.kind == .rarelyFires)
    #expect(
      finding.fixes.map(\.words) == [
        "declare open.recognizesSimultaneously(with: rename), and set open.cancelsTouchesInView to "
          + "false, if all are meant", "remove 'open'",
      ])
    scenario.apply(try #require(finding.fixes.first))
    #expect(scenario.lint().isEmpty)
    #expect(scenario.firings(of: "open") == 2)
  }
}
