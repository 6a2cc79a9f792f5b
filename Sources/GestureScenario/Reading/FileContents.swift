import Foundation

/// Reads whole files.
enum FileContents {
  /// The contents of a regular file, or of a FIFO up to its end.
  ///
  /// - Parameter most: how many bytes of a FIFO are enough.
  static func read(_ path: String, most: Int = .max) throws -> Data {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFIFO else {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    }
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    return try file.read(upToCount: most) ?? Data()
  }
}
