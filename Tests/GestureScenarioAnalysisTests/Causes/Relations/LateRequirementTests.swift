import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Causes of which explanations said nothing.
@Suite struct `Late requirements, and hand-overs that never come`: WishedScenes {
  private var strokes: String {
    """
    {"at": 0, "began": {"1": [300, 400]}}, {"at": 16, "moved": {"1": [280, 400]}},
    {"at": 17, "do": [{"requireToFail": "move", "other": "turn"}]},
    {"at": 32, "moved": {"1": [240, 400]}}, {"at": 48, "moved": {"1": [200, 400]}},
    {"at": 64, "ended": {"1": null}}
    """
  }

  private var stroked: String {
    page
      + recognizers(
        #"{"id": "turn", "kind": "swipe", "view": "page", "set": {"direction": ["left"]}}"#,
        #"{"id": "move", "kind": "pan", "view": "page"}"#)
  }

  @Test(arguments: [
    ("move", "17 ms The app made it wait for 'turn': too late, for it had begun at 16 ms"),
    ("turn", "17 ms The app made 'move' wait for it: too late, for that one had begun at 16 ms"),
  ])
  func `a requirement that comes too late is told (S4.34)`(id: String, words: String) throws {
    let story = try told(stroked, strokes, of: id)
    #expect(story.contains("\(words), and a requirement undoes nothing. (S4.34)"), "\(story)")
  }

  @Test func `the remedy is the requirement from the start (S4.34)`() throws {
    let scenario = try scenario(stroked, strokes, #""turn": ["ended@32"], "move": []"#)
    let remedies = scenario.remedies(for: "turn")
    let wait = try #require(
      remedies.first {
        $0.sentence.contains("if 'move' had to wait for 'turn' to fail from the start, but")
      }, "\(remedies.map(\.sentence))")
    #expect(scenario.expectations.actions["turn"]?.count == 1)
    #expect(wait.scenario.play().differences(from: scenario.expectations).isEmpty)
  }

  @Test func `one that came in time is not (S4.34)`() throws {
    let story = try told(
      stroked,
      strokes.replacing("\"at\": 17", with: "\"at\": 10").replacing(
        "{\"at\": 16, \"moved\": {\"1\": [280, 400]}},", with: ""), of: "move")
    #expect(!story.contains("too late"), "\(story)")
  }

  // MARK: Hand-overs

  private let dragged = """
    {"at": 0, "began": {"1": [200, 350]}}, {"at": 600, "moved": {"1": [200, 380]}},
    {"at": 620, "moved": {"1": [200, 430]}}, {"at": 700, "ended": {"1": null}}
    """

  private func handing(_ condition: String) -> String {
    page
      + recognizers(
        #"{"id": "menu", "kind": "longPress", "view": "page"}"#,
        #"{"id": "drag", "kind": "pan", "view": "page"}"#)
      + #", "handOvers": [{"from": "menu", "to": "drag"\#(condition)}]"#
  }

  private let far = #", "when": {"translation": "y", "atLeast": 60}"#

  @Test(arguments: [
    ("drag", "'menu' hands its touches over to it", "'menu' has"),
    ("menu", "It hands its touches over to 'drag'", "it has"),
  ])
  func `a press has no translation, so no condition on it holds (S15.11)`(
    id: String, opening: String, subject: String
  ) throws {
    let story = try told(handing(far), dragged, of: id)
    #expect(
      story.contains(
        "\(opening) where its translation in y is at least 60 pt: \(subject) no translation, so that "
          + "is never so. (S15.11)"), "\(story)")
    let free = try told(handing(""), dragged, of: id)
    #expect(!free.contains("no translation"), "\(free)")
  }

  @Test func `it hands over without a condition (S15.11)`() throws {
    let remedies = try scenario(
      handing(far), dragged,
      #""menu": ["began@500", "ended@500"], "drag": ["began@500", "changed*", "ended"]"#
    ).remedies(for: "drag")
    let free = try #require(
      remedies.first {
        $0.sentence.contains(
          "if 'menu' handed over to 'drag' without a condition, but then 'menu' ")
      }, "\(remedies.map(\.sentence))")
    #expect(free.sentence.contains("would end as it begins"), "\(free.sentence)")
    #expect(free.scenario.isAsExpectedInPlay, "\(free.sentence)")
  }

  // MARK: Fingers

  @Test func `a finger that is left of too many is lost until it lifts (S6.4)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "it", "kind": "pan", "view": "page", "set": {"maximumNumberOfTouches": 1}}"#),
      """
      {"at": 0, "began": {"1": [150, 400]}}, {"at": 20, "began": {"2": [250, 400]}},
      {"at": 100, "ended": {"2": null}}, {"at": 150, "moved": {"1": [150, 450]}},
      {"at": 200, "moved": {"1": [150, 500]}}, {"at": 220, "ended": {"1": null}}
      """, of: "it")
    let sentence =
      "150 ms Touch 1 goes on, which it doesn't see: its attempt with that touch was over at 20 ms, "
      + "and only a touch that comes down later begins the next one. (S6.4)"
    #expect(story.contains(sentence), "\(story)")
    #expect(story.ranges(of: "goes on").count == 1, "\(story)")
  }

  @Test func `fingers that stay together are not told so (S6.4)`() throws {
    let story = try told(
      page
        + recognizers(
          #"{"id": "it", "kind": "pan", "view": "page", "set": {"maximumNumberOfTouches": 1}}"#),
      """
      {"at": 0, "began": {"1": [150, 400], "2": [250, 400]}},
      {"at": 50, "moved": {"1": [150, 450]}}, {"at": 90, "ended": {"1": null, "2": null}}
      """, of: "it")
    #expect(!story.contains("goes on"), "\(story)")
  }

  // MARK: Actions and answers

  @Test(arguments: ["[0, 0, 400, 800]", "[0, 600, 400, 200]"])
  func `an action goes to what lies behind (S15.19)`(frame: String) throws {
    let story = try told(
      #""views": [{"id": "card", "frame": [50, 100, 300, 200]}, {"id": "top", "frame": \#(frame)}], "#
        + recognizers(#"{"id": "open", "kind": "tap", "view": "card"}"#),
      #"{"at": 0, "action": {"view": "card", "name": "activate"}}"#, of: "open")
    let clause =
      ": that goes to the view which it names, 'card', though view 'top' lies in front"
    let isBehind = frame.hasSuffix("800]")
    #expect(
      story.contains("It fired: ended, by an action\(isBehind ? clause : ""). (S5.5, S15.19)"),
      "\(story)")
  }

  @Test(arguments: [(200, true), (20, false)])
  func `a delegate that says no once is told of (S3.1)`(second: Int, isTold: Bool) throws {
    let story = try told(
      #""views": [{"id": "page", "frame": [0, 0, 400, 800]}, "#
        + #"{"id": "left", "parent": "page", "frame": [0, 0, 100, 800]}], "#
        + recognizers(#"{"id": "open", "kind": "tap", "view": "page"}"#) + #", "delegate": "#
        + #"[{"question": "shouldReceiveTouch", "recognizer": "open", "answer": false, "times": [1]}]"#,
      tap(200, 300, at: 0, 1) + ", " + tap(second, 300, at: 1000, 2), of: "open")
    let words =
      "1000 ms Its delegate said yes to touch 2, and had said no on the same view at 0 ms: it is "
      + "asked anew for each touch. (S3.1)"
    #expect(story.contains(words) == isTold, "\(story)")
  }

  @Test(arguments: [
    ("tap", "began@5", "A tap never sends 'began'"), ("tap", "ended@60", nil),
    ("swipe", "began, changed*, ended", "A swipe never sends 'began'"),
    ("longPress", "began@5", nil),
  ])
  func `what a kind never sends is told (S1.2)`(
    kind: String, wish: String, words: String?
  ) throws {
    let scene = page + recognizers(#"{"id": "go", "kind": "\#(kind)", "view": "page"}"#)
    let story = try scenario(
      scene, #"{"at": 0, "began": {"1": [20, 20]}}, {"at": 900, "ended": {"1": null}}"#, ""
    ).explain("go", wish: try Wish("go: \(wish)"))
    let causes = try #require(story).causes.map { $0.description }
    #expect(causes.contains { $0.contains("never sends") } == (words != nil), "\(causes)")
    if let words { #expect(causes.contains { $0.hasPrefix(words) }, "\(causes)") }
  }

  // MARK: Figures

  @Test func `an alpha between none and enough is told as it is (S2.2)`() throws {
    let story = try told(
      page + recognizers(#"{"id": "go", "kind": "tap", "view": "page"}"#),
      #"{"at": 0, "do": [{"setAlpha": "page", "to": 0.005}]}, "# + tap(20, 20, at: 100, 1),
      of: "go")
    #expect(story.contains("made the alpha of view 'page' 0.005 at 0 ms"), "\(story)")
  }

  @Test func `what leads nearer breaks nothing else`() throws {
    let remedies = try scenario(
      #""views": [{"id": "c", "frame": [0, 300, 100, 200]}, {"id": "d", "frame": [100, 300, 100, 200]}], "#
        + recognizers(
          #"{"id": "playC", "kind": "longPress", "view": "c", "set": {"minimumPressDuration": 0}}"#,
          #"{"id": "playD", "kind": "longPress", "view": "d", "set": {"minimumPressDuration": 0}}"#),
      """
      {"at": 0, "began": {"1": [50, 400]}}, {"at": 32, "moved": {"1": [150, 400]}},
      {"at": 64, "ended": {"1": null}}
      """,
      #""playC": ["began@0", "changed*", "ended"], "playD": ["began@32", "changed*", "ended@64"]"#
    ).remedies(for: "playD")
    #expect(!remedies.contains { $0.sentence.contains("against what") }, "\(remedies)")
  }
}

extension Scenario {
  fileprivate var isAsExpectedInPlay: Bool { play().differences(from: expectations).isEmpty }
}
