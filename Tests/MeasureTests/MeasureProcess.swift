import Foundation
import Testing

/// A run of the built tool, to its end.
struct MeasureProcess {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: String...) throws { try self.init(arguments) }

  init(_ arguments: [String]) throws {
    let process = Process()
    let folder = try TemporaryFolder()
    let (outputFile, errorFile) = (folder.url("output"), folder.url("errors"))
    process.executableURL = try Self.executable()
    process.arguments = ["measure"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.empty(outputFile)
    process.standardError = try Self.empty(errorFile)
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOf: outputFile, encoding: .utf8)
    errors = try String(contentsOf: errorFile, encoding: .utf8)
    status = process.terminationStatus
  }

  /// The lines of the output, their words apart.
  var rows: [[String]] {
    output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  private static func empty(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  /// The build puts it beside the tests.
  private static func executable() throws -> URL {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let url = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("gestures")
    try #require(FileManager.default.isExecutableFile(atPath: url.path), "no \(url.path)")
    return url
  }
}

/// A folder that goes away with the last who holds it.
final class TemporaryFolder {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("measure-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String = "strokes.jsonl") throws -> String {
    try Data(text.utf8).write(to: url(name))
    return url(name).path
  }
}
