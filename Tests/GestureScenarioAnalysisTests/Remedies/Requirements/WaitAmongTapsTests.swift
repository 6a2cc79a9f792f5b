import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// A link in a message that is tapped twice, on a page where a tap hides the keyboard.
@Suite struct `A tap that has to wait`: WishedScenes {
  private let scene = """
    "views": [{"id": "page", "frame": [0, 0, 400, 800]},
      {"id": "bubble", "frame": [50, 100, 300, 200], "parent": "page"},
      {"id": "link", "frame": [10, 10, 200, 40], "parent": "bubble"}],
    "recognizers": [{"id": "hide", "kind": "tap", "view": "page"},
      {"id": "like", "kind": "doubleTap", "view": "bubble"},
      {"id": "open", "kind": "tap", "view": "link"}]
    """

  @Test(arguments: ["", #", "hide": []"#])
  func `has the taps around it wait, too (S4.17, S4.24)`(others: String) throws {
    let twice = tap(100, 130, at: 0, 1) + ", " + tap(100, 130, at: 160, 2) + #", {"at": 900}"#
    let stories = try scenario(scene, twice, #""open": [], "like": ["ended"]\#(others)"#)
      .remedies(for: "open", wish: Wish("open: none"))
    let pair = try #require(
      stories.first {
        $0.sentence.contains(
          "if 'open' had to wait for 'like' to fail and 'hide' had to wait for 'open' to fail")
      }, "\(stories.map(\.sentence))")
    var once = pair.scenario
    once.script = try scenario(scene, tap(100, 130, at: 0, 1) + #", {"at": 900}"#, "").script
    #expect(once.firings(of: "open") == 1)
    #expect(once.firings(of: "hide") == 0)
    #expect(!stories.contains { $0.sentence.contains("no longer fire with a tap") }, "\(stories)")
  }

  @Test(arguments: [("twofin", true), ("threefin", false)])
  func `for one of more fingers is lost beside a finger that rests (S6.7, S6.8)`(
    awaited: String, isLost: Bool
  ) throws {
    let pad =
      page
      + recognizers(
        #"{"id": "onefin", "kind": "tap", "view": "page"}"#,
        #"{"id": "twofin", "kind": "tap", "view": "page", "set": {"numberOfTouchesRequired": 2}}"#,
        #"{"id": "threefin", "kind": "tap", "view": "page", "set": {"numberOfTouchesRequired": 3}}"#
      )
    let three = """
      {"at": 0, "began": {"1": [100, 300]}}, {"at": 25, "began": {"2": [180, 290]}},
      {"at": 50, "began": {"3": [260, 310]}}, {"at": 110, "ended": {"3": null}},
      {"at": 125, "ended": {"1": null}}, {"at": 140, "ended": {"2": null}}
      """
    let found = try scenario(pad, three, "").remedies(for: "onefin", wish: Wish("onefin: none"))
    let wait = try #require(
      found.first { $0.sentence.contains("had to wait for '\(awaited)' to fail") },
      "\(found.map(\.sentence))")
    #expect(wait.sentence.contains("beside a finger that rests") == isLost, "\(wait.sentence)")
    var rest = wait.scenario
    rest.script =
      try scenario(
        pad,
        """
        {"at": 0, "began": {"1": [100, 300]}}, {"at": 100, "began": {"2": [300, 300]}},
        {"at": 160, "ended": {"2": null}}, {"at": 300, "began": {"3": [300, 300]}},
        {"at": 360, "ended": {"3": null}}, {"at": 3000, "ended": {"1": null}}
        """, ""
      ).script
    #expect((rest.firings(of: "onefin") == 0) == isLost)
  }
}
