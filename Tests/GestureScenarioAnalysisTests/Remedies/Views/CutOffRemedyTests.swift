import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// What helps a view that lies beside one of the views around it.
@Suite struct `A popup that sticks out of its bar`: WishedScenes {
  /// Its item lies between 80 and 120 pt.
  private func explained(barHeight: Int, at place: Int) throws -> Explanation {
    try explained(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "bar", "frame": [0, 0, 400, \(barHeight)]},
        {"id": "popup", "frame": [250, 40, 130, 160], "parent": "bar"},
        {"id": "item", "frame": [0, 40, 130, 40], "parent": "popup"}],
      """
        + recognizers(
          #"{"id": "pick", "kind": "tap", "view": "item"}"#,
          #"{"id": "close", "kind": "tap", "view": "page"}"#),
      tap(300, place, at: 0, 1), #""pick": ["ended"], "close": []"#, "pick")
  }

  @Test(arguments: [(50, 100), (50, 118), (80, 100), (90, 95)])
  func `is hit with a hitOutset as large as all of it needs (S2.5)`(
    height: Int, place: Int
  ) throws {
    let explanation = try explained(barHeight: height, at: place)
    let outset = "\(120 - height)"
    #expect(
      explanation.remedies.first
        == "It would have fired at 60 ms if the hitOutset of view 'bar' were \(outset) pt, but then "
        + "view 'bar' would get touches up to \(outset) pt beside it and 'close' would no longer "
        + "fire with a tap beside view 'bar'; and as it should, 'close' would not fire.",
      "\(explanation)")
  }

  @Test func `comes out of the window's edge with a row that is moved (S2.5)`() throws {
    let scenario = try Scenario(
      scene: """
        "views": [{"id": "list", "frame": [0, 0, 400, 800]},
          {"id": "row", "frame": [0, 100, 400, 80], "parent": "list"},
          {"id": "delete", "frame": [400, 0, 90, 80], "parent": "row", "control": "button"}],
        "recognizers": [{"id": "open", "kind": "tap", "view": "row"}]
        """,
      script: #"{"at": 0, "do": [{"setFrame": "row", "to": [-90, 100, 400, 80]}]}, "#
        + tap(360, 140, at: 100, 1),
      expect: #""actions": {"open": []}, "views": {"delete": ["began", "ended"]}"#)
    let explanation = try #require(scenario.explain("delete"))
    #expect(
      explanation.remedies == [
        "It would have got touchesEnded at 160 ms if the hitOutset of view 'row' were 90 pt, but "
          + "then view 'row' would get touches up to 90 pt beside it."
      ], "\(explanation)")
  }

  @Test func `takes the touch from what is around, where that should not fire (S2.5)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "photo", "frame": [50, 200, 300, 300]},
        {"id": "handle", "frame": [-20, -20, 40, 40], "parent": "photo"}],
      """
        + recognizers(
          #"{"id": "crop", "kind": "pan", "view": "handle"}"#,
          #"{"id": "close", "kind": "pan", "view": "window", "set": {"axis": "vertical"}}"#),
      """
      {"at": 0, "began": {"1": [40, 190]}}, {"at": 16, "moved": {"1": [40, 220]}},
      {"at": 32, "ended": {"1": null}}
      """, #""close": []"#, "close")
    #expect(
      explanation.remedies == [
        "It would not have fired at 16 ms if the hitOutset of view 'photo' were 20 pt, but then "
          + "'crop' would fire at 16 ms and view 'photo' would get touches up to 20 pt beside it."
      ], "\(explanation)")
  }

  @Test(
    arguments: [
      "", #", {"id": "ok", "frame": [300, 10, 60, 40], "parent": "side", "control": true}"#,
    ])
  func `is told what a recognizer gets on another view (S2.8)`(control: String) throws {
    let explanation = try explained(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "card", "frame": [0, 100, 400, 300], "parent": "page"},
        {"id": "side", "frame": [0, 500, 400, 200], "parent": "page"}\(control)],
      """ + recognizers(#"{"id": "pick", "kind": "tap", "view": "card"}"#),
      tap(300, 600, at: 0, 1), #""pick": ["ended"]"#, "pick")
    let move = try #require(
      explanation.remedies.first { $0.contains("if it were on view 'side'") }, "\(explanation)")
    #expect(move.contains("it would get no touches on view 'card'"), "\(move)")
    #expect(move.contains("and would get touches on all of view 'side'"), "\(move)")
    #expect(move.contains("also on controls") != control.isEmpty, "\(move)")
  }
}
