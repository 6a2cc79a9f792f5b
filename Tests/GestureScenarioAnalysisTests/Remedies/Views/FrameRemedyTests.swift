import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Views that were placed in the window's coordinates, and lie outside of their superview.
@Suite struct `Frames in the wrong coordinates`: WishedScenes {
  /// A button in a bar at the bottom of the window.
  private func toolbar(_ frame: String, bar: String = "") throws -> Scenario {
    try Scenario(
      scene: """
        "views": [{"id": "bar", "frame": [0, 700, 400, 100]\(bar)},
          {"id": "pen", "parent": "bar", "frame": \(frame), "control": "button"}]
        """, script: tap(200, 750, at: 0, 1) + ", " + tap(50, 750, at: 500, 2),
      expect: #""views": {"pen": ["began", "ended"]}"#)
  }

  private let words = "if the frame of view 'pen' in the coordinates of view 'bar' were "

  @Test func `are put into those of the superview (S2.4)`() throws {
    let remedies = try toolbar("[20, 720, 60, 60]").remedies(for: "pen")
    let remedy = try #require(remedies.first)
    #expect(
      remedy.sentence == "It would have got touchesEnded at 560 ms \(words)(20, 20, 60, 60).",
      "\(remedies.map(\.sentence))")
    #expect(remedy.scenario.run().passes)
  }

  /// At 600 the view would still lie outside, at 90 it lies partly in the bar: both are no such
  /// mistake. A bar that is scrolled may have its content anywhere.
  @Test(arguments: [
    ("[20, 600, 60, 60]", ""), ("[20, 90, 60, 60]", ""),
    ("[20, 720, 60, 60]", #", "bounds": [0, 10, 400, 100]"#),
  ])
  func `are left alone where that isn't the mistake (S2.4)`(frame: String, bar: String) throws {
    let remedies = try toolbar(frame, bar: bar).remedies(for: "pen").map(\.sentence)
    #expect(!remedies.contains { $0.contains(words) }, "\(remedies)")
  }

  @Test func `also for a recognizer (S2.4)`() throws {
    let remedies = try remedies(
      """
      "views": [{"id": "sheet", "frame": [0, 400, 400, 400]},
        {"id": "field", "parent": "sheet", "frame": [20, 500, 300, 40]}],
      """ + recognizers(#"{"id": "it", "kind": "tap", "view": "field"}"#),
      tap(100, 520, at: 0, 1), wish: "it: fires")
    #expect(
      remedies.first
        == "It would have fired at 60 ms if the frame of view 'field' in the coordinates of view "
        + "'sheet' were (20, 100, 300, 40).", "\(remedies)")
  }

  @Test func `is what a view without a size needs, and no hitOutset (S13.19)`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "header", "frame": [0, 60, 400, 0]},
            {"id": "photo", "frame": [20, 0, 60, 60], "parent": "header"}],
          "recognizers": [{"id": "open", "kind": "tap", "view": "photo"}]},
         "script": [{"at": 0, "began": {"1": [50, 90]}}, {"at": 60, "ended": {"1": null}}],
         "expect": {"actions": {"open": ["ended"]}}}
        """)
    let remedies = try #require(scenario.explain("open")).remedies
    #expect(
      remedies == [
        "It would have fired at 60 ms if view 'header' were as high as what lies in it."
      ], "\(remedies)")
  }
}
