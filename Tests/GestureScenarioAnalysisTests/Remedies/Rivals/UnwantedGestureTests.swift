import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What is offered against a gesture that should not have been one.
@Suite struct `Remedies against an unwanted gesture`: WishedScenes {
  @Test(arguments: [true, false])
  func `another recognizer that would have got the touch is switched on (S8.1)`(
    isOverIt: Bool
  ) throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "card", "parent": "page", "frame": [50, \(isOverIt ? 50 : 400), 200, 200]}],
      """
        + recognizers(
          #"{"id": "tap", "kind": "tap", "view": "page"}"#,
          #"{"id": "select", "kind": "tap", "view": "card", "enabled": false}"#),
      tap(100, 100, at: 0, 1), wish: "tap: none")
    #expect(
      story.contains(
        "if 'select' were switched on, but then 'select' would fire at 60 ms.") == isOverIt,
      "\(story)")
  }

  /// Without another recognizer below, the view would only be of no use.
  @Test(arguments: [true, false])
  func `a view in front lets touches through to another recognizer (S2.3)`(
    hasOther: Bool
  ) throws {
    let other = hasOther ? "page" : "overlay"
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "overlay", "frame": [0, 0, 400, 800]}],
      """
        + recognizers(
          #"{"id": "tap", "kind": "tap", "view": "overlay"}"#,
          #"{"id": "select", "kind": "longPress", "view": "\#(other)"}"#),
      tap(100, 100, at: 0, 1), wish: "tap: none")
    #expect(
      story.contains("if the isUserInteractionEnabled of view 'overlay' were false, but then")
        == hasOther, "\(story)")
  }

  @Test func `the app leaves a view in its place (S8.11)`() throws {
    let story = try told(
      """
      "views": [{"id": "box", "frame": [0, 0, 400, 400]},
        {"id": "item", "frame": [0, 0, 100, 100]}],
      """ + recognizers(#"{"id": "tap", "kind": "tap", "view": "box"}"#),
      #"{"at": 0, "do": [{"moveView": "item", "parent": "box"}]}, "#
        + tap(50, 50, at: 100, 1), wish: "tap: none")
    #expect(
      story.contains(
        "It would not have fired at 160 ms if the app had not moved view 'item'."),
      "\(story)")
  }

  /// The press begins at 500 ms, and lifts at 1450 ms.
  @Test(arguments: [
    ("began, changed, ended", 650), ("began, changed, changed, changed*, ended", 400),
    ("began, changed, changed, changed, changed, changed, ended", 170),
  ])
  func `a press repeats as often as is wished (S15.22)`(wish: String, interval: Int) throws {
    let story = try told(
      page + recognizers(#"{"id": "press", "kind": "longPress", "view": "page"}"#),
      #"{"at": 0, "began": {"1": [100, 60]}}, {"at": 1450, "ended": {"1": null}}"#,
      wish: "press: \(wish)")
    #expect(
      story.contains("It would have gone as it should if its repeatInterval were \(interval) ms."),
      "\(story)")
  }

  @Test(arguments: [(0, ""), (1, "also ")])
  func `a list of those that exclude it grows (S3.29)`(count: Int, adverb: String) throws {
    let list = count == 0 ? "" : #""other""#
    let story = try told(
      page
        + recognizers(
          #"{"id": "other", "kind": "hover", "view": "page"}"#,
          #"{"id": "pan", "kind": "pan", "view": "page"}"#,
          #"{"id": "press", "kind": "longPress", "view": "page", "preventedOnlyBy": [\#(list)], "#
            + #""set": {"allowableMovement": 100}}"#),
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [100, 130]}},
      {"at": 700, "ended": {"1": null}}
      """, wish: "press: none")
    #expect(
      story.contains("if the preventedOnlyBy of 'press' \(adverb)named 'pan'."), "\(story)")
  }

  /// A hand rests beside a pencil.
  @Test(arguments: ["menu: none", "menu: fires"])
  func `a hand beside a pencil is not meant (S2.15)`(wish: String) throws {
    let remedies = try scenario(
      page + recognizers(#"{"id": "menu", "kind": "longPress", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [300, 600]}},
      {"at": 20, "began": {"2": [100, 100]}, "type": "pencil"},
      {"at": 80, "moved": {"2": [\(wish == "menu: none" ? 140 : 100), 100]}},
      {"at": \(wish == "menu: none" ? 700 : 300), "ended": {"1": null}},
      {"at": 900, "ended": {"2": null}}
      """, ""
    ).remedies(for: "menu", wish: try Wish(wish)).map(\.sentence)
    #expect(
      remedies.first?.contains("if its allowedTouchTypes were 'pencil' alone") == true,
      "\(remedies)")
    #expect(
      wish == "menu: fires" || !remedies.contains { $0.contains("requiresExclusiveTouchType") },
      "\(remedies)")
  }

  @Test func `a tap beside a drag of the same finger is left at no distance (S9.4)`() throws {
    let card =
      page
      + recognizers(
        #"{"id": "move", "kind": "pan", "view": "page"}"#,
        #"{"id": "open", "kind": "tap", "view": "page", "recognizesTogether": ["move"]}"#)
    func drag(_ distance: Int) -> String {
      """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [\(100 + distance), 100]}},
      {"at": 100, "ended": {"1": null}}
      """
    }
    let found = try scenario(card, drag(36), "").remedies(for: "open", wish: Wish("open: none"))
    #expect(!found.isEmpty)
    for remedy in found {
      for distance in [12, 20, 30, 40] {
        var other = remedy.scenario
        other.script = try scenario(card, drag(distance), "").script
        #expect(other.firings(of: "open") == 0, "\(remedy.sentence): \(distance) pt")
      }
    }
  }

  @Test(arguments: [("row", false), ("list", true)])
  func `a drag starts after a press of all of its view, and not of a part (S15.1)`(
    view: String, isOffered: Bool
  ) throws {
    let found = try sentences(
      """
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "row", "frame": [0, 0, 400, 80], "parent": "list"}],
      """
        + recognizers(
          #"{"id": "scroll", "kind": "pan", "view": "list"}"#,
          #"{"id": "menu", "kind": "longPress", "view": "\#(view)"}"#),
      """
      {"at": 0, "began": {"1": [100, 40]}}, {"at": 20, "moved": {"1": [100, 70]}},
      {"at": 60, "ended": {"1": null}}
      """, wish: "scroll: none")
    #expect(found.contains { $0.contains("started after 'menu'") } == isOffered, "\(found)")
  }
}
