import Foundation
import GestureScenario
import GestureTestKit
import Testing

@testable import GestureCommands

/// Pages show what the tool prints.
@Suite struct `The page` {
  /// The commands of a page, in order: what it writes in one, it may read in a later one.
  private func steps(of page: String) throws -> [PageCommand] {
    // `.ci/run` explores the library, in minutes of a release build.
    try PageCommand.all(of: page, beginning: "gestures ")
      .filter { !$0.text.hasPrefix("explore --quiet Tests/Scenarios ") }
  }

  /// Whether one explores a scene to the end and finds nothing: half a minute in a debug build.
  private func isLong(_ step: PageCommand) -> Bool {
    step.text.hasPrefix("explore Docs/Lint/fixed.json")
  }

  private let written = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).json").path

  @Test(arguments: [
    ("Docs/Lint.md", 4), ("Docs/Explore.md", 4), ("Docs/Composing.md", 9),
    ("Docs/Arbitration.md", 1),
  ])
  func `shows what the tool prints`(page: String, count: Int) async throws {
    defer { try? FileManager.default.removeItem(atPath: written) }
    let steps = try steps(of: page)
    #expect(steps.count == count)
    for step in steps where Effort.isThorough || !isLong(step) {
      let all = Output()
      let console = Console(out: { all.add($0) }, errors: { all.add($0) })
      _ = await CommandLineTool(console: console).run(step.words.map(path))
      console.flush()
      let output = all.text.replacingOccurrences(of: written, with: "found.json")
      #expect(output == step.output, "\(step.text)")
    }
  }

  /// The page's files are the repository's, and what it writes goes elsewhere.
  private func path(_ word: String) -> String {
    if word == "found.json" { return written }
    return word.hasPrefix("Docs/") ? Repository.path(word) : word
  }

  @Test(arguments: ["Docs/Lint", "Docs/Composing"])
  func `shows scenes that come out as their files say`(folder: String) throws {
    let paths = Repository.files(in: folder, ending: ".json")
    #expect(!paths.isEmpty)
    for path in paths {
      let result = try Scenario(contentsOfFile: Repository.path(path)).run()
      #expect(result.passes, "\(path): \(result.report)")
    }
  }
}
