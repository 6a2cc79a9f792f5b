import Foundation
import GestureScenario

/// The repository's files.
enum Files {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  /// All scenario files, in order.
  static let scenarios: [String] = ["Tests/Scenarios", "Docs/Complaints"].flatMap { folder in
    (FileManager.default.enumerator(atPath: path(folder))?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  static func scenario(_ name: String) throws -> Scenario {
    try Scenario(contentsOfFile: path(name))
  }
}
