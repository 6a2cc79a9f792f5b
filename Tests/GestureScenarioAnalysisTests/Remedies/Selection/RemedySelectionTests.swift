import GestureDiagnosis
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@testable import GestureScenario

/// Which remedies an expert would name.
@Suite struct `The selection of remedies`: WishedScenes {
  @Test func `no remedy is named with which lint has an error`() throws {
    let fingers = [1, 2, 3]
    let (begin, move) = (0, 80)
    func places(_ shift: Int) -> String {
      fingers.map { "\"\($0)\": [\(50 + $0 * 60 + shift), 300]" }.joined(separator: ", ")
    }
    let remedies = try scenario(
      page + """
        "recognizers": [
          {"id": "undo", "kind": "swipe", "view": "page", "set": {"numberOfTouchesRequired": 3}},
          {"id": "move", "kind": "pan", "view": "page", "set": {"minimumNumberOfTouches": 2}}]
        """,
      """
      {"at": 0, "began": {\(places(begin))}}, {"at": 20, "moved": {\(places(move / 4))}},
      {"at": 40, "moved": {\(places(move))}}, {"at": 60, "ended": {"1": null, "2": null, "3": null}}
      """, #""undo": ["ended"], "move": []"#
    ).remedies(for: "undo").map(\.sentence)
    #expect(
      remedies.contains {
        $0.contains(
          "maximumNumberOfTouches of 'move' were 2, but then 'move' would not begin with 3 fingers;"
        )
      }, "\(remedies)")
    #expect(
      !remedies.contains { $0.contains("maximumNumberOfTouches of 'move' were 1") }, "\(remedies)")
  }

  @Test func `two together are tried where a single one breaks the file`() throws {
    let remedies = try scenario(
      page + """
        "recognizers": [{"id": "zoom", "kind": "pinch", "view": "page"},
          {"id": "move", "kind": "pan", "view": "page"}],
        "delegate": [{"question": "shouldBegin", "recognizer": "zoom", "answer": false}]
        """,
      """
      {"at": 0, "began": {"1": [100, 300]}}, {"at": 20, "moved": {"1": [120, 300]}},
      {"at": 40, "began": {"2": [300, 300]}}, {"at": 60, "moved": {"1": [100, 300], "2": [340, 300]}},
      {"at": 80, "ended": {"1": null, "2": null}}
      """, #""zoom": ["began", "changed*", "ended"], "move": ["began", "changed*", "ended"]"#
    ).remedies(for: "zoom").map(\.sentence)
    #expect(
      remedies.first?.contains(
        "'move' and 'zoom' were allowed simultaneously and the delegate of 'zoom' said yes")
        == true, "\(remedies)")
  }

  @Test func `the order that a file expects counts as a side effect`() throws {
    let scene = try Scenario(
      text: """
        {"scene": {"size": [400, 800], \(page)
           "recognizers": [{"id": "pick", "kind": "tap", "view": "page", "requireToFail": ["zoom"]},
             {"id": "zoom", "kind": "doubleTap", "view": "page"},
             {"id": "hold", "kind": "longPress", "view": "page",
               "set": {"minimumPressDuration": 200}}]},
         "script": [\(tap(100, 100, at: 0, 1)), {"at": 1000, "advance": 0}],
         "expect": {"actions": {"pick": ["ended@60"]}, "order": ["pick ended@410"]}}
        """.replacing(", {\"at\": 1000, \"advance\": 0}", with: ", {\"at\": 1000}"))
    let sentence = try #require(scene.remedies(for: "pick").first).sentence
    #expect(sentence.contains("order would not be as the file expects"), "\(sentence)")
  }

  @Test(arguments: [("bounds", "were not scrolled"), ("repeat", "its repeatInterval were 100 ms")])
  func `the property that is the cause is tried`(what: String, words: String) throws {
    let scene =
      what == "bounds"
      ? try scenario(
        """
        "views": [{"id": "list", "frame": [0, 0, 400, 300], "bounds": [0, 300, 400, 300]},
          {"id": "row", "parent": "list", "frame": [0, 0, 400, 100]}],
        "recognizers": [{"id": "it", "kind": "tap", "view": "row"}]
        """, tap(60, 60, at: 0, 1), #""it": ["ended"]"#)
      : try scenario(
        page + #""recognizers": [{"id": "it", "kind": "longPress", "view": "page"}]"#,
        #"{"at": 0, "began": {"1": [10, 10]}}, {"at": 750, "ended": {"1": null}}"#,
        #""it": ["began@500", "changed@600", "changed@700", "ended@750"]"#)
    let remedies = scene.remedies(for: "it").map(\.sentence)
    #expect(remedies.contains { $0.contains(words) }, "\(remedies)")
  }

  @Test func `what breaks the file is completed by a change of the one that it breaks`() throws {
    let remedies = try scenario(
      """
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
        {"id": "header", "parent": "sheet", "frame": [0, 0, 400, 200]},
        {"id": "list", "parent": "sheet", "frame": [0, 200, 400, 600]}],
      "recognizers": [{"id": "pull", "kind": "pan", "view": "sheet"},
        {"id": "scroll", "kind": "pan", "view": "list"}]
      """, drag,
      #""pull": ["began", "changed*", "ended"], "scroll": ["began", "changed*", "ended"]"#
    ).remedies(for: "scroll").map(\.sentence)
    #expect(
      remedies.first?.contains("and 'scroll' and 'pull' were allowed simultaneously") == true,
      "\(remedies)")
    #expect(!remedies.contains { $0.contains("against what the file expects") }, "\(remedies)")
  }

  // MARK: Other touches

  private func twoStrokes(_ recognizers: String, _ second: String, _ expect: String) throws
    -> [String]
  {
    try scenario(
      page + "\"recognizers\": [\(recognizers)]",
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 16, "moved": {"1": [90, 115]}},
      {"at": 32, "ended": {"1": null}}, {"at": 1000, \(second)}
      """, expect
    ).remedies(for: "it").map(\.sentence)
  }

  @Test func `one that is meant for a pencil takes the pencil alone`() throws {
    let remedies = try twoStrokes(
      #"{"id": "it", "kind": "pan", "view": "page"}"#,
      """
      "type": "pencil", "began": {"2": [60, 110]}}, {"at": 1016, "moved": {"2": [90, 115]}},
      {"at": 1032, "ended": {"2": null}
      """, #""it": ["began@1016", "changed*", "ended"]"#)
    #expect(
      remedies.contains(
        "It would not have fired at 16 ms if its allowedTouchTypes were 'pencil' alone, but then "
          + "it would take nothing but a pencil."), "\(remedies)")
  }

  @Test func `one that is meant for two fingers takes two`() throws {
    let remedies = try twoStrokes(
      #"{"id": "it", "kind": "pan", "view": "page"}"#,
      """
      "began": {"2": [60, 110], "3": [60, 210]}},
      {"at": 1016, "moved": {"2": [90, 115], "3": [90, 215]}},
      {"at": 1032, "ended": {"2": null, "3": null}
      """, #""it": ["began@1016", "changed*", "ended"]"#)
    #expect(
      remedies.contains(
        "It would not have fired at 16 ms if its minimumNumberOfTouches were 2, but then it would not "
          + "begin with one finger."),
      "\(remedies)")
  }

  @Test func `touches on several views are refused together`() throws {
    let remedies = try scenario(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "card", "parent": "page", "frame": [0, 0, 200, 200]},
        {"id": "label", "parent": "card", "frame": [0, 0, 50, 50]}],
      "recognizers": [{"id": "it", "kind": "tap", "view": "page"}]
      """, tap(20, 20, at: 0, 1) + ", " + tap(150, 150, at: 1000, 2), #""it": []"#
    ).remedies(for: "it").map(\.sentence)
    #expect(
      remedies.contains { $0.contains("its delegate refused touches on views 'label' and 'card'") },
      "\(remedies)")
  }

  @Test func `a press that moved too soon may be shorter`() throws {
    let remedies = try scenario(
      page + #""recognizers": [{"id": "it", "kind": "longPress", "view": "page"}]"#,
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 340, "moved": {"1": [90, 110]}},
      {"at": 500, "ended": {"1": null}}
      """, #""it": ["began", "changed*", "ended"]"#
    ).remedies(for: "it").map(\.sentence)
    #expect(
      remedies.contains { $0.contains("if its minimumPressDuration were 250 ms.") }, "\(remedies)")
  }

  @Test func `a delegate's demand is told, and turned round`() throws {
    let scene = try scenario(
      page + """
        "recognizers": [{"id": "move", "kind": "pan", "view": "page"},
          {"id": "flick", "kind": "swipe", "view": "page"}],
        "delegate": [{"question": "shouldBeRequiredToFail", "recognizer": "move", "other": "flick",
          "answer": true}]
        """,
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 10, "moved": {"1": [80, 110]}},
      {"at": 30, "moved": {"1": [180, 110]}}, {"at": 50, "ended": {"1": null}}
      """, #""flick": ["ended"], "move": []"#)
    let explanation = try #require(scene.explain("flick"))
    #expect(explanation.says("it waits until 'move' fails, as the delegate of 'move' asked"))
    #expect(
      explanation.remedies.contains {
        $0.contains("'move' had to wait for 'flick' to fail, and not")
      },
      "\(explanation)")
  }

  @Test
  func `what stays as it should not be is said, and what is as it should be is no side effect`()
    throws
  {
    let remedies = try scenario(
      page + """
        "recognizers": [{"id": "list", "kind": "pan", "view": "page"},
          {"id": "row", "kind": "pan", "view": "page"}, {"id": "hold", "kind": "longPress", "view": "page"}]
        """, drag, #""list": ["began", "changed*", "ended"], "row": [], "hold": ["began", "ended"]"#
    ).remedies(for: "list").map(\.sentence)
    #expect(
      remedies.contains {
        $0.contains(
          "allowed simultaneously, but then 'row' and 'hold' would still not come as the file "
            + "expects")
      }, "\(remedies)")
  }
}
