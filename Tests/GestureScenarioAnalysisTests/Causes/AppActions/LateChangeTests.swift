import GestureDiagnosis
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@testable import GestureScenario

/// What the app does too late, or to no effect.
@Suite struct `A change for which it is too late`: WishedScenes {
  private let press = #""recognizers": [{"id": "it", "kind": "longPress", "view": "page"}]"#

  @Test func `a view that is hidden keeps its touches (S8.14)`() throws {
    let scene = try scenario(
      page + press,
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 200, "do": [{"hideView": "page"}]},
      {"at": 800, "ended": {"1": null}}
      """, #""it": []"#)
    let explanation = try #require(scene.explain("it"))
    #expect(explanation.says("200 ms  The app hid view 'page'. That cancels no touch"))
    #expect(
      explanation.remedies.prefix(2).map {
        $0.replacing("It would not have fired at 500 ms if ", with: "")
      }
        == [
          "the app had switched it off when it hid view 'page'.",
          "the app had removed view 'page' instead of hiding it.",
        ])
  }

  @Test func `hiding a view in which it isn't, or after its attempt, is not told (S8.14)`() throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]}, {"id": "bar", "frame": [0, 700, 400, 100]}],
      """ + press,
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 200, "do": [{"hideView": "bar"}]},
      {"at": 800, "ended": {"1": null}}, {"at": 900, "do": [{"hideView": "page"}]}
      """, of: "it")
    #expect(!story.contains("The app hid"), "\(story)")
  }

  @Test func `one that is switched on gets later touches alone (S8.6)`() throws {
    let scene = try scenario(
      page + """
        "recognizers": [{"id": "press", "kind": "longPress", "view": "page"},
          {"id": "it", "kind": "pan", "view": "page", "enabled": false,
           "recognizesTogether": ["press"]}],
        "reactions": [{"recognizer": "press", "state": "began", "do": [{"enable": "it"}]}]
        """,
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 700, "moved": {"1": [90, 110]}},
      {"at": 800, "ended": {"1": null}}
      """, #""it": ["began", "changed*", "ended"], "press": ["began", "changed*", "ended"]"#)
    let explanation = try #require(scene.explain("it"))
    #expect(
      explanation.says(
        "500 ms  The app switched it on in the action 'began' of 'press': it gets only touches that"
      ))
    #expect(
      explanation.remedies.first?.contains(
        "switched on from the start, and started after 'press' (startsAfter)") == true,
      "\(explanation)")
  }

  @Test func `cancelled touches end nothing (S13.7)`() throws {
    let recognizers = #""recognizers": [{"id": "it", "kind": "pan", "view": "page"}]"#
    let script = """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [90, 110]}},
      {"at": 40, "cancelled": ["1"]}
      """
    let wished = try scenario(page + recognizers, script, #""it": ["began", "changed*", "ended"]"#)
    let explanation = try #require(wished.explain("it"))
    #expect(explanation.causes.contains { $0.rules == ["S13.7"] }, "\(explanation)")
    let met = try scenario(page + recognizers, script, #""it": ["began", "cancelled"]"#)
    #expect(met.explain("it")?.causes.contains { $0.rules == ["S13.7"] } == false)
  }
}

/// What decides, besides the recognizer that is explained.
@Suite struct `What decided besides the recognizer`: WishedScenes {
  @Test func `what sticks out of a view gets no touch there (S2.4)`() throws {
    let views = { (row: String) in
      """
      "views": [{"id": "list", "frame": [0, 0, 400, 300]},
        {"id": "row", "parent": "list", "frame": \(row)}],
      "recognizers": [{"id": "it", "kind": "tap", "view": "row"}]
      """
    }
    let story = try told(views("[0, 280, 400, 60]"), tap(100, 320, at: 0, 1), of: "it")
    #expect(story.contains("in view 'row', but outside of view 'list', in which its view lies"))
    #expect(story.contains("S2.4"), "\(story)")
    let beside = try told(views("[0, 200, 400, 60]"), tap(100, 320, at: 0, 1), of: "it")
    #expect(!beside.contains("S2.4"), "\(beside)")
  }

  @Test(arguments: [
    ("direct", 2, true), ("pencil", 6, true), ("direct", 3, false), ("mouse", 2, false),
  ])
  func `a finger passes every button mask (S15.17)`(type: String, mask: Int, isTold: Bool) throws {
    let story = try told(
      page + """
        "recognizers": [
          {"id": "it", "kind": "longPress", "view": "page", "set": {"buttonMaskRequired": \(mask)}}]
        """,
      #"{"at": 0, "began": {"1": [60, 110]}, "type": "\#(type)", "buttons": 2}, {"at": 60, "ended": {"1": null}}"#,
      of: "it")
    #expect(story.contains("has no buttons") == isTold, "\(story)")
  }

  @Test func `a hand-over to one that has no touch of it (S15.11)`() throws {
    let story = try told(
      """
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]}, {"id": "list", "frame": [0, 50, 400, 600]}],
      "recognizers": [{"id": "it", "kind": "pan", "view": "sheet"},
        {"id": "scroll", "kind": "pan", "view": "list"}],
      "handOvers": [{"from": "scroll", "to": "it"}]
      """, drag, of: "it")
    #expect(
      story.contains("'scroll' could not hand its touches over to it: it was not given touch 1."),
      "\(story)")
  }

  @Test func `what a drag and a pinch begin after`() throws {
    let story = try told(
      page + """
        "recognizers": [{"id": "it", "kind": "pan", "view": "page"},
          {"id": "zoom", "kind": "pinch", "view": "page"}]
        """,
      """
      {"at": 0, "began": {"1": [100, 300], "2": [200, 300]}},
      {"at": 20, "moved": {"1": [95, 300], "2": [212, 300]}}, {"at": 60, "ended": {"1": null, "2": null}}
      """, of: "it")
    #expect(
      story.contains(
        "'zoom' begins after a change of the distance by 8 pt, this one after 10 pt of movement."),
      "\(story)")
  }

  @Test(arguments: [
    ("true", "page", "S11.5", "a control keeps only single taps of one finger"),
    ("\"slider\"", "page", "S11.5", "and a drag along it that begins on its thumb"),
    ("true", "knob", "S11.4", "a control does not keep it from a recognizer of its own"),
  ])
  func `a control that loses its touch (S11.4, S11.5)`(
    control: String, view: String, rule: String, words: String
  ) throws {
    let story = try told(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "knob", "parent": "page", "frame": [20, 90, 300, 40], "control": \(control)}],
      "recognizers": [{"id": "it", "kind": "pan", "view": "\(view)"}]
      """,
      """
      {"at": 0, "began": {"1": [160, 110]}}, {"at": 20, "moved": {"1": [160, 160]}},
      {"at": 40, "ended": {"1": null}}
      """, of: "it")
    #expect(story.contains(words) && story.contains(rule), "\(story)")
  }

  /// Only one that could have said no is missed.
  @Test(arguments: [true, false])
  func `that it was not asked is told where something would have answered (S3.5)`(hasRule: Bool)
    throws
  {
    let rule = #"{"question": "shouldBegin", "recognizer": "it", "answer": false}"#
    let story = try told(
      page + """
        "recognizers": [{"id": "it", "kind": "tap", "view": "page"},
          {"id": "move", "kind": "pan", "view": "page"}],
        "delegate": [\(hasRule ? rule : "")]
        """, drag, of: "it")
    #expect(story.contains("It was never asked") == hasRule, "\(story)")
  }
}

/// Views on which it would have fired.
@Suite struct `A remedy is another view`: WishedScenes {
  private let bar = """
    "views": [{"id": "page", "frame": [0, 0, 400, 800]}, {"id": "bar", "frame": [0, 0, 400, 50]}],
    """

  @Test func `for a hover, the one under the pointer (S9.54)`() throws {
    let scene = try scenario(
      bar + #""recognizers": [{"id": "it", "kind": "hover", "view": "bar"}]"#,
      #"{"at": 0, "hover": [100, 300]}, {"at": 50, "hover": [120, 300]}, {"at": 99, "hover": null}"#,
      #""it": ["began", "changed*", "ended"]"#)
    #expect(
      scene.remedies(for: "it").map(\.sentence)
        == [
          "It would have fired at 0 ms if it were on view 'page', but then it would fire over all of "
            + "view 'page' and would no longer fire over view 'bar'."
        ])
  }

  @Test func `for one after which another starts, the other one's (S15.2)`() throws {
    let scene = try scenario(
      bar + """
        "recognizers": [{"id": "hold", "kind": "longPress", "view": "bar"},
          {"id": "it", "kind": "pan", "view": "page", "startsAfter": ["hold"]}]
        """,
      """
      {"at": 0, "began": {"1": [60, 110]}}, {"at": 700, "moved": {"1": [90, 110]}},
      {"at": 800, "ended": {"1": null}}
      """, #""it": ["began", "changed*", "ended"]"#)
    let remedies = scene.remedies(for: "it").map(\.sentence)
    #expect(remedies.contains { $0.contains("if 'hold' were on view 'page'") }, "\(remedies)")
  }
}
