import Foundation
import GestureCore
import GestureScenario
import GestureTestKit
import Testing

@testable import GestureCommands

@Suite struct `Explore's verdict` {
  private static let both = """
    {"question": "shouldRecognizeSimultaneously", "recognizer": "circle", "answer": true}
    """

  /// A circle, which no few steps of the search come to.
  private static func circle(_ events: Int = 40) -> String {
    let moves = (1...events).map { index in
      let angle = 2 * Double.pi * 1.05 * Double(index) / Double(events)
      let place = "[\(200 + 60 * cos(angle)), \(200 + 60 * sin(angle))]"
      return "{\"at\": \(16 * index), \"moved\": {\"1\": \(place)}}"
    }
    return
      (["{\"at\": 0, \"began\": {\"1\": [260, 200]}}"] + moves
      + ["{\"at\": \(16 * events + 30), \"ended\": {\"1\": null}}"]).joined(separator: ",\n")
  }

  private static let circleAndPan = """
    {"id": "circle", "kind": "circle", "view": "page"}, {"id": "pan", "kind": "pan", "view": "page"}
    """

  @Test func `counts the file's own script`() async throws {
    try await withScene(Self.circleAndPan, delegate: Self.both, script: Self.circle()) { path in
      let out = path + ".found.json"
      defer { try? FileManager.default.removeItem(atPath: out) }
      let result = await ToolRun(
        "explore", path, "--never", "circle+pan", "--depth", "3", "--out", out)
      #expect(result.status == .shortfall, "\(result.text)")
      #expect(
        result.text.contains("both recognized the same touch, in the scene's own script"),
        "\(result.text)")
      let replay = try Scenario(contentsOfFile: out)
      #expect(replay.run().passes)
      #expect(replay.expectations.actions["circle"]?.count == 1)
    }
  }

  @Test func `tells of the fingers that the file's own script leaves down`() async throws {
    let taps = """
      {"id": "one", "kind": "tap", "view": "page"},
      {"id": "two", "kind": "tap", "view": "page", "recognizesTogether": ["one"]}
      """
    let script = "{\"at\": 0, \"began\": {\"7\": [100, 100]}}"
    try await withScene(taps, script: script) { path in
      let out = path + ".found.json"
      defer { try? FileManager.default.removeItem(atPath: out) }
      let result = await ToolRun(
        "explore", path, "--never", "one+two", "--depth", "2", "--out", out)
      #expect(
        result.text.contains("in the scene's own script, after which\n    0 ms: finger 7 lifts\n"),
        "\(result.text)")
      let replay = try Scenario(contentsOfFile: out)
      #expect(replay.run().passes)
      #expect(replay.expectations.actions["one"]?.map(\.word) == [.ended])
      #expect(replay.expectations.actions["two"]?.map(\.word) == [.ended])
    }
  }

  @Test func `is none where a named recognizer never recognizes`() async throws {
    try await withScene(Self.circleAndPan, delegate: Self.both) { path in
      let result = await ToolRun("explore", path, "--never", "circle+pan", "--depth", "3")
      #expect(result.status == .unproven, "\(result.text)")
      #expect(
        result.text.hasPrefix(
          """
          – never both 'circle' and 'pan': was not put to the test
            'circle' recognized in none of the scripts

          """), "\(result.text)")
      let all = await ToolRun("explore", path, path, "--never", "circle+pan", "--depth", "3")
      #expect(all.status == .unproven, "\(all.text)")
      #expect(all.text.contains("– \(path): was not put to the test"), "\(all.text)")
    }
  }

  @Test func `names one that is switched off`() async throws {
    let recognizers = """
      {"id": "tap", "kind": "tap", "view": "page"},
      {"id": "off", "kind": "tap", "view": "page", "enabled": false}
      """
    try await withScene(recognizers) { path in
      let result = await ToolRun("explore", path, "--never", "tap+off", "--depth", "3")
      #expect(result.status == .unproven, "\(result.text)")
      #expect(
        result.text.contains("  'off' recognized in none of the scripts: it is switched off\n"),
        "\(result.text)")
    }
  }

  @Test func `names a condition that was never met`() async throws {
    let recognizers = """
      {"id": "tap", "kind": "tap", "view": "page", "set": {"maximumPressDuration": 100}}
      """
    try await withScene(recognizers) { path in
      let result = await ToolRun(
        "explore", path, "--always", "tap", "--if", "held:500", "--depth", "1")
      #expect(result.status == .unproven, "\(result.text)")
      #expect(
        result.text.contains("  in none of the scripts a finger was down for 500 ms\n"),
        "\(result.text)")
    }
  }

  @Test func `names the fingers that are missing`() async throws {
    let recognizers = """
      {"id": "pinch", "kind": "pinch", "view": "page"},
      {"id": "turn", "kind": "rotation", "view": "page"}
      """
    try await withScene(recognizers) { path in
      let named = await ToolRun("explore", path, "--never", "pinch+turn", "--depth", "3")
      #expect(named.status == .unproven, "\(named.text)")
      #expect(
        named.text.contains(
          "'pinch' recognized in none of the scripts: it takes 2 fingers: add --fingers 2"),
        "\(named.text)")
      let laws = await ToolRun("explore", path, "--depth", "3")
      #expect(laws.status == .success, "the laws hold all the same: \(laws.text)")
      #expect(laws.text.contains("'turn' recognized in none of the scripts"), "\(laws.text)")
    }
  }

  @Test func `is none where the search stopped early`() async throws {
    let tap = "{\"id\": \"tap\", \"kind\": \"tap\", \"view\": \"page\"}"
    try await withScene(tap) { path in
      let result = await ToolRun("explore", path, "--limit", "10")
      #expect(result.status == .unproven, "\(result.text)")
      #expect(
        result.text.hasPrefix("– all is at rest in the end: not violated so far\n"),
        "\(result.text)")
    }
  }

  @Test(.thorough, arguments: [["--depth", "2"], ["--depth", "4", "--never", "tap+other"]])
  func `is against a scene with reactions that go on for ever`(options: [String]) async throws {
    let text = """
      {"scene": {"size": [400, 800], "recognizers": [
        {"id": "tap", "kind": "tap", "view": "window"},
        {"id": "other", "kind": "pan", "view": "window"}],
        "reactions": [{"recognizer": "tap", "state": "ended", "do": [
          {"send": {"began": {"1": [5, 5]}}}, {"send": {"ended": {"1": [5, 5]}}}]}]},
        "script": []}
      """
    try await withFile(text) { path in
      let out = path + ".found.json"
      defer { try? FileManager.default.removeItem(atPath: out) }
      let result = await ToolRun(["explore", path, "--out", out] + options)
      #expect(result.status == .shortfall, "\(result.text)")
      #expect(result.text.contains("reactions or answers go on for ever"), "\(result.text)")
      let replay = try Scenario(contentsOfFile: out)
      #expect(replay.script.count == 2)
      #expect(!replay.run().passes)
    }
  }

  @Test func `says what was tried`() async throws {
    let tap = "{\"id\": \"tap\", \"kind\": \"tap\", \"view\": \"page\"}"
    try await withScene(tap) { path in
      let result = await ToolRun("explore", path, "--depth", "2")
      #expect(
        result.text.contains(
          "tried: a finger down at (200, 400); to 20 places around, 22.5 to 56.6 points away, and back"
        ),
        "\(result.text)")
    }
  }

  @Test func `is one for each property, however they are given`() async throws {
    let taps = (1...3).map { "{\"id\": \"t\($0)\", \"kind\": \"tap\", \"view\": \"page\"}" }
    try await withScene(taps.joined(separator: ", ")) { path in
      let result = await ToolRun(
        "explore", path, "--never", "t1+t2", "--never", "t2+t3,t1+t3", "--depth", "3")
      for pair in ["'t1' and 't2'", "'t2' and 't3'", "'t1' and 't3'"] {
        #expect(result.text.contains("– never both \(pair)"), "\(result.text)")
      }
    }
  }

  @Test func `counts nothing for a property that the file's own script comes to`() async throws {
    try await withScene(Self.circleAndPan, script: Self.circle()) { path in
      let result = await ToolRun("explore", path, "--within", "circle=400", "--depth", "3")
      #expect(result.status == .unproven, "\(result.text)")
      #expect(result.text.hasPrefix("– 'circle' within 400 ms: was not put to the test"))
    }
  }

  @Test(arguments: [
    (
      "\"kind\": \"tap\", \"allowedTouchTypes\": [\"pencil\"]",
      "a pencil: add --types direct,pencil"
    ),
    ("\"kind\": \"hover\"", "a pointer that hovers: add --hover"),
    (
      "\"kind\": \"pan\", \"allowedTouchTypes\": [], \"set\": {\"allowedScrollTypes\": [\"discrete\"]}",
      "scrolling: add --scroll"
    ),
    (
      "\"kind\": \"tap\", \"allowedTouchTypes\": [\"mouse\"], \"set\": {\"buttonMaskRequired\": 2}",
      "a mouse with button mask 2: add --types direct,mouse"
    ),
  ])
  func `is none where it takes what was not tried`(settings: String, need: String) async throws {
    let recognizers = """
      {"id": "odd", "view": "page", "preventedOnlyBy": [], \(settings)}, {"id": "tap", "kind": "tap", "view": "page"}
      """
    try await withScene(recognizers) { path in
      let plain = await ToolRun("explore", path, "--always", "odd+tap", "--depth", "2")
      #expect(plain.status == .unproven || plain.status == .shortfall, "\(plain.text)")
      let within = await ToolRun("explore", path, "--within", "odd=9000", "--depth", "2")
      #expect(within.status == .unproven, "\(within.text)")
      #expect(
        within.text.contains("'odd' recognized in none of the scripts: it takes \(need)"),
        "\(within.text)")
      let more = await ToolRun(
        "explore", path, "--within", "odd=9000", "--depth", "2", "--types", "all", "--scroll",
        "--hover")
      #expect(more.status == .success, "\(more.text)")
    }
  }

  @Test func `is none where a pencil would reach others than a finger does`() async throws {
    let recognizers = """
      {"id": "a", "kind": "tap", "view": "page", "preventedOnlyBy": ["c"]},
      {"id": "b", "kind": "tap", "view": "page", "preventedOnlyBy": ["a", "c"]},
      {"id": "c", "kind": "tap", "view": "page", "allowedTouchTypes": ["direct"]}
      """
    try await withScene(recognizers) { path in
      let words = ["explore", path, "--never", "a+b", "--depth", "2"]
      let fingers = await ToolRun(words)
      #expect(fingers.status == .unproven, "\(fingers.text)")
    }
  }

  @Test(arguments: [[], ["--never", "tap+tap2"]])
  func `is none where nothing was tried`(options: [String]) async throws {
    let text = """
      {"scene": {"size": [400, 800],
        "views": [{"id": "page", "frame": [0, 0, 400, 800], "hidden": true}],
        "recognizers": [{"id": "tap", "kind": "tap", "view": "page"},
          {"id": "tap2", "kind": "tap", "view": "page"}]}, "script": []}
      """
    try await withFile(text) { path in
      let result = await ToolRun(["explore", path] + options)
      #expect(result.status == .unproven, "\(result.text)")
      #expect(result.text.contains("nothing was tried") && !result.text.contains("✓"))
      #expect(result.text.contains("tried: no place, since a touch reaches no recognizer"))
      let folder = await ToolRun(["explore", path, path] + options)
      #expect(folder.text.contains("– \(path): "), "\(folder.text)")
      #expect(!folder.text.contains("✓"), "\(folder.text)")
    }
  }

  @Test func `of 'always' may be about what a finger did`() async throws {
    let pan = "{\"id\": \"pan\", \"kind\": \"pan\", \"view\": \"page\"}"
    try await withScene(pan) { path in
      let words = ["explore", path, "--always", "pan", "--depth", "3"]
      let bare = await ToolRun(words)
      #expect(bare.status == .shortfall, "a finger that comes down and lifts: \(bare.text)")
      let moved = await ToolRun(words + ["--if", "moved:20"])
      #expect(moved.status == .success, "\(moved.text)")
      #expect(moved.text.hasPrefix("✓ always one of 'pan' if a finger moved 20 pt\n"))
      let less = await ToolRun(words + ["--if", "moved:9"])
      #expect(less.status == .shortfall, "\(less.text)")
      let held = await ToolRun(words + ["--if", "held:500", "--depth", "2"])
      #expect(held.status == .misuse, "an option is given once: \(held.text)")
      let long = await ToolRun(
        "explore", path, "--always", "pan", "--if", "held:90", "--depth", "3")
      #expect(long.status == .shortfall, "a finger that rests: \(long.text)")
    }
  }

  @Test(arguments: [
    ["--if", "moved:20"], ["--always", "tap", "--if", "moved"], ["--types", "foot"],
    ["--never", ""], ["--always", ""],
    ["--within", ","], ["--always", "+"], ["--actions", ""],
  ])
  func `is refused for options that make no sense`(options: [String]) async throws {
    try await withScene("{\"id\": \"tap\", \"kind\": \"tap\", \"view\": \"page\"}") { path in
      let result = await ToolRun(["explore", path] + options)
      #expect(result.status == .misuse, "\(result.text)")
    }
  }
}
