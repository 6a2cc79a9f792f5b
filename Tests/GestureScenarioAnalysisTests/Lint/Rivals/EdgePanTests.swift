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

  /// In a corner that both have, each begins with a movement at which the other one fails.
  @Test(arguments: [("left", 1), ("top", 0), ("right", 0), ("bottom", 0)])
  func `doesn't compete with one of other edges (S9.27)`(edges: String, count: Int) throws {
    var scene = FileScene()
    scene.add("back", "screenEdgePan", on: "window", "\"set\": {\"edges\": [\"left\"]}")
    scene.add(
      "other", "screenEdgePan", on: "page", "\"set\": {\"edges\": [\"\(edges)\"]}")
    let found = try scene.findings().filter { $0.kind == .noRelation || $0.kind == .alwaysBeaten }
    #expect(found.count == count, "\(found)")
  }

  /// The row reaches the left edge alone, and leads inwards from the top alone.
  @Test(arguments: [("vertical", 0), ("horizontal", 1)])
  func `loses at one of two edges only what leads inwards from that`(
    axis: String, count: Int
  ) throws {
    let found = try findings(set: "\"axis\": \"\(axis)\"", edges: "left\", \"top")
    #expect(found.count == count, "\(found)")
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

@Suite struct `An edge pan that gets no touch at its edge (S9.26)` {
  private func findings(
    _ edge: String, on view: String = "page", _ change: (inout FileScene) -> Void = { _ in }
  ) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.addView("wide", [0, 100, 380, 300], in: "page")
    change(&scene)
    scene.add("back", "screenEdgePan", on: view, "\"set\": {\"edges\": [\"\(edge)\"]}")
    return try scene.findings(.neverFires)
  }

  @Test(arguments: [("left", 0), ("right", 1), ("top", 1), ("bottom", 1)])
  func `has a view that ends before it`(edge: String, count: Int) throws {
    let found = try findings(edge, on: "wide")
    #expect(found.count == count, "\(found)")
    #expect(found.allSatisfy { $0.sentence.contains("'wide' doesn't reach the edge") })
  }

  @Test(arguments: [(19.0, 0), (20, 0), (20.5, 1), (21, 1)])
  func `has a bar over it, down to the depth of the edge (S14.18)`(
    height: Double, count: Int
  ) throws {
    let found = try findings("top") { $0.addView("bar", [0, 0, 400, height], in: "window") }
    #expect(found.count == count, "\(found)")
    #expect(found.allSatisfy { $0.sentence.contains("view 'bar' covers the edge of the window") })
    #expect(found.allSatisfy { $0.fix.hasPrefix("attach 'back' to view 'window'") }, "\(found)")
  }

  @Test func `has a delegate that refuses the strip`() throws {
    let found = try findings("left") {
      $0.addView("strip", [0, 0, 30, 800], in: "page")
      $0.answer("shouldReceiveTouch", false, "\"recognizer\": \"back\", \"hitView\": \"strip\"")
      $0.answer("shouldReceiveTouch", false, "\"recognizer\": \"back\", \"hitView\": \"wide\"")
    }
    #expect(
      found.map(\.sentence) == [
        "'back' can never recognize: its delegate says no to all touches on view 'strip' at the edge "
          + "of the window, where a touch has to begin"
      ])
  }

  @Test func `S9.26 the page waits for the edge, which does not wait for a swipe in it`() throws {
    var scene = FileScene()
    scene.addView("gallery", [0, 0, 400, 800])
    scene.addView("cover", [0, 100, 400, 300], in: "gallery")
    scene.add("back", "screenEdgePan", on: "page", #""set": {"edges": ["left"]}"#)
    scene.add("page", "pan", on: "gallery", #""set": {"axis": "horizontal"}"#)
    scene.add("flip", "swipe", on: "cover", #""set": {"direction": ["left", "right"]}"#)
    let found = try scene.findings(.alwaysBeaten)
    let fix = try #require(found.first?.fixes.first, "\(found)")
    #expect(fix.words.contains("page.require(toFail: back)"), "\(found)")
    #expect(!fix.words.contains("back.require(toFail:"), "a quick swipe would win\n\(found)")
  }
}
