import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// What a remedy costs with fingers that slip, press no button, or tap beside another finger.
@Suite struct `The price with fingers that do something else`: WishedScenes {
  /// Keys for each finger that wait for a drag across all of them.
  @Test(arguments: [(#", "forEachTouch": {}"#, true), ("", false)])
  func `a tap excludes the drag of another finger, for which a set no longer waits (S4.14)`(
    set: String, isLost: Bool
  ) throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "note", "kind": "tap", "view": "page", "requireToFail": ["slide"]\#(set)}"#,
          #"{"id": "slide", "kind": "pan", "view": "page"}"#),
      #"""
      {"at": 0, "began": {"1": [80, 300]}}, {"at": 50, "began": {"2": [250, 300]}},
      {"at": 120, "ended": {"1": null}}, {"at": 500, "ended": {"2": null}}
      """#, isLost ? #""note#1": ["ended@120"]"# : #""note": ["ended@120"]"#,
      of: isLost ? "note#1" : "note")
    let drop = remedies.first { $0.contains("did not have to wait for 'slide'") }
    #expect((drop != nil) == isLost, "\(remedies)")
    #expect(
      drop?.contains(
        "'slide' would no longer begin with a finger beside which another one has tapped") ?? false
        == isLost, "\(remedies)")
  }

  /// A pager that leaves a row to what deletes it, where the row can also be opened.
  @Test(arguments: [(12.0, false), (45, true)])
  func `a drag that is refused may be a tap that slips (S3.8, S4.14)`(
    allowed: Double, isTold: Bool
  ) throws {
    let remedies = try remedies(
      #"""
      "views": [{"id": "pages", "frame": [0, 0, 400, 800]},
        {"id": "row", "frame": [0, 100, 400, 60], "parent": "pages"}],
      """#
        + recognizers(
          #"{"id": "turn", "kind": "horizontalPan", "view": "pages"}"#,
          #"{"id": "delete", "kind": "horizontalPan", "view": "row", "set": {"hysteresis": 20}}"#,
          #"{"id": "open", "kind": "tap", "view": "row", "set": {"allowableMovement": \#(allowed)}}"#
        ),
      #"""
      {"at": 0, "began": {"1": [300, 130]}}, {"at": 20, "moved": {"1": [285, 130]}},
      {"at": 40, "moved": {"1": [260, 130]}}, {"at": 60, "ended": {"1": null}}
      """#, #""delete": ["began", "ended"], "turn": []"#, of: "turn")
    let refusal = try #require(
      remedies.first { $0.contains("its delegate refused touches on view 'row'") }, "\(remedies)")
    let price = "a drag of 15 pt to the side on view 'row' would fire 'open' instead of 'turn'"
    #expect(refusal.contains(price) == isTold, "\(refusal)")
  }

  /// A menu for the secondary button: a finger has no buttons, and goes by the press's time alone.
  @Test(arguments: [("", true), (#", "allowedTouchTypes": ["mouse"]"#, false)])
  func `a press by finger comes sooner, too, with another button (S15.17)`(
    types: String, isTold: Bool
  ) throws {
    let remedies = try remedies(
      page
        + recognizers(
          #"{"id": "select", "kind": "tap", "view": "page"}"#,
          #"{"id": "menu", "kind": "longPress", "view": "page"\#(types)}"#),
      #"""
      {"at": 0, "began": {"1": [200, 120]}, "type": "mouse", "buttons": 2},
      {"at": 90, "ended": {"1": [200, 120]}}
      """#, #""menu": ["began", "ended"], "select": []"#, of: "menu")
    let secondary = try #require(
      remedies.first { $0.contains("its buttonMaskRequired were 2") }, "\(remedies)")
    let price = "a press of 80 to 500 ms would fire 'menu' instead of 'select'"
    #expect(secondary.contains(price) == isTold, "\(secondary)")
  }

  /// A cover that can hardly be seen, with a recognizer that is off.
  @Test(arguments: [
    ("[]", false), (#"[{"id": "dismiss", "kind": "tap", "view": "dim", "enabled": false}]"#, true),
  ])
  func `a cover that is faded out gets no touches (S2.2)`(on cover: String, isTold: Bool) throws {
    let scene = #"""
      "views": [{"id": "save", "frame": [100, 600, 200, 50], "control": true},
        {"id": "dim", "frame": [0, 0, 400, 800], "alpha": 0.02}],
      "recognizers": \#(cover)
      """#
    let remedies = try remedies(
      scene, tap(200, 620, at: 0, 1), "", of: "save", expectingViews: #""save": ["began", "ended"]"#
    )
    let faded = try #require(
      remedies.first { $0.contains("the alpha of view 'dim' were 0") }, "\(remedies)")
    #expect(faded.contains("view 'dim' would get no touches") == isTold, "\(faded)")
  }
}
