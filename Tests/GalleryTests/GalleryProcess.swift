import Foundation
import Testing

/// A run of the built executable, to its end.
struct GalleryProcess {
  let status: Int32
  let output: String
  let errors: String

  init(_ arguments: String...) throws {
    let process = Process()
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    try process.run()
    // Errors are one line at most: they fit into the pipe while the output is read.
    output = String(
      decoding: outputPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The build puts it beside the tests.
  private static func executable() throws -> URL {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let url = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("Gallery")
    try #require(FileManager.default.isExecutableFile(atPath: url.path), "no \(url.path)")
    return url
  }
}
