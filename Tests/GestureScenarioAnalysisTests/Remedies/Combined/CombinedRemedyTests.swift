import GestureDiagnosis
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@testable import GestureScenario

/// Remedies of which one alone is no help, and those against what others do.
@Suite struct `Remedies that go with others`: WishedScenes {
  private func clauses(
    _ scene: String, _ script: String, _ expect: String, of id: String
  ) throws -> [String] {
    let remedies = try scenario(scene, script, expect).remedies(for: id)
    for remedy in remedies {
      let record = remedy.scenario.play()
      #expect(record.differences(from: remedy.scenario.expectations).isEmpty, "\(remedy.sentence)")
    }
    return remedies.map(\.sentence)
  }

  @Test func `a swipe that is too short, beside a tap (S9.28, S4.17)`() throws {
    let remedies = try clauses(
      page
        + recognizers(
          #"{"id": "next", "kind": "swipe", "view": "page", "set": {"direction": ["left"]}}"#,
          #"{"id": "open", "kind": "tap", "view": "page"}"#),
      #"{"at": 0, "began": {"1": [300, 400]}}, {"at": 30, "ended": {"1": [260, 400]}}"#,
      #""next": ["ended@30"], "open": []"#, of: "next")
    #expect(
      remedies.first
        == "It would have fired at 30 ms if its minimumDistance were 35 pt and 'open' had to wait "
        + "for 'next' to fail, but then it would fire with taps that slip by 35 pt; and as it should, "
        + "'open' would not fire.", "\(remedies)")
  }

  @Test func `two fingers on two buttons, where a tap of two is meant (S4.2, S3.17)`() throws {
    let remedies = try clauses(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800], "multipleTouch": true},
        {"id": "a", "parent": "page", "frame": [0, 600, 180, 100]},
        {"id": "b", "parent": "page", "frame": [220, 600, 180, 100]}],
      """
        + recognizers(
          #"{"id": "two", "kind": "tap", "view": "page", "set": {"numberOfTouchesRequired": 2}}"#,
          #"{"id": "left", "kind": "tap", "view": "a"}"#,
          #"{"id": "right", "kind": "tap", "view": "b"}"#),
      """
      {"at": 0, "began": {"1": [50, 650]}}, {"at": 20, "began": {"2": [300, 650]}},
      {"at": 80, "ended": {"1": null}}, {"at": 100, "ended": {"2": null}}
      """, #""two": ["ended@100"], "left": [], "right": []"#, of: "two")
    #expect(
      remedies == [
        "It would have fired at 100 ms if 'left' and 'right' had to wait for 'two' to fail, but "
          + "then 'left' and 'right' would no longer fire beside a finger that rests; and as they "
          + "should, 'left' and 'right' would not fire."
      ])
  }

  @Test func `two together, and the app leaves the other's view alone (S2.30)`() throws {
    let remedies = try clauses(
      """
      "views": [{"id": "board", "frame": [0, 0, 400, 800]},
        {"id": "group", "parent": "board", "frame": [50, 200, 300, 300]},
        {"id": "sticker", "parent": "group", "frame": [50, 50, 80, 80]},
        {"id": "bin", "parent": "board", "frame": [150, 700, 100, 80]}],
      """
        + recognizers(
          #"{"id": "move", "kind": "pan", "view": "board"}"#,
          #"{"id": "ungroup", "kind": "tap", "view": "bin"}"#)
          + #"""
          , "reactions": [{"recognizer": "ungroup", "state": "ended", "do": [{"removeView": "group"}]}]
          """#,
      """
      {"at": 0, "began": {"1": [140, 290]}}, {"at": 20, "moved": {"1": [170, 290]}},
      {"at": 100, "began": {"2": [200, 740]}}, {"at": 150, "ended": {"2": null}},
      {"at": 200, "moved": {"1": [220, 290]}}, {"at": 250, "ended": {"1": null}}
      """, #""move": ["began@20", "changed*", "ended@250"], "ungroup": ["ended@150"]"#,
      of: "ungroup")
    #expect(
      remedies.first
        == "It would have fired at 150 ms if 'move' and 'ungroup' were allowed simultaneously and "
        + "the app had not removed view 'group'.", "\(remedies)")
    #expect(!remedies.contains { $0.contains("catchesOwnTouches") }, "\(remedies)")
  }

  @Test func `a larger hit area in a view that is made smaller (S2.5)`() throws {
    let remedies = try clauses(
      """
      "views": [{"id": "badge", "frame": [100, 300, 200, 100], "transform": [0.5, 0, 0, 0.5, 0, 0]}],
      """ + recognizers(#"{"id": "open", "kind": "tap", "view": "badge"}"#),
      tap(120, 350, at: 0, 1), #""open": ["ended@60"]"#, of: "open")
    #expect(
      remedies.contains {
        $0.contains("if the hitOutset of view 'badge' were")
          && $0.contains("get touches up to 35 pt beside it")
      }, "\(remedies)")
  }

  @Test func `what lies beside a container loses its taps to a larger one (S2.5)`() throws {
    let scene = try scenario(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "bar", "frame": [0, 0, 400, 60]},
        {"id": "item", "parent": "bar", "frame": [280, 60, 100, 100]}],
      """
        + recognizers(
          #"{"id": "dismiss", "kind": "tap", "view": "page"}"#,
          #"{"id": "pick", "kind": "tap", "view": "item"}"#), tap(320, 140, at: 0, 1),
      #""pick": ["ended@60"], "dismiss": []"#)
    let remedy = try #require(scene.remedies(for: "pick").first)
    #expect(
      remedy.sentence.contains(
        "if the hitOutset of view 'bar' were 100 pt, but then view 'bar' would get touches up to 100 "
          + "pt beside it and 'dismiss' would no longer fire with a tap beside view 'bar'"),
      "\(remedy.sentence)")
    var beside = remedy.scenario
    beside.script = try scenario(page + recognizers(), tap(100, 100, at: 0, 1), "").script
    #expect(beside.play().actions.isEmpty)
    beside.scene = scene.scene
    #expect(beside.play().actions.map(\.recognizer) == ["dismiss"])
  }

  @Test(arguments: ["pull", "scroll"])
  func `touches that are handed over are handed back (S15.11)`(id: String) throws {
    let scene = try scenario(
      """
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "sheet", "frame": [0, 40, 400, 700]}],
      """
        + recognizers(
          #"{"id": "pull", "kind": "pan", "view": "sheet", "set": {"axis": "vertical"}}"#,
          #"{"id": "scroll", "kind": "pan", "view": "list", "set": {"axis": "vertical"}}"#)
          + #"""
          , "handOvers": [{"from": "scroll", "to": "pull", "when": {"translation": "y", "atLeast": 40}}]
          """#,
      """
      {"at": 0, "began": {"1": [200, 300]}}, {"at": 16, "moved": {"1": [200, 330]}},
      {"at": 32, "moved": {"1": [200, 360]}}, {"at": 48, "moved": {"1": [200, 340]}},
      {"at": 80, "moved": {"1": [200, 280]}}, {"at": 96, "moved": {"1": [200, 260]}},
      {"at": 112, "ended": {"1": null}}
      """,
      #""pull": ["began@32", "changed*", "ended@80"], "#
        + #""scroll": ["began@16", "changed*", "ended@32", "began@80", "changed*", "ended@112"]"#)
    let explanation = try #require(scene.explain(id))
    #expect(
      explanation.says(
        "Nothing hands the touches back: no hand-over from 'pull' to 'scroll' is declared. (S15.11)"
      ),
      "\(explanation)")
    let remedy = try #require(scene.remedies(for: id).first, "\(explanation)")
    #expect(remedy.sentence.contains("if 'pull' handed over to 'scroll' (handOvers) once it has"))
    #expect(remedy.scenario.play().differences(from: remedy.scenario.expectations).isEmpty)
  }

  @Test func `of two buttons that are pressed together one switches the other off (S4.1)`() throws {
    let scene =
      """
      "views": [{"id": "a", "frame": [0, 100, 200, 200]}, {"id": "b", "frame": [200, 100, 200, 200]}],
      """
      + recognizers(
        #"{"id": "openA", "kind": "tap", "view": "a"}"#,
        #"{"id": "openB", "kind": "tap", "view": "b"}"#)
    let script = """
      {"at": 0, "began": {"1": [100, 200]}}, {"at": 10, "began": {"2": [300, 200]}},
      {"at": 60, "ended": {"1": null}}, {"at": 70, "ended": {"2": null}}
      """
    let explanation = try explained(scene, script, #""openB": []"#, "openB")
    #expect(
      explanation.says("'openA' fired while its fingers were down, with other touches: where two"))
    #expect(
      explanation.remedies == [
        "It would not have fired at 70 ms if the app had switched it off in the action 'ended' of "
          + "'openA', but then it would stay off until the app switches it on again."
      ])
    let later = tap(100, 200, at: 0, 1) + ", " + tap(300, 200, at: 900, 2)
    #expect(
      try explained(scene, later, #""openB": []"#, "openB").remedies.allSatisfy {
        !$0.contains("in the action")
      })
  }

  @Test func `one is allowed with two that go together (S4.9)`() throws {
    let scene =
      page
      + recognizers(
        #"{"id": "move", "kind": "pan", "view": "page", "set": {"minimumNumberOfTouches": 2}}"#,
        #"{"id": "zoom", "kind": "pinch", "view": "page"}"#,
        #"{"id": "turn", "kind": "rotation", "view": "page"}"#)
      + #", "delegate": [{"question": "shouldRecognizeSimultaneously", "recognizer": "zoom", "#
      + #""other": "move", "answer": true}]"#
    let found = try sentences(
      scene,
      """
      {"at": 0, "began": {"1": [140, 300], "2": [260, 300]}},
      {"at": 16, "moved": {"1": [139.1, 298], "2": [270.9, 306]}},
      {"at": 32, "moved": {"1": [138.5, 295.4], "2": [281.5, 312.6]}},
      {"at": 48, "moved": {"1": [138.3, 292], "2": [291.7, 320]}},
      {"at": 64, "moved": {"1": [138.4, 288], "2": [301.6, 328]}},
      {"at": 200, "ended": {"1": null, "2": null}}
      """, wish: "turn: fires")
    #expect(
      found.first
        == "It would have fired at 48 ms if 'turn' were allowed simultaneously with 'zoom' and with "
        + "'move', but then a pinch that turns would drive both and a turn around a finger at rest "
        + "would drive both.", "\(found)")
  }

  /// Three quick taps, which are also two, then two, then one.
  private var triple: String {
    [0, 160, 320, 2000, 2160, 4000].map { start in
      """
      {"at": \(start), "began": {"1": [200, 400]}}, {"at": \(start + 60), "ended": {"1": null}}
      """
    }.joined(separator: ", ")
  }

  @Test(arguments: [(#""ended""#, true), (#""ended", "ended""#, false)])
  func `a double tap that comes too often waits, too (S4.17)`(word: String, isPair: Bool) throws {
    let scene = try scenario(
      recognizers(
        #"{"id": "caret", "kind": "tap", "view": "window"}"#,
        #"{"id": "word", "kind": "doubleTap", "view": "window"}"#,
        #"{"id": "line", "kind": "tap", "view": "window", "set": {"numberOfTapsRequired": 3}}"#),
      triple, #""caret": ["ended"], "line": ["ended"], "word": [\#(word)]"#)
    let remedies = try #require(scene.explain("caret")).remedies
    let pair = "'caret' had to wait for 'word' to fail and 'word' had to wait for 'line' to fail"
    #expect(remedies.contains { $0.contains(pair) } == isPair, "\(remedies)")
  }
}
