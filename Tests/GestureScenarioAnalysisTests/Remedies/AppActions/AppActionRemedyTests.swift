import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Remedies in what the app does to views and recognizers while touches are down.
@Suite struct `Remedies of what the app does`: WishedScenes {
  @Test func `a drag is cancelled as an alert comes up (S8.4)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "chart", "frame": [0, 0, 400, 800]},
        {"id": "alert", "frame": [0, 0, 400, 800], "hidden": true}],
      """ + recognizers(#"{"id": "it", "kind": "pan", "view": "chart"}"#),
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [90, 110]}},
      {"at": 100, "do": [{"showView": "alert"}]}, {"at": 140, "moved": {"1": [160, 110]}},
      {"at": 200, "ended": {"1": null}}
      """, #""it": ["began@20", "cancelled@100"]"#, "it")
    #expect(
      explanation.remedies == [
        "It would have gone as it should if the app had cancelled it when it showed view 'alert'."
      ], "\(explanation)")
  }

  @Test func `what an end shows again, a cancellation shows, too (S13.7)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "photo", "frame": [0, 0, 400, 800]},
        {"id": "bar", "parent": "photo", "frame": [0, 0, 400, 90]}],
      """
        + recognizers(
          #"{"id": "peek", "kind": "longPress", "view": "photo"}"#,
          #"{"id": "it", "kind": "tap", "view": "bar"}"#)
          + """
          , "reactions": [
            {"recognizer": "peek", "state": "began", "do": [{"hideView": "bar"}]},
            {"recognizer": "peek", "state": "ended", "do": [{"showView": "bar"}]}]
          """,
      """
      {"at": 0, "began": {"1": [200, 400]}}, {"at": 700, "cancelled": "all"},
      """ + tap(60, 40, at: 2000, 2),
      #""it": ["ended"], "peek": ["began", "cancelled"]"#, "it")
    #expect(
      explanation.remedies.first
        == "It would have fired at 2060 ms if the app had shown view 'bar' again in the action "
        + "'cancelled' of 'peek', too.", "\(explanation)")
  }

  @Test func `to remove a button cancels its touch, to hide it does not (S8.14)`() throws {
    let scene = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [
          {"id": "pay", "frame": [0, 0, 400, 80], "control": true}], "recognizers": []},
         "script": [{"at": 0, "began": {"1": [60, 10]}},
          {"at": 150, "do": [{"hideView": "pay"}]}, {"at": 300, "ended": {"1": null}}],
         "expect": {"views": {"pay": ["began@0", "cancelled@150"]}}}
        """)
    let explanation = try #require(scene.explain("pay"))
    #expect(
      explanation.remedies == [
        "It would not have got touchesEnded at 300 ms if the app had removed view 'pay' "
          + "instead of hiding it."
      ], "\(explanation)")
  }

  @Test func `a view that is taken away in a drag moves out instead (S2.29)`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "board", "frame": [0, 0, 400, 800]},
            {"id": "lane", "frame": [50, 50, 200, 700], "parent": "board"},
            {"id": "card", "frame": [10, 10, 180, 80], "parent": "lane"}],
          "recognizers": [{"id": "drag", "kind": "pan", "view": "card"}],
          "reactions": [
            {"recognizer": "drag", "state": "began", "do": [{"removeView": "card"}]}]},
         "script": [{"at": 0, "began": {"1": [100, 100]}}, {"at": 16, "moved": {"1": [130, 100]}},
           {"at": 32, "moved": {"1": [150, 100]}}, {"at": 60, "ended": {"1": null}}],
         "expect": {"actions": {"drag": ["began", "changed*", "ended"]}}}
        """)
    let remedies = try #require(scenario.explain("drag")).remedies
    #expect(
      remedies.contains(
        "It would have gone as it should if the app had moved view 'card' into view 'board' instead "
          + "of removing it."), "\(remedies)")
  }
}
