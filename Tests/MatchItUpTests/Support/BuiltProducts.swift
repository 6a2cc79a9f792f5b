import Foundation
import Testing

/// Where the build has put the executables: beside the tests.
enum BuiltProducts {
  static func executable(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
    let path = folder.appendingPathComponent(name).path
    try #require(FileManager.default.isExecutableFile(atPath: path), "no executable at \(path)")
    return path
  }
}
