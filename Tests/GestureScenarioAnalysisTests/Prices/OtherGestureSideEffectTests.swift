import GestureScenario
import Testing

/// What remedies say of other gestures, each beside what comes of them.
@Suite struct `What a remedy says of other gestures`: WishedScenes {
  private func press(for time: Int, at start: Int = 0) -> String {
    #"{"at": \#(start), "began": {"1": [200, 300]}}, {"at": \#(start + time), "ended": {"1": null}}"#
  }

  private let presses = [
    #"{"id": "short", "kind": "longPress", "view": "page"}"#,
    #"""
    {"id": "long", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 1000}}
    """#,
  ]

  @Test func `a press that waits for a longer one comes with the lift (S4.17)`() throws {
    let remedies = try remedies(
      page + recognizers(presses[0], presses[1]), press(for: 1200), wish: "long: fires")
    let waits = try #require(
      remedies.first { $0.contains("'short' had to wait for 'long' to fail") }, "\(remedies)")
    #expect(
      waits.contains(
        "'short' would fire only as the finger lifts or moves, and no longer fire with a press of 1000 ms or "
          + "more ('long' recognizes first)"), "\(waits)")
    let waiting = presses[0].replacing("}", with: #", "requireToFail": ["long"]}"#)
    let record = try scenario(
      page + recognizers(waiting, presses[1]), press(for: 700), ""
    ).play()
    #expect(record.actions.first { $0.recognizer == "short" }?.at == 700)
  }

  @Test(arguments: [
    ("", #"{"remove": "hold"}"#, #"{"add": "hold", "view": "page"}"#, "added it to view 'page'"),
    (#", "enabled": false"#, "", #"{"enable": "hold"}"#, "switched it on"),
  ])
  func `what the app brings into play can be left out (S8.6)`(
    state: String, start: String, action: String, words: String
  ) throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "open", "kind": "tap", "view": "page"}"#,
          #"{"id": "hold", "kind": "longPress", "view": "page"\#(state)}"#)
        + #", "reactions": [{"recognizer": "open", "state": "ended", "do": [\#(action)]}]"#,
      #"{"at": 0, "do": [\#(start)]}, "# + tap(200, 300, at: 10, 1) + ", "
        + press(for: 700, at: 1000), wish: "hold: none")
    #expect(
      remedies.first?.hasPrefix(
        "It would not have fired at 1500 ms if the app had not \(words) in the action 'ended' of "
          + "'open'") == true, "\(remedies)")
  }

  @Test func `one that hands over the other way is lost in one direction (S15.11)`() throws {
    let remedies = try remedies(
      #""views": [{"id": "sheet", "frame": [0, 0, 400, 800]}, "#
        + #"{"id": "list", "parent": "sheet", "frame": [0, 200, 400, 600]}], "#
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "sheet", "set": {"axis": "vertical"}}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}"#)
          + #"""
          , "handOvers": [
            {"from": "scroll", "to": "move", "when": {"translation": "y", "atLeast": 30}}]
          """#,
      """
      {"at": 0, "began": {"1": [200, 400]}}, {"at": 30, "moved": {"1": [200, 380]}},
      {"at": 60, "moved": {"1": [200, 340]}}, {"at": 90, "moved": {"1": [200, 300]}},
      {"at": 120, "ended": {"1": null}}
      """, wish: "move: fires")
    let turned = remedies.filter { $0.contains("after 30 pt up and not down") }
    #expect(!turned.isEmpty, "\(remedies)")
    #expect(
      turned.allSatisfy { $0.contains("no longer fire with a drag down on view 'list'") },
      "\(turned)")
  }

  @Test func `a drag after a press is lost from a time of holding on (S15.3)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"""
          {"id": "menu", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 700}}
          """#,
          #"""
          {"id": "hold", "kind": "longPress", "view": "page", "set": {"minimumPressDuration": 400}}
          """#,
          #"{"id": "drag", "kind": "pan", "view": "page", "startsAfter": ["hold"]}"#),
      """
      {"at": 0, "began": {"1": [200, 300]}}, {"at": 600, "moved": {"1": [200, 340]}},
      {"at": 700, "ended": {"1": null}}
      """, wish: "menu: fires")
    let told = remedies.filter { $0.contains("'drag' would no longer fire") }
    #expect(!told.isEmpty, "\(remedies)")
    #expect(told.allSatisfy { $0.contains("that begins after 500 ms of holding still") }, "\(told)")
  }

  @Test func `of a press and a tap the press begins first (S4.2)`() throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "tap", "kind": "tap", "view": "page", "recognizesTogether": ["press"]}"#,
          #"{"id": "press", "kind": "longPress", "view": "page"}"#),
      press(for: 700), wish: "tap: none")
    let apart = try #require(
      remedies.first { $0.contains("were not declared to recognize together") }, "\(remedies)")
    #expect(
      apart.contains("'press' would exclude 'tap' wherever both have their gesture"), "\(apart)")
  }
}
