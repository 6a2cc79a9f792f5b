import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// What is told of a remedy with touches that the script doesn't have.
@Suite struct `The price with touches that the script lacks`: WishedScenes {
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
}
