import GestureDiagnosis
import GestureTestKit
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// Remedies that name a value or a set by what it is meant for.
@Suite struct `Remedies of sets, and values by their purpose`: WishedScenes {
  private func tabs(_ outer: String, _ inner: String) throws -> [String] {
    try scenario(
      """
      "views": [{"id": "tabs", "frame": [0, 0, 400, 800]},
        {"id": "row", "parent": "tabs", "frame": [0, 80, 400, 70]}],
      "recognizers": [{"id": "turn", "kind": "\(outer)", "view": "tabs"},
        {"id": "dismiss", "kind": "\(inner)", "view": "row"}]
      """, drag, #""turn": ["began", "changed*", "ended"], "dismiss": []"#
    ).remedies(for: "turn").map(\.sentence)
  }

  @Test(arguments: [
    ("horizontalPan", "horizontalPan", true), ("pan", "pan", false),
    ("pan", "horizontalPan", false),
  ])
  func `the delegate of a nearer drag along the same axis tells them apart (S3.5)`(
    outer: String, inner: String, isAlike: Bool
  ) throws {
    let remedies = try tabs(outer, inner)
    let isNamed = remedies.contains {
      $0.contains(
        "if the delegate of 'dismiss' said no to shouldBegin, but then 'dismiss' would never begin, "
          + "unless the delegate tells movements apart")
    }
    #expect(isNamed == isAlike, "\(remedies)")
  }

  @Test(arguments: [(1000, "1000 ms"), (900, "900 ms"), (5000, "950 ms"), (700, "950 ms")])
  func `a tap lasts until the press of the same touch begins (S9.5)`(
    press: Int, limit: String
  ) throws {
    let remedies = try scenario(
      page + """
        "recognizers": [{"id": "open", "kind": "tap", "view": "page",
            "recognizesTogether": ["menu"]},
          {"id": "menu", "kind": "longPress", "view": "page",
            "set": {"minimumPressDuration": \(press)}}]
        """,
      #"{"at": 0, "began": {"1": [60, 110]}}, {"at": 850, "ended": {"1": null}}"#,
      #""open": ["ended"]"#
    ).remedies(for: "open").map(\.clause)
    #expect(remedies.first == "its maximumPressDuration were \(limit)", "\(remedies)")
  }

  private func keys(expecting expected: String = "") throws -> Scenario {
    try scenario(
      """
      "views": [{"id": "keys", "frame": [0, 0, 400, 300], "multipleTouch": true}],
      "recognizers": [{"id": "note", "kind": "longPress", "view": "keys",
        "forEachTouch": {"limit": 2}, "set": {"minimumPressDuration": 0}}]
      """,
      """
      {"at": 0, "began": {"1": [50, 60]}}, {"at": 10, "began": {"2": [150, 60]}},
      {"at": 300, "ended": {"1": null, "2": null}}
      """, expected)
  }

  @Test func `the limit of a set has its side effect (S15.8)`() throws {
    let remedies = try keys().remedies(for: "note#2", wish: Wish("note#2: none")).map(\.sentence)
    #expect(
      remedies.contains {
        $0.contains(
          "if the limit of its set were 1, but then the set would take no more than 1 finger")
      }, "\(remedies)")
  }

  @Test(arguments: [
    ("note", "note: none", ["note#1", "note#2"]), ("note", "note: fires", ["note"]),
    ("note#2", "note#2: none", ["note#2"]), ("keys", "keys: none", ["keys"]),
  ])
  func `that nothing of a set fires is asked of each that did`(
    id: String, wish: String, subjects: [String]
  ) throws {
    #expect(try keys().subjects(of: id, wish: Wish(wish)) == subjects)
  }

  @Test(arguments: [
    (#""note#1": [], "note#2": []"#, ["note#1", "note#2"]), (#""note#2": []"#, ["note#2"]),
    (#""note#2": ["began", "ended"]"#, ["note"]), ("", ["note"]),
  ])
  func `a set's id asks of each that doesn't do what the file expects`(
    expected: String, subjects: [String]
  ) throws {
    #expect(try keys(expecting: expected).subjects(of: "note", wish: nil) == subjects)
  }

  @Test func `a swipe that took touches over tells how far they had moved (S9.28, S15.12)`() throws
  {
    let scene = try scenario(
      """
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "sheet", "frame": [0, 40, 400, 700]}],
      "recognizers": [
        {"id": "refresh", "kind": "swipe", "view": "sheet", "set": {"direction": ["down"]}},
        {"id": "scroll", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}],
      "handOvers": [{"from": "scroll", "to": "refresh", "when": {"translation": "y", "atLeast": 60}}]
      """,
      """
      {"at": 0, "began": {"1": [200, 300]}}, {"at": 20, "moved": {"1": [200, 320]}},
      {"at": 60, "moved": {"1": [200, 370]}}, {"at": 80, "moved": {"1": [200, 400]}},
      {"at": 140, "ended": {"1": null}}
      """, "")
    let story = try #require(scene.explain("refresh"))
    #expect(
      story.says("It fired: ended, when it had moved 100 pt where 50 pt are needed"), "\(story)")
  }

  @Test func `moves two faders of one pan, each by its finger (S15.8)`() throws {
    let found = try sentences(
      """
      "views": [{"id": "panel", "frame": [0, 0, 400, 400]},
        {"id": "a", "frame": [50, 50, 60, 300], "parent": "panel"},
        {"id": "b", "frame": [200, 50, 60, 300], "parent": "panel"}],
      """
        + recognizers(
          #"{"id": "faders", "kind": "pan", "view": "panel", "set": {"axis": "vertical"}}"#),
      """
      {"at": 0, "began": {"1": [80, 300], "2": [230, 100]}},
      {"at": 16, "moved": {"1": [80, 280], "2": [230, 120]}},
      {"at": 32, "moved": {"1": [80, 260], "2": [230, 140]}},
      {"at": 90, "ended": {"1": null, "2": null}}
      """, wish: "faders: fires")
    #expect(
      found.first
        == "It would have fired at 16 ms and 16 ms if there were one for each touch (forEachTouch), "
        + "but then each finger would make the gesture by itself.", "\(found)")
  }

  @Test(arguments: [(20, true), (0, false)])
  func `takes a chord whose fingers lift one by one (S15.8, S14.9)`(pause: Int, isLost: Bool) throws
  {
    let pad =
      page
      + recognizers(
        #"{"id": "hit", "kind": "tap", "view": "page"}"#,
        #"{"id": "chord", "kind": "tap", "view": "page", "set": {"numberOfTouchesRequired": 2}}"#)
    let roll = """
      {"at": 0, "began": {"1": [100, 300]}}, {"at": 80, "began": {"2": [300, 300]}},
      {"at": 130, "ended": {"1": null}}, {"at": 180, "began": {"3": [200, 500]}},
      {"at": 230, "ended": {"2": null}}, {"at": 290, "ended": {"3": null}}
      """
    let wish = try Wish("hit: ended, ended, ended")
    let found = try scenario(pad, roll, "").remedies(for: "hit", wish: wish)
    let each = try #require(
      found.first { $0.sentence.contains("(forEachTouch)") }, "\(found.map(\.sentence))")
    #expect(
      each.sentence.hasSuffix("and 'chord' would fire only where its fingers lift in one event."),
      "\(each.sentence)")
    let lifts =
      pause == 0
      ? #"{"at": 60, "ended": {"1": null, "2": null}}"#
      : #"{"at": 60, "ended": {"1": null}}, {"at": \#(60 + pause), "ended": {"2": null}}"#
    var chord = each.scenario
    chord.script =
      try scenario(
        pad, #"{"at": 0, "began": {"1": [100, 300], "2": [200, 300]}}, "# + lifts, ""
      ).script
    #expect((chord.firings(of: "chord") == 0) == isLost, "\(pause) ms")
  }

  /// Of two on one view the one added last goes first, so that a tap of two fingers is always lost.
  @Test func `takes a chord that was added before it altogether (S4.4)`() throws {
    let photo =
      page
      + recognizers(
        #"{"id": "out", "kind": "tap", "view": "page", "set": {"numberOfTouchesRequired": 2}}"#,
        #"{"id": "pick", "kind": "tap", "view": "page"}"#)
    let script = """
      {"at": 0, "began": {"1": [50, 50]}}, {"at": 20, "began": {"2": [250, 50]}},
      {"at": 60, "ended": {"1": null}}, {"at": 90, "ended": {"2": null}}, {"at": 900}
      """
    let wish = try Wish("pick: ended, ended")
    let found = try scenario(photo, script, "").remedies(for: "pick", wish: wish).map(\.sentence)
    let each = try #require(found.first { $0.contains("(forEachTouch)") }, "\(found)")
    #expect(!each.contains("in one event"), "\(each)")
    #expect(each.contains("'out' would no longer fire"), "\(each)")
  }
}
