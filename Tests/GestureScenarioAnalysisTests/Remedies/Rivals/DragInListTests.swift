import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Drags that a list or a drawer around them takes, and what to do about it.
@Suite struct `A drag inside of what scrolls` {
  /// The remedies for a recognizer that doesn't do what the file expects.
  private func remedies(
    _ views: String, _ recognizers: String, by way: (dx: Double, dy: Double), fingers: Int = 1,
    expecting actions: String, of id: String
  ) throws -> [String] {
    func places(_ part: Int) -> String {
      (0..<fingers).map { finger in
        let share = Double(part) * (finger == 0 ? 1 : -1)
        let (x, y) = (150 + 100 * Double(finger) + way.dx * share, 450 + way.dy * Double(part))
        return "\"\(finger + 1)\": [\(x), \(y)]"
      }.joined(separator: ", ")
    }
    let moves = (1...10).map { "{\"at\": \($0 * 16), \"moved\": {\(places($0))}}" }
    let lifts = (1...fingers).map { "\"\($0)\": null" }.joined(separator: ", ")
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "list", "frame": [0, 0, 400, 800]}, \(views)],
          "recognizers": [\(recognizers)]},
         "script": [{"at": 0, "began": {\(places(0))}}, \(moves.joined(separator: ", ")),
           {"at": 180, "ended": {\(lifts)}}],
         "expect": {"actions": {\(actions)}}}
        """)
    return scenario.remedies(for: id).map(\.sentence)
  }

  @Test func `of a map may need two fingers, as its pinch does`() throws {
    let found = try remedies(
      #"{"id": "map", "frame": [0, 200, 400, 500], "parent": "list", "multipleTouch": true}"#,
      """
      {"id": "page", "kind": "pan", "view": "list", "set": {"axis": "vertical"}},
      {"id": "move", "kind": "pan", "view": "map"}, {"id": "zoom", "kind": "pinch", "view": "map"}
      """, by: (0, -20), expecting: #""page": ["began", "changed*", "ended"], "move": []"#,
      of: "page")
    #expect(
      found.contains {
        $0.contains("if the minimumNumberOfTouches of 'move' were 2, but then 'move' would not")
      }, "\(found)")
  }

  @Test(arguments: [(144, true), (143, false)])
  func `of a map may need two fingers, where there is room for them`(
    width: Int, isOffered: Bool
  ) throws {
    let found = try remedies(
      "{\"id\": \"map\", \"frame\": [100, 200, \(width), 500], \"parent\": \"list\"}",
      """
      {"id": "page", "kind": "pan", "view": "list"}, {"id": "move", "kind": "pan", "view": "map"}
      """, by: (0, -20), expecting: #""page": ["began", "changed*", "ended"], "move": []"#,
      of: "page")
    #expect(!found.isEmpty)
    #expect(
      found.contains {
        $0.contains("if the minimumNumberOfTouches of 'move' were 2, but then 'move' would not")
          && $0.contains("would not begin with one finger")
      } == isOffered, "\(found)")
  }

  @Test func `is not asked for two fingers where nothing else there needs them`() throws {
    let found = try remedies(
      #"{"id": "map", "frame": [0, 200, 400, 500], "parent": "list"}"#,
      """
      {"id": "page", "kind": "pan", "view": "list", "set": {"axis": "vertical"}},
      {"id": "move", "kind": "pan", "view": "map"}
      """, by: (0, -20), expecting: #""page": ["began", "changed*", "ended"], "move": []"#,
      of: "page")
    #expect(!found.isEmpty && !found.contains { $0.contains("minimumNumberOfTouches") }, "\(found)")
  }

  @Test func `of a slider doesn't make the list scroll along the slider`() throws {
    let found = try remedies(
      #"{"id": "vol", "frame": [100, 430, 250, 40], "parent": "list", "control": "slider"}"#,
      #"{"id": "scroll", "kind": "pan", "view": "list"}"#, by: (8.3, 8.7),
      expecting: #""scroll": []"#, of: "scroll")
    #expect(!found.isEmpty && !found.contains { $0.contains("its axis") }, "\(found)")
  }

  @Test func `waits for a pinch last of all, since one finger would then scroll no more`() throws {
    let found = try remedies(
      #"{"id": "pic", "frame": [0, 200, 400, 500], "parent": "list", "multipleTouch": true}"#,
      """
      {"id": "scroll", "kind": "pan", "view": "list"},
      {"id": "zoom", "kind": "pinch", "view": "pic"}
      """, by: (-1, 8), fingers: 2,
      expecting: #""zoom": ["began", "changed*", "ended"], "scroll": []"#, of: "zoom")
    let wait = try #require(
      found.firstIndex { $0.contains("'scroll' had to wait for 'zoom' to fail") }, "\(found)")
    #expect(found.count > 1 && wait == found.count - 1, "\(found)")
    #expect(
      found[wait].contains(
        "'scroll' would begin with one finger only as that lifts if 'zoom' tracks it, too"),
      "\(found[wait])")
  }

  @Test func `is told once what comes to the same as the default`() throws {
    let found = try remedies(
      #"{"id": "row", "frame": [0, 400, 400, 100], "parent": "list"}"#,
      """
      {"id": "close", "kind": "horizontalPan", "view": "list", "set": {"hysteresis": 6}},
      {"id": "delete", "kind": "horizontalPan", "view": "row"}
      """, by: (-4, 0), expecting: #""delete": ["began", "changed*", "ended"], "close": []"#,
      of: "delete")
    let hysteresis = found.filter { $0.contains("hysteresis of 'close' were") }
    #expect(hysteresis.count == 1, "\(found)")
    #expect(hysteresis.first?.contains("left at the default (10 pt)") == true, "\(hysteresis)")
  }
}
