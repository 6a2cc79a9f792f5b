import GestureScenario

/// The scenario files of the package.
enum ScenarioLibrary {
  /// Every file, in the order of the paths, and what it says.
  static func scenarios() throws -> [(path: String, scenario: Scenario)] {
    try Files.scenarios(in: "Tests/Scenarios").map { ($0, try Scenario(contentsOfFile: $0)) }
  }
}
