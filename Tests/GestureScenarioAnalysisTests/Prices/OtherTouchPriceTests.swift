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
}
