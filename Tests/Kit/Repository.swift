public import Foundation

/// The repository's files.
public enum Repository {
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  public static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  /// The paths of all files in a folder whose names end in some way, in order.
  public static func files(in folder: String, ending: String) -> [String] {
    (FileManager.default.enumerator(atPath: path(folder))?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
