import Foundation
import GestureScenario

/// The scenario files of the package.
enum ScenarioLibrary {
  /// Every file, in the order of the paths, and what it says.
  static func scenarios() throws -> [(path: String, scenario: Scenario)] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scenarios").path
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted()
    return try names.map { ($0, try Scenario(contentsOfFile: "\(folder)/\($0)")) }
  }
}
