import GestureCore
import GestureDiagnosis
import Testing

@testable import GestureScenario
@testable import GestureScenarioAnalysis

/// Remedies against what further fingers do, and what they cost.
@Suite struct `Remedies where further fingers come`: WishedScenes {
  private var table: String {
    #"""
    "views": [
      {"id": "table", "frame": [0, 0, 390, 800]},
      {"id": "row", "frame": [0, 228, 390, 64], "parent": "table"}],
    """#
      + recognizers(
        #"{"id": "lift", "kind": "longPress", "view": "table"}"#,
        #"{"id": "select", "kind": "tap", "view": "table"}"#)
  }

  private let tapBesidePress = #"""
    {"at": 0, "began": {"1": [200, 130]}}, {"at": 900, "began": {"2": [100, 260]}},
    {"at": 980, "ended": {"2": null}}, {"at": 1200, "ended": {"1": null}}
    """#

  @Test func `a tap beside a press that dropped its finger doesn't begin meanwhile (S7.20)`() throws
  {
    let remedies = try sentences(table, tapBesidePress, wish: "select: none")
    #expect(
      remedies.contains { remedy in
        remedy.hasSuffix(
          "if its delegate said no to shouldBegin while 'lift' is under way.")
      }, "\(remedies)")
  }

  @Test func `a view that refuses the taps beside a press loses those alone, too (S4.1)`() throws {
    let remedies = try sentences(table, tapBesidePress, wish: "select: none")
    let refusals = remedies.filter { $0.contains("view 'row'") }
    #expect(!refusals.isEmpty, "\(remedies)")
    #expect(
      refusals.allSatisfy {
        $0.contains(", but then it would no longer fire with a tap on view 'row'")
      }, "\(refusals)")
  }

  @Test func `one of three is allowed with both others where the file expects all (S3.17)`() throws
  {
    let sticker =
      page
      + recognizers(
        #"{"id": "move", "kind": "pan", "view": "page"}"#,
        #"{"id": "scale", "kind": "pinch", "view": "page", "recognizesTogether": ["move"]}"#,
        #"{"id": "turn", "kind": "rotation", "view": "page"}"#)
    let script = #"""
      {"at": 0, "began": {"1": [140, 340], "2": [220, 420]}},
      {"at": 32, "moved": {"1": [152, 330], "2": [214, 430]}},
      {"at": 64, "moved": {"1": [170, 324], "2": [206, 446]}},
      {"at": 96, "moved": {"1": [196, 330], "2": [190, 470]}},
      {"at": 128, "moved": {"1": [240, 330], "2": [190, 500]}},
      {"at": 160, "ended": {"1": null, "2": null}}
      """#
    let all = #"["began", "changed*", "ended"]"#
    let story = try explained(
      sticker, script, #""turn": \#(all), "move": \#(all), "scale": \#(all)"#, "move")
    #expect(
      story.remedies.contains { remedy in
        remedy.contains(
          "if 'turn' were allowed simultaneously with 'move' and with 'scale'; and as ")
      }, "\(story)")
  }

  @Test func `a drag that starts after a press fires that, too (S15.1)`() throws {
    let remedies = try sentences(
      page
        + recognizers(
          #"{"id": "drag", "kind": "pan", "view": "page"}"#,
          #"{"id": "hold", "kind": "longPress", "view": "page"}"#), drag, wish: "drag: none")
    let start = try #require(remedies.first { $0.contains("started after 'hold'") }, "\(remedies)")
    #expect(
      start.contains("would begin only after 500 ms of holding still, when 'hold' has fired"),
      "\(start)")
  }

  @Test func `two that a view keeps from beginning are named each (S3.13)`() throws {
    let scene =
      #"""
      "views": [
        {"id": "list", "frame": [0, 0, 400, 800]},
        {"id": "button", "frame": [50, 50, 100, 50], "parent": "list"}],
      "delegate": [{"question": "viewShouldBegin", "hitView": "button", "answer": false}],
      """#
      + recognizers(
        #"{"id": "tap", "kind": "tap", "view": "list"}"#,
        #"{"id": "hold", "kind": "longPress", "view": "list"}"#)
    let script =
      #"{"at": 0, "began": {"1": [100, 70]}}, {"at": 700, "ended": {"1": null}}, "#
      + tap(100, 70, at: 1000, 2)
    let story = try explained(
      scene, script, #""tap": ["ended"], "hold": ["began", "ended"]"#, "hold")
    #expect(
      story.remedies.contains {
        $0.contains("if view 'button' let it begin and view 'button' let 'tap' begin")
      },
      "\(story)")
  }
}
