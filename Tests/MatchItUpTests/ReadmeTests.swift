import Foundation
@testable import MatchItUp
import GestureTestKit
import Testing

/// Runs the commands of the example's README and compares their output.
@Suite struct `README` {
  private static let page = "Examples/MatchItUp/README.md"

  @Test func `every command prints what the README shows`() throws {
    let steps = try PageCommand.all(of: Self.page)
    #expect(steps.count == 6)
    for step in steps {
      let result = try Self.run(step.text)
      #expect(result.output == step.output, "\(step.text)")
      #expect(result.end == .status(0), "\(step.text)")
    }
  }

  @Test func `the recording in the README can be read`() throws {
    let block = try #require(Repository.blocks("json", of: Self.page).first)
    let recording = try RecordingReader.recording(
      in: Array(block.utf8), named: "README.md")
    #expect(recording.moments.count == 4)
  }

  /// Runs a command in the shell. Standard error is part of the output, as a user sees it.
  private static func run(_ command: String) throws -> ChildProcess.Result {
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("matchitup-\(UUID().uuidString).svg").path
    defer { try? FileManager.default.removeItem(atPath: picture) }
    let game = try ChildProcess.executable("MatchItUp")
    let real = command.replacingOccurrences(of: "swift run MatchItUp", with: game)
      .replacingOccurrences(of: "board.svg", with: picture)
    return try ChildProcess.run([
      "/bin/sh", "-c", "exec 2>&1; cd '\(Repository.root.path)'; \(real)",
    ])
  }
}
