import GestureDiagnosis
import Testing

@testable import GestureScenario

/// Which remedies an expert would name.
@Suite struct Advice: WishedScenes {
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
      remedies.contains { $0.contains("maximumNumberOfTouches of 'move' were 2;") }, "\(remedies)")
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
        "'move' and 'zoom' were allowed simultaneously and its delegate said yes")
        == true, "\(remedies)")
  }

  @Test func `the order that a file expects counts as a price`() throws {
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
}
