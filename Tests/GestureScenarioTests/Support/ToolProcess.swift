import Foundation
import Testing

/// A run of the built tool, to its end.
struct ToolProcess {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: [String]) throws {
    let process = Process()
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    try process.run()
    // What goes to the error output fits into its pipe while the output is read.
    output = String(
      decoding: outputPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The build puts it beside the tests.
  private static func executable() throws -> URL {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let url = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("gestures")
    try #require(FileManager.default.isExecutableFile(atPath: url.path), "no \(url.path)")
    return url
  }
}

/// A folder that is there as long as the object is.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("gestures-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}
