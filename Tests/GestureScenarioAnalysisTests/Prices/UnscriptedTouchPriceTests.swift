import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// What a remedy costs with touches that the script doesn't have, and what costs nothing.
@Suite struct `The price with touches that the script lacks`: WishedScenes {
  private let pinOnMap = #"""
    "views": [{"id": "map", "frame": [0, 0, 400, 800]},
      {"id": "pin", "frame": [180, 300, 40, 40], "parent": "map"}],
    """#

  /// A divider of two points between two lists, and a drag that starts beside it.
  @Test(arguments: ["resize", "right"])
  func `a larger hit area costs drags beside the view, however narrow it is (S2.4)`(
    id: String
  ) throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "one", "frame": [0, 0, 199, 800]},
        {"id": "two", "frame": [201, 0, 199, 800]}, {"id": "bar", "frame": [199, 0, 2, 800]}],
      """#
        + recognizers(
          #"{"id": "left", "kind": "pan", "view": "one", "set": {"axis": "vertical"}}"#,
          #"{"id": "right", "kind": "pan", "view": "two"}"#,
          #"{"id": "resize", "kind": "pan", "view": "bar", "set": {"axis": "horizontal"}}"#),
      #"""
      {"at": 0, "began": {"1": [207, 400]}}, {"at": 16, "moved": {"1": [216, 400]}},
      {"at": 32, "moved": {"1": [226, 401]}}, {"at": 48, "ended": {"1": null}}
      """#, #""resize": ["began", "ended"], "right": []"#, of: id)
    #expect(
      remedies.first?.contains(
        "and 'left' and 'right' would no longer fire with a drag beside view 'bar'")
        ?? false, "\(remedies)")
  }

  @Test func `a tap beside a view that is to go to it is no price (S2.4)`() throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "card", "frame": [50, 200, 300, 200]},
        {"id": "close", "frame": [270, 10, 20, 20], "parent": "card"}],
      """#
        + recognizers(
          #"{"id": "open", "kind": "tap", "view": "card"}"#,
          #"{"id": "shut", "kind": "tap", "view": "close"}"#),
      tap(312, 220, at: 0, 1), #""shut": ["ended@60"], "open": []"#, of: "shut")
    #expect(
      remedies.first?.contains("get touches up to 9 pt beside it; and as it should") ?? false,
      "\(remedies)")
  }

  /// A button of a map under a sheet that lies over all of it.
  @Test(arguments: ["north", "select"])
  func `a view in front of its cover is named rather than what silences others (S2.3)`(
    id: String
  ) throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "map", "frame": [0, 0, 400, 800]},
        {"id": "compass", "frame": [340, 500, 40, 40], "parent": "map"},
        {"id": "sheet", "frame": [0, 400, 400, 400]}],
      """#
        + recognizers(
          #"{"id": "north", "kind": "tap", "view": "compass"}"#,
          #"{"id": "drag", "kind": "pan", "view": "sheet"}"#,
          #"{"id": "select", "kind": "tap", "view": "sheet"}"#),
      tap(360, 520, at: 0, 1), #""north": ["ended"], "select": []"#, of: id)
    #expect(
      remedies.first?.contains(
        "if view 'compass' lay at the same place in the window instead of in view 'map', and in front "
          + "of view 'sheet', but then") ?? false, "\(remedies)")
    #expect(!remedies.contains { $0.contains("never fire") }, "\(remedies)")
  }

  @Test func `what one always loses to a property of another is told once (S4.4, S9.12)`() throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "sheet", "frame": [0, 200, 400, 600]},
        {"id": "wheel", "frame": [50, 100, 300, 300], "parent": "sheet"}],
      """#
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "sheet", "set": {"axis": "vertical"}}"#,
          #"{"id": "pick", "kind": "pan", "view": "wheel", "set": {"hysteresis": 14}}"#),
      #"""
      {"at": 0, "began": {"1": [200, 400]}}, {"at": 16, "moved": {"1": [200, 410]}},
      {"at": 32, "moved": {"1": [200, 420]}}, {"at": 48, "ended": {"1": null}}
      """#, #""pick": ["began", "changed*", "ended"], "move": []"#, of: "pick")
    let restored = try #require(remedies.first { $0.contains("left at the default") })
    #expect(
      restored.contains(
        "but then 'move' would no longer fire with a drag on view 'wheel' ('pick' recognizes first);"
      ),
      "\(restored)")
    #expect(!restored.contains("instead of"), "\(restored)")
  }

  @Test func `a press of fewer fingers takes drags after a rest (S9.37)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "list", "kind": "pan", "view": "page"}"#,
          #"""
          {"id": "press", "kind": "longPress", "view": "page", "set": {"numberOfTouchesRequired": 2}}
          """#),
      #"{"at": 0, "began": {"1": [100, 100]}}, {"at": 700, "ended": {"1": null}}"#,
      #""press": ["began@500", "ended"]"#, of: "press")
    #expect(
      remedies.contains {
        $0.contains("a drag after a rest of 500 ms would fire 'press' instead of 'list'")
      }, "\(remedies)")
  }

  @Test func `taps that slip go to a drag that waits for two taps no longer (S4.17)`() throws {
    let remedies = try sentences(
      #"""
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "row", "frame": [0, 100, 400, 80], "parent": "list"}],
      """#
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "list", "requireToFail": ["open", "star"]}"#,
          #"{"id": "open", "kind": "tap", "view": "row"}"#,
          #"{"id": "star", "kind": "doubleTap", "view": "row"}"#),
      """
      {"at": 0, "began": {"1": [200, 140]}}, {"at": 16, "moved": {"1": [200, 155]}},
      {"at": 80, "moved": {"1": [200, 200]}}, {"at": 96, "ended": {"1": null}}
      """, wish: "scroll: began@16, changed*, ended")
    let remedy = try #require(
      remedies.first { $0.contains("if 'scroll' did not have to wait for") }, "\(remedies)")
    #expect(
      remedy.hasSuffix(
        "would no longer fire where a finger moves so far that 'scroll' begins (10 pt)."),
      "\(remedy)")
    for tap in ["open", "star"] {
      #expect(remedy.drop { $0 != "," }.contains("'\(tap)'"), "\(remedy)")
    }
  }

  @Test func `a view that is raised takes what its neighbour took (S2.3, S2.5)`() throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "bar", "frame": [0, 700, 400, 60]},
        {"id": "a", "frame": [20, 15, 30, 30], "parent": "bar", "hitOutset": 20},
        {"id": "b", "frame": [60, 15, 30, 30], "parent": "bar", "hitOutset": 20},
        {"id": "far", "frame": [200, 15, 30, 30], "parent": "bar", "hitOutset": 20}],
      """#
        + recognizers(
          #"{"id": "one", "kind": "tap", "view": "a"}"#,
          #"{"id": "two", "kind": "tap", "view": "b"}"#),
      tap(45, 730, at: 0, 1), #""one": ["ended"], "two": []"#, of: "one")
    let remedy = try #require(
      remedies.first { $0.contains("lay at the same place in the window") }, "\(remedies)")
    #expect(
      remedy.contains("view 'b' would get no touches where view 'a', with the hitOutset, lies"),
      "\(remedy)")
    #expect(!remedy.contains("'far'"), "\(remedy)")
  }

  @Test func `a drag that leaves touches to views also presses a button (S7.2, S7.11)`() throws {
    let remedies = try sentences(
      #"""
      "views": [{"id": "map", "frame": [0, 0, 400, 800]},
        {"id": "locate", "frame": [330, 700, 50, 50], "parent": "map", "control": true}],
      """# + recognizers(#"{"id": "move", "kind": "pan", "view": "map"}"#),
      """
      {"at": 0, "began": {"1": [100, 300]}}, {"at": 50, "moved": {"1": [130, 300]}},
      {"at": 100, "began": {"2": [350, 720]}}, {"at": 160, "ended": {"2": null}},
      {"at": 300, "ended": {"1": null}}
      """, wish: "locate: began, ended")
    #expect(
      remedies.contains {
        $0.contains(
          "if the cancelsTouchesInView of 'move' were false, but then a drag on view 'locate' would "
            + "drive 'move' and press it, too")
      }, "\(remedies)")
  }

  @Test func `scrolling that another one takes is no drag (S9.25)`() throws {
    let remedies = try sentences(
      #"""
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "card", "frame": [0, 200, 400, 300], "parent": "page"}],
      """#
        + recognizers(
          #"""
          {"id": "scroll", "kind": "pan", "view": "page", "set": {"allowedScrollTypes": ["discrete"]}}
          """#,
          #"{"id": "cards", "kind": "pan", "view": "card", "set": {"axis": "horizontal"}}"#),
      #"{"at": 0, "scroll": {"at": [200, 300], "by": [0, -30], "kind": "discrete"}}, {"at": 300}"#,
      wish: "cards: fires")
    #expect(remedies.contains { $0.contains("'scroll' would not fire with this scrolling") })
  }

  @Test func `a refused touch costs nothing where another drag wins anyway (S4.4)`() throws {
    let remedies = try sentences(
      pinOnMap
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "map"}"#,
          #"{"id": "zoom", "kind": "pinch", "view": "map"}"#,
          #"{"id": "drag", "kind": "pan", "view": "pin"}"#),
      """
      {"at": 0, "began": {"1": [200, 320]}}, {"at": 30, "began": {"2": [200, 500]}},
      {"at": 46, "moved": {"1": [200, 316], "2": [200, 504]}},
      {"at": 62, "moved": {"1": [200, 312], "2": [200, 508]}},
      {"at": 78, "moved": {"1": [200, 308], "2": [200, 512]}},
      {"at": 94, "moved": {"1": [200, 300], "2": [200, 520]}},
      {"at": 110, "moved": {"1": [200, 280], "2": [200, 540]}},
      {"at": 126, "ended": {"1": null, "2": null}}
      """, wish: "move: fires")
    let remedy = try #require(
      remedies.first { $0.contains("delegate of 'move' refused touches on view 'pin'") },
      "\(remedies)")
    #expect(!remedy.contains("'move' would no longer fire"), "\(remedy)")
  }

  @Test func `a shorter press takes drags after a rest (S9.37)`() throws {
    let remedies = try sentences(
      #"""
      "views": [{"id": "chat", "frame": [0, 0, 400, 800]},
        {"id": "bubble", "frame": [20, 300, 300, 100], "parent": "chat"}],
      """#
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "chat", "set": {"axis": "vertical"}}"#,
          #"{"id": "react", "kind": "longPress", "view": "bubble"}"#),
      """
      {"at": 0, "began": {"1": [100, 340]}}, {"at": 420, "moved": {"1": [109, 344]}},
      {"at": 440, "moved": {"1": [112, 346]}}, {"at": 600, "ended": {"1": null}}
      """, wish: "react: began, changed*, ended")
    let remedy = try #require(
      remedies.first { $0.contains("minimumPressDuration were") }, "\(remedies)")
    #expect(
      remedy.contains(
        "a drag up or down after a rest of 300 ms on view 'bubble' would fire 'react'"),
      "\(remedy)")
  }

  @Test func `a tap that gets no touches in a whole view (S3.6)`() throws {
    let remedies = try sentences(
      #"""
      "views": [{"id": "chat", "frame": [0, 0, 400, 800]},
        {"id": "bubble", "frame": [20, 100, 300, 200], "parent": "chat"},
        {"id": "image", "frame": [10, 10, 200, 150], "parent": "bubble"}],
      """#
        + recognizers(
          #"{"id": "keyboard", "kind": "tap", "view": "chat"}"#,
          #"{"id": "like", "kind": "doubleTap", "view": "bubble"}"#),
      tap(100, 180, at: 0, 1), wish: "keyboard: none")
    let remedy = try #require(
      remedies.first { $0.contains("refused touches on view 'bubble' and the views in it") },
      "\(remedies)")
    #expect(
      remedy.contains("would no longer fire with a tap on view 'bubble'"), "\(remedy)")
  }

  @Test func `a refused touch costs a drag that begins at the lift (S4.17)`() throws {
    let remedies = try sentences(
      pinOnMap
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "map", "requireToFail": ["two"]}"#,
          #"{"id": "two", "kind": "pan", "view": "map", "set": {"minimumNumberOfTouches": 2}}"#,
          #"{"id": "hold", "kind": "longPress", "view": "pin", "requireToFail": ["move"]}"#),
      #"{"at": 0, "began": {"1": [200, 320]}}, {"at": 900, "ended": {"1": null}}"#,
      wish: "hold: began@500, ended")
    let remedy = try #require(
      remedies.first { $0.contains("delegate of 'move' refused touches on view 'pin'") },
      "\(remedies)")
    #expect(remedy.contains("'move' would no longer fire with a drag on view 'pin'"), "\(remedy)")
  }

  /// One view takes no touches itself, and one lies in front of the bar only.
  @Test func `a raised view takes what lies in front of its bar (S2.3, S2.4)`() throws {
    func remedy(_ view: String) throws -> String {
      let remedies = try sentences(
        #"""
        "views": [{"id": "bar", "frame": [0, 700, 400, 60]}, \#(view),
          {"id": "badge", "frame": [20, -20, 40, 40], "parent": "bar"}],
        """# + recognizers(#"{"id": "open", "kind": "tap", "view": "badge"}"#),
        tap(40, 690, at: 0, 1), wish: "open: fires")
      return try #require(
        remedies.first { $0.contains("lay at the same place in the window") }, "\(remedies)")
    }
    let price = "view 'strip' would get no touches where view 'badge' lies"
    let strip = #"{"id": "strip", "frame": [0, 680, 400, 30]"#
    #expect(try remedy(strip + "}").contains(price))
    #expect(try !remedy(strip + #", "catchesOwnTouches": false}"#).contains("'strip'"))
  }
}
