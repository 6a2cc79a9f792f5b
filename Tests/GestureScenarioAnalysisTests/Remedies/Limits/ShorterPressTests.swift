import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Presses that begin sooner: the first of a chain of starts, the nearer of two, that of a handle.
@Suite struct `A shorter press`: WishedScenes {
  private let stroke = """
    {"at": 0, "began": {"1": [50, 50]}}, {"at": 300, "moved": {"1": [75, 50]}},
    {"at": 340, "moved": {"1": [120, 50]}}, {"at": 400, "ended": {"1": null}}
    """

  @Test func `of the first of several after which others start in turn (S15.1, S15.3)`() throws {
    let scene =
      #""views": [{"id": "page", "frame": [0, 0, 400, 800]}],"#
      + recognizers(
        #"{"id": "hold", "kind": "longPress", "view": "page"}"#,
        #"{"id": "drag", "kind": "pan", "view": "page", "startsAfter": ["hold"]}"#,
        #"{"id": "throw", "kind": "swipe", "view": "page", "startsAfter": ["drag"]}"#)
    let story = try told(scene, stroke, of: "throw")
    #expect(
      story.contains(
        "So it failed. 'hold' failed at 300 ms (it moved: 25 pt where 10 pt are allowed)."),
      "\(story)")
    let found = try remedies(scene, stroke, #""throw": ["ended"]"#, of: "throw")
    #expect(
      found.first?.hasPrefix(
        "It would have fired at 340 ms if the minimumPressDuration of 'hold' were 200 ms")
        ?? false, "\(found)")
    let next = try told(scene, stroke, of: "drag")
    #expect(!next.contains("So it failed. 'hold' failed"), "told once: \(next)")
  }

  /// A thumb wobbles by 13 pt. Only a script in which it does so late leaves time for a press.
  @Test(arguments: [(150, true), (450, false)])
  func `is no answer to a thumb that wobbles at once, but more movement is (S9.38)`(
    time: Int, isEarly: Bool
  ) throws {
    let scene =
      #"""
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "cell", "frame": [0, 200, 400, 80], "parent": "list"}],
      """#
      + recognizers(
        #"{"id": "scroll", "kind": "pan", "view": "list"}"#,
        #"{"id": "menu", "kind": "longPress", "view": "cell"}"#)
    let found = try remedies(
      scene,
      #"""
      {"at": 0, "began": {"1": [200, 240]}}, {"at": \#(time), "moved": {"1": [203, 245]}},
      {"at": \#(time + 20), "moved": {"1": [205, 252]}}, {"at": 900, "ended": {"1": [205, 252]}}
      """#, #""menu": ["began", "changed*", "ended"], "scroll": []"#, of: "menu")
    let more = found.first {
      $0.contains("allowableMovement were 15 pt and 'scroll' had to wait for 'menu' to fail")
    }
    #expect((more != nil) == isEarly, "\(found)")
    #expect(found.contains { $0.contains("its minimumPressDuration were") } == !isEarly, "\(found)")
  }

  /// Who rests for all presses of a chain before he drags does so however long each of them is.
  @Test func `of a chain costs no drag that rests for the first one (S15.1)`() throws {
    let scene =
      #""views": [{"id": "page", "frame": [0, 0, 400, 800]}],"#
      + recognizers(
        #"{"id": "hold", "kind": "longPress", "view": "page"}"#,
        #"""
        {"id": "held", "kind": "longPress", "view": "page", "startsAfter": ["hold"],
          "recognizesTogether": ["hold"], "set": {"minimumPressDuration": 800}}
        """#,
        #"""
        {"id": "drag", "kind": "pan", "view": "page", "startsAfter": ["held"],
          "recognizesTogether": ["hold", "held"]}
        """#)
    let found = try remedies(
      scene,
      """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 330, "moved": {"1": [70, 50]}},
      {"at": 420, "moved": {"1": [130, 50]}}, {"at": 540, "moved": {"1": [180, 50]}},
      {"at": 600, "moved": {"1": [200, 50]}}, {"at": 620, "ended": {"1": null}}
      """, #""drag": ["began", "changed*", "ended"]"#, of: "drag")
    let pair = found.filter { $0.contains("the minimumPressDuration of 'held' were 250 ms") }
    #expect(pair.count == 1, "\(found)")
    #expect(!found.contains { $0.contains("no longer fire") }, "\(found)")
  }

  @Test(arguments: [(400, true), (500, false)])
  func `as short as that of a view around it goes first (S4.4)`(
    outer: Int, isNew: Bool
  ) throws {
    let scene =
      #"""
      "views": [{"id": "tile", "frame": [0, 0, 400, 100]},
        {"id": "icon", "frame": [300, 20, 60, 60], "parent": "tile"}],
      """#
      + recognizers(
        #"{"id": "all", "kind": "longPress", "view": "tile", "set": {"minimumPressDuration": \#(outer)}}"#,
        #"{"id": "one", "kind": "longPress", "view": "icon", "set": {"minimumPressDuration": 700}}"#
      )
    let found = try remedies(
      scene, #"{"at": 0, "began": {"1": [330, 50]}}, {"at": 900, "ended": {"1": null}}"#,
      #""one": ["began", "ended"], "all": []"#, of: "one")
    let equal = found.filter { $0.contains("its minimumPressDuration were \(outer) ms") }
    #expect(equal.count == (isNew ? 1 : 0), "500 ms is the default: \(found)")
    #expect(
      equal.allSatisfy { $0.contains("'all' would no longer fire with a press on view 'icon'") },
      "\(found)")
  }

  /// A handle is as large as a thumb on the screen.
  @Test(arguments: [(88, 1.0, true), (89, 1, false), (44, 2, true), (45, 2, false)])
  func `of a handle is none at all, where a drag starts after it (S15.1)`(
    width: Int, scale: Double, isHandle: Bool
  ) throws {
    let scene =
      #"""
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "row", "frame": [0, 200, 400, 90], "parent": "list"},
        {"id": "grip", "frame": [300, 10, \#(width), 30], "parent": "row",
          "transform": [\#(scale), 0, 0, \#(scale), 0, 0]}],
      """#
      + recognizers(
        #"{"id": "scroll", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}"#,
        #"{"id": "hold", "kind": "longPress", "view": "grip"}"#,
        #"{"id": "sort", "kind": "pan", "view": "row", "startsAfter": ["hold"]}"#)
    let found = try remedies(
      scene,
      """
      {"at": 0, "began": {"1": [340, 230]}}, {"at": 16, "moved": {"1": [340, 250]}},
      {"at": 32, "moved": {"1": [340, 280]}}, {"at": 60, "ended": {"1": null}}
      """, #""sort": ["began", "changed*", "ended"], "scroll": []"#, of: "sort")
    let atOnce = found.filter { $0.contains("if the minimumPressDuration of 'hold' were 0 ms") }
    #expect(atOnce.count == (isHandle ? 1 : 0), "\(found)")
    #expect(
      atOnce.allSatisfy { $0.contains("begin as soon as a finger comes down") }, "\(found)")
  }

  @Test func `of the first that took no part takes the touch (S15.3)`() throws {
    let scene =
      #""views": [{"id": "page", "frame": [0, 0, 400, 800]}],"#
      + recognizers(
        #"{"id": "hold", "kind": "longPress", "view": "page", "allowedTouchTypes": ["pencil"]}"#,
        #"{"id": "next", "kind": "longPress", "view": "page", "startsAfter": ["hold"],"#
          + #" "recognizesTogether": ["hold"], "set": {"minimumPressDuration": 600}}"#,
        #"{"id": "drag", "kind": "pan", "view": "page", "startsAfter": ["next"],"#
          + #" "recognizesTogether": ["hold", "next"]}"#)
    let script = """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 700, "moved": {"1": [75, 50]}},
      {"at": 740, "moved": {"1": [120, 50]}}, {"at": 800, "ended": {"1": null}}
      """
    let story = try told(scene, script, of: "drag")
    #expect(story.contains("So it failed. 'hold' took no part in this interaction."), "\(story)")
    let found = try remedies(
      scene, script, #""drag": ["began", "changed*", "ended"]"#, of: "drag")
    #expect(
      found.contains { $0.contains("if the allowedTouchTypes of 'hold' also included 'direct'") },
      "\(found)")
  }
}
