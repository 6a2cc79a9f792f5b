import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import TapGesture
import Testing

@testable import GestureCommands

/// `gestures lint --allow`, and the same in Swift.
@Suite struct `A finding that is allowed` {
  private static let taps = """
    {"id": "bars", "kind": "tap", "view": "page"}, {"id": "zoom", "kind": "doubleTap", "view": "page"}
    """
  private static let late = """
    {"id": "one", "kind": "tap", "view": "page", "requireToFail": ["two"]},
    {"id": "two", "kind": "doubleTap", "view": "page"}
    """

  @Test(arguments: [
    "noRelation", "noRelation:bars", "noRelation:bars,zoom", "noRelation:zoom,bars",
  ])
  func `isn't told, and the status is that of none`(allowance: String) async throws {
    try await withScene(Self.taps) { file in
      let result = await ToolRun("lint", file, "--allow", allowance)
      #expect(result.text == "no findings, 1 allowed\n")
      #expect(result.status == .success)
      let json = await ToolRun("lint", "--json", file, "--allow", allowance)
      #expect(json.text.isEmpty && json.status == .success, "\(json.text)")
    }
  }

  @Test(arguments: ["late", "noRelation:other", "noRelation:bars,other", "noRelation:ba"])
  func `is another one, so that the allowance is told to be of no use`(allowance: String)
    async throws
  {
    try await withScene(Self.taps) { file in
      let result = await ToolRun("lint", file, "--allow", allowance)
      #expect(result.text.hasPrefix("warning: noRelation"), "\(result.text)")
      #expect(
        result.text.hasSuffix("\n--allow \(allowance): there is no such finding\n"),
        "\(result.text)")
      #expect(result.status == .shortfall)
    }
  }

  @Test func `may be in any of several files, and is counted`() async throws {
    try await withScene(Self.taps) { taps in
      try await withScene(Self.late) { late in
        let words = ["lint", "--quiet", "--allow", "noRelation:bars", "--allow=late"]
        let both = await ToolRun(words + [taps, late])
        #expect(both.text == "0 errors, 0 warnings, 0 notes in 0 of 2 files, 2 allowed\n")
        #expect(both.status == .success)
        // What isn't grave enough to be told is there all the same.
        let grave = await ToolRun(words + ["--severity", "warning", taps, late])
        #expect(grave.text == "0 errors, 0 warnings in 0 of 2 files, 1 allowed\n")
      }
    }
  }

  @Test func `isn't looked for where a file can't be read`() async throws {
    try await withFile("{") { broken in
      let result = await ToolRun("lint", broken, "--allow", "late")
      #expect(result.status == .misuse)
      #expect(!result.text.contains("--allow"), "\(result.text)")
    }
  }

  @Test func `is not fixed by --fix`() async throws {
    try await withScene(Self.taps) { file in
      let result = await ToolRun("lint", "--fix", file, "--allow", "noRelation:bars,zoom")
      #expect(result.status == .success)
      let text = try Scenario(contentsOfFile: file).text
      #expect(result.text == text)
      let other = await ToolRun("lint", "--fix", file, "--allow", "misuse")
      #expect(other.text.contains("fixed: bars.require(toFail: zoom)"), "\(other.text)")
      #expect(other.text.contains("--allow misuse: there is no such finding"), "\(other.text)")
    }
  }

  @Test func `names a set as its file does (S15.8)`() async throws {
    let set = """
      {"id": "drag", "kind": "doubleTap", "view": "page", "forEachTouch": {}}
      """
    try await withScene(set) { file in
      let result = await ToolRun("lint", file, "--allow", "neverFires:drag")
      #expect(result.text == "no findings, 1 allowed\n")
    }
  }

  @Test func `has a name that lint knows, and ids`() async throws {
    try await withScene(Self.taps) { file in
      let word = await ToolRun("lint", file, "--allow", "noRelatoin:bars")
      #expect(word.status == .misuse)
      #expect(word.text.contains("did you mean 'noRelation'?"), "\(word.text)")
      for text in ["noRelation:", "noRelation:bars,"] {
        let ids = await ToolRun("lint", file, "--allow", text)
        #expect(ids.status == .misuse)
        #expect(
          ids.text == "gestures: --allow \(text): after the ':' come ids of recognizers, as in "
            + "noRelation:a,b\n")
      }
    }
  }

  @Test(arguments: [
    (Lint.Allowance(.noRelation), 0), (Lint.Allowance(.noRelation, about: "two", "one"), 0),
    (Lint.Allowance(.noRelation, about: "one", "three"), 1), (Lint.Allowance(.late), 1),
  ])
  func `is left out for a window, too`(allowance: Lint.Allowance, left: Int) {
    let stage = Stage()
    stage.add(TapGestureRecognizer(), "one")
    stage.add(TapGestureRecognizer(), "two").numberOfTapsRequired = 2
    #expect(stage.findings.map(\.kind) == [.noRelation])
    #expect(Lint.findings(in: stage.window, allowing: [allowance]).count == left)
  }
}
