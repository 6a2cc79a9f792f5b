import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Views that the app shows in front of another one.
@Suite struct `A view that was shown or moved` {
  private func explain(
    _ recognizer: String, _ script: String, reactions: String = "", wish: String? = nil
  ) throws -> Explanation {
    let scenario = try Scenario(
      scene: """
        "views": [
          {"id": "page", "frame": [0, 0, 400, 800]},
          {"id": "icon", "parent": "page", "frame": [100, 100, 50, 50]},
          {"id": "popup", "frame": [90, 90, 100, 100], "hidden": true}],
        "recognizers": [{"id": "it", "kind": "\(recognizer)", "view": "icon"}],
        "reactions": [\(reactions)]
        """, script: script)
    return try #require(scenario.explain("it", wish: try wish.map { try Wish($0) }))
  }

  @Test func `is named as what lies in front since then`() throws {
    let story = try explain(
      "tap",
      """
      {"at": 0, "do": [{"showView": "popup"}]}, {"at": 100, "began": {"1": [120, 120]}},
      {"at": 160, "ended": {"1": null}}
      """)
    #expect(
      story.says(
        "That one lies there in front of view 'page', in which its view lies, since the app showed "
          + "view 'popup' at 0 ms; so the touch was not offered to it."), "\(story)")
    #expect(
      story.remedies.first
        == "It would have fired at 160 ms if the app had not shown view 'popup', but then view "
        + "'popup' would never be seen.",
      "\(story)")
  }

  @Test func `ends the hovering that has brought it`() throws {
    let story = try explain(
      "hover",
      """
      {"at": 0, "hover": [110, 110]}, {"at": 100, "hover": [120, 120]}, {"at": 200, "hover": [300, 300]}
      """,
      reactions: """
        {"recognizer": "it", "state": "began", "do": [{"showView": "popup"}]}
        """,
      wish: "it: began@0, changed*, ended@200")
    #expect(
      story.says(
        "The pointer was at (120, 120): view 'popup' is there, and that one lies there in front of "
          + "view 'page', in which its view lies, since the app showed view 'popup' in the action "
          + "'began' of 'it' at 0 ms."), "\(story)")
    #expect(
      story.remedies.contains {
        $0.contains("if the isUserInteractionEnabled of view 'popup' were false")
      },
      "\(story)")
  }

  @Test func `is named where a touch falls beside its new place`() throws {
    let story = try explain(
      "tap",
      """
      {"at": 0, "do": [{"setFrame": "icon", "to": [100, 400, 50, 50]}]},
      {"at": 100, "began": {"1": [120, 120]}}, {"at": 160, "ended": {"1": null}}
      """)
    #expect(
      story.says(
        "The place is outside of its view 'icon' (the app gave view 'icon' another frame at 0 ms); so"
      ),
      "\(story)")
    #expect(
      story.remedies.first
        == "It would have fired at 160 ms if the app had not moved view 'icon'.", "\(story)"
    )
  }
}
