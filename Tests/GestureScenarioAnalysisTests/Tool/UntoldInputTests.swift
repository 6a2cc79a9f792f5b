import GestureCore
import GestureScenario
import GestureScenarioAnalysis
import Testing

@testable import GestureCommands

/// What a log doesn't say of input, and a timeline does.
@Suite struct `Input of which the log says nothing` {
  private static let plain = "{\"id\": \"pull\", \"kind\": \"pan\", \"view\": \"page\"}"
  private static let scrolled = """
    {"id": "pull", "kind": "pan", "view": "page", "set": {"allowedScrollTypes": ["continuous"]}}
    """

  private func scroll(_ at: Double, by: Double = 14, _ kind: String = "continuous") -> String {
    """
    {"at": \(at), "scroll": {"at": [200, 300], "by": [0, \(by)], "kind": "\(kind)"}}
    """
  }

  private func timeline(
    _ recognizer: String, _ script: [String], delegate: String = ""
  ) async throws -> String {
    var text = ""
    let steps = script.joined(separator: ", ")
    try await withScene(recognizer, delegate: delegate, script: steps) { path in
      text = await ToolRun("timeline", path).text
    }
    return text
  }

  @Test func `S9.25 is scrolling that no recognizer takes`() async throws {
    let text = try await timeline(Self.plain, [scroll(0), scroll(16), scroll(32)])
    #expect(
      text == """
        nothing happened but this:

        0 ms  no recognizer takes the continuous scrolling at (200, 300) until 32 ms

        """)
    try await withScene(Self.plain, script: scroll(0)) { path in
      var scenario = try Scenario(contentsOfFile: path)
      scenario.expectations.actions["pull"] = [Scenario.Expected(.began)]
      try await withFile(scenario.text) { failing in
        let run = await ToolRun("run", failing)
        #expect(run.text.contains("no recognizer takes the continuous scrolling"), "\(run.text)")
        let log = await ToolRun("run", "--log", path)
        #expect(log.text.hasPrefix("✓"), "the log has no entry: \(log.text)")
      }
    }
  }

  @Test(arguments: [(99.0, 1), (100, 2), (101, 2)])
  func `S15.18 is told once until it pauses`(pause: Double, count: Int) async throws {
    let text = try await timeline(Self.plain, [scroll(0), scroll(pause)])
    #expect(text.matches(of: /no recognizer takes/).count == count, "\(text)")
  }

  @Test func `is told of each kind of scrolling`() async throws {
    let text = try await timeline(Self.plain, [scroll(0), scroll(16, "discrete")])
    #expect(text.contains(" 0 ms  no recognizer takes the continuous scrolling"), "\(text)")
    #expect(text.contains("16 ms  no recognizer takes the discrete scrolling"), "\(text)")
  }

  @Test(arguments: [1.0, 14])
  func `S9.25 isn't scrolling that one takes, little as it may be`(by: Double) async throws {
    let text = try await timeline(Self.scrolled, [scroll(0, by: by), scroll(16, by: by)])
    #expect(!text.contains("no recognizer takes"), "\(text)")
    let other = try await timeline(Self.scrolled, [scroll(0, by: by), scroll(16, "discrete")])
    #expect(other.contains("16 ms  no recognizer takes the discrete scrolling"), "\(other)")
  }

  @Test func `S3.3 is scrolling that a delegate refuses`() async throws {
    let refusal = "{\"question\": \"shouldReceiveEvent\", \"answer\": false}"
    let text = try await timeline(Self.scrolled, [scroll(0)], delegate: refusal)
    #expect(text.contains("no recognizer takes the continuous scrolling"), "\(text)")
  }

  @Test func `S15.18 isn't scrolling with phases, which the log has`() async throws {
    let step = """
      {"at": 0, "scroll": {"at": [200, 300], "by": [0, 9], "kind": "continuous", "phase": "began"}}
      """
    let text = try await timeline(Self.plain, [step])
    #expect(text.contains("0 ms  scroll began at (200, 300)"), "\(text)")
    #expect(!text.contains("no recognizer takes"), "\(text)")
  }

  // MARK: From inside an action

  /// What the log doesn't say of a page and, below it, a list that takes continuous scrolling.
  private func notes(reaction: String, script: String) async throws -> [String] {
    var text = ""
    let scene = """
      {"scene": {"size": [400, 800],
        "views": [{"id": "page", "frame": [0, 0, 400, 400]},
          {"id": "list", "frame": [0, 400, 400, 400]}],
        "recognizers": [{"id": "go", "kind": "tap", "view": "page"},
          {"id": "pull", "kind": "pan", "view": "list",
            "set": {"allowedScrollTypes": ["continuous"]}}],
        "reactions": [\(reaction)]},
       "script": [\(script)]}
      """
    try await withFile(scene) { path in text = await ToolRun("timeline", path).text }
    return text.matches(of: /no recognizer takes the [^\n]*/).map { String($0.output) }
  }

  private func sent(_ kind: String, y: Int) -> String {
    """
    {"send": {"scroll": {"at": [200, \(y)], "by": [0, 20], "kind": "\(kind)"}}}
    """
  }

  @Test(arguments: [
    ("continuous", 200, ["no recognizer takes the continuous scrolling at (200, 200)"]),
    ("discrete", 600, ["no recognizer takes the discrete scrolling at (200, 600)"]),
    ("continuous", 600, []),
  ])
  func `S10.12 is scrolling that an action sends, where no recognizer takes it`(
    kind: String, y: Int, told: [String]
  ) async throws {
    let found = try await notes(
      reaction: #"{"recognizer": "go", "state": "ended", "do": [\#(sent(kind, y: y))]}"#,
      script: """
        {"at": 0, "began": {"1": [50, 50]}}, {"at": 60, "ended": {"1": null}}
        """)
    #expect(found == told)
  }

  @Test func `S10.12 tells of the one that was sent, and not of the one that made it so`()
    async throws
  {
    let found = try await notes(
      reaction: #"{"recognizer": "pull", "state": "began", "do": [\#(sent("discrete", y: 200))]}"#,
      script: """
        {"at": 0, "scroll": {"at": [200, 600], "by": [0, 20], "kind": "continuous"}}
        """)
    #expect(found == ["no recognizer takes the discrete scrolling at (200, 200)"])
  }

  @Test func `S9.54 is that a hover takes no touches, whatever their type`() async throws {
    let hover = "{\"id\": \"shine\", \"kind\": \"hover\", \"view\": \"page\"}"
    let pencils = """
      {"id": "draw", "kind": "pan", "view": "page", "allowedTouchTypes": ["pencil"]}
      """
    let press = """
      {"at": 0, "began": {"m": [60, 60]}, "type": "mouse"}, {"at": 60, "ended": {"m": null}}
      """
    let text = try await timeline(hover + ", " + pencils, [press])
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        "'shine' isn't given touch m: it takes no touches at all, only a pointer with no button down"
      ), "\(text)")
    #expect(
      words.contains("'draw' isn't given touch m: it takes no touches of that type"), "\(text)")
  }
}
