import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Recognizers that fired because their view lay in front of another, or was shown.
@Suite struct `Remedies of views in front`: WishedScenes {
  @Test func `the bar with the button lies in front of the list (S2.12)`() throws {
    let scenario = try Scenario(
      scene: """
        "views": [{"id": "bar", "frame": [0, 700, 400, 100]},
          {"id": "send", "parent": "bar", "frame": [320, 20, 60, 60], "control": "button"},
          {"id": "list", "frame": [0, 0, 400, 800]}],
        """ + recognizers(#"{"id": "it", "kind": "tap", "view": "list"}"#),
      script: tap(350, 750, at: 0, 1),
      expect: #""views": {"send": ["began", "ended"]}, "actions": {"it": []}"#)
    let remedies = scenario.remedies(for: "it").map(\.sentence)
    #expect(
      remedies.first?.hasPrefix(
        "It would not have fired at 60 ms if view 'bar' lay in front of view 'list', but then view "
          + "'list' would get no touches where view 'bar' lies; and as it should, control 'send'")
        ?? false, "\(remedies)")
  }

  @Test func `a bar that the first tap showed took the second (S2.2)`() throws {
    let remedies = try remedies(
      barShownByTap,
      tap(200, 750, at: 0, 1) + ", " + tap(200, 750, at: 500, 2), wish: "it: none")
    #expect(
      remedies.contains(
        "It would not have fired at 560 ms if the app had not shown view 'bar', but then 'toggle' "
          + "would fire once more, at 560 ms, and view 'bar' would never be seen."), "\(remedies)")
  }
}
