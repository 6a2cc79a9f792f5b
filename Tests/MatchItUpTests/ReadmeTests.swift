import Foundation
@testable import MatchItUp
import GestureTestKit
import Testing

/// Runs the commands of the example's README and compares their output.
@Suite struct `README` {
  private struct Step: CustomTestStringConvertible {
    var command: String
    var output: String
    var testDescription: String { command }
  }

  private static func blocks() throws -> [String] {
    try Repository.text("Examples/MatchItUp/README.md").components(separatedBy: "```")
  }

  /// The commands in the README, each with the output that it shows.
  private static func steps() throws -> [Step] {
    try blocks().filter { $0.hasPrefix("console\n$ ") }.map { block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      return Step(
        command: String(lines.first?.dropFirst(2) ?? ""),
        output: lines.dropFirst().joined(separator: "\n"))
    }
  }

  @Test func `every command prints what the README shows`() throws {
    let steps = try Self.steps()
    #expect(steps.count == 6)
    for step in steps {
      let result = try Self.run(step.command)
      #expect(result.output == step.output, "\(step.command)")
      #expect(result.end == .status(0), "\(step.command)")
    }
  }

  @Test func `the recording in the README can be read`() throws {
    let block = try #require(Self.blocks().first { $0.hasPrefix("json\n") })
    let recording = try RecordingReader.recording(
      in: Array(block.dropFirst("json\n".count).utf8), named: "README.md")
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
