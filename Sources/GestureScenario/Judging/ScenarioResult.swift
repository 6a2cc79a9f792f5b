import GestureCore
import GestureTrace

/// The result of running a scenario.
public struct ScenarioResult: Sendable {
  /// The scenario that was run.
  public let scenario: Scenario
  /// What happened in the run.
  public let record: RunRecord
  /// The expectations that were not met.
  public let differences: [ScenarioResult.Difference]

  init(scenario: Scenario, record: RunRecord) {
    self.scenario = scenario
    self.record = record
    differences = record.differences(from: scenario.expectations)
  }

  /// Whether every expectation was met.
  public var passes: Bool { differences.isEmpty }

  /// The diagnostics that the scenario doesn't expect: settings that make no sense, such as a tap
  /// without taps, a cycle of requirements, a touch that moves and is not down.
  public var warnings: [String] {
    record.entries.compactMap { entry in
      guard case .diagnostic(let diagnostic) = entry.what,
        !scenario.expectations.diagnostics.contains(diagnostic.kind.word)
      else { return nil }
      return "\(diagnostic)"
    }
  }

  /// What the signs in ``report`` mean.
  public static let legend = "− expected, + actual"

  /// The differences as text, each under the JSON path of its expectation; empty if there are none.
  public var report: String {
    guard !passes else { return "" }
    let remarks = record.remarks.map { "note: \($0)" }
    return (differences.map(\.description) + remarks).joined(separator: "\n")
  }
}

extension ScenarioResult {
  /// One expectation that was not met.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The JSON path of the expectation; empty for a difference without one.
    public let path: String
    /// What the expectation is about.
    package let part: Part
    /// What was expected and what happened, in order.
    public let lines: [Line]

    /// A part of what a file expects, by its key under `expect`.
    package enum Part: String, Hashable, Sendable {
      case actions, order, calls, idle, outcomes, views, values, diagnostics
      /// That the whole script can be played, which every file expects.
      case script
    }

    /// A line of a difference.
    public enum Line: Hashable, Sendable {
      /// As expected.
      case common(String)
      /// Expected, and did not happen.
      case missing(String)
      /// Happened, and was not expected.
      case surplus(String)
    }

    public var description: String {
      let lines = lines.map { "  \($0)" }
      return ((path.isEmpty ? [] : [path]) + lines).joined(separator: "\n")
    }
  }
}

extension ScenarioResult.Difference.Line: CustomStringConvertible {
  public var description: String {
    switch self {
    case .common(let text): "  \(text)"
    case .missing(let text): "− \(text)"
    case .surplus(let text): "+ \(text)"
    }
  }
}
