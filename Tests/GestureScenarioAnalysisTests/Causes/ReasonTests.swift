import Testing

/// Why a gesture came, ended or didn't come, where the obvious reason is another one's.
@Suite struct `Reasons of actions, scrolling and missed touches`: WishedScenes {
  private func told(
    _ scene: String, _ script: String, wishing wish: String, of id: String
  ) throws -> String {
    try told(scene, script, wish: "\(id): \(wish)")
  }

  @Test(arguments: [
    (200, "it was busy with touch 1, and one that tracks a touch takes no action. (S15.19)"),
    (900, "It fired: ended, by an action. (S5.5, S15.19)"),
  ])
  func `an action comes to a tap that tracks a touch (S15.19)`(
    moment: Int, words: String
  ) throws {
    let story = try told(
      page + recognizers(#"{"id": "it", "kind": "tap", "view": "page"}"#),
      [
        (0, #""began": {"1": [60, 60]}"#), (850, #""ended": {"1": null}"#),
        (moment, #""action": {"view": "page", "name": "activate"}"#),
      ].sorted { $0.0 < $1.0 }.map { #"{"at": \#($0), \#($1)}"# }.joined(separator: ", "), of: "it")
    #expect(story.contains(words), "\(story)")
    #expect(!story.contains("no use"), "\(story)")
  }

  @Test(arguments: [
    ("activate", "\"numberOfTapsRequired\": 2", "an action stands for one tap, and it needs 2."),
    ("activate", "\"numberOfTouchesRequired\": 2", "stands for one finger, and it needs 2."),
    (
      "increment", "",
      "The action 'increment' came for view 'page': a tap takes the action 'activate'"
    ),
    ("activate", "", "It fired: ended, by an action."),
  ])
  func `what an action lacks is named (S15.19)`(
    name: String, set: String, words: String
  ) throws {
    let story = try told(
      page + recognizers(#"{"id": "it", "kind": "tap", "view": "page", "set": {\#(set)}}"#),
      #"{"at": 0, "action": {"view": "page", "name": "\#(name)"}}"#, of: "it")
    #expect(story.contains(words), "\(story)")
  }

  @Test func `a view lies in front since it was shown, not since it was hidden (S2.3)`() throws {
    let story = try told(
      """
      "views": [{"id": "word", "frame": [0, 0, 120, 24]},
        {"id": "tip", "frame": [0, 10, 300, 60], "hidden": true}],
      "recognizers": [{"id": "it", "kind": "hover", "view": "word"}],
      "reactions": [
        {"recognizer": "it", "state": "began", "do": [{"showView": "tip"}]},
        {"recognizer": "it", "state": "ended", "do": [{"hideView": "tip"}]}]
      """,
      #"{"at": 0, "hover": [50, 15]}, {"at": 50, "hover": [52, 15]}"#, of: "it")
    #expect(
      story.contains("since the app showed view 'tip' in the action 'began' of 'it' at 0 ms"),
      "\(story)")
    #expect(!story.contains("since the app hid"), "\(story)")
  }

  @Test(arguments: [
    ("false", "hideView", ", since the app hid view 'card' at 10 ms"),
    ("true", "hideView", "it is hidden; so"), ("true", "showView", "it is hidden; so"),
  ])
  func `what can't have hidden a view is no reason (S2.2)`(
    wasHidden: String, deed: String, words: String
  ) throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "card", "parent": "page", "frame": [0, 0, 200, 200], "hidden": \(wasHidden)},
        {"id": "ok", "parent": "card", "frame": [0, 0, 100, 100], "hidden": true}],
      "recognizers": [{"id": "it", "kind": "tap", "view": "ok"}]
      """,
      #"{"at": 10, "do": [{"\#(deed)": "card"}]}, "# + tap(60, 60, at: 20, 1), of: "it")
    #expect(story.contains(words), "\(story)")
  }

  private var scrolled: String {
    page
      + recognizers(
        """
        {"id": "it", "kind": "pan", "view": "page", "set": {"allowedScrollTypes": ["continuous"]}}
        """)
  }

  private func scroll(_ moment: Int, _ phase: String, by distance: Int = 0) -> String {
    #"{"at": \#(moment), "scroll": {"at": [60, 60], "by": [\#(distance), 0], "#
      + #""kind": "continuous", "phase": "\#(phase)"}}"#
  }

  @Test func `a scroll is called off, not touches (S15.18)`() throws {
    let story = try told(
      scrolled, scroll(0, "began", by: 20) + ", " + scroll(40, "cancelled"), of: "it")
    #expect(
      story.contains(
        "It was cancelled, for the scroll that drove it came with the phase 'cancelled'. (S15.18)"),
      "\(story)")
    #expect(!story.contains("its touches"), "\(story)")
  }

  @Test(arguments: [(139, true), (140, true), (141, false)])
  func `a scroll right after another is not its momentum by itself (S15.18)`(
    moment: Int, isAtOnce: Bool
  ) throws {
    let story = try told(
      scrolled,
      [
        scroll(0, "began", by: 20), scroll(40, "ended"), scroll(moment, "began", by: 20),
        scroll(200, "ended"),
      ].joined(separator: ", "), of: "it")
    #expect(
      story.contains(
        "\(moment - 40) ms after the end of the one before: it isn't marked as momentum")
        == isAtOnce, "\(story)")
    #expect(story.contains("200 ms It fired: ended, as that scroll ended.") == isAtOnce, "\(story)")
  }

  @Test func `a hover ends as the pointer leaves (S9.54)`() throws {
    let story = try told(
      page + recognizers(#"{"id": "it", "kind": "hover", "view": "page"}"#),
      #"{"at": 0, "hover": [50, 15]}, {"at": 50, "hover": null}"#, wishing: "began", of: "it")
    #expect(
      story.contains("ended, as the pointer was no longer over its view. (S5.5, S9.54)"), "\(story)"
    )
    #expect(story.contains("goes on until the pointer leaves its view"), "\(story)")
    #expect(!story.contains("finger"), "\(story)")
  }

  @Test(arguments: [true, false])
  func `a touch that was handed over is no other touch (S4.1)`(isHandedOver: Bool) throws {
    let handOvers = #", "handOvers": [{"from": "a", "to": "it"}]"#
    let story = try told(
      """
      "views": [{"id": "left", "frame": [0, 0, 200, 800]}, {"id": "right", "frame": [200, 0, 200, 800]}],
      "recognizers": [{"id": "it", "kind": "pan", "view": "left"},
        {"id": "a", "kind": "pan", "view": "\(isHandedOver ? "left" : "right")"}]
      """ + (isHandedOver ? handOvers : ""),
      """
      {"at": 0, "began": {"1": [60, 60], "2": [300, 60]}},
      {"at": 20, "moved": {"2": [300, 90]}},
      {"at": 40, "moved": {"1": [60, 90]}}, {"at": 60, "moved": {"1": [60, 120]}},
      {"at": 80, "ended": {"1": null, "2": null}}
      """, wishing: "none", of: "it")
    #expect(story.contains("under way with other touches") != isHandedOver, "\(story)")
  }

  @Test(arguments: [(5, false), (6, true), (10, true)])
  func `how still a press was that should not fire (S9.38)`(way: Int, isTold: Bool) throws {
    let story = try told(
      page + recognizers(#"{"id": "it", "kind": "longPress", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [60, 60]}}, {"at": 100, "moved": {"1": [60, \(60 + way)]}},
      {"at": 600, "ended": {"1": null}}
      """, wishing: "none", of: "it")
    #expect(
      story.contains("It had moved \(way) pt by then, and a press may move 10 pt") == isTold,
      "\(story)")
  }

  @Test func `one that starts after another may begin since that one has (S15.2)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "hold", "kind": "longPress", "view": "page"}"#,
          #"{"id": "it", "kind": "pan", "view": "page", "startsAfter": ["hold"]}"#),
      """
      {"at": 0, "began": {"1": [60, 60]}}, {"at": 600, "moved": {"1": [60, 90]}},
      {"at": 700, "ended": {"1": null}}
      """, of: "it")
    #expect(
      story.contains("600 ms It starts after 'hold', which had begun at 500 ms: so it may begin"),
      "\(story)")
  }

  @Test(arguments: [
    (60, 7, 9, "and touch 1 had moved 7 pt along it by then, and 9 pt across. "),
    (60, 9, 9, "and touch 1 had moved 9 pt along it by then, and 9 pt across. "),
    (200, 7, 9, "and touch 1 came down beside that. "),
  ])
  func `why a drag was none that a slider keeps (S11.2, S14.8)`(
    x: Int, dx: Int, dy: Int, words: String
  ) throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "volume", "parent": "page", "frame": [50, 50, 300, 40], "control": "slider"}],
      "recognizers": [{"id": "move", "kind": "pan", "view": "page"}]
      """,
      """
      {"at": 0, "began": {"1": [\(x), 60]}}, {"at": 20, "moved": {"1": [\(x + dx), \(60 + dy)]}},
      {"at": 40, "ended": {"1": null}}
      """, of: "volume")
    #expect(story.contains("that begins on its thumb, \(words)"), "\(story)")
  }

  // MARK: Of which touch

  @Test func `a touch's type is that at its moment (S2.16)`() throws {
    let story = try told(
      page + #"""
        "recognizers": [
          {"id": "scroll", "kind": "pan", "view": "page", "allowedTouchTypes": ["direct", "pencil"]}]
        """#,
      """
      \(tap(60, 110, at: 0, 1)),
      {"at": 500, "type": "mouse", "began": {"1": [60, 110]}}, {"at": 600, "ended": {"1": null}}
      """, of: "scroll")
    #expect(
      story.contains("the touch is 'mouse', and it takes only 'direct' and 'pencil'"), "\(story)")
  }

  @Test func `touches that miss likewise are told after the first that misses (S2.8)`() throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "card", "parent": "page", "frame": [0, 0, 100, 100]}],
      "recognizers": [{"id": "double", "kind": "doubleTap", "view": "card"}]
      """,
      [(300, 0), (300, 100), (50, 400)].map { tap($0, 50, at: $1, 1) }.joined(separator: ", "),
      of: "double")
    let missed = try #require(story.firstRange(of: "missed it likewise"), "\(story)")
    let given = try #require(story.firstRange(of: "It was given"), "\(story)")
    #expect(missed.lowerBound < given.lowerBound, "\(story)")
  }
}
