import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// A drag that takes touches over begins at once, whatever its own limits are (S15.12).
@Suite struct `One that takes over, to lint` {
  /// A pan of the page, whose middle a card is, hands over to another recognizer of the card.
  private func lint(_ taker: String, _ more: String, from giver: String = "") throws
    -> [Lint.Finding]
  {
    try Scenario(
      scene: """
        "views": [{"id": "page", "frame": [0, 0, 400, 800]},
                  {"id": "card", "parent": "page", "frame": [50, 50, 300, 300]}],
        "recognizers": [{"id": "a", "kind": "pan", "view": "card"\(giver)},
                        {"id": "b", "kind": "\(taker)", "view": "card"\(more)}],
        "handOvers": [{"from": "a", "to": "b"}]
        """
    ).lint().filter { $0.recognizers.first?.name.hasPrefix("b") ?? false }
  }

  @Test(arguments: [
    ("screenEdgePan", ", \"set\": {\"edges\": [\"bottom\"]}"),
    ("screenEdgePan", ", \"set\": {\"edges\": []}"),
    ("screenEdgePan", ", \"set\": {\"edges\": [\"left\"], \"axis\": \"vertical\"}"),
    ("screenEdgePan", ", \"set\": {\"edges\": [\"left\"], \"edgeDepth\": 0}"),
    ("pan", ", \"set\": {\"numberOfTapsRequired\": 1, \"maximumTapGap\": 0}"),
    ("pan", ", \"forEachTouch\": {}, \"set\": {\"numberOfTapsRequired\": 2}"),
    ("pan", ", \"set\": {\"hysteresis\": 50}"),
  ])
  func `may fire whatever its own limits are (S15.12)`(kind: String, more: String) throws {
    let found = try lint(kind, more)
    #expect(found == [], "\(found)")
    let alone = try lint(kind, more, from: ", \"enabled\": false")
    #expect(!alone.isEmpty || more.contains("hysteresis"), "from nothing that takes part")
  }

  /// A press takes the touches as if they came down.
  @Test func `makes its gesture where it is no drag`() throws {
    let found = try lint(
      "longPress", ", \"set\": {\"numberOfTapsRequired\": 1, \"maximumTapGap\": 0}")
    #expect(found.map(\.kind) == [.neverFires], "\(found)")
  }

  @Test func `still never fires where its delegate says no (S3.9)`() throws {
    let scene = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "page", "frame": [0, 0, 400, 800]}],
          "recognizers": [{"id": "a", "kind": "pan", "view": "page"},
                          {"id": "b", "kind": "pan", "view": "page"}],
          "handOvers": [{"from": "a", "to": "b"}],
          "delegate": [{"question": "shouldBegin", "recognizer": "b", "answer": false}]},
         "script": []}
        """)
    let found = scene.lint()
    #expect(found.contains { $0.kind == .neverFires }, "\(found)")
  }
}
