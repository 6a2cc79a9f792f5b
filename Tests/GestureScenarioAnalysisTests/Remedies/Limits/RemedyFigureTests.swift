import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Figures and pairs that a remedy names, and none that helps by a coincidence.
@Suite struct `A remedy's figures`: WishedScenes {
  @Test(arguments: ["it", "sheet"])
  func `one hand-over has one distance, counted from the take-over (S15.12)`(id: String) throws {
    let ways = stride(from: 20, through: 300, by: 20).map { way in
      #"{"at": \#(way), "moved": {"1": [200, \#(600 - way)]}}"#
    }
    let explanation = try explained(
      """
      "views": [{"id": "page", "frame": [0, 0, 400, 800]},
        {"id": "list", "parent": "page", "frame": [0, 100, 400, 700]},
        {"id": "cards", "parent": "list", "frame": [0, 200, 400, 400]}],
      "recognizers": [{"id": "sheet", "kind": "pan", "view": "page"},
        {"id": "it", "kind": "pan", "view": "list"},
        {"id": "flip", "kind": "pan", "view": "cards"}],
      "handOvers": [
        {"from": "flip", "to": "it", "when": {"translation": "y", "atMost": -80}},
        {"from": "it", "to": "sheet", "when": {"translation": "y", "atMost": -200}}]
      """,
      #"{"at": 0, "began": {"1": [200, 600]}}, "# + ways.joined(separator: ", ")
        + #", {"at": 330, "ended": {"1": null}}"#,
      """
      "flip": ["began", "changed*", "ended"], "it": ["began", "changed*", "ended@200"],
      "sheet": ["began@200", "changed*", "ended"]
      """, id)
    let clause = "if 'it' handed over to 'sheet' from -120 pt on"
    #expect(explanation.remedies.count == 1, "\(explanation)")
    #expect(
      explanation.remedies.first?.contains("after 120 pt also where it began by itself;") == true,
      "\(explanation)")
    #expect(explanation.remedies.first?.contains(clause + ", but then") == true, "\(explanation)")
  }

  /// - Parameter x: where the second finger goes: the middle of both stays where it is, or moves.
  @Test(arguments: [(262.97, false), (272.97, true)])
  func `a hysteresis of nothing is none (S9.12)`(x: Double, isSome: Bool) throws {
    let explanation = try explained(
      page + recognizers(#"{"id": "it", "kind": "pan", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [135, 400], "2": [255, 400]}},
      {"at": 16, "moved": {"1": [127.03, 397.96], "2": [\(x), 402.04]}},
      {"at": 120, "ended": {"1": null, "2": null}}
      """, #""it": ["began", "changed*", "ended"]"#, "it")
    let isNamed = explanation.remedies.contains { $0.contains("its hysteresis were") }
    #expect(isNamed == isSome, "\(explanation)")
  }

  @Test func `a press begins and repeats when it is wished to (S15.22)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          """
          {"id": "it", "kind": "longPress", "view": "page",
            "set": {"minimumPressDuration": 500, "repeatInterval": 400}}
          """),
      #"{"at": 0, "began": {"1": [60, 110]}}, {"at": 650, "ended": {"1": null}}"#,
      #""it": ["began@300", "changed@400", "changed@500", "changed@600", "ended@650"]"#, "it")
    #expect(
      explanation.remedies == [
        "It would have fired at 300 ms already if its minimumPressDuration were 300 ms and its "
          + "repeatInterval were 100 ms."
      ], "\(explanation)")
  }

  @Test func `a rotation beside a pinch needs more of a turn (S9.50)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "zoom", "kind": "pinch", "view": "page", "recognizesTogether": ["it"]}"#,
          #"{"id": "it", "kind": "rotation", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [135, 400], "2": [255, 400]}},
      {"at": 16, "moved": {"1": [127, 398], "2": [263, 402]}},
      {"at": 48, "moved": {"1": [100, 389], "2": [290, 411]}},
      {"at": 80, "moved": {"1": [72, 377], "2": [318, 423]}},
      {"at": 120, "ended": {"1": null, "2": null}}
      """, #""zoom": ["began", "changed*", "ended"], "it": []"#, "it")
    #expect(
      explanation.remedies.contains {
        $0.contains("its hysteresis were 30 pt, but then it would begin only after 30 pt")
      }, "\(explanation)")
    #expect(
      explanation.remedies.contains {
        $0.contains("declared to recognize together, but then whichever of the two begins first")
      }, "\(explanation)")
    #expect(!explanation.remedies.contains { $0.contains("had to wait") }, "a turn would be none")
  }

  // MARK: Coincidences

  @Test(arguments: [([62, 271], false), ([67, 274], true)])
  func `what a finger that rests trembles is no drag (S9.12)`(
    place: [Int], isDrag: Bool
  ) throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "it", "kind": "longPress", "view": "page", "requireToFail": ["scroll"]}"#,
          #"{"id": "scroll", "kind": "pan", "view": "page", "set": {"axis": "vertical"}}"#),
      """
      {"at": 0, "began": {"1": [60, 270]}}, {"at": 300, "moved": {"1": \(place)}},
      {"at": 900, "ended": {"1": null}}
      """, #""it": ["began@500", "ended"], "scroll": []"#, "it")
    let isNamed = explanation.remedies.contains { $0.contains("hysteresis") }
    #expect(isNamed == isDrag, "\(explanation)")
    #expect(
      explanation.remedies.contains {
        $0.contains("if 'scroll' had to wait for 'it' to fail, and not the other way round")
      }, "\(explanation)")
  }

  private static let toTheSide = """
    {"at": 0, "began": {"1": [44, 320]}}, {"at": 16, "moved": {"1": [48, 324]}},
    {"at": 32, "moved": {"1": [51, 329]}}, {"at": 60, "moved": {"1": [100, 331]}},
    {"at": 100, "moved": {"1": [180, 333]}}, {"at": 180, "ended": {"1": null}}
    """
  private static let down = """
    {"at": 0, "began": {"1": [44, 320]}}, {"at": 16, "moved": {"1": [46, 345]}},
    {"at": 60, "moved": {"1": [48, 420]}}, {"at": 100, "ended": {"1": null}}
    """

  @Test(arguments: [(toTheSide, false), (down, true)])
  func `a swipe that does not come is not waited for (S4.17)`(
    script: String, comes: Bool
  ) throws {
    let explanation = try explained(
      """
      "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
        {"id": "volume", "parent": "sheet", "frame": [20, 300, 350, 40], "control": "slider"}],
      """
        + recognizers(
          #"{"id": "it", "kind": "pan", "view": "sheet", "set": {"axis": "vertical"}}"#,
          #"{"id": "away", "kind": "swipe", "view": "sheet", "set": {"direction": ["down"]}}"#),
      script, #""it": []"#, "it")
    #expect(!explanation.remedies.isEmpty)
    let isWaitedFor = explanation.remedies.contains { $0.contains("had to wait for 'away'") }
    #expect(isWaitedFor == comes, "\(explanation)")
  }

  @Test func `a slow drag is no press because the press is longer (S9.38)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "turn", "kind": "horizontalPan", "view": "page"}"#,
          #"{"id": "it", "kind": "longPress", "view": "page"}"#),
      """
      {"at": 0, "began": {"1": [40, 240]}}, {"at": 200, "moved": {"1": [44, 240]}},
      {"at": 400, "moved": {"1": [49, 240]}}, {"at": 600, "moved": {"1": [60, 241]}},
      {"at": 800, "moved": {"1": [100, 241]}}, {"at": 1000, "ended": {"1": null}}
      """, #""it": [], "turn": ["began", "changed*", "ended"]"#, "it")
    #expect(
      explanation.remedies.contains {
        $0.contains(
          "its allowableMovement were 7 pt, but then it would give up after a movement of")
      }, "\(explanation)")
    #expect(
      !explanation.remedies.contains { $0.contains("minimumPressDuration") }, "\(explanation)")
  }

  @Test func `a finger that rests is no press where the press is longer (S9.37)`() throws {
    let explanation = try explained(
      page
        + recognizers(
          #"{"id": "turn", "kind": "horizontalPan", "view": "page"}"#,
          #"{"id": "it", "kind": "longPress", "view": "page"}"#),
      #"{"at": 0, "began": {"1": [40, 240]}}, {"at": 600, "ended": {"1": null}}"#,
      #""it": [], "turn": []"#, "it")
    #expect(
      explanation.remedies.contains { $0.contains("its minimumPressDuration were") },
      "\(explanation)")
  }

  @Test func `a dialog is more than its text (S2.8)`() throws {
    let explanation = try explained(
      """
      "views": [{"id": "dim", "frame": [0, 0, 400, 800]},
        {"id": "dialog", "parent": "dim", "frame": [40, 300, 300, 200]},
        {"id": "text", "parent": "dialog", "frame": [20, 20, 200, 60]}],
      """ + recognizers(#"{"id": "it", "kind": "tap", "view": "dim"}"#),
      tap(150, 350, at: 0, 1), #""it": []"#, "it")
    #expect(
      explanation.remedies.first
        == "It would not have fired at 60 ms if its delegate refused touches on view 'dialog' and "
        + "the views in it, but then it would no longer fire with a tap on view 'dialog'.",
      "\(explanation)")
  }
}
