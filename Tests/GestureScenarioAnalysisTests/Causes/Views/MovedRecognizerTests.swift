import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// A recognizer that the app adds to another view: later touches miss that one, or the former one.
@Suite struct `A recognizer on another view`: WishedScenes {
  private let move = #"{"at": 0, "do": [{"add": "it", "view": "low"}]}, "#

  /// Two views, one above the other, and the recognizer on the upper one.
  private func scene(low: String = "", _ more: String = "") -> String {
    #"""
    "views": [{"id": "top", "frame": [0, 0, 400, 400]},
      {"id": "low", "frame": [0, 400, 400, 300]\#(low)}\#(more)],
    """# + recognizers(#"{"id": "it", "kind": "tap", "view": "top"}"#)
  }

  private func story(_ scene: String, at y: Int) throws -> String {
    try told(scene, move + tap(50, y, at: 600, 1), of: "it")
  }

  @Test func `misses a touch on the view that it left (S8.9)`() throws {
    let story = try story(scene(), at: 50)
    #expect(
      story.contains(
        "and went to view 'top'. It had left view 'top' at 0 ms, when the app added it to view "
          + "'low'; so the touch was not offered to it. (S2.8, S8.9)"), "\(story)")
  }

  @Test(arguments: [
    (", \"hidden\": true", 450, "Its view 'low' is passed over: it is hidden; so"),
    (
      ", \"interactive\": false", 450,
      "Its view 'low' is passed over: its isUserInteractionEnabled is false; so"
    ), ("", 750, "The place is outside of its view 'low'; so"),
  ])
  func `misses a touch beside both for what its view is now (S2.2)`(
    low: String, y: Int, reason: String
  ) throws {
    let story = try story(scene(low: low), at: y)
    #expect(story.contains("and went to view 'window'. \(reason)"), "\(story)")
    #expect(!story.contains("It had left"), "\(story)")
  }

  @Test func `gets the touch of its present view without what hides that (S2.2)`() throws {
    let found = try remedies(
      scene(low: ", \"hidden\": true"), move + tap(50, 450, at: 600, 1), #""it": ["ended"]"#,
      of: "it")
    #expect(found == ["It would have fired at 660 ms if view 'low' were not hidden."], "\(found)")
    let cover = #", {"id": "veil", "frame": [0, 400, 400, 300]}"#
    let uncovered = try remedies(
      scene(low: "", cover), move + tap(50, 450, at: 600, 1), #""it": ["ended"]"#, of: "it")
    #expect(
      uncovered.contains(
        "It would have fired at 660 ms if the isUserInteractionEnabled of view 'veil' were false."),
      "\(uncovered)")
  }

  /// Of a set that has made no recognizer, each touch might have been for the first one.
  @Test(arguments: [
    ("", 500, "and went to view 'window'. The place is outside of its view 'top'; so"),
    (
      #"{"at": 0, "do": [{"add": "it", "view": "low"}]}, "#, 50,
      "It had left view 'top' at 0 ms, when the app added it to view 'low'; so"
    ),
    (
      #"{"at": 0, "do": [{"remove": "it"}]}, "#, 50,
      "It was on no view then, since the app took it off its view at 0 ms, so"
    ),
  ])
  func `may be a set, which misses touches likewise (S15.8)`(
    change: String, y: Int, reason: String
  ) throws {
    let scene =
      #"""
      "views": [{"id": "top", "frame": [0, 0, 400, 400]},
        {"id": "low", "frame": [0, 600, 400, 200]}],
      """# + recognizers(#"{"id": "it", "kind": "tap", "view": "top", "forEachTouch": {}}"#)
    let story = try told(scene, change + tap(50, y, at: 600, 1), of: "it")
    #expect(story.contains(reason), "\(story)")
    let second = try told(
      scene, tap(50, 50, at: 600, 1) + ", " + tap(50, 500, at: 900, 2), of: "it")
    #expect(!second.contains("outside of its view"), "the first one had its touch: \(second)")
  }

  @Test func `may have been on none before (S8.11)`() throws {
    let apart =
      #"{"at": 10, "do": [{"remove": "it"}]}, "# + tap(50, 50, at: 100, 1) + ", "
      + #"{"at": 400, "do": [{"add": "it", "view": "low"}]}, "# + tap(50, 50, at: 500, 1)
    let story = try told(scene(), apart, of: "it")
    #expect(
      story.contains("It was on no view then, since the app took it off its view at 10 ms, so"),
      "\(story)")
    #expect(
      story.contains("It had left view 'top' at 10 ms, when the app took it off its view; so"),
      "\(story)")
    let found = try remedies(scene(), apart, #""it": ["ended"]"#, of: "it")
    #expect(
      found == ["It would have fired at 160 ms if the app had not taken it off its view."],
      "\(found)")
  }

  @Test(arguments: ["1", "2"])
  func `is missed by a touch, and refuses the next one, whatever their names (S2.10)`(
    second: String
  ) throws {
    let pen = #"""
      "views": [{"id": "top", "frame": [0, 0, 400, 400]},
        {"id": "low", "frame": [0, 400, 400, 300]}],
      """#
      + recognizers(
        #"{"id": "it", "kind": "pan", "view": "low", "allowedTouchTypes": ["pencil"]}"#)
    let story = try told(
      pen,
      tap(60, 60, at: 100, 1)
        + """
        , {"at": 500, "began": {"\(second)": [60, 500]}},
        {"at": 520, "moved": {"\(second)": [60, 540]}}, {"at": 560, "ended": {"\(second)": null}}
        """, of: "it")
    #expect(!story.contains("moved to its view"), "it began there: \(story)")
    let slide = try told(
      pen,
      """
      {"at": 500, "began": {"1": [60, 300]}}, {"at": 520, "moved": {"1": [60, 500]}},
      {"at": 560, "ended": {"1": null}}
      """, of: "it")
    #expect(slide.contains("Touch 1 moved to its view"), "\(slide)")
  }
}
