import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Remedies and causes that a stranger's scenes have refuted or missed.
@Suite struct `Remedies for rivals, hit areas and cancelled gestures`: WishedScenes {
  /// A finger that drags, and a second one that makes a pinch of it.
  private let lateSecondFinger = """
    {"at": 0, "began": {"1": [180, 300]}}, {"at": 60, "moved": {"1": [180, 280]}},
    {"at": 120, "began": {"2": [230, 340]}},
    {"at": 160, "moved": {"1": [180, 250], "2": [230, 380]}},
    {"at": 200, "moved": {"1": [180, 220], "2": [230, 420]}},
    {"at": 240, "ended": {"1": null}}, {"at": 300, "ended": {"2": null}}
    """

  @Test(arguments: ["", #"{"id": "scroll", "kind": "pan", "view": "page"},"#])
  func `S4.2 has no other fate without the winner than the replay has`(
    scroll: String
  ) throws {
    let story = try told(
      page
        + recognizers(
          scroll + #"{"id": "move", "kind": "pan", "view": "page"}, "#
            + #"{"id": "zoom", "kind": "pinch", "view": "page"}"#),
      lateSecondFinger, wish: "zoom: fires")
    #expect(!story.contains("it would have given up"), "\(story)")
  }

  @Test func `S4.17 both rivals wait where two fingers may come down at once`() throws {
    let steps = (1...8).map { step in
      let x = 300 - 20 * step
      return #"{"at": \#(20 * step), "moved": {"1": [\#(x), 300]}}, "#
        + #"{"at": \#(20 * step + 10), "moved": {"2": [\#(x + 60), 330]}}"#
    }
    let found = try sentences(
      page
        + recognizers(
          #"""
          {"id": "next", "kind": "swipe", "view": "page",
            "set": {"direction": ["left"], "numberOfTouchesRequired": 2}},
          {"id": "scroll", "kind": "pan", "view": "page"},
          {"id": "zoom", "kind": "pinch", "view": "page"}
          """#),
      #"{"at": 0, "began": {"1": [300, 300]}}, {"at": 10, "began": {"2": [360, 330]}}, "#
        + steps.joined(separator: ", ") + #", {"at": 180, "ended": {"1": null, "2": null}}"#,
      wish: "next: fires")
    #expect(found.first?.contains("had to wait for 'next' to fail") == true, "\(found)")
    #expect(found.first?.contains("'scroll' and 'zoom'") == true, "\(found)")
  }

  @Test func `S3.1 the delegate's yes is for the view that was hit`() throws {
    let found = try sentences(
      #"""
      "views": [{"id": "back", "frame": [0, 0, 400, 800]},
        {"id": "hint", "frame": [100, 100, 200, 40], "parent": "back"}],
      "delegate": [
        {"question": "shouldReceiveTouch", "recognizer": "it", "hitView": "back", "answer": true},
        {"question": "shouldReceiveTouch", "recognizer": "it", "answer": false}],
      """# + recognizers(#"{"id": "it", "kind": "tap", "view": "back"}"#),
      tap(150, 110, at: 0, 1), wish: "it: fires")
    #expect(
      found.map { $0.split(separator: " if ").last } == [
        "its delegate said yes to shouldReceiveTouch on view 'hint'.",
        "the isUserInteractionEnabled of view 'hint' were false.",
      ], "\(found)")
  }

  @Test(arguments: [("cancelled", 1), ("ended", 0)])
  func `S13.7 a gesture that is cancelled is to enable what it disabled`(
    end: String, count: Int
  ) throws {
    let found = try sentences(
      page
        + #"""
        "reactions": [{"recognizer": "press", "state": "began", "do": [{"disable": "scroll"}]},
          {"recognizer": "press", "state": "\#(end == "ended" ? "cancelled" : "ended")",
            "do": [{"enable": "scroll"}]}],
        """#
        + recognizers(
          #"{"id": "press", "kind": "longPress", "view": "page"}, "#
            + #"{"id": "scroll", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 700, "\(end)": \(
        end == "ended" ? #"{"1": null}"# : #"["1"]"#)},
      {"at": 2000, "began": {"2": [100, 100]}}, {"at": 2060, "moved": {"2": [100, 150]}},
      {"at": 2100, "ended": {"2": null}}
      """, wish: "scroll: fires")
    let told = found.filter { $0.contains("the app also switched it on") }
    #expect(told.count == count, "\(found)")
    #expect(
      told.allSatisfy {
        $0 == "It would have fired at 2060 ms if the app also switched it on in the action "
          + "'cancelled' of 'press'."
      }, "\(found)")
  }

  @Test(arguments: [(4, "2 pt"), (1, nil)])
  func `S2.5 a hit area ends half way to the next view`(gap: Int, outset: String?) throws {
    let found = try sentences(
      #"""
      "views": [{"id": "minus", "frame": [100, 100, 40, 40], "hitOutset": 20},
        {"id": "plus", "frame": [\#(140 + gap), 100, 40, 40], "hitOutset": 20}],
      """#
        + recognizers(
          #"{"id": "dec", "kind": "tap", "view": "minus"}, "#
            + #"{"id": "inc", "kind": "tap", "view": "plus"}"#),
      tap(136, 120, at: 0, 1), wish: "dec: fires")
    let told = found.filter { $0.contains("the hitOutset of view 'plus' were") }
    #expect(told.contains { $0.contains("were 0") }, "\(found)")
    #expect(told.contains { $0.contains("were \(outset ?? "0")") }, "\(found)")
    #expect(told.count == (outset == nil ? 1 : 2), "\(found)")
    #expect(
      found.contains { $0.contains("no touches where view 'minus', with the hitOutset, lies") },
      "\(found)")
  }

  @Test(arguments: [(4, 0), (14, 1)])
  func `S9.31 no swipe of a rival is as short as a slip`(slip: Int, count: Int) throws {
    let found = try sentences(
      page
        + recognizers(
          #"{"id": "next", "kind": "tap", "view": "page"}, "#
            + #"{"id": "close", "kind": "swipe", "view": "page", "set": {"direction": ["down"]}}"#),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 60, "moved": {"1": [100, \(100 + slip)]}},
      {"at": 100, "ended": {"1": null}}
      """, wish: "next: none")
    #expect(
      found.count { $0.contains("the minimumDistance of 'close' were") } == count, "\(found)")
  }
}
