import GestureScenario
import Testing

@testable import GestureCommands

/// Names on the command line that may be misspelt, or read in several ways.
@Suite struct `Explore's options` {
  private static let ids = """
    {"id": "a+b", "kind": "tap", "view": "page"}, {"id": "c,d", "kind": "doubleTap", "view": "page"},
    {"id": "a", "kind": "pan", "view": "page"}, {"id": "b", "kind": "longPress", "view": "page"}
    """

  private func explore(_ scene: String, _ options: String...) async throws -> ToolRun {
    try await explore(scene, options)
  }

  private func explore(_ scene: String, _ options: [String]) async throws -> ToolRun {
    var result: ToolRun?
    try await withScene(scene) { path in
      result = await ToolRun(["explore", path, "--depth", "1"] + options)
    }
    return try #require(result)
  }

  @Test(arguments: [
    ("--never", "a+b+c,d", "never both 'a+b' and 'c,d'"),
    ("--never", "a+b", "never both 'a' and 'b'"),
    ("--always", "c,d+b", "always one of 'c,d', 'b'"),
    ("--within", "c,d=300,b=600", "'b' within 600 ms"),
  ])
  func `find ids that contain the signs between them`(
    option: String, value: String, property: String
  ) async throws {
    let result = try await explore(Self.ids, option, value)
    #expect(result.status != .misuse, "\(result.text)")
    #expect(result.text.contains(property), "\(result.text)")
  }

  @Test func `are not guessed where they can be read in two ways`() async throws {
    let result = try await explore(Self.ids, "--always", "a+b")
    #expect(result.status == .misuse)
    #expect(
      result.text.contains(
        "--always a+b can be read in several ways, since '+' or ',' is part of an id: as 'a+b', or "
          + "as 'a' + 'b'; rename a recognizer"), "\(result.text)")
  }

  @Test(arguments: [
    (["--always", "a", "--if", "moved:44.25"], "if a finger moved 44.25 pt"),
    (["--always", "a", "--if", "held:499.5"], "if a finger was down for 499.5 ms"),
    (["--always", "a", "--if", "held:0.000001"], "if a finger was down for 0.000001 ms"),
    (["--within", "a=0.125"], "'a' within 0.125 ms"), (["--within", "a=0"], "'a' within 0 ms"),
  ])
  func `take numbers with decimals`(options: [String], property: String) async throws {
    let result = try await explore(Self.ids, options)
    #expect(result.status != .misuse, "\(result.text)")
    #expect(result.text.contains(property + "\n") || result.text.contains(property + ":"))
  }

  @Test(arguments: [
    ["--if", "moved:0"], ["--if", "moved:nan"], ["--if", "held:1e3"], ["--if", "held:-5"],
    ["--if", "held:0.0000001"], ["--if", "moved:1.5.5"], ["--within", "a=inf"],
    ["--within", "a=0x10"], ["--within", "a=-0.5"], ["--within", "a=1e400"],
    ["--within", "a=1000000000001"],
  ])
  func `take no other numbers`(options: [String]) async throws {
    let result = try await explore(Self.ids, ["--always", "a"] + options)
    #expect(result.status == .misuse, "\(result.text)")
    #expect(result.text.contains("\(options[0]) takes "), "\(result.text)")
  }

  @Test func `list all places and ways`() async throws {
    let taps = "{\"id\": \"two\", \"kind\": \"doubleTap\", \"view\": \"page\"}"
    let bare = try await explore(taps)
    let all = try await explore(taps, "--places", "--fingers", "2")
    let lists = all.text.split(separator: "\n").suffix(3)
    #expect(
      lists.map { $0.prefix { $0 != ":" } } == ["places", "places of finger 2", "ways from there"],
      "\(all.text)")
    let places = try #require(lists.first).matches(of: /\([\d.]+, [\d.]+\)/).map(\.output)
    #expect(!places.isEmpty && places.allSatisfy(bare.text.contains), "\(bare.text)\(all.text)")
    #expect(!bare.text.contains("ways from there"))
    try await withScene(taps) { path in
      let two = await ToolRun("explore", path, path, "--places")
      #expect(two.status == .misuse, "\(two.text)")
    }
  }

  @Test func `name nine places, and count more`() async throws {
    for count in [9, 10] {
      let views = (1..<count).map { index in
        "{\"id\": \"v\(index)\", \"frame\": [\(40 * index - 20), 0, 20, 800]}"
      }
      let text = """
        {"scene": {"size": [400, 800], "views": [\(views.joined(separator: ", "))],
          "recognizers": [{"id": "pan", "kind": "pan", "view": "window"}],
          "delegate": [{"question": "shouldReceiveTouch", "recognizer": "pan", "answer": true},
            \((1..<count).map { "{\"question\": \"shouldReceiveTouch\", \"recognizer\": \"pan\", "
              + "\"hitView\": \"v\($0)\", \"answer\": true}" }.joined(separator: ", "))]},
          "script": []}
        """
      try await withFile(text) { path in
        let result = await ToolRun("explore", path, "--depth", "1")
        let lines = result.text.split(separator: "\n")
        let line = lines.first { $0.contains("a finger down at") } ?? ""
        let named = line.split(separator: ";")[0].split(separator: "(").count - 1
        #expect(line.contains("down at \(count) places") == (count == 10), "\(result.text)")
        #expect(named == (count == 9 ? 9 : 0), "\(result.text)")
      }
    }
  }

  @Test func `name what is unknown, as before`() async throws {
    let result = try await explore(Self.ids, "--never", "a+x")
    #expect(result.status == .misuse)
    #expect(result.text.contains("there is no recognizer 'x'"), "\(result.text)")
  }

  @Test(arguments: [
    ("activate", nil), ("activte", "; did you mean 'activate'? (taken: 'activate')"),
    ("activate,escape", " (taken: 'activate')"),
  ])
  func `S15.19 name no action that nothing takes`(names: String, message: String?) async throws {
    let result = try await explore(Self.ids, "--actions", names)
    #expect((result.status == .misuse) == (message != nil), "\(result.text)")
    guard let message else { return }
    let name = names == "activte" ? names : "escape"
    #expect(
      result.text.contains("no recognizer takes the action '\(name)'\(message)"),
      "\(result.text)")
  }

  @Test func `S15.19 say that a scene takes no action at all`() async throws {
    let pan = "{\"id\": \"pan\", \"kind\": \"pan\", \"view\": \"page\"}"
    let result = try await explore(pan, "--actions", "activate")
    #expect(result.status == .misuse)
    #expect(
      result.text.hasSuffix("no recognizer takes the action 'activate'\n"), "\(result.text)")
  }
}
