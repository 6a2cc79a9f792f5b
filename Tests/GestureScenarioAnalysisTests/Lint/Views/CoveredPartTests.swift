import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// What lies over a view without being there for touches (S2.2).
@Suite struct `A view that another one covers in part` {
  /// A card of 200 by 200, and a cover from its left on.
  private func findings(width: Double, _ more: String = "") throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.addView("cover", [50, 50, width, 200], in: "page", more)
    scene.add("open", "tap", on: "card")
    if more.contains("gesture") { scene.add("close", "tap", on: "cover") }
    return try scene.findings(.cutOff)
  }

  @Test(arguments: [(49.0, 0), (50, 1), (51, 1), (199, 1), (200, 0)])
  func `is told from a quarter on, unless it is covered wholly`(width: Double, count: Int) throws {
    #expect(try findings(width: width).count == count)
  }

  @Test func `is told how much, and what to do`() throws {
    let found = try #require(try findings(width: 60).first)
    #expect(found.severity == .note)
    #expect(
      found.sentence
        == "'open' gets no touch on the part of view 'card' that view 'cover' covers, 30 %")
    #expect(found.fix.hasPrefix("switch isUserInteractionEnabled of 'cover' off"), "\(found)")
  }

  @Test(arguments: [(49.0, 0), (50, 1), (100, 1), (199, 1)])
  func `keeps a pointer away there from a quarter on (S9.54)`(width: Double, count: Int) throws {
    var scene = FileScene()
    scene.addView("cover", [50, 50, width, 200], in: "page")
    scene.add("readout", "hover", on: "card")
    let found = try scene.findings()
    #expect(found.map(\.kind) == Array(repeating: .cutOff, count: count), "\(found)")
    scene.add("open", "tap", on: "cover")
    #expect(try scene.findings().isEmpty, "a cover that is there for touches is meant")
  }

  @Test func `keeps touches and a pointer away there, which are told apart`() throws {
    var scene = FileScene()
    scene.addView("cover", [50, 50, 60, 200], in: "page")
    scene.add("open", "tap", on: "card")
    scene.add("readout", "hover", on: "card")
    #expect(
      try scene.findings().map(\.sentence) == [
        "'open' gets no touch on the part of view 'card' that view 'cover' covers, 30 %",
        "'readout' gets no pointer on the part of view 'card' that view 'cover' covers, 30 %",
      ])
  }

  @Test func `takes a pointer in the library, until it lets it through`() throws {
    let path =
      "Tests/Scenarios/hover/a-view-in-front-of-half-of-another-takes-the-pointer-there.json"
    var scenario = try ScenarioLibrary.scenario(path)
    let finding = try #require(scenario.lint().first)
    #expect(finding.kind == .cutOff && finding.recognizers.map(\.name) == ["readout"])
    scenario.apply(try #require(finding.fixes.first))
    #expect(scenario.lint().isEmpty)
  }

  @Test(arguments: ["\"control\": true", "\"interactive\": false", "\"catchesOwnTouches\": false"])
  func `isn't where the cover is there for touches, or lets them through`(more: String) throws {
    #expect(try findings(width: 100, more).isEmpty)
  }

  @Test func `isn't where the cover lies in it, or has a recognizer`() throws {
    var scene = FileScene()
    scene.addView("picture", [0, 0, 100, 200], in: "card")
    scene.add("open", "tap", on: "card")
    #expect(try scene.findings(.cutOff).isEmpty)
    scene.addView("cover", [50, 50, 100, 200])
    #expect(try scene.findings(.cutOff).count == 1)
    scene.add("close", "tap", on: "cover")
    #expect(try scene.findings(.cutOff).isEmpty)
  }

  @Test func `names the view that is in front, not a shell around it that lets touches through`()
    throws
  {
    var scene = FileScene()
    scene.addView("shell", [0, 0, 400, 800], in: "page", "\"catchesOwnTouches\": false")
    scene.addView("plate", [40, 390, 200, 100], in: "shell")
    let found = try #require(try scene.findings(.unreachable).first)
    #expect(found.sentence == "control 'ok' gets no touch: view 'plate' covers all of view 'ok'")
  }
}

@Suite struct `A turned view that sticks out` {
  /// A square of 100 points in the middle of a panel of 100 by 100 or more, turned.
  private func findings(panel: Double, turned isTurned: Bool) throws -> [Lint.Finding] {
    var scene = FileScene()
    let x = 200 - panel / 2
    scene.addView("panel", [x, x + 300, panel, panel])
    let place = panel / 2 - 50
    let half = 0.5.squareRoot()  // by 45°
    let turn = isTurned ? "\"transform\": [\(half), \(half), \(-half), \(half), 0, 0]" : ""
    scene.addView("sign", [place, place, 100, 100], in: "panel", turn)
    scene.add("open", "tap", on: "sign")
    return try scene.findings(.cutOff)
  }

  @Test(arguments: [(100.0, false, 0), (100, true, 1), (141, true, 1), (142, true, 0)])
  func `does so with its corners (S2.4)`(panel: Double, isTurned: Bool, count: Int) throws {
    let found = try findings(panel: panel, turned: isTurned)
    #expect(found.count == count, "\(found)")
    let excess = panel == 100 ? "20.7" : "0.2"
    #expect(found.allSatisfy { $0.sentence.contains("\(excess) pt at the left") }, "\(found)")
  }
}
