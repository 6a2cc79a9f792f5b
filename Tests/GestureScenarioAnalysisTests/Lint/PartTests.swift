import GestureCore
import GestureDiagnosis
import GestureScenario
import Testing

/// What holds on a part of a recognizer's view, with a part of its touches, or in the company of
/// others.
@Suite struct `What lint says of parts` {
  private let list = """
    "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
      {"id": "list", "parent": "sheet", "frame": [0, 100, 400, 600]},
      {"id": "row", "parent": "list", "frame": [0, 0, 400, 80]}],
    """

  @Test(arguments: [(0, "", 1), (1, "", 0), (0, #", "recognizesTogether": ["scroll"]"#, 0)])
  func `a press at touch down takes each touch on its view from a pan around it (S9.42)`(
    duration: Int, more: String, count: Int
  ) throws {
    let found = try Scenario.lint(
      list + """
        "recognizers": [{"id": "scroll", "kind": "pan", "view": "list"},
          {"id": "press", "kind": "longPress", "view": "row",
            "set": {"minimumPressDuration": \(duration)}\(more)}]
        """
    ).filter { $0.kind == .rarelyFires }
    #expect(found.count == count, "\(found)")
    #expect(
      found.allSatisfy {
        $0.severity == .note
          && $0.sentence.hasPrefix("'scroll' rarely fires with a touch on view 'row': 'press'")
      }, "\(found)")
  }

  @Test(arguments: ["swipe", "circle", "pan", "tap"])
  func `it takes each touch from what is drawn or swiped around it, too (S9.42)`(
    kind: String
  ) throws {
    let found = try Scenario.lint(
      list + """
        "recognizers": [{"id": "scroll", "kind": "\(kind)", "view": "list"},
          {"id": "press", "kind": "longPress", "view": "row", "set": {"minimumPressDuration": 0}}]
        """
    ).filter { $0.kind == .rarelyFires }
    #expect(found.count == (kind == "tap" ? 0 : 1), "\(found)")
  }

  @Test(arguments: [(8, "row", 1), (10, "row", 0), (11, "row", 0), (8, "list", 0)])
  func `a pan around another one begins before it where it isn't refused (S4.2, S4.4)`(
    hysteresis: Int, refused: String, count: Int
  ) throws {
    let found = try Scenario.lint(
      list + """
        "recognizers": [
          {"id": "move", "kind": "pan", "view": "sheet", "set": {"hysteresis": \(hysteresis)}},
          {"id": "scroll", "kind": "pan", "view": "list"}],
        "delegate": [{"question": "shouldReceiveTouch", "recognizer": "move",
          "hitView": "\(refused)", "answer": false}]
        """
    ).filter { $0.kind == .rarelyFires && $0.recognizers.first?.name == "scroll" }
    #expect(found.count == count, "\(found)")
    #expect(
      found.allSatisfy {
        $0.sentence.hasPrefix("'scroll' rarely fires with a touch on view 'list': 'move'")
      }, "\(found)")
  }

  @Test(arguments: [(0, true), (1, false)])
  func `a press at touch down keeps a hand-over from being asked (S15.11)`(
    duration: Int, isBarred: Bool
  ) throws {
    let found = try Scenario.lint(
      list + """
        "recognizers": [{"id": "move", "kind": "pan", "view": "sheet"},
          {"id": "scroll", "kind": "pan", "view": "list"},
          {"id": "press", "kind": "longPress", "view": "row", "recognizesTogether": ["scroll"],
            "set": {"minimumPressDuration": \(duration)}}],
        "handOvers": [{"from": "scroll", "to": "move"}]
        """
    ).filter { $0.kind == .idleHandOver }
    #expect(!found.isEmpty == isBarred, "\(found)")
    #expect(found.allSatisfy { $0.recognizers.map(\.name) == ["scroll", "move", "press"] })
  }

  @Test(arguments: [("swipe", true), ("pan", false)])
  func `one that is over with its first action does not go on with a movement (S15.11)`(
    kind: String, isFound: Bool
  ) throws {
    let found = try Scenario.lint(
      list + """
        "recognizers": [{"id": "refresh", "kind": "\(kind)", "view": "sheet"},
          {"id": "scroll", "kind": "pan", "view": "list"}],
        "handOvers": [{"from": "scroll", "to": "refresh"}]
        """
    ).filter { $0.kind == .idleHandOver }
    #expect(!found.isEmpty == isFound, "\(found)")
    #expect(found.allSatisfy { !$0.sentence.contains("never hands over") }, "\(found)")
  }

  @Test(arguments: [("", "", true), (#", "when": {"translation": "y", "atLeast": 40}"#, "", false)])
  func `touches change hands with each movement where no condition is set (S15.13)`(
    when: String, delegate: String, isFound: Bool
  ) throws {
    let recognizers = #"""
      "recognizers": [{"id": "move", "kind": "pan", "view": "sheet"},
        {"id": "scroll", "kind": "pan", "view": "list"}],
      "handOvers": [{"from": "scroll", "to": "move"}, {"from": "move", "to": "scroll"\#(when)}]
      """#
    let found = try Scenario.lint(list + recognizers).filter { $0.kind == .misuse }
    #expect(!found.isEmpty == isFound, "\(found)")
    let refusing = try Scenario.lint(
      list + recognizers + """
        , "delegate": [{"question": "shouldBegin", "recognizer": "scroll", "answer": false,
          "times": [2]}]
        """
    ).filter { $0.kind == .misuse }
    #expect(refusing.isEmpty, "\(refusing)")
  }

  @Test(arguments: [("tap", true), ("longPress", false)])
  func `a pan that starts after a tap follows no finger (S15.2)`(
    first: String, isFound: Bool
  ) throws {
    let found = try Scenario.lint(
      list + """
        "recognizers": [{"id": "caret", "kind": "\(first)", "view": "list"},
          {"id": "select", "kind": "pan", "view": "list", "startsAfter": ["caret"]}]
        """
    ).filter { $0.recognizers.first?.name == "select" }
    #expect(!found.isEmpty == isFound, "\(found)")
    #expect(
      found.allSatisfy {
        $0.kind == .rarelyFires
          && $0.fixes.first?.words.hasPrefix("set select.numberOfTapsRequired to 1") == true
      }, "\(found)")
  }

  @Test(arguments: [("", true), (#", "requireToFail": ["other"]"#, false)])
  func `a tap saves no drag from another one, for it comes with the lift (S4.4)`(
    more: String, isBeaten: Bool
  ) throws {
    let found = try Scenario.lint(
      list + """
        "recognizers": [
          {"id": "zoom", "kind": "pan", "view": "list", "set": {"numberOfTapsRequired": 1}},
          {"id": "pin", "kind": "tap", "view": "list"\(more)},
          {"id": "other", "kind": "tap", "view": "list", "set": {"numberOfTapsRequired": 3}},
          {"id": "scroll", "kind": "pan", "view": "list"}]
        """
    ).filter { $0.kind == .alwaysBeaten }
    #expect(!found.isEmpty == isBeaten, "\(found)")
  }

  @Test(arguments: [("left", "horizontal", 1), ("top", "horizontal", 0), ("top", "vertical", 1)])
  func `an edge pan waits for a pan along its way in vain (S9.27)`(
    edge: String, axis: String, count: Int
  ) throws {
    let found = try Scenario.lint(
      list + """
        "recognizers": [
          {"id": "page", "kind": "pan", "view": "sheet", "set": {"axis": "\(axis)"}},
          {"id": "back", "kind": "screenEdgePan", "view": "sheet", "requireToFail": ["page"],
            "set": {"edges": ["\(edge)"]}}]
        """
    ).filter { $0.kind == .neverFires }
    #expect(found.count == count, "\(found)")
  }
}
