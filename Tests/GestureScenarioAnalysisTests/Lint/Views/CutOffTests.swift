import GestureCore
import GestureDiagnosis
import Testing

/// Views that stick out of a view around them, where touches never reach them (S2.4).
@Suite struct `A view that sticks out` {
  private func findings(
    _ frame: [Double], _ more: String = "", kind: String? = "tap", pan: String? = nil
  ) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.addView("panel", [100, 500, 100, 100])
    scene.addView("badge", frame, in: "panel", more)
    if let kind { scene.add("open", kind, on: "badge") }
    if let pan { scene.add("move", "pan", on: "panel", "\"set\": {\"axis\": \"\(pan)\"}") }
    return try scene.findings(.cutOff)
  }

  @Test(arguments: [(59.0, 0), (60, 0), (61, 1)])
  func `gets no touch beyond the edge`(x: Double, count: Int) throws {
    #expect(try findings([x, 10, 40, 40]).count == count)
  }

  @Test func `is told where, and how to move it in`() throws {
    let found = try #require(try findings([80, -20, 40, 40]).first)
    #expect(found.severity == .warning)
    #expect(
      found.sentence.hasPrefix(
        "'open' gets no touch on the part of view 'badge' that sticks out of view 'panel', 20 pt at "
          + "the right and 20 pt at the top"), "\(found)")
    #expect(found.fixes.first?.edits.count == 1)
    #expect(found.fix.contains("(60, 0, 40, 40)"), "\(found)")
  }

  @Test(arguments: [(39.0, 41.0), (50, 52)])
  func `lies beside the one further out, which has to be larger`(y: Double, out: Double) throws {
    var scene = FileScene()
    scene.addView("bar", [0, 0, 100, 50])
    scene.addView("popup", [0, 20, 100, 200], in: "bar")
    scene.addView("item", [0, y, 100, 32], in: "popup")
    scene.add("open", "tap", on: "item")
    let found = try #require(try scene.findings(.unreachable).first)
    #expect(found.sentence.hasSuffix("view 'item' lies outside of view 'bar'"), "\(found)")
    #expect(found.fixes.first?.edits == [.setView("bar", .hitOutset(out))], "\(found)")
  }

  @Test(arguments: ["tap", "pan", "pinch"])
  func `gets no touch on what is cut off of its hit outset, whatever drags it`(kind: String) throws
  {
    let found = try findings(
      [60, 30, 40, 40], "\"hitOutset\": 20", kind: kind, pan: kind == "tap" ? nil : "vertical")
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.sentence.contains("20 pt at the right") == true, "\(found)")
  }

  @Test func `may be a control`() throws {
    let found = try #require(try findings([80, 10, 40, 40], "\"control\": true", kind: nil).first)
    #expect(found.recognizers.isEmpty)
    #expect(found.sentence.hasPrefix("control 'badge' gets no touch on the part"), "\(found)")
  }

  @Test func `isn't found where nothing takes its touches`() throws {
    #expect(try findings([80, 10, 40, 40], kind: nil).isEmpty)
  }

  @Test(arguments: [("horizontal", 0), ("vertical", 1), ("any", 0)])
  func `may be brought in by a pan along that axis`(axis: String, count: Int) throws {
    #expect(try findings([80, 10, 40, 40], pan: axis).count == count)
  }

  /// The panel moves as a whole, with what sticks out of it, unless it is the content that fills the
  /// view that scrolls.
  @Test(arguments: [(99.0, 1), (100, 0)])
  func `isn't brought in by what scrolls the view around it`(width: Double, count: Int) throws {
    for lies in [80.0, 120] {
      var scene = FileScene()
      scene.addView("pager", [100, 100, 100, 100])
      scene.addView("content", [0, 0, width, 100], in: "pager")
      scene.addView("leaf", [lies, 0, 40, 40], in: "content")
      scene.add("open", "tap", on: "leaf")
      scene.add("scroll", "pan", on: "pager", "\"set\": {\"axis\": \"horizontal\"}")
      let found = try scene.findings(lies < 100 ? .cutOff : .unreachable)
      #expect(found.count == count, "at \(lies): \(found)")
    }
  }

  @Test(arguments: [(60.0, 0), (61, 1)])
  func `off a corner is no page of a smaller view`(side: Double, count: Int) throws {
    var scene = FileScene()
    scene.addView("button", [300, 500, 60, 60])
    scene.addView("fan", [-100, -100, side, side], in: "button")
    scene.add("choose", "tap", on: "fan")
    scene.add("pull", "pan", on: "button")
    let found = try scene.findings(.unreachable)
    #expect(found.count == count, "\(found)")
  }

  /// A turned square beside a panel whose box meets the panel's.
  @Test(arguments: [(70.0, 0), (110, 1)])
  func `and is turned may lie outside as a whole`(origin: Double, count: Int) throws {
    var scene = FileScene()
    scene.addView("panel", [0, 0, 100, 100])
    scene.addView(
      "tile", [origin, origin, 100, 100], in: "panel",
      #""transform": [0.70710678, 0.70710678, -0.70710678, 0.70710678, 0, 0]"#)
    scene.add("open", "tap", on: "tile")
    #expect(try scene.findings(.unreachable).count == count)
  }

  @Test func `above the window is unreachable, whatever is turned beside it`() throws {
    var scene = FileScene()
    scene.addView("tile", [0, 0, 200, 300], #""transform": [0.87, 0.5, -0.5, 0.87, 0, 0]"#)
    scene.addView("drawer", [0, -60, 60, 60])
    scene.add("open", "tap", on: "drawer")
    #expect(try scene.findings(.unreachable).map(\.severity) == [.note])
  }

  @Test func `may be a picture that fills its frame, or is dragged itself`() throws {
    #expect(try findings([-20, 0, 140, 100]).map(\.severity) == [.note])
    #expect(try findings([-20, 0, 140, 100], kind: "pan").isEmpty)
  }

  @Test(arguments: [(9.0, 0), (10, 0), (11, 1)])
  func `may do so with its hit outset alone`(outset: Double, count: Int) throws {
    let found = try findings([10, 10, 40, 40], "\"hitOutset\": \(outset)")
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.severity == .note && $0.sentence.contains("hitOutset") })
    #expect(found.allSatisfy { $0.fix.hasPrefix("set the hitOutset of view 'badge' to 10") })
    let larger = found.flatMap { $0.fixes.dropFirst() }.map(\.words)
    #expect(larger.allSatisfy { $0.hasSuffix(", with which it takes touches beside it, too") })
    #expect(larger.count == count)
  }

  @Test func `isn't found at the edge of the window, where there are no touches`() throws {
    var scene = FileScene()
    scene.addView("side", [380, 500, 40, 40], in: "page")
    scene.add("open", "tap", on: "side")
    #expect(try scene.findings(.cutOff).isEmpty)
  }
}

@Suite struct `A view that lies outside` {
  private func findings(_ frame: [Double], _ pan: String) throws -> [Lint.Finding] {
    var scene = FileScene()
    scene.addView("list", [0, 500, 300, 100])
    scene.addView("side", frame, in: "list")
    scene.add("scroll", "pan", on: "list", "\"set\": {\"axis\": \"\(pan)\"}")
    scene.add("open", "tap", on: "side")
    return try scene.findings(.unreachable)
  }

  @Test(arguments: [("vertical", 1), ("horizontal", 0), ("any", 0)])
  func `comes in only by a pan along that axis`(axis: String, count: Int) throws {
    #expect(try findings([320, 10, 50, 50], axis).count == count)
  }

  @Test func `comes in from a corner only by a pan along both axes`() throws {
    #expect(try findings([320, 120, 50, 50], "vertical").count == 1)
    #expect(try findings([320, 120, 50, 50], "any").isEmpty)
  }

  @Test func `may be a control`() throws {
    var scene = FileScene()
    scene.addView("dead", [110, 10, 40, 40], in: "ok", "\"control\": true")
    let found = try scene.findings(.unreachable)
    #expect(found.map(\.sentence).first?.hasPrefix("control 'dead' gets no touch") == true)
    #expect(found.first?.recognizers.isEmpty == true)
  }
}

@Suite struct `A view that covers another` {
  private func fixes(_ below: String, _ cover: [String]) throws -> [Lint.Fix] {
    var scene = FileScene()
    scene.add("below", below, on: "card")
    scene.addView("cover", [0, 0, 400, 800])
    for view in cover { scene.addView(view, [20, 20, 50, 50], in: "cover") }
    for view in cover { scene.add("tap \(view)", "tap", on: view) }
    return try #require(try scene.findings(.unreachable).first { !$0.recognizers.isEmpty }).fixes
  }

  @Test func `lets touches through where something in it takes touches`() throws {
    let edits = try fixes("pan", ["knob"]).map(\.edits)
    #expect(edits.first == [.setView("cover", .catchesOwnTouches(false))])
  }

  @Test func `loses all touches where nothing in it takes any`() throws {
    let edits = try fixes("pan", []).map(\.edits)
    #expect(edits.first == [.setView("cover", .isUserInteractionEnabled(false))])
  }
}
