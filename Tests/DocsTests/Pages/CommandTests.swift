import Foundation
import GestureTestKit
import Testing

/// Commands on pages: each is run by a test, or the table says why not.
@Suite struct `Commands` {
  /// Who runs the sessions of a page and compares what comes out.
  private enum Runner: Equatable {
    /// `.ci/walkthrough`, as processes, but for what it lists with a reason.
    case walkthrough
    /// A suite of `swift test`.
    case suite(String)
  }

  private static let runners: [String: Runner] = [
    "README.md": .walkthrough,
    "Docs/Circle.md": .walkthrough,
    "Docs/Contributing.md": .walkthrough,
    "Docs/Getting-started.md": .walkthrough,
    "Docs/Hardware.md": .walkthrough,
    "Docs/Recognizers.md": .walkthrough,
    "Docs/Reliability.md": .walkthrough,
    "Docs/Scenarios.md": .walkthrough,
    "Docs/Tool.md": .walkthrough,
    "Examples/CheckmarkGesture/README.md": .walkthrough,
    "Docs/Arbitration.md": .suite("Tests/GestureScenarioAnalysisTests/Pages/PagesTests.swift"),
    "Docs/Composing.md": .suite("Tests/GestureScenarioAnalysisTests/Pages/PagesTests.swift"),
    "Docs/Explore.md": .suite("Tests/GestureScenarioAnalysisTests/Pages/PagesTests.swift"),
    "Docs/Lint.md": .suite("Tests/GestureScenarioAnalysisTests/Pages/PagesTests.swift"),
    "Docs/Complaints.md": .suite(
      "Tests/GestureScenarioAnalysisTests/Pages/ComplaintsTests.swift"),
    "Examples/Gallery/README.md": .suite("Tests/GalleryTests/ReadmeTests.swift"),
    "Examples/MatchItUp/README.md": .suite("Tests/MatchItUpTests/ReadmeTests.swift"),
    "Docs/Speed.md": .walkthrough,
    "Examples/Web/README.md": .walkthrough,
    "Examples/Window/README.md": .walkthrough,
  ]

  @Test(arguments: Page.all) func `are run`(page: Page) throws {
    let sessions = page.blocks.filter { $0.language == "console" }
    guard !sessions.isEmpty else { return }
    for session in sessions {
      #expect(session.text.hasPrefix("$ "), "\(page.name): no command in\n\(session.text)")
    }
    switch try #require(Self.runners[page.name], "nobody runs the commands of \(page.name)") {
    case .walkthrough:
      let script = try Repository.text(".ci/walkthrough")
      #expect(script.contains("\"\(page.name)\""), ".ci/walkthrough doesn't run \(page.name)")
    case .suite(let file):
      let test = try Repository.text(file)
      #expect(test.contains(page.name), "\(file) doesn't name \(page.name)")
    }
  }

  /// Blocks other than those marked `console` are not run.
  @Test(arguments: Page.all) func `stand in blocks that are marked`(page: Page) {
    let command =
      /(?m)^(\$ |sudo |(cd|cat|git|node|swift|gestures) [\w.\-\/]|[A-Z_]+=\S+ \w|(\.ci|Tests|Examples)\/\w)/
    for block in page.blocks where ["", "sh", "bash", "shell"].contains(block.language) {
      #expect(
        block.text.firstMatch(of: command) == nil,
        "\(page.name): \(block.text) has a command: mark it as console")
    }
  }

  /// Also where the command is not run.
  @Test(arguments: Page.all) func `name scripts and tests that are there`(page: Page) throws {
    for command in page.blocks.filter({ $0.language == "console" }).flatMap(\.commands) {
      let script = command.prefix { $0 != " " }
      if script.hasPrefix(".ci/") || script.hasPrefix("Tests/") || script.hasPrefix("Examples/") {
        #expect(FileManager.default.isExecutableFile(atPath: Repository.path(String(script))))
      }
      guard page.name.hasPrefix("Docs/"), page.name != "Docs/Getting-started.md" else { continue }
      for filter in command.matches(of: /--filter ('[^']+'|\w+)/) where command.contains("test") {
        let words = String(filter.1.filter { $0 != "'" })
        #expect(Self.tests.contains { $0.contains(words) }, "\(page.name): no test is a \(words)")
      }
    }
  }

  /// The files of tests by their paths, and all that is in them.
  private static let tests: [String] = Repository.files(in: "Tests", ending: "Tests.swift")
    .map { ((try? Repository.text($0)) ?? "") + $0 }

  @Test func `are run by what the table says, and the table has no more`() {
    let pages = Page.all.filter { page in page.blocks.contains { $0.language == "console" } }
    #expect(Set(Self.runners.keys) == Set(pages.map(\.name)))
  }

  @Test func `are what continuous integration walks through`() throws {
    #expect(try Repository.text(".ci/run").contains(".ci/walkthrough"))
  }
}
