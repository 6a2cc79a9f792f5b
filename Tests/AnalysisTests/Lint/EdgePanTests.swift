import GestureCore
import GestureDiagnosis
import Testing

@Suite struct `An edge pan without a relation to a pan nearer to the finger` {
  private func findings(
    rowAt x: Double = 0, _ kind: String = "pan", set: String = "", more: String = "",
    edges: String = "left"
  ) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.addView("row", [x, 500, 380, 80])
    scene.add("back", "screenEdgePan", on: "page", "\"set\": {\"edges\": [\"\(edges)\"]}")
    scene.add("slide", kind, on: "row", "\"set\": {\(set)}\(more)")
    return try scene.findings(.noRelation)
  }

  @Test(arguments: [(9.0, 1), (10, 1), (11, 0)])
  func `loses against one that needs no more movement (S4.4)`(
    hysteresis: Double, count: Int
  ) throws {
    #expect(try findings(set: "\"hysteresis\": \(hysteresis)").count == count)
  }

  @Test(arguments: [(19.0, 1), (20, 1), (21, 0)])
  func `loses only where that one reaches its edge`(x: Double, count: Int) throws {
    #expect(try findings(rowAt: x).count == count)
  }

  @Test(arguments: [("horizontalPan", "", 1), ("pan", "\"axis\": \"vertical\"", 0)])
  func `loses only against a movement that leads inwards`(
    kind: String, set: String, count: Int
  ) throws {
    #expect(try findings(kind, set: set).count == count)
  }

  @Test func `is to be waited for, or recognizes with it`() throws {
    let found = try #require(try findings().first)
    #expect(found.severity == .warning)
    #expect(found.recognizers.map(\.name) == ["back", "slide"])
    #expect(
      found.fixes.map(\.words) == [
        "slide.require(toFail: back)",
        "slide.recognizesSimultaneously(with: back) if both are meant",
      ])
    #expect(try findings(more: ", \"requireToFail\": [\"back\"]").isEmpty)
    #expect(try findings(more: ", \"recognizesTogether\": [\"back\"]").isEmpty)
    #expect(try findings(more: ", \"enabled\": false").isEmpty)
  }
}
