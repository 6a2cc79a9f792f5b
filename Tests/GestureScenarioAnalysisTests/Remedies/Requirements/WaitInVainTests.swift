import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Remedies for one that waits for a recognizer which takes no part, and for one that is to do more.
@Suite struct `A recognizer that waits in vain`: WishedScenes {
  @Test(arguments: [
    (
      #", "allowedTouchTypes": ["pencil"]"#,
      "the allowedTouchTypes of 'zoom' also included 'direct'"
    ),
    (#", "enabled": false"#, "'zoom' were switched on"),
  ])
  func `is held by one that takes its touches (S4.25)`(keys: String, words: String) throws {
    let found = try remedies(
      page
        + recognizers(
          #"{"id": "zoom", "kind": "doubleTap", "view": "page"\#(keys)}"#,
          #"{"id": "open", "kind": "tap", "view": "page", "requireToFail": ["zoom"]}"#),
      tap(100, 110, at: 0, 1) + #", {"at": 1000}"#, #""open": ["ended@410"]"#, of: "open")
    #expect(found.contains { $0.contains(words) }, "\(found)")
  }

  @Test func `is held by one that takes the pressed button (S4.26, S9.2)`() throws {
    let found = try remedies(
      page
        + recognizers(
          #"{"id": "zoom", "kind": "doubleTap", "view": "page", "set": {"buttonMaskRequired": 2}}"#,
          #"{"id": "open", "kind": "tap", "view": "page", "requireToFail": ["zoom"]}"#),
      #"""
      {"at": 0, "began": {"1": [100, 110]}, "type": "mouse", "buttons": 1},
      {"at": 60, "ended": {"1": null}}, {"at": 1000}
      """#, #""open": ["ended@410"]"#, of: "open")
    #expect(
      found.contains {
        $0.contains(
          "if the buttonMaskRequired of 'zoom' were left at the default (1, the primary button)")
      },
      "\(found)")
  }

  @Test func `is held by one whose view is there (S2.2, S4.25)`() throws {
    let found = try remedies(
      #"""
      "views": [{"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "row", "parent": "list", "frame": [0, 100, 400, 80], "hidden": true}],
      "recognizers": [{"id": "zoom", "kind": "doubleTap", "view": "row"},
        {"id": "open", "kind": "tap", "view": "list", "requireToFail": ["zoom"]}]
      """#,
      tap(100, 140, at: 0, 1) + #", {"at": 1000}"#, #""open": ["ended@410"]"#, of: "open")
    #expect(found.contains { $0.contains("if view 'row' were not hidden") }, "\(found)")
  }

  /// Fingers have made one of its gestures, and a wheel is to make the other.
  @Test func `is one that takes no scrolling, too (S9.25)`() throws {
    let found = try remedies(
      page + recognizers(#"{"id": "side", "kind": "pan", "view": "page"}"#),
      drag + #"""
        , {"at": 850, "scroll": {"at": [200, 300], "by": [12, 0], "kind": "discrete"}},
        {"at": 866, "scroll": {"at": [200, 300], "by": [12, 0], "kind": "discrete"}}
        """#,
      #""side": ["began", "changed*", "ended", "began@850", "changed*", "ended"]"#, of: "side")
    #expect(
      found == [
        "It would have fired once more at 850 ms if its allowedScrollTypes were 'discrete'."
      ])
  }
}
