import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// What is offered beside the nearest change, and what it costs.
@Suite struct `Alternatives to the nearest remedy`: WishedScenes {
  /// A chip with a small cross at its end.
  private var chip: String {
    #"""
    "views": [{"id": "chip", "frame": [100, 300, 80, 24]},
      {"id": "x", "frame": [60, 2, 20, 20], "parent": "chip"}],
    """#
      + recognizers(
        #"{"id": "pick", "kind": "tap", "view": "chip"}"#,
        #"{"id": "drop", "kind": "tap", "view": "x"}"#)
  }

  /// A finger that moves in steps of ten milliseconds.
  private func drag(_ places: [(x: Int, y: Int)], from start: Int = 0) -> String {
    let moves = places.dropFirst().enumerated().map { index, place in
      "{\"at\": \(start + 10 * (index + 1)), \"moved\": {\"1\": [\(place.x), \(place.y)]}}"
    }
    return
      (["{\"at\": \(start), \"began\": {\"1\": [\(places[0].x), \(places[0].y)]}}"] + moves + [
        "{\"at\": \(start + 10 * places.count), \"ended\": {\"1\": null}}"
      ]).joined(separator: ", ")
  }

  @Test func `the hit areas of a view and of what is around it grow together (S2.4)`() throws {
    let remedies = try remedies(
      chip,
      tap(186, 312, at: 0, 1), #""drop": ["ended@60"]"#, of: "drop")
    #expect(
      remedies.first?.contains(
        "if the hitOutset of view 'x' were 7 pt and the hitOutset of view 'chip' were 7 pt")
        ?? false,
      "\(remedies)")
  }

  @Test func `a recognizer on a larger view loses touches only where it was (S2.8, S4.4)`() throws {
    let remedies = try remedies(
      chip,
      tap(300, 700, at: 0, 1), #""drop": ["ended@60"]"#, of: "drop")
    #expect(
      remedies.contains {
        $0.contains("would no longer fire with a tap on view 'x' ('pick' recognizes first)")
      }, "\(remedies)")
  }

  @Test func `two fingers are no price for one that takes pencils alone (S2.14)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "erase", "kind": "longPress", "view": "page"}"#,
          #"""
          {"id": "ink", "kind": "pan", "view": "page", "allowedTouchTypes": ["pencil"],
            "set": {"hysteresis": 2}}
          """#,
          #"{"id": "scroll", "kind": "pan", "view": "page", "set": {"minimumNumberOfTouches": 2}}"#),
      #"""
      {"at": 0, "began": {"1": [100, 100]}, "type": "pencil"},
      {"at": 100, "moved": {"1": [102, 101]}}, {"at": 700, "ended": {"1": null}}
      """#, #""erase": ["began@500", "ended"], "ink": []"#, of: "erase")
    #expect(
      remedies.contains { $0.contains("the hysteresis of 'ink' were left at the default") },
      "\(remedies)")
    #expect(!remedies.contains { $0.contains("two fingers") }, "\(remedies)")
  }

  @Test(arguments: ["drag", "scroll"])
  func `a property costs all gestures on a view, as waiting does (S4.4, S9.12)`(
    id: String
  ) throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "sheet", "frame": [0, 200, 400, 600]},
        {"id": "items", "frame": [0, 50, 400, 550], "parent": "sheet"}],
      """#
        + recognizers(
          #"{"id": "drag", "kind": "pan", "view": "sheet", "set": {"hysteresis": 5}}"#,
          #"{"id": "scroll", "kind": "pan", "view": "items"}"#),
      drag([(200, 600), (200, 594), (200, 588), (200, 570)]),
      #""drag": [], "scroll": ["began", "changed*", "ended"]"#, of: id)
    let restored = try #require(remedies.first { $0.contains("left at the default") })
    #expect(
      restored.contains("no longer fire with a drag on view 'items' ('scroll' recognizes first)"),
      "\(restored)")
  }

  @Test func `what a drag starts after is forgiving, rather than not needed (S15.2)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "pan", "kind": "pan", "view": "page"}"#,
          #"{"id": "select", "kind": "pan", "view": "page", "startsAfter": ["hold"]}"#,
          #"""
          {"id": "hold", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 300}}
          """#),
      #"""
      {"at": 0, "began": {"1": [200, 300]}}, {"at": 110, "moved": {"1": [206, 312]}},
      {"at": 400, "moved": {"1": [220, 340]}}, {"at": 500, "ended": {"1": null}}
      """#, #""select": ["began", "changed*", "ended"], "pan": []"#, of: "select")
    #expect(
      remedies.first?.contains(
        "if the allowableMovement of 'hold' were 20 pt and 'pan' had to wait for 'select' to fail")
        ?? false, "\(remedies)")
    #expect(!remedies.contains { $0.contains("did not start after 'hold'") }, "\(remedies)")
  }

  @Test func `a drag starts after the press that won instead of its like (S15.1)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "lift", "kind": "longPress", "view": "page"}"#,
          #"{"id": "drag", "kind": "pan", "view": "page", "startsAfter": ["lift"]}"#,
          #"{"id": "menu", "kind": "longPress", "view": "page"}"#),
      #"""
      {"at": 0, "began": {"1": [200, 250]}}, {"at": 600, "moved": {"1": [200, 280]}},
      {"at": 700, "ended": {"1": null}}
      """#, #""drag": ["began", "ended"]"#, of: "drag")
    #expect(
      remedies.first?.contains("if 'drag' started after 'menu' instead of 'lift'") ?? false,
      "\(remedies)")
  }

  @Test(arguments: [("", ["wait", "added after", "axis"]), ("vertical", ["wait", "axis"])])
  func `an axis beside movements that go anywhere is named last (S14.8)`(
    axis: String, order: [String]
  ) throws {
    let set = axis.isEmpty ? "" : #", "axis": "\#(axis)""#
    let remedies = try remedies(
      page
        + recognizers(
          #"""
          {"id": "zoom", "kind": "pan", "view": "page", "set": {"numberOfTapsRequired": 1\#(set)}}
          """#,
          #"{"id": "move", "kind": "pan", "view": "page"}"#),
      tap(200, 400, at: 0, 1) + ", "
        + drag([(200, 400), (200, 410), (200, 420), (200, 440)], from: 160),
      #""zoom": ["began", "changed*", "ended"], "move": []"#, of: "zoom")
    let found = remedies.compactMap { remedy in
      ["wait", "added after", "axis"].first(where: remedy.contains)
    }
    #expect(found.prefix(order.count) == order[...], "\(remedies)")
  }

  @Test func `an exclusive view keeps nothing from recognizers (S2.18)`() throws {
    let stories = try scenario(
      #"""
      "views": [{"id": "a", "frame": [20, 100, 150, 150], "exclusiveTouch": true},
        {"id": "b", "frame": [220, 100, 150, 150], "exclusiveTouch": true}],
      """#
        + recognizers(
          #"{"id": "one", "kind": "pan", "view": "a"}"#,
          #"{"id": "two", "kind": "pan", "view": "b"}"#),
      #"""
      {"at": 0, "began": {"1": [90, 170]}}, {"at": 20, "moved": {"1": [90, 190]}},
      {"at": 40, "began": {"2": [290, 170]}}, {"at": 60, "moved": {"2": [290, 190]}},
      {"at": 100, "ended": {"1": null, "2": null}}
      """#, #""one": ["began", "ended"], "two": []"#
    ).explainAll().map { "\($0)" }
    let story = try #require(stories.first { $0.hasPrefix("'two'") })
    let words = story.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains("isExclusiveTouch of view 'b' keeps touches only from other views, not from "))
  }
}

extension `Alternatives to the nearest remedy` {
  @Test(arguments: [("[0, 0, 400, 500]", "changed the frame of"), ("[0, -400, 400, 800]", "moved")])
  func `what the app did to a view's place is named (S2.4)`(frame: String, deed: String) throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "content", "frame": [0, 0, 400, 800]},
        {"id": "send", "frame": [300, 700, 80, 60], "parent": "content"}],
      """# + recognizers(#"{"id": "go", "kind": "tap", "view": "send"}"#),
      #"{"at": 10, "do": [{"setFrame": "content", "to": \#(frame)}]}, "#
        + tap(340, 730, at: 100, 1), #""go": ["ended@160"]"#, of: "go")
    #expect(
      remedies.contains { $0.contains("if the app had not \(deed) view 'content'.") }, "\(remedies)"
    )
  }

  @Test func `a drag of any length is named without its length (S14.8)`() throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "carousel", "frame": [0, 200, 400, 200], "parent": "list"}],
      """#
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}"#,
          #"{"id": "slide", "kind": "pan", "view": "carousel"}"#),
      drag([(200, 300), (201, 290), (202, 270), (203, 250)]),
      #""scroll": ["began", "changed*", "ended"], "slide": []"#, of: "slide")
    #expect(
      remedies.contains {
        $0.contains(
          " and a drag up or down would fire 'scroll' instead of 'slide'; and as it should")
      }, "\(remedies)")
  }
}

extension `Alternatives to the nearest remedy` {
  @Test(arguments: [true, false])
  func `a later touch that missed a view counts as well as the first (S2.3)`(isLater: Bool) throws {
    let (first, second) = isLater ? (100, 300) : (300, 100)
    let remedies = try remedies(
      #"""
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "list", "frame": [50, 50, 100, 100]}, {"id": "cover", "frame": [0, 0, 400, 800]}],
      """# + recognizers(#"{"id": "tap", "kind": "tap", "view": "page"}"#),
      tap(first, 100, at: 0, 1) + ", " + tap(second, 100, at: 2000, 2),
      isLater ? #""tap": ["ended@2060"]"# : #""tap": ["ended@60"]"#, of: "tap")
    #expect(
      remedies.contains {
        $0.contains("if the isUserInteractionEnabled of view 'cover' were false")
      },
      "\(remedies)")
  }

  @Test(arguments: [
    (250, 300), (500, 800), (800, 260), (320, 310),
  ])
  func `a press begins when it is wished to (S9.37)`(present: Int, wished: Int) throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"""
          {"id": "press", "kind": "longPress", "view": "page",
            "set": {"minimumPressDuration": \#(present)}}
          """#),
      #"{"at": 0, "began": {"1": [200, 400]}}, {"at": 1000, "ended": {"1": null}}"#,
      #""press": ["began@\#(wished)", "ended@1000"]"#, of: "press")
    #expect(
      remedies.contains { $0.contains("if its minimumPressDuration were \(wished) ms") },
      "\(remedies)")
  }

  @Test(arguments: [(10, 50, "20 pt"), (10, 70, "25 pt"), (60, 50, "20 pt")])
  func `a drag begins when it is wished to (S9.12)`(
    present: Int, wished: Int, value: String
  ) throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "pan", "kind": "pan", "view": "page", "set": {"hysteresis": \#(present)}}"#),
      drag((0...20).map { (200 + 4 * $0, 400) }),
      #""pan": ["began@\#(wished)", "changed*", "ended"]"#, of: "pan")
    #expect(remedies.contains { $0.contains("if its hysteresis were \(value)") }, "\(remedies)")
  }

  @Test func `a drag that began too soon waits longer for a tap (S4.17, S9.4)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "pan", "kind": "pan", "view": "page", "requireToFail": ["tap"]}"#,
          #"{"id": "tap", "kind": "tap", "view": "page", "set": {"allowableMovement": 3}}"#),
      drag((0...20).map { (200 + 4 * $0, 400) }),
      #""pan": ["began@120", "changed*", "ended"], "tap": []"#, of: "pan")
    #expect(
      remedies.contains { $0.contains("if the allowableMovement of 'tap' were 45 pt") },
      "\(remedies)")
  }

  @Test func `nobody is to wait longer than 900 ms for the second tap (S9.7)`() throws {
    let scene =
      page + recognizers(#"{"id": "double", "kind": "doubleTap", "view": "page"}"#)
    func found(_ gap: Int) throws -> [String] {
      try remedies(
        scene, tap(200, 400, at: 0, 1) + ", " + tap(200, 400, at: 60 + gap, 1),
        #""double": ["ended@\#(120 + gap)"]"#, of: "double")
    }
    #expect(try found(700).contains { $0.contains("its maximumTapGap were 800 ms") })
    #expect(try !found(2000).contains { $0.contains("maximumTapGap") })
  }
}
