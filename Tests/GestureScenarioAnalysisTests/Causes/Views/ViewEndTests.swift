import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// How the touches of a view ended: those whose ids are used again, and those that the app ended.
@Suite struct `The ends of a view's touches`: WishedScenes {
  private let button = """
    "views": [{"id": "page", "frame": [0, 0, 390, 844]},
      {"id": "card", "parent": "page", "frame": [20, 100, 350, 200]},
      {"id": "ok", "parent": "card", "frame": [20, 20, 100, 40], "control": true}],
    """

  private let twoTaps = #""recognizers": [{"id": "zoom", "kind": "doubleTap", "view": "page"}]"#

  @Test(arguments: ["true", "false"])
  func `an id that is used again tells the same story as two ids (S7.12)`(
    cancels: String
  ) throws {
    let scene =
      button
        + """
        "recognizers": [{"id": "zoom", "kind": "doubleTap", "view": "page",
          "cancelsTouchesInView": \(cancels)}]
        """
    let stories = try [2, 1].map { second in
      try told(scene, tap(60, 140, at: 0, 1) + ", " + tap(60, 140, at: 150, second), of: "ok")
        .replacing("touch 2", with: "touch 1").replacing("Touch 2", with: "Touch 1")
    }
    #expect(stories[0] == stories[1])
    #expect(stories[0].contains("lifted 150 ms earlier") || stories[0].contains("60 ms, but whose"))
  }

  @Test func `who removed a view whose withheld end was lost is told (S2.30, S7.12)`() throws {
    let story = try told(
      button + twoTaps,
      tap(60, 140, at: 0, 1) + #", {"at": 150, "do": [{"removeView": "card"}]}"#, of: "ok")
    #expect(
      story.contains(
        "150 ms Touch 1, which had lifted at 60 ms, but whose end was withheld (delaysTouchesEnded), "
          + "was cancelled, since the app removed view 'card'. (S2.30, S7.12)"), "\(story)")
  }

  @Test func `who removed a view that a touch then misses is told (S2.8)`() throws {
    let story = try told(
      button + twoTaps,
      #"{"at": 0, "do": [{"removeView": "card"}]}, "# + tap(60, 140, at: 150, 1), of: "ok")
    #expect(
      story.contains(
        "it was not in the window then, since the app removed view 'card' at 0 ms. (S2.8)"),
      "\(story)")
  }

  @Test(arguments: [
    // The first touch is cancelled while it is kept back.
    (#""delaysTouchesBegan": true"#, [(0, 1, "cancelled", 30), (50, 2, "ended", 110)]),
    // A press takes only the second one.
    (#""delaysTouchesEnded": true"#, [(0, 1, "ended", 40), (100, 2, "ended", 700)]),
  ])
  func `each of two touches with one id has its own end (S7.12, S7.26)`(
    delay: String, touches: [(began: Int, id: Int, end: String, at: Int)]
  ) throws {
    let recognizers = """
      "recognizers": [{"id": "zoom", "kind": "doubleTap", "view": "page", \(delay)},
        {"id": "hold", "kind": "longPress", "view": "page"}]
      """
    let stories = try [false, true].map { isReused in
      let script = touches.map { touch in
        let id = isReused ? 1 : touch.id
        let end = touch.end == "ended" ? "{\"\(id)\": null}" : "[\"\(id)\"]"
        return "{\"at\": \(touch.began), \"began\": {\"\(id)\": [60, 140]}}, "
          + "{\"at\": \(touch.at), \"\(touch.end)\": \(end)}"
      }
      return try told(button + recognizers, script.joined(separator: ", "), of: "ok")
        .replacing("touch 2", with: "touch 1").replacing("Touch 2", with: "Touch 1")
    }
    #expect(stories[0] == stories[1])
  }

  private static let out = #"{"removeView": "ok"}"#
  private static let cardOut = #"{"removeView": "card"}"#
  private static let cardBack = #"{"moveView": "card", "parent": "page"}"#

  @Test(arguments: [
    ([out, cardOut, cardBack], "removed view 'ok' at 10 ms"),
    ([cardOut, out, cardBack], "removed view 'ok' at 20 ms"),
    ([cardOut, cardBack, out], "removed view 'ok' at 30 ms"),
    ([cardOut, cardOut, cardOut], "removed view 'card' at 10 ms"),
  ])
  func `the change because of which a view is out of the window is told (S2.8)`(
    changes: [String], words: String
  ) throws {
    let script = changes.enumerated().map { index, change in
      "{\"at\": \(index * 10 + 10), \"do\": [\(change)]}, "
    }
    let story = try told(button + twoTaps, script.joined() + tap(60, 140, at: 150, 1), of: "ok")
    #expect(story.contains("it was not in the window then, since the app \(words)."), "\(story)")
  }

  @Test func `that a view is put back at once is not why its touch was cancelled (S2.30)`() throws {
    let story = try told(
      button + twoTaps,
      tap(60, 140, at: 0, 1) + ", {\"at\": 150, \"do\": [\(Self.cardOut), \(Self.cardBack)]}",
      of: "ok")
    #expect(story.contains("was cancelled, since the app removed view 'card'."), "\(story)")
  }

  @Test(arguments: [
    (#""frame": [0, 0, 390, 844]"#, #"{"setFrame": "lid", "to": [0, 0, 390, 400]}"#, false),
    (#""frame": [0, 500, 390, 100]"#, #"{"setFrame": "lid", "to": [0, 0, 390, 400]}"#, true),
    (#""frame": [0, 0, 390, 844]"#, #"{"showView": "lid"}"#, false),
    (#""frame": [0, 0, 390, 844], "hidden": true"#, #"{"showView": "lid"}"#, true),
  ])
  func `a change that changed nothing is not why a touch missed (S2.3)`(
    lid: String, change: String, isWhy: Bool
  ) throws {
    let story = try told(
      """
      "views": [{"id": "card", "frame": [0, 0, 390, 400]}, {"id": "lid", \(lid)}],
      "recognizers": [{"id": "pick", "kind": "tap", "view": "card"}]
      """, "{\"at\": 10, \"do\": [\(change)]}, " + tap(60, 60, at: 100, 1), of: "pick")
    #expect(story.contains("lies in front of its view 'card' there"), "\(story)")
    #expect(story.contains("since the app") == isWhy, "\(story)")
  }

  @Test func `a pointer that leaves without having moved is told of a hidden view (S14.22)`() throws
  {
    let story = try told(
      button + #""recognizers": [{"id": "tip", "kind": "hover", "view": "ok"}]"#,
      """
      {"at": 0, "hover": [60, 140]}, {"at": 150, "do": [{"hideView": "card"}]},
      {"at": 800, "hover": null}
      """, of: "tip")
    #expect(
      story.contains(
        "150 ms The app hid view 'card', and the pointer did not move before it left at 800 ms."),
      "\(story)")
  }

  @Test func `that the app moved a cover in front is undone (S2.3)`() throws {
    let remedies = try remedies(
      """
      "views": [{"id": "list", "frame": [0, 0, 390, 400]},
        {"id": "over", "frame": [0, 0, 390, 844], "catchesOwnTouches": false},
        {"id": "card", "parent": "list", "frame": [20, 20, 200, 80]}],
      "recognizers": [{"id": "pick", "kind": "tap", "view": "list"}]
      """,
      #"{"at": 0, "do": [{"moveView": "card", "parent": "over"}]}, "# + tap(60, 60, at: 500, 1),
      #""pick": ["ended"]"#, of: "pick")
    #expect(
      remedies.first == "It would have fired at 560 ms if the app had not moved view 'card'.",
      "\(remedies)")
  }

  @Test func `what only one side declares is told as that (S3.29, S4.9)`() throws {
    let story = try told(
      page
        + """
        "recognizers": [{"id": "scroll", "kind": "pan", "view": "page"},
          {"id": "ripple", "kind": "longPress", "view": "page", "preventedOnlyBy": [],
           "set": {"minimumPressDuration": 100, "allowableMovement": 200}}]
        """,
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [100, 130]}},
      {"at": 200, "ended": {"1": null}}
      """, of: "ripple")
    #expect(
      story.contains(
        "'scroll' doesn't exclude it: nothing may prevent 'ripple' (preventedOnlyBy). Nor was "
          + "'scroll' excluded: it had recognized at 50 ms already. (S3.29, S4.9)"), "\(story)")
  }
}
