import Foundation
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

@testable import GestureCommands

@Suite struct `The report of lint` {
  private static let tap = "{\"id\": \"tap\", \"kind\": \"tap\", \"view\": \"page\"}"
  private static let late = """
    {"id": "one", "kind": "tap", "view": "page", "requireToFail": ["two"]},
    {"id": "two", "kind": "doubleTap", "view": "page"}
    """
  private static let bad = """
    {"id": "never", "kind": "tap", "view": "page", "set": {"maximumPressDuration": 0}},
    {"id": "self", "kind": "pan", "view": "page", "requireToFail": ["self"]}
    """

  private func withFiles(_ body: ([String]) async throws -> Void) async throws {
    try await withScene(Self.tap) { clean in
      try await withScene(Self.late) { late in
        try await withScene(Self.bad) { bad in try await body([clean, late, bad]) }
      }
    }
  }

  @Test func `names only files with findings, and counts all`() async throws {
    try await withFiles { files in
      let result = await ToolRun(["lint"] + files)
      #expect(result.status == .shortfall, "\(result.text)")
      #expect(!result.text.contains(files[0]), "\(result.text)")
      #expect(result.text.contains("\(files[1]):\nnote: late"), "\(result.text)")
      #expect(result.text.hasSuffix("\n1 error, 1 warning, 1 note in 2 of 3 files\n"))
      let quiet = await ToolRun(["lint", "--quiet"] + files)
      #expect(quiet.status == .shortfall)
      #expect(quiet.text == "1 error, 1 warning, 1 note in 2 of 3 files\n")
    }
  }

  @Test func `--fix removes no recognizer, and says what is left`() async throws {
    let noEdges = """
      {"id": "back", "kind": "screenEdgePan", "view": "page", "set": {"edges": []}}
      """
    try await withScene(noEdges) { file in
      let scenario = try Scenario(contentsOfFile: file)
      #expect(scenario.lint().first?.fix == "remove 'back'")
      let result = await ToolRun(["lint", "--fix", file])
      #expect(result.status == .shortfall, "\(result.text)")
      #expect(result.text.contains("left: error: neverFires: 'back'"), "\(result.text)")
      #expect(result.text.contains("\"id\": \"back\""), "\(result.text)")
    }
  }

  @Test func `--fix makes the best fix of each, and says which`() async throws {
    let rivals = """
      {"id": "list", "kind": "pan", "view": "page"},
      {"id": "next", "kind": "swipe", "view": "page", "set": {"direction": ["left"]}}
      """
    try await withScene(rivals) { file in
      let output = file + ".fixed.json"
      defer { try? FileManager.default.removeItem(atPath: output) }
      let result = await ToolRun(["lint", "--fix", file, "-o", output])
      #expect(result.status == .success, "\(result.text)")
      #expect(result.text.contains("fixed: list.require(toFail: next)"), "\(result.text)")
      let fixed = try Scenario(contentsOfFile: output)
      #expect(fixed.scene.recognizers.map(\.requireToFail) == [["next"], []])
      #expect(fixed.lint().allSatisfy { $0.severity == .note })
      #expect(try Scenario(contentsOfFile: file).scene != fixed.scene, "the file is as it was")
      let both = await ToolRun(["lint", "--fix", file, file])
      #expect(both.status == .misuse, "\(both.text)")
      let stray = await ToolRun(["lint", "-o", output, file])
      #expect(stray.status == .misuse, "\(stray.text)")
      #expect(stray.text.contains("--output goes with --fix"), "\(stray.text)")
    }
  }

  @Test func `--fix says that a hand-over is made at once (S15.11)`() async throws {
    let sheet = """
      {"id": "sheet", "kind": "pan", "view": "window"},
      {"id": "list", "kind": "pan", "view": "page", "requireToFail": ["sheet"]}
      """
    try await withScene(sheet) { file in
      let result = await ToolRun("lint", "--fix", file)
      #expect(result.text.contains("{\"from\": \"sheet\", \"to\": \"list\"}"), "\(result.text)")
      #expect(
        result.text.contains(
          "sheet.handsOver(to: list) { … }; until its \"when\" is written, that is at once\n"),
        "\(result.text)")
    }
  }

  @Test func `--fix tells what is left`() async throws {
    try await withScene(Self.bad) { file in
      let output = file + ".fixed.json"
      defer { try? FileManager.default.removeItem(atPath: output) }
      let result = await ToolRun(["lint", "--fix", file, "--output", output])
      let left = try Scenario(contentsOfFile: output).lint().filter { $0.severity > .note }
      #expect((result.status == .success) == left.isEmpty, "\(result.text)")
      #expect(result.text.contains("left: ") != left.isEmpty, "\(result.text)")
    }
  }

  @Test func `has no findings to tell of what can't be read`() async throws {
    try await withFile("{") { broken in
      let alone = await ToolRun("lint", broken)
      #expect(alone.status == .misuse)
      #expect(!alone.text.contains("findings"), "\(alone.text)")
      try await withScene(Self.tap) { clean in
        let both = await ToolRun("lint", broken, clean)
        #expect(both.status == .misuse)
        #expect(
          both.text.contains("0 errors, 0 warnings, 0 notes in 0 of 1 file, 1 not read\n"),
          "\(both.text)")
      }
    }
  }

  @Test func `leaves out what is less grave than asked for`() async throws {
    try await withFiles { files in
      let errors = await ToolRun(["lint", "--severity", "error"] + files)
      #expect(errors.text.hasSuffix("\n1 error in 1 of 3 files\n"), "\(errors.text)")
      #expect(!errors.text.contains("warning"), "\(errors.text)")
      let notes = await ToolRun("lint", "--severity", "note", files[1])
      #expect(notes.status == .success)
      #expect(notes.text.hasPrefix("note: late"), "\(notes.text)")
      let none = await ToolRun("lint", "--severity", "warning", files[1])
      #expect(none.text == "no findings\n")
      let wrong = await ToolRun("lint", "--severity", "warnin", files[1])
      #expect(wrong.status == .misuse)
      #expect(wrong.text.contains("did you mean 'warning'?"), "\(wrong.text)")
    }
  }
}

@Suite struct `Faults of files` {
  @Test func `are told in plain words`() async throws {
    let folder = FileManager.default.temporaryDirectory
    let nowhere = folder.appendingPathComponent(UUID().uuidString).path
    try await withScene("") { file in
      let lost = await ToolRun("timeline", file, "--svg", nowhere + "/a.svg")
      #expect(
        lost.text
          == "gestures: \(nowhere)/a.svg can't be written: there is no folder '\(nowhere)'\n")
      let taken = await ToolRun("timeline", file, "--svg", folder.path)
      #expect(taken.text == "gestures: \(folder.path) can't be written: it is a folder\n")
      let inside = await ToolRun("timeline", file, "--svg", file + "/a.svg")
      #expect(inside.text.hasSuffix("'\(file)' is no folder\n"), "\(inside.text)")
    }
    let read = await ToolRun("measure", "circle", folder.path)
    #expect(read.status == .misuse)
    #expect(read.text == "\(folder.path): the file can't be read: it is a folder\n")
  }

  @Test func `have a place where a text ends too early`() async throws {
    try await withFile("{\"scene\":\n {\"size\": [400,") { path in
      let result = await ToolRun("run", path)
      #expect(result.text == "\(path):2:16: this is no JSON: the text ends too early\n")
    }
  }

  @Test func `leave no empty list, and no empty answer`() async throws {
    let option = await ToolRun("explain", "--foo", "x")
    #expect(
      option.text
        == "gestures: 'gestures explain' has no option '--foo' (known: '--wish')\n")
    let set = #"{"id": "note", "kind": "tap", "view": "page", "forEachTouch": {"limit": 1}}"#
    try await withScene(set) { file in
      let wish = await ToolRun("explain", file, "--wish", "note: ended, ended")
      #expect(wish.status == .misuse)
      #expect(
        wish.text
          == "gestures: --wish: 'note' is one for each touch: wish for \"note#1\", \"note#2\" and "
          + "so on\n")
      let all = await ToolRun("explain", file, "--wish", "note: none")
      #expect(all.status == .success, "\(all.text)")
    }
    try await withScene("") { file in
      let nobody = await ToolRun("explain", file)
      #expect(nobody.text == "there is no recognizer to explain: name a view\n")
    }
  }

  @Test func `say of a scene without recognizers that all comes as the file expects`() async throws
  {
    let scene = """
      {"scene": {"size": [400, 800], "views": [{"id": "page", "frame": [0, 0, 400, 800]}]},
       "script": [{"at": 0, "began": {"1": [60, 110]}}, {"at": 50, "ended": {"1": null}}],
       "expect": {"views": {"page": ["began@0", "ended@50"]}}}
      """
    try await withFile(scene) { file in
      let told = await ToolRun("explain", file)
      #expect(told.text == "all comes as the file expects: name a view to have it explained\n")
    }
  }
}
