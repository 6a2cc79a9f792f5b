import GestureCore
import GestureDiagnosis
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// What the app did, and what it costs that it doesn't.
@Suite struct `Steps of the app`: WishedScenes {
  @Test func `that put another view under the finger are undone together (S2.2)`() throws {
    let scenario = try Scenario(
      text: #"""
        {"scene": {"size": [400, 800],
          "views": [
            {"id": "buy", "frame": [100, 300, 200, 60], "control": "button"},
            {"id": "ad", "frame": [0, -100, 400, 100]}],
          "recognizers": [{"id": "open", "kind": "tap", "view": "ad"}]},
         "script": [
           {"at": 100, "do": [
             {"setFrame": "ad", "to": [0, 280, 400, 100]},
             {"setFrame": "buy", "to": [100, 400, 200, 60]}]},
           {"at": 150, "began": {"1": [200, 330]}}, {"at": 210, "ended": {"1": null}}],
         "expect": {"actions": {"open": []}, "views": {"buy": ["began", "ended"]}}}
        """#)
    let explanation = try #require(scenario.explain("buy"))
    #expect(
      explanation.causes.first?.sentence
        == "Touch 1 came down at (200, 330) and hit view 'ad': the place is outside of it (the app "
        + "gave view 'buy' another frame at 100 ms).")
    #expect(
      explanation.remedies == [
        "It would have got touchesEnded at 210 ms if the app had left views 'buy' and 'ad' in "
          + "their places; and as it should, 'open' would not fire."
      ])
  }

  @Test func `that make a tap wait cost what the wait is for (S4.34, S4.40)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "one", "kind": "tap", "view": "page"}"#,
        #"{"id": "two", "kind": "doubleTap", "view": "page"}"#)
    let script =
      #"{"at": 0, "do": [{"requireToFail": "one", "other": "two"}]}, "#
      + tap(50, 50, at: 10, 1)
    let story = try told(scene, script, of: "one")
    #expect(
      story.contains(
        "if the app had not made 'one' wait for 'two', but then it would fire before each 'two', too."
      ), "\(story)")
  }

  @Test func `are not needed where a scroll follows no momentum (S15.18, S3.5)`() throws {
    let scene =
      page
      + recognizers(
        #"""
        {"id": "scroll", "kind": "pan", "view": "page",
          "set": {"allowedScrollTypes": ["continuous"], "followsMomentum": true}}
        """#,
        #"{"id": "open", "kind": "tap", "view": "page"}"#)
        + #"""
        , "delegate": [{"question": "shouldBegin", "recognizer": "open", "answer": false,
          "while": {"recognizer": "scroll", "state": ["began", "changed"]}}]
        """#
    func scroll(_ at: Int, _ phase: String, _ more: String = "") -> String {
      """
      {"at": \(at), "scroll": {"at": [200, 250], "by": [0, -20], "kind": "continuous",
        "phase": "\(phase)"\(more)}}
      """
    }
    let script = [
      scroll(0, "began"), scroll(16, "changed"), scroll(32, "ended"),
      scroll(48, "began", #", "momentum": true"#), tap(200, 250, at: 100, 1),
    ].joined(separator: ", ")
    let remedies = try sentences(scene, script, wish: "open: ended")
    #expect(
      remedies.first
        == "It would have fired at 160 ms if the followsMomentum of 'scroll' were false, but then "
        + "'scroll' would end at 32 ms and would not go on with the momentum.", "\(remedies)")
  }

  @Test func `need not be undone by a view that shares no touches: that has its price (S2.18)`()
    throws
  {
    let scenario = try Scenario(
      text: #"""
        {"scene": {"size": [400, 800],
          "views": [{"id": "x", "frame": [0, 0, 100, 100]}, {"id": "y", "frame": [200, 0, 100, 100]}],
          "recognizers": []},
         "script": [{"at": 0, "began": {"1": [50, 50]}}, {"at": 50, "began": {"2": [250, 50]}},
           {"at": 150, "ended": {"2": null}}, {"at": 300, "ended": {"1": null}}],
         "expect": {"views": {"y": [], "x": ["began", "ended"]}}}
        """#)
    let told = try #require(scenario.explain("y")).remedies
    #expect(
      told.contains {
        $0.hasSuffix(
          "if the isExclusiveTouch of view 'y' were true, but then other views would get no touch "
            + "while it has one.")
      }, "\(told)")
  }
}
