import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Remedies that leave a gesture what it is, and say what they take.
@Suite struct `Remedies that leave a gesture what it is` {
  private func remedies(
    _ scene: String, script: String, expecting actions: String, of id: String
  ) throws -> [Remedy] {
    try Scenario(scene: scene, script: script, expect: #""actions": {\#(actions)}"#)
      .remedies(for: id)
  }

  private let doubleTap = """
    {"at": 0, "began": {"1": [300, 100]}}, {"at": 60, "ended": {"1": null}},
    {"at": 180, "began": {"1": [300, 100]}}, {"at": 240, "ended": {"1": null}}
    """

  private func video(_ more: String = "") -> String {
    """
    "views": [{"id": "video", "frame": [0, 0, 400, 300]},
      {"id": "right", "frame": [200, 0, 200, 300], "parent": "video"}],
    "recognizers": [{"id": "controls", "kind": "tap", "view": "video"},
      {"id": "seek", "kind": "doubleTap", "view": "right"}\(more)]
    """
  }

  @Test func `say that a single tap is lost where only several do something (S3.1)`() throws {
    let found = try remedies(
      video(), script: doubleTap, expecting: #""seek": ["ended"], "controls": []"#, of: "controls")
    let refusal = try #require(found.first { $0.sentence.contains("refused touches") })
    #expect(
      refusal.sentence.hasSuffix("but then it would no longer fire with a tap on view 'right'."),
      "\(refusal.sentence)")
    let control = try #require(found.first { $0.sentence.contains("were a control") })
    #expect(control.sentence.contains("no longer fire with a tap"), "\(control.sentence)")
  }

  @Test func `don't where a single tap does something else there`() throws {
    let found = try remedies(
      video(#", {"id": "mark", "kind": "tap", "view": "right", "preventsOnly": []}"#),
      script: doubleTap, expecting: #""seek": ["ended"], "controls": []"#, of: "controls")
    let refusal = try #require(found.first { $0.sentence.contains("refused touches") })
    #expect(!refusal.sentence.contains("no longer fire with a tap"), "\(refusal.sentence)")
  }

  /// A drag that waits for swipes to the sides begins as they fail, which a limit of theirs delays.
  @Test(arguments: ["close", "move"])
  func `don't hold a drag longer by a swipe that does nothing`(id: String) throws {
    let found = try remedies(
      """
      "views": [{"id": "card", "frame": [0, 0, 400, 800]}],
      "recognizers": [
        {"id": "next", "kind": "swipe", "view": "card", "set": {"direction": ["left"]}},
        {"id": "prev", "kind": "swipe", "view": "card"},
        {"id": "close", "kind": "swipe", "view": "card", "set": {"direction": ["up"]}},
        {"id": "move", "kind": "pan", "view": "card", "requireToFail": ["next", "prev"]}]
      """,
      script: """
        {"at": 0, "began": {"1": [200, 500]}}, {"at": 16, "moved": {"1": [201, 472]}},
        {"at": 32, "moved": {"1": [202, 444]}}, {"at": 48, "moved": {"1": [203, 416]}},
        {"at": 64, "moved": {"1": [204, 388]}}, {"at": 80, "ended": {"1": null}}
        """, expecting: #""close": ["ended"], "move": []"#, of: id)
    #expect(found.first?.sentence.contains("'move' had to wait for 'close'") == true, "\(found)")
    #expect(!found.contains { $0.sentence.contains("maximumCrossDistance") }, "\(found)")
  }

  @Test func `don't change the numbers of taps and of fingers at once (S9.1)`() throws {
    let found = try remedies(
      """
      "views": [{"id": "canvas", "frame": [0, 0, 400, 800], "multipleTouch": true}],
      "recognizers": [{"id": "zoom", "kind": "doubleTap", "view": "canvas"}]
      """,
      script: """
        {"at": 0, "began": {"1": [100, 300]}}, {"at": 50, "began": {"2": [110, 300]}},
        {"at": 60, "ended": {"1": null}}, {"at": 110, "ended": {"2": null}}
        """, expecting: #""zoom": ["ended"]"#, of: "zoom")
    #expect(
      !found.contains {
        $0.sentence.contains("numberOfTapsRequired")
          && $0.sentence.contains("numberOfTouchesRequired")
      }, "\(found.map(\.sentence))")
  }

  @Test func `take a declaration back that a requirement makes void (S4.38)`() throws {
    let moves = (1...8).map { part in
      "{\"at\": \(100 + part * 20), \"moved\": {\"2\": [\(250 + 8 * part), 400]}}"
    }
    let found = try remedies(
      """
      "views": [{"id": "canvas", "frame": [0, 0, 400, 800], "multipleTouch": true}],
      "recognizers": [
        {"id": "stroke", "kind": "pan", "view": "canvas", "set": {"maximumNumberOfTouches": 1}},
        {"id": "zoom", "kind": "pinch", "view": "canvas", "recognizesTogether": ["stroke"]}]
      """,
      script: """
        {"at": 0, "began": {"1": [150, 400]}}, {"at": 20, "moved": {"1": [150, 420]}},
        {"at": 100, "began": {"2": [250, 400]}}, \(moves.joined(separator: ", ")),
        {"at": 300, "ended": {"1": null, "2": null}}
        """, expecting: #""zoom": []"#, of: "zoom")
    let wait = try #require(
      found.first { $0.sentence.contains("had to wait for 'stroke'") }, "\(found.map(\.sentence))")
    #expect(
      wait.sentence.contains(
        "'zoom' had to wait for 'stroke' to fail instead of recognizing together with it"),
      "\(wait.sentence)")
    #expect(
      wait.scenario.scene.recognizers.allSatisfy { $0.recognizesTogether.isEmpty },
      "\(wait.sentence)")
    #expect(!wait.scenario.lint().contains { $0.kind == .waitsForSimultaneous })
  }
}
