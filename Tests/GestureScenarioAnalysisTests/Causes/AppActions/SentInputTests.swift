import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Input and actions of the host that a step sends, touches by any name, and members of sets: they
/// are found like those that stand in a file by themselves.
@Suite struct `Input that actions send, and names of touches`: WishedScenes {
  private let tap = #"{"id": "tap", "kind": "tap", "view": "page"}"#

  @Test(arguments: [
    #"{"at": 0, "began": {"1": [30, 300]}, "type": "mouse", "buttons": 2}"#,
    #"{"at": 0, "do": [{"send": {"began": {"1": [30, 300]}, "type": "mouse", "buttons": 2}}]}"#,
  ])
  func `a button that was pressed is taken (S15.17)`(press: String) throws {
    let found = try sentences(
      page + recognizers(tap), press + #", {"at": 60, "ended": {"1": null}}"#, wish: "tap: fires")
    #expect(
      found.first?.contains("its buttonMaskRequired were 2 (button 2 alone)") ?? false, "\(found)")
  }

  @Test func `the primary button is pressed where the file names none (S15.17)`() throws {
    let hold = """
      {"id": "hold", "kind": "longPress", "view": "page", "set": {"buttonMaskRequired": 2}}
      """
    let found = try sentences(
      page + recognizers(hold),
      #"{"at": 0, "began": {"1": [30, 300]}, "type": "mouse"}, {"at": 900, "ended": {"1": null}}"#,
      wish: "hold: fires")
    #expect(found.contains { $0.contains("were 3 (button 1 or 2).") }, "\(found)")
  }

  @Test(arguments: [#"{"disable": "tap"}"#, #"{"send": {"do": [{"disable": "tap"}]}}"#])
  func `what the host did is left out (S8.5)`(action: String) throws {
    let found = try sentences(
      page + recognizers(tap), #"{"at": 0, "do": [\#(action)]}, "# + tap(30, 300, at: 100, 1),
      wish: "tap: fires")
    #expect(found.contains { $0.hasSuffix("if the app had not switched it off.") }, "\(found)")
  }

  @Test(arguments: ["1", "thumb"])
  func `a touch beside two views is reached whatever its name (S2.4)`(name: String) throws {
    let views = """
      "views": [{"id": "a", "frame": [50, 50, 100, 100]},
                {"id": "b", "parent": "a", "frame": [0, 0, 100, 100]}],
      """
    let found = try sentences(
      views + recognizers(#"{"id": "tap", "kind": "tap", "view": "b"}"#),
      """
      {"at": 0, "began": {"\(name)": [155, 100]}}, {"at": 50, "ended": {"\(name)": null}}
      """, wish: "tap: fires")
    #expect(found.first?.contains("the hitOutset of view 'b' were 6 pt and") ?? false, "\(found)")
  }

  @Test(arguments: [#""ended": {"1": null}"#, #""cancelled": ["1"]"#])
  func `a finger that is gone is not down beside the next one (S7.10)`(end: String) throws {
    let drag = #"{"id": "drag", "kind": "pan", "view": "page"}"#
    let found = try sentences(
      page + recognizers(drag),
      """
      {"at": 0, "began": {"1": [30, 300]}}, {"at": 50, "moved": {"1": [80, 300]}},
      {"at": 100, \(end)}, {"at": 500, "began": {"2": [30, 300]}},
      {"at": 550, "moved": {"2": [80, 300]}}, {"at": 600, "ended": {"2": null}}
      """, wish: "drag: none")
    #expect(!found.isEmpty && !found.contains { $0.contains("minimumNumberOfTouches") }, "\(found)")
  }

  @Test func `a wait for a set is a declared one (S4.17, S4.22)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "hold", "kind": "longPress", "view": "page", "forEachTouch": {}}"#,
        #"{"id": "tap", "kind": "tap", "view": "page", "requireToFail": ["hold"]}"#)
    let short = try told(scene, tap(30, 30, at: 0, 1), of: "tap")
    #expect(short.contains("'hold#1', for which it waits, failed at 60 ms"), "\(short)")
    let long = try told(
      scene,
      #"{"at": 0, "began": {"1": [30, 30]}}, {"at": 800, "ended": {"1": null}}"#, of: "tap")
    #expect(long.contains("Even if both were allowed, it would fail: it waits until 'hold#1'"))
  }

  /// What else the app does in `ended` is not repeated: the other tap stays enabled.
  @Test func `a view is shown again, and nothing else is done, in cancelled (S7.10)`() throws {
    let scene = """
      "views": [{"id": "card", "frame": [0, 0, 400, 300]}, {"id": "bar", "frame": [0, 400, 400, 300]}],
      "recognizers": [{"id": "drag", "kind": "pan", "view": "bar"},
        {"id": "tap", "kind": "tap", "view": "card"}, {"id": "other", "kind": "tap", "view": "bar"}],
      "reactions": [
        {"recognizer": "drag", "state": "began", "do": [{"hideView": "card"}]},
        {"recognizer": "drag", "state": "ended", "do": [{"showView": "card"}, {"disable": "other"}]}]
      """
    let found = try sentences(
      scene,
      """
      {"at": 0, "began": {"1": [30, 450]}}, {"at": 50, "moved": {"1": [130, 450]}},
      {"at": 100, "cancelled": ["1"]}, \(tap(30, 30, at: 500, 2)), \(tap(30, 450, at: 900, 3))
      """, wish: "tap: fires")
    #expect(
      found.contains { $0.hasSuffix("again in the action 'cancelled' of 'drag', too.") },
      "\(found)")
  }

  @Test(arguments: [(15, true), (6, true), (5, false)])
  func `how far a press had moved is told once (S9.38)`(way: Int, isTold: Bool) throws {
    let set = way > 10 ? #""allowableMovement": 30"# : ""
    let story = try told(
      page
        + recognizers(#"{"id": "hold", "kind": "longPress", "view": "page", "set": {\#(set)}}"#),
      """
      {"at": 0, "began": {"1": [30, 300]}}, {"at": 200, "moved": {"1": [\(30 + way), 300]}},
      {"at": 700, "ended": {"1": null}}
      """, wish: "hold: none")
    #expect(story.ranges(of: "It had moved").count == (isTold ? 1 : 0), "\(story)")
  }
}
