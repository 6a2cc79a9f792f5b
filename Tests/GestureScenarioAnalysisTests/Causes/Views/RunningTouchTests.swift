import GestureCore
import GestureDiagnosis
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// What the app does to views while a touch is down.
@Suite struct `Changes under a running touch`: WishedScenes {
  private func views(_ more: String) -> String {
    """
    "views": [{"id": "chart", "frame": [0, 0, 400, 400]},
      {"id": "card", "parent": "chart", "frame": [0, 0, 400, 200]},
      {"id": "alert", \(more)}],
    "recognizers": [{"id": "drag", "kind": "pan", "view": "chart"}]
    """
  }

  private func dragged(with action: String) -> String {
    """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 10, "do": [\(action)]},
    {"at": 20, "moved": {"1": [120, 100]}}, {"at": 80, "moved": {"1": [140, 100]}},
    {"at": 100, "ended": {"1": null}}
    """
  }

  @Test(arguments: [
    (
      #""frame": [0, 0, 400, 800], "hidden": true"#, #"{"showView": "alert"}"#,
      "showed view 'alert'"
    ),
    (
      #""frame": [0, 0, 400, 800], "alpha": 0"#, #"{"setAlpha": "alert", "to": 1}"#,
      "made the alpha of view 'alert' 1"
    ),
    (
      #""frame": [0, 700, 400, 100]"#, #"{"setFrame": "alert", "to": [0, 0, 300, 300]}"#,
      "gave view 'alert' another frame"
    ),
  ])
  func `a view in front takes no touch over (S2.1, S8.14)`(
    how: String, action: String, words: String
  ) throws {
    for id in ["drag", "card"] {
      let story = try told(views(how), dragged(with: action), of: id)
      #expect(
        story.contains("10 ms The app \(words), which is in front of touch 1 from then on."),
        "\(story)")
    }
  }

  @Test func `a view that is shown beside a touch is not told (S2.1)`() throws {
    let scene = views(#""frame": [0, 500, 400, 100], "hidden": true"#)
    let story = try told(scene, dragged(with: #"{"showView": "alert"}"#), of: "drag")
    #expect(!story.contains("in front of touch 1"), "\(story)")
  }

  @Test func `a control that is hidden while it is pressed keeps its touch (S8.14)`() throws {
    let scene = """
      "views": [{"id": "form", "frame": [0, 0, 400, 800]},
        {"id": "pay", "parent": "form", "frame": [0, 0, 200, 200], "control": true}],
      "recognizers": [{"id": "scroll", "kind": "pan", "view": "form"}]
      """
    let script = """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 150, "do": [{"hideView": "pay"}]},
      {"at": 300, "ended": {"1": null}}
      """
    let pay = try told(scene, script, of: "pay")
    #expect(
      pay.contains(
        "150 ms The app hid view 'pay'. That takes no touch from it: touch 1 stays with it to the end. "
          + "(S8.14)"), "\(pay)")
    let scroll = try told(scene, script, of: "scroll")
    #expect(scroll.contains("150 ms The app hid view 'pay'. That cancels no touch"), "\(scroll)")
  }

  @Test func `several touches stay with a view that is hidden (S8.14)`() throws {
    let scene = """
      "views": [{"id": "map", "frame": [0, 0, 400, 400], "multipleTouch": true}],
      "recognizers": [{"id": "pinch", "kind": "pinch", "view": "map"}]
      """
    let script = """
      {"at": 0, "began": {"1": [100, 100], "2": [200, 100]}},
      {"at": 150, "do": [{"hideView": "map"}]}, {"at": 300, "ended": {"1": null, "2": null}}
      """
    let map = try told(scene, script, of: "map")
    #expect(map.contains("from it: touch 1 and touch 2 stay with it to the end. (S8.14)"), "\(map)")
  }

  @Test func `what is undone at the end alone is not undone by a cancellation (S13.7)`() throws {
    let scene = """
      "views": [{"id": "photo", "frame": [0, 0, 400, 800]},
        {"id": "bar", "frame": [0, 0, 400, 100]}],
      "recognizers": [{"id": "peek", "kind": "longPress", "view": "photo"},
        {"id": "close", "kind": "tap", "view": "bar"}],
      "reactions": [{"recognizer": "peek", "state": "began", "do": [{"hideView": "bar"}]},
        {"recognizer": "peek", "state": "ended", "do": [{"showView": "bar"}]}]
      """
    func script(_ end: String) -> String {
      #"{"at": 0, "began": {"1": [100, 400]}}, {"at": 700, "\#(end)}, "#
        + tap(50, 50, at: 2000, 2)
    }
    let story = try told(scene, script(#"cancelled": ["1"]"#), of: "close")
    #expect(
      story.contains(
        "'peek' was cancelled at 700 ms, and view 'bar' is shown again in its action 'ended' alone: a "
          + "gesture that is cancelled sends 'cancelled' instead. (S13.7)"), "\(story)")
    let ended = try told(scene, script(#"ended": {"1": null}"#), of: "close")
    #expect(!ended.contains("S13.7"), "\(ended)")
  }
}
