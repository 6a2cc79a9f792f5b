import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// Remedies for a view that is told late of a touch, or never.
@Suite struct `A remedy for a view that is told late`: WishedScenes {
  /// A cell of a list that zooms with two taps and scrolls, and keeps touches until one of them has
  /// decided.
  private func cell(delay: Int) throws -> [String] {
    try remedies(
      #"""
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "cell", "frame": [0, 200, 400, 80], "parent": "list"}],
      """#
        + recognizers(
          #"{"id": "delay", "kind": "contentDelay", "view": "list", "set": {"delay": \#(delay)}}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list", "delaysTouchesBegan": true}"#,
          #"{"id": "zoom", "kind": "doubleTap", "view": "list"}"#,
          #"{"id": "sel", "kind": "tap", "view": "list", "requireToFail": ["zoom"]}"#),
      #"""
      {"at": 0, "began": {"1": [200, 240]}}, {"at": 300, "ended": {"1": [200, 240]}}
      """#, "", of: "cell", expectingViews: #""cell": ["began@0", "ended@300"]"#)
  }

  @Test(arguments: [(150, " and the delay of 'delay' were 0 ms"), (0, "")])
  func `ends all delays at once, but no more than keep it late (S7.12, S7.15, S7.27)`(
    delay: Int, end: String
  ) throws {
    let remedies = try cell(delay: delay)
    #expect(remedies.count == 1, "\(remedies)")
    let begin = "the delaysTouchesBegan of 'scroll' were false"
    let lift = "the delaysTouchesEnded of 'zoom' and 'sel' were false"
    #expect(
      remedies.first?.contains(
        end.isEmpty ? "\(begin) and \(lift), but" : "\(begin), \(lift)\(end), but") ?? false,
      "\(remedies)")
  }

  /// A button that records while it is held.
  @Test func `is a press that takes its time, and says so (S7.11, S9.42)`() throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "chat", "frame": [0, 0, 400, 800]},
        {"id": "mic", "frame": [300, 700, 60, 60], "parent": "chat", "control": "button"}],
      """#
        + recognizers(
          #"{"id": "record", "kind": "longPress", "view": "mic", "set": {"minimumPressDuration": 0}}"#
        ), tap(330, 730, at: 0, 1), "", of: "mic", expectingViews: #""mic": ["began", "ended"]"#)
    #expect(
      remedies.first?.contains(
        "the minimumPressDuration of 'record' were left at the default (500 ms), but then 'record' "
          + "would begin only after 500 ms, and not with these touches") ?? false, "\(remedies)")
  }
}
