import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What a change costs those that depend on the one that is changed.
@Suite struct `A price for dependent recognizers`: WishedScenes {
  private let card = #"""
    "views": [{"id": "card", "frame": [0, 100, 400, 100]},
      {"id": "play", "frame": [320, 20, 60, 60], "parent": "card", "control": true}],
    """#

  @Test func `is that of a drag that starts after the press (S15.1)`() throws {
    let scene =
      card
      + recognizers(
        #"{"id": "hold", "kind": "longPress", "view": "card", "set": {"minimumPressDuration": 250}}"#,
        #"{"id": "move", "kind": "pan", "view": "card", "startsAfter": ["hold"]}"#)
    let found = try remedies(
      scene, #"{"at": 0, "began": {"1": [350, 150]}}, {"at": 400, "ended": {"1": null}}"#,
      #""hold": []"#, of: "hold")
    let answer = found.filter { $0.contains("if control 'play' answered no when it is asked") }
    #expect(answer.count == 1, "\(found)")
    #expect(
      answer.allSatisfy {
        $0.contains("'move' would no longer fire with a drag on view 'play'")
      }, "\(found)")
    let longer = found.filter { $0.contains("left at the default (500 ms)") }
    #expect(longer.count == 1, "\(found)")
    #expect(
      longer.allSatisfy {
        $0.contains(
          "'move' would begin only after 500 ms of holding still, when 'hold' has fired")
      }, "\(found)")
  }

  @Test func `is what a tap loses that waits for the drag instead (S4.17)`() throws {
    let scene =
      #"""
      "views": [{"id": "pager", "frame": [0, 0, 400, 800]},
        {"id": "card", "frame": [50, 100, 300, 200], "parent": "pager"}],
      """#
      + recognizers(
        #"{"id": "turn", "kind": "pan", "view": "pager", "requireToFail": ["open"]}"#,
        #"{"id": "open", "kind": "tap", "view": "card"}"#)
    let found = try remedies(
      scene,
      """
      {"at": 0, "began": {"1": [250, 200]}}, {"at": 20, "moved": {"1": [238, 200]}},
      {"at": 40, "moved": {"1": [220, 200]}}, {"at": 80, "ended": {"1": null}}
      """, #""turn": ["began@20", "changed*", "ended"], "open": []"#, of: "turn")
    let turned = found.filter { $0.contains("and not the other way round") }
    #expect(turned.count == 1, "\(found)")
    #expect(
      turned.allSatisfy {
        $0.contains(
          "'open' would no longer fire where a finger moves so far that 'turn' begins (10 pt)")
      }, "\(found)")
  }
}
