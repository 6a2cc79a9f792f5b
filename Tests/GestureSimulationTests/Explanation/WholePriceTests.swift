import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// That a price tells what becomes of everyday gestures where it tells what becomes of the script's.
@Suite struct `The whole price of a change`: WishedScenes {
  private let sheet = """
    "views": [{"id": "sheet", "frame": [0, 300, 400, 500]},
      {"id": "list", "frame": [0, 40, 400, 460], "parent": "sheet"}],
    """

  /// A finger that drags up through the list, by 130 pt in 100 ms and on to 260.
  private let dragUp = """
    {"at": 0, "began": {"1": [200, 700]}}, {"at": 16, "moved": {"1": [200, 685]}}, {"at": 50, "moved": {"1": [200, 640]}},
    {"at": 100, "moved": {"1": [200, 570]}}, {"at": 150, "moved": {"1": [200, 500]}},
    {"at": 200, "moved": {"1": [200, 440]}}, {"at": 240, "ended": {"1": null}}
    """

  private func remedies(
    _ scene: String, _ script: String, wish: String, _ expect: String = ""
  ) throws -> [String] {
    let wish = try Wish(wish)
    return try #require(try scenario(scene, script, expect).explain(wish.id, wish: wish)).remedies
  }

  @Test func `has the limit of one that would not fire with the script (S9.37)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "page"}"#,
          #"""
          {"id": "press", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 0}}
          """#),
      drag, wish: "scroll: fires")
    #expect(
      remedies.contains {
        $0.hasSuffix("but then 'press' would not fire and 'press' would begin only after 500 ms.")
      }, "\(remedies)")
  }

  @Test func `has the drag that one would never take again (S4.4)`() throws {
    let remedies = try remedies(
      sheet
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "sheet"}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list", "requireToFail": ["move"]}"#),
      dragUp, wish: "scroll: fires")
    #expect(
      remedies.first?.hasSuffix(
        "if 'scroll' did not have to wait for 'move', but then 'move' would no longer fire with a "
          + "drag on view 'list': 'scroll' recognizes first.") == true, "\(remedies)")
  }

  @Test(arguments: [(40, " on view 'hot'"), (400, "")])
  func `has the view that takes taps from another one (S2.2)`(width: Int, place: String) throws {
    let remedies = try remedies(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "hot", "frame": [\((400 - width) / 2), 0, \(width), 800], "parent": "page",
          "alpha": 0}],
      """
        + recognizers(
          #"{"id": "toggle", "kind": "tap", "view": "page"}"#,
          #"{"id": "open", "kind": "tap", "view": "hot"}"#),
      tap(200, 400, at: 0, 1), wish: "open: fires")
    #expect(
      remedies.contains {
        $0.hasSuffix("'toggle' would no longer fire with a tap\(place): 'open' recognizes first.")
      }, "\(remedies)")
  }

  @Test func `names what it is said of, and counts a drag once (S9.12)`() throws {
    let explanation = try explained(
      sheet
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "sheet", "requireToFail": ["scroll"]}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list"}"#),
      dragUp,
      #""move": ["began@16", "changed*", "ended@100"], "scroll": ["began@100", "changed*", "ended"]"#,
      "scroll")
    let remedy = try #require(
      explanation.remedies.first { $0.contains("if its hysteresis were") }, "\(explanation)")
    #expect(remedy.contains(", 'scroll' would begin only after"), "\(remedy)")
    #expect(!remedy.contains("slow drag"), "\(remedy)")
  }
}
