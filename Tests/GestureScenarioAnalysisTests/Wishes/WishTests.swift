import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import GestureTrace
import Testing

@testable import GestureCommands

@Suite struct Wishes {
  private func scenario(
    _ recognizers: String, tapsOnce: Bool = false, expect: String = ""
  ) throws -> Scenario {
    let second = """
      , {"at": 200, "began": {"2": [50, 50]}}, {"at": 260, "ended": {"2": null}}
      """
    return try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "card", "frame": [0, 0, 400, 400]}],
          "recognizers": [\(recognizers)]},
         "script": [{"at": 0, "began": {"1": [50, 50]}}, {"at": 60, "ended": {"1": null}}
           \(tapsOnce ? "" : second)]\(expect)}
        """)
  }

  private let taps = """
    {"id": "double", "kind": "doubleTap", "view": "card"}, {"id": "single", "kind": "tap", "view": "card"}
    """

  @Test func `what the file doesn't want is the question`() throws {
    let unwanted = try scenario(taps, expect: ", \"expect\": {\"actions\": {\"single\": []}}")
    let story = try #require(unwanted.explain("single"))
    #expect(
      story.says("fired: ended at 60 ms, but it should not fire at all."), "\(story)")
    #expect(
      story.remedies == [
        "It would not have fired at 60 ms if 'single' had to wait for 'double' to fail, but then it "
          + "would fire 350 ms later with other touches and would miss the second of two quick taps "
          + "in different places."
      ], "\(story)")
  }

  @Test func `another time than the file wants is the question`() throws {
    let late = try scenario(
      taps.replacing("\"tap\", ", with: "\"tap\", \"requireToFail\": [\"double\"], "),
      tapsOnce: true, expect: ", \"expect\": {\"actions\": {\"single\": [\"ended@60\"]}}")
    let story = try #require(late.explain("single"))
    #expect(story.says("fired: ended at 410 ms, but it should send ended@60."), "\(story)")
    #expect(
      story.remedies == [
        "It would have fired at 60 ms already if 'single' did not have to wait for 'double', but "
          + "then it would fire before each 'double', too."
      ], "\(story)")
  }

  @Test func `for a time that none reaches, what makes it fire at all is offered`() throws {
    let waiting = try scenario(
      taps.replacing("\"tap\", ", with: "\"tap\", \"requireToFail\": [\"double\"], "),
      expect: ", \"expect\": {\"actions\": {\"single\": [\"ended@77\"]}}")
    let story = try #require(waiting.explain("single"))
    #expect(story.says("did not fire, but it should send ended@77."), "\(story)")
    #expect(
      story.remedies.contains { $0.hasPrefix("Nearer to that: it would have fired at 60 ms") },
      "\(story)")
  }

  @Test func `what is met is said, without remedies`() throws {
    let story = try #require(
      try scenario(taps).explain("double", wish: Wish("double: ended@260")))
    #expect(story.says("fired: ended at 260 ms, as it should."), "\(story)")
    #expect(story.remedies.isEmpty)
  }

  @Test(arguments: [
    ("tap: none", Wish("tap", .actions([]))), ("tap:fires", Wish("tap", .something)),
    (
      "a b: began@20, changed*,ended",
      Wish(
        "a b",
        .actions([
          Scenario.Expected(.began, at: 20), Scenario.Expected(.changed, isRepeated: true),
          Scenario.Expected(.ended),
        ]))
    ),
    ("card: began, moved", Wish("card", .touches([.init(.began), .init(.moved)]))),
  ])
  func `are read as the command line writes them`(text: String, wish: Wish) throws {
    #expect(try Wish(text) == wish)
  }

  @Test(arguments: ["tap", "tap:", ": none", "tap: ended@x", "tap: maybe"])
  func `that make no sense are refused with an example`(text: String) {
    #expect { try Wish(text) } throws: { "\($0)".hasSuffix("found \"\(text)\"") }
  }

  @Test func `are asked by command`() async throws {
    let output = Output()
    let console = Console(out: { output.add($0) }, errors: { output.add($0) })
    let path = Repository.path("Docs/Complaints/both-fire.json")
    let status = await CommandLineTool(console: console).run(
      ["explain", path, "--wish", "scroll: none"])
    console.flush()
    #expect(status == .success)
    #expect(output.text.hasPrefix("'scroll' of view 'list' fired"), "\(output.text)")
    #expect(output.text.contains("but it should not fire at all."), "\(output.text)")
    let twice = await CommandLineTool(console: console)
      .run(["explain", path, "--wish", "scroll: none", "--wish", "scroll: fires"])
    #expect(twice == .misuse)
    let misuse = await CommandLineTool(console: console).run(["explain", path, "--wish", "scroll"])
    #expect(misuse == .misuse)
  }

  @Test func `for two at once are what should come of the other's remedies`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "backdrop", "frame": [0, 0, 400, 800]},
            {"id": "photo", "frame": [50, 200, 300, 400], "parent": "backdrop"}],
          "recognizers": [{"id": "dismiss", "kind": "tap", "view": "backdrop"},
            {"id": "zoom", "kind": "doubleTap", "view": "photo"}],
          "reactions": [{"recognizer": "dismiss", "state": "ended", "do": [{"removeView": "photo"}]}]},
         "script": [{"at": 0, "began": {"1": [200, 300]}}, {"at": 60, "ended": {"1": null}},
          {"at": 180, "began": {"2": [202, 300]}}, {"at": 240, "ended": {"2": null}}]}
        """)
    let wishes = try [Wish("zoom: fires"), Wish("dismiss: none")]
    let alone = try #require(scenario.explain("zoom", wish: wishes[0])).remedies
    #expect(!alone.contains { $0.contains("as it should") }, "\(alone)")
    let both = try #require(scenario.explain("zoom", wish: wishes[0], besides: wishes)).remedies
    #expect(
      both.contains {
        $0.contains("if the delegate of 'dismiss' refused touches on view 'photo'")
          && $0.hasSuffix("; and as it should, 'dismiss' would not fire.")
      }, "\(both)")
    #expect(
      both.contains { $0.hasSuffix("but then 'dismiss' would still fire at 60 ms.") }, "\(both)")
    let other = try #require(scenario.explain("dismiss", wish: wishes[1], besides: wishes)).remedies
    #expect(
      other.allSatisfy { $0.hasSuffix("; and as it should, 'zoom' would fire at 240 ms.") },
      "\(other)")
    #expect(!other.isEmpty)
  }

  @Test func `come true with each remedy, as an edit of the file`() throws {
    var tried = 0
    try forEach(ScenarioLibrary.sample(of: ScenarioLibrary.sample(of: ScenarioLibrary.paths))) {
      path in
      let scenario = try ScenarioLibrary.scenario(path)
      for spec in scenario.scene.recognizers where spec.forEachTouch == nil {
        for remedy in scenario.remedies(for: spec.id, wish: Wish(spec.id, .actions([]))) {
          let edited = try Scenario(text: remedy.scenario.text)
          let fires = edited.play().entries.contains { entry in
            if case .action(let label, _) = entry.what { label.name == spec.id } else { false }
          }
          #expect(!fires, "\(path): \(spec.id): \(remedy.sentence)")
          tried += 1
        }
      }
    }
    #expect(tried > 10, "\(tried)")
  }
}
