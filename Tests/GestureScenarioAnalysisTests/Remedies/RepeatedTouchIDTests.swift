import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Files that use a touch's id again for the next touch are explained as those that don't.
@Suite struct `Touch ids that a file uses again`: WishedScenes {
  private var video: String {
    page
      + recognizers(
        #"{"id": "it", "kind": "tap", "view": "page", "requireToFail": ["seek"]}"#,
        #"{"id": "seek", "kind": "doubleTap", "view": "page"}"#,
        #"{"id": "speed", "kind": "longPress", "view": "page"}"#)
  }

  private func tapsTwice(_ second: Int) -> String {
    tap(200, 750, at: 0, 1) + ", " + tap(200, 750, at: 500, second)
  }

  private func tapAndHold(_ second: Int) -> String {
    """
    {"at": 0, "began": {"1": [300, 100]}}, {"at": 70, "ended": {"1": null}},
    {"at": 200, "began": {"\(second)": [302, 100]}}, {"at": 1100, "ended": {"\(second)": null}}
    """
  }

  @Test func `have the same remedies`() throws {
    for (scene, script) in [(barShownByTap, tapsTwice), (video, tapAndHold)] {
      let apart = try remedies(scene, script(2), wish: "it: none")
      let again = try remedies(scene, script(1), wish: "it: none")
      #expect(again == apart && !apart.isEmpty, "\(again)\n\(apart)")
    }
  }

  @Test func `are printed as the file has them`() throws {
    let story = try told(video, tapAndHold(1), of: "seek")
    #expect(story.contains("200 ms It was given touch 1"), "\(story)")
    let remedy = try #require(
      try scenario(barShownByTap, tapsTwice(1), #""it": []"#).remedies(for: "it").first)
    let touches = remedy.scenario.script.flatMap { $0.content.began.keys }
    #expect(touches == ["1", "1"])
  }

  @Test func `say what both touches lost in one sentence (S7.2)`() throws {
    let story = try told(
      page + recognizers(#"{"id": "it", "kind": "doubleTap", "view": "page"}"#),
      tap(60, 110, at: 0, 1) + ", " + tap(60, 110, at: 200, 1), of: "it")
    let sentence = "260 ms It took touch 1 from view 'page'"
    #expect(story.ranges(of: sentence).count == 1, "\(story)")
  }
}
