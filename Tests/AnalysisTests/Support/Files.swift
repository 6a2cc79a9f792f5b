import Foundation

/// The repository's files.
enum Files {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  /// All scenario files in a folder, in the order of their paths.
  static func scenarios(in folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: path(folder))?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted()
      .map { path("\(folder)/\($0)") }
  }
}
