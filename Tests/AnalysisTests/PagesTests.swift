import Foundation
import GestureScenario
import GestureTestKit
import Synchronization
import Testing

@testable import GestureCommands

/// Pages show what the tool prints.
@Suite struct `The page` {
  /// A command that a page shows, and what it says comes out.
  private struct Step {
    let words: [String]
    let output: String

    /// Whether it explores a scene to the end and finds nothing: half a minute in a debug build.
    var isLong: Bool { words.prefix(2) == ["explore", "Docs/Lint/fixed.json"] }

    /// The steps of a page, in order: what it writes in one, it may read in a later one.
    static func all(on page: String) throws -> [Step] {
      let prompt = "console\n$ gestures "
      let blocks = try Repository.text(page).components(separatedBy: "```")
      // `.ci/run` explores the library, in minutes of a release build.
      let whole = prompt + "explore --quiet Tests/Scenarios "
      return blocks.filter { $0.hasPrefix(prompt) && !$0.hasPrefix(whole) }.map { block in
        let parts = block.dropFirst(prompt.count).split(separator: "\n", maxSplits: 1)
        return Step(
          words: parts[0].split(separator: " ").map(String.init), output: String(parts[1]))
      }
    }
  }

  private let written = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(UUID().uuidString).json").path

  @Test(arguments: [
    ("Docs/Lint.md", 4), ("Docs/Explore.md", 4), ("Docs/Composing.md", 9),
    ("Docs/Arbitration.md", 1),
  ])
  func `shows what the tool prints`(page: String, count: Int) async throws {
    defer { try? FileManager.default.removeItem(atPath: written) }
    let steps = try Step.all(on: page)
    #expect(steps.count == count)
    for step in steps where Effort.isThorough || !step.isLong {
      let text = Mutex("")
      let console = Console(
        out: { words in text.withLock { $0 += words } },
        errors: { words in text.withLock { $0 += words } })
      _ = await CommandLineTool(console: console).run(step.words.map(path))
      console.flush()
      let output = text.withLock { $0 }.replacingOccurrences(of: written, with: "found.json")
      #expect(output == step.output, "\(step.words.joined(separator: " "))")
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
