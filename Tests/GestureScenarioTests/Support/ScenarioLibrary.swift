import Foundation
import GestureScenario

/// The scenario files of this repository.
enum ScenarioLibrary {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios").path

  /// Their paths within the folder, in order.
  static let paths = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
    .compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted()

  static func scenario(_ path: String) throws(ScenarioError) -> Scenario {
    try Scenario(contentsOfFile: "\(folder)/\(path)")
  }

  static func all() throws(ScenarioError) -> [Scenario] {
    var all: [Scenario] = []
    for path in paths { all.append(try scenario(path)) }
    return all
  }
}
