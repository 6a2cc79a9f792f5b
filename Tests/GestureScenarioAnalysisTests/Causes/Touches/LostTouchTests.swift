import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// Touches that a recognizer has lost for good, and those that it leaves to a view.
@Suite struct `A touch lost, or left`: WishedScenes {
  private func story(offAt off: Int, onAt on: Int, liftAt lift: Int) throws -> String {
    let steps = [
      (0, #""began": {"1": [60, 110]}"#), (20, #""moved": {"1": [90, 110]}"#),
      (off, #""do": [{"disable": "slide"}]"#), (on, #""do": [{"enable": "slide"}]"#),
      (lift, #""ended": {"1": null}"#),
    ].enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    return try told(
      page + #""recognizers": [{"id": "slide", "kind": "pan", "view": "page"}]"#,
      steps.map { "{\"at\": \($0.element.0), \($0.element.1)}" }.joined(separator: ", "),
      of: "slide")
  }

  private let isBack = "100 ms The app switched it on: it gets only touches that begin from then on"

  @Test(arguments: [10, 50])
  func `a touch that it lost when it was switched off does not come back (S8.6)`(off: Int) throws {
    let story = try story(offAt: off, onAt: 100, liftAt: 200)
    #expect(story.contains(isBack + ", and touch 1 had begun before. (S8.6)"), "\(story)")
  }

  @Test func `a touch that has lifted by then is not told (S8.6)`() throws {
    let story = try story(offAt: 50, onAt: 100, liftAt: 80)
    #expect(!story.contains("switched it on"), "\(story)")
  }

  @Test func `on and off at once gets no touches (S8.6)`() throws {
    let story = try told(
      page + #""recognizers": [{"id": "slide", "kind": "pan", "view": "page"}]"#,
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [90, 110]}},
      {"at": 50, "do": [{"disable": "slide"}]},
      {"at": 100, "do": [{"enable": "slide"}, {"disable": "slide"}]},
      {"at": 200, "ended": {"1": null}}
      """, of: "slide")
    #expect(
      story.contains("50 ms It was cancelled, for the app switched it off. (S8.2)"), "\(story)")
    #expect(!story.contains("switched it on"), "\(story)")
  }

  @Test func `off and on at once is told once (S8.4)`() throws {
    let story = try story(offAt: 100, onAt: 100, liftAt: 200)
    #expect(story.contains("and on again: it has lost the touches that are down"), "\(story)")
    #expect(!story.contains(isBack), "\(story)")
  }

  @Test(arguments: ["cancel", "disable"])
  func `switching on what was not off is not told (S8.6)`(action: String) throws {
    let story = try told(
      page + #""recognizers": [{"id": "slide", "kind": "pan", "view": "page"}]"#,
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [90, 110]}},
      {"at": 50, "do": [{"\(action)": "slide"}]}, {"at": 100, "do": [{"enable": "slide"}]},
      {"at": 150, "do": [{"enable": "slide"}]}, {"at": 200, "ended": {"1": null}}
      """, of: "slide")
    #expect(story.contains("50 ms It was cancelled"), "\(story)")
    #expect(story.contains(isBack) == (action == "disable"), "\(story)")
    #expect(!story.contains("150 ms The app"), "\(story)")
  }

  private func storyOfLink(cancels: Bool, to x: Int) throws -> String {
    try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "link", "parent": "page", "frame": [20, 20, 300, 200], "control": true}],
      "recognizers": [{"id": "drag", "kind": "pan", "view": "page",
        "cancelsTouchesInView": \(cancels)}]
      """,
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [\(x), 110]}},
      {"at": 120, "ended": {"1": null}}
      """, of: "link")
  }

  @Test(arguments: [(69, false), (70, true), (90, true)])
  func `a drag that takes no touches is why a view kept its own (S7.8)`(
    x: Int, recognizes: Bool
  ) throws {
    let cause = "20 ms 'drag' recognized, but takes no touches from views: its cancelsTouchesInView"
    let left = try storyOfLink(cancels: false, to: x)
    #expect(left.contains(cause + " is false. (S7.8)") == recognizes, "\(left)")
    let taken = try storyOfLink(cancels: true, to: x)
    #expect(!taken.contains("takes no touches"), "\(taken)")
  }

  @Test func `a tap that takes no touches is told at its lift, and once for two touches (S7.8)`()
    throws
  {
    let story = try told(
      page + """
        "recognizers": [{"id": "note", "kind": "tap", "view": "page", "cancelsTouchesInView": false}]
        """, tap(60, 110, at: 0, 1) + ", " + tap(60, 110, at: 200, 2), of: "page")
    let count = story.ranges(of: "'note' recognized").count
    #expect(story.contains("60 ms 'note' recognized") && count == 1, "\(story)")
  }

  @Test func `one that recognized with another touch left none (S7.8)`() throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "link", "parent": "page", "frame": [20, 20, 300, 200], "control": true}],
      "recognizers": [{"id": "drag", "kind": "pan", "view": "page", "cancelsTouchesInView": false,
        "set": {"maximumNumberOfTouches": 1}}]
      """,
      """
      {"at": 0, "began": {"1": [60, 600]}}, {"at": 20, "moved": {"1": [90, 600]}},
      {"at": 40, "began": {"2": [60, 110]}}, {"at": 80, "ended": {"2": null}},
      {"at": 120, "ended": {"1": null}}
      """, of: "link")
    #expect(story.contains("touch 2 lifted") && !story.contains("takes no touches"), "\(story)")
  }
}
