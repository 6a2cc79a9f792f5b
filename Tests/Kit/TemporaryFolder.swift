public import Foundation

/// A folder that is there as long as the object is.
public final class TemporaryFolder {
  private let folder: URL
  public var path: String { folder.path }

  public init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gestures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  public func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Writes a file and returns its path.
  public func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url(name))
    return url(name).path
  }

  public func read(_ name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }
}

@available(*, unavailable)
extension TemporaryFolder: Sendable {}
