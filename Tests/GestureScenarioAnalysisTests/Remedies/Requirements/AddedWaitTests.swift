import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What it costs to wait, and for whom.
@Suite struct `A wait that a remedy adds`: WishedScenes {
  @Test func `of a tap is for the double taps at both sides (S5.9)`() throws {
    let scene =
      #"""
      "views": [{"id": "player", "frame": [0, 0, 400, 300]},
        {"id": "left", "frame": [0, 0, 200, 300], "parent": "player"},
        {"id": "right", "frame": [200, 0, 200, 300], "parent": "player"}],
      """#
      + recognizers(
        #"{"id": "bars", "kind": "tap", "view": "player"}"#,
        #"{"id": "back", "kind": "doubleTap", "view": "left"}"#,
        #"{"id": "forth", "kind": "doubleTap", "view": "right"}"#)
    let taps = [
      tap(100, 150, at: 0, 1), tap(100, 150, at: 160, 2), tap(300, 150, at: 2000, 3),
      tap(300, 150, at: 2160, 4), tap(100, 150, at: 4000, 5),
    ]
    let found = try remedies(
      scene, taps.joined(separator: ", "),
      #""back": ["ended"], "forth": ["ended"], "bars": ["ended@4410"]"#, of: "bars")
    #expect(
      found == [
        "It would have fired at 4410 ms instead of 60 ms, 2060 ms and 4060 ms if 'bars' had to wait "
          + "for 'back' and 'forth' to fail, but then it would miss the second of two quick taps in "
          + "different places."
      ], "\(found)")
  }

  /// A list that is scrolled and a row in it, and a drag up on the row.
  private func remedies(
    _ scroll: String, _ row: String, moving points: Int, of id: String
  ) throws -> [String] {
    let moves = (1...20).map { step in
      "{\"at\": \(step * 8), \"moved\": {\"1\": [200, \(350 - points * step)]}}"
    }
    return try remedies(
      #"""
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "row", "frame": [0, 200, 400, 200], "parent": "list"}],
      """#
        + recognizers(
          "{\"id\": \"scroll\", \"kind\": \"pan\", \"view\": \"list\", \(scroll)}",
          "{\"id\": \"drag\", \"kind\": \"pan\", \"view\": \"row\", \(row)}"),
      "{\"at\": 0, \"began\": {\"1\": [200, 350]}}, " + moves.joined(separator: ", ")
        + ", {\"at\": 180, \"ended\": {\"1\": null}}",
      #""scroll": ["began", "changed*", "ended"]"#, of: id)
  }

  @Test func `for a rival of fingers alone costs drags by finger (S2.14)`() throws {
    let found = try remedies(
      #""allowedTouchTypes": ["direct"], "set": {"axis": "vertical"}"#,
      #""allowedTouchTypes": ["mouse", "direct"]"#, moving: 5, of: "scroll")
    #expect(
      found.contains {
        $0.contains(
          "would no longer fire with a drag up or down by finger ('scroll' recognizes first)")
      }, "\(found)")
  }

  @Test func `costs the way until the other one has decided (S9.12)`() throws {
    let found = try remedies(
      #""set": {"axis": "vertical"}"#, #""set": {"hysteresis": 0}"#, moving: 4, of: "scroll")
    #expect(
      found.contains {
        $0.contains("if 'drag' had to wait for 'scroll' to fail")
          && $0.contains("would begin only after 10 pt or the lift where 'scroll' is undecided")
      }, "\(found)")
  }

  @Test func `of a press for one after a tap makes it fire after the lift (S9.41)`() throws {
    let found = try remedies(
      page
        + recognizers(
          #"""
          {"id": "lock", "kind": "longPress", "view": "page", "set": {"numberOfTapsRequired": 1}}
          """#, #"{"id": "menu", "kind": "longPress", "view": "page"}"#),
      tap(200, 150, at: 0, 1) + ", "
        + #"{"at": 200, "began": {"2": [200, 150]}}, {"at": 900, "ended": {"2": null}}"#,
      #""lock": ["began", "changed*", "ended"], "menu": []"#, of: "lock")
    #expect(
      found.contains {
        $0.contains("if 'menu' had to wait for 'lock' to fail")
          && $0.contains("'menu' would fire up to 600 ms later, even after the lift, with other")
      }, "\(found)")
  }

  @Test(arguments: [
    "if it answered no when it is asked whether 'back' should begin",
    "if the delegate of 'back' refused touches on this view",
  ])
  func `leaves a control its drag at the same price as its own no (S3.13)`(clause: String) throws {
    let moves = (1...12).map { "{\"at\": \($0 * 20), \"moved\": {\"1\": [\(50 + $0 * 6), 320]}}" }
    let text = """
      {"scene": {"size": [400, 800],
        "views": [{"id": "volume", "frame": [5, 300, 300, 40], "control": "slider"}],
        "recognizers": [{"id": "back", "kind": "screenEdgePan", "view": "window",
          "set": {"edges": ["left"], "edgeDepth": 60}}]},
       "script": [{"at": 0, "began": {"1": [50, 320]}}, \(moves.joined(separator: ", ")),
         {"at": 260, "ended": {"1": null}}],
       "expect": {"actions": {"back": []}, "views": {"volume": ["began", "moved*", "ended"]}}}
      """
    let stories = try Scenario(text: text).explainAll()
    let found = try #require(stories.first { "\($0)".hasPrefix("view 'volume'") }).remedies
    #expect(
      found.contains {
        $0.contains(
          "\(clause), but then 'back' would no longer fire with a drag on view 'volume'; and")
      }, "\(found)")
  }
}
