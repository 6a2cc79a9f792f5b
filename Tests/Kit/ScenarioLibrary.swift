import Foundation
public import GestureScenario
import Synchronization

/// The scenario files of this repository, each of which is read once.
public enum ScenarioLibrary {
  /// The folder of those that are tests.
  public static let folder = "Tests/Scenarios"

  /// The paths of those that are tests within the repository, in order.
  public static let paths = Repository.files(in: folder, ending: ".json")

  /// The same, and those of the documented complaints.
  public static let allPaths = paths + Repository.files(in: "Docs/Complaints", ending: ".json")

  /// Some of these paths: one in four, or all in a thorough run.
  ///
  /// For checks of what tools make of scenarios; that a scenario comes out is checked of each.
  public static func sample(of paths: [String]) -> [String] {
    Effort.isThorough ? paths : paths.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
  }

  private static let read = Mutex<[String: Result<Scenario, ScenarioError>]>([:])

  /// The scenario at a path within the repository.
  public static func scenario(_ path: String) throws(ScenarioError) -> Scenario {
    let result = read.withLock { read in
      if let known = read[path] { return known }
      let result = Result { () throws(ScenarioError) in
        try Scenario(contentsOfFile: Repository.path(path))
      }
      read[path] = result
      return result
    }
    return try result.get()
  }

  /// Those that are tests, each with its path.
  public static func scenarios() throws(ScenarioError) -> [(path: String, scenario: Scenario)] {
    var all: [(path: String, scenario: Scenario)] = []
    for path in paths { all.append((path, try scenario(path))) }
    return all
  }

  /// Those that are tests.
  public static func all() throws(ScenarioError) -> [Scenario] {
    try scenarios().map(\.scenario)
  }
}
