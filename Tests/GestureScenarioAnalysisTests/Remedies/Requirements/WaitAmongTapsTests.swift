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
}
