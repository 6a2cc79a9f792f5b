import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// What changes cost with touches that the script doesn't have, and what costs nothing.
@Suite struct `Prices with other touches`: WishedScenes {
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
      #"""
      "views": [{"id": "map", "frame": [0, 0, 400, 800]},
        {"id": "pin", "frame": [180, 300, 40, 40], "parent": "map"}],
      """#
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
        "a drag up or down after a rest of 350 ms on view 'bubble' would fire 'react'"),
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

  @Test func `a control that is partly covered lies in front (S2.3)`() throws {
    let remedies = try sentences(
      #"""
      "views": [{"id": "app", "frame": [0, 0, 400, 800]},
        {"id": "add", "frame": [320, 700, 60, 60], "parent": "app", "control": "button"},
        {"id": "toast", "frame": [0, 690, 400, 60], "parent": "app"}],
      """# + recognizers(#"{"id": "hide", "kind": "tap", "view": "toast"}"#),
      tap(350, 720, at: 0, 1), wish: "add: began, ended")
    #expect(
      remedies.first?.contains("if view 'add' lay in front of view 'toast'") == true, "\(remedies)")
    #expect(
      remedies.first?.contains("view 'toast' would get no touches where view 'add' lies") == true,
      "\(remedies)")
  }

  @Test func `a refused touch costs a drag that begins at the lift (S4.17)`() throws {
    let remedies = try sentences(
      #"""
      "views": [{"id": "map", "frame": [0, 0, 400, 800]},
        {"id": "pin", "frame": [180, 300, 40, 40], "parent": "map"}],
      """#
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
