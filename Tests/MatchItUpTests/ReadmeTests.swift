import Foundation
@testable import MatchItUp
import Testing

/// Runs what the example's README shows and compares what comes out.
@Suite struct `The README` {
  private struct Step: CustomTestStringConvertible {
    var command: String
    var output: String
    var testDescription: String { command }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func blocks() throws -> [String] {
    let file = root.appendingPathComponent("Examples/MatchItUp/README.md")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
  }

  /// The blocks that begin with a prompt, each with what is to follow it.
  private static func steps() throws -> [Step] {
    try blocks().filter { $0.hasPrefix("console\n$ ") }.map { block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      return Step(
        command: String(lines.first?.dropFirst(2) ?? ""),
        output: lines.dropFirst().joined(separator: "\n"))
    }
  }

  @Test func `shows what really comes out`() throws {
    let steps = try Self.steps()
    #expect(steps.count == 4)
    let game = try BuiltProducts.executable("MatchItUp")
    for step in steps {
      let command = step.command.replacingOccurrences(of: "swift run MatchItUp", with: game)
      let result = try Self.run(command)
      #expect(result.output == step.output, "\(step.command)")
      let isError = step.output.hasPrefix("MatchItUp: ")
      #expect(result.status == (isError ? 2 : 0), "\(step.command)")
    }
  }

  @Test func `shows a recording that can be read`() throws {
    let block = try #require(Self.blocks().first { $0.hasPrefix("json\n") })
    let recording = try RecordingReader.recording(
      in: Array(block.dropFirst("json\n".count).utf8), named: "README.md")
    #expect(recording.moments.count == 4)
  }

  /// What a command of the shell writes, standard error included, and how it ends.
  private static func run(_ command: String) throws -> (output: String, status: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
