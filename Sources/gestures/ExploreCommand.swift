import Foundation
import GestureScenario
import GestureSimulation

/// Tries all scripts up to a depth on a scenario's scene.
struct ExploreCommand: Command {
  static let name = "explore"
  static let summary = "tries all scripts up to a depth on a file's scene"
  static let operands = "FILE"
  static let options = [
    Option(name: "--never", value: "A+B", help: "never both recognize one touch"),
    Option(name: "--always", value: "A|B", help: "one of them recognizes each time"),
    Option(name: "--within", value: "A=MS", help: "no later than so long after the last touch"),
    Option(name: "--idle", help: "all is at rest in the end"),
    Option(name: "--depth", value: "N", help: "how many steps a script has (default: 6)"),
    Option(name: "--fingers", value: "N", help: "how many there are (default: 1)"),
    Option(name: "--limit", value: "N", help: "how many scripts at the most (default: 1000000)"),
    Option(name: "--out", value: "FILE", help: "writes a counterexample as a scenario file"),
  ]
  static let discussion = """
    A step is: a finger comes down, moves a little, moves far, lifts, is taken away, or time passes
    to just before, at or just after a deadline. Without a property, those that every scene has to
    keep are checked: all is at rest in the end, no two exclusive recognizers are active, each
    attempt has one outcome. Several pairs or recognizers are separated by commas:
    --never a+b,a+c. Exit status: 0, or 1 where a property is violated; the shortest script that
    does it is shown.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("name one file: gestures explore FILE")
    }
    let scenario: Scenario
    do throws(ScenarioError) {
      scenario = try Scenario(contentsOfFile: path)
    } catch {
      console.complain("\(error)")
      return .misuse
    }
    let properties = try PropertyOptions(arguments, of: scenario).properties
    let exploration = scenario.explore(
      depth: try arguments.wholeNumber("--depth", in: 1...32) ?? 6,
      properties.isEmpty ? ExplorationProperty.laws : properties,
      fingers: try arguments.wholeNumber("--fingers", in: 1...5) ?? 1,
      limit: try arguments.wholeNumber("--limit", in: 1...1_000_000_000) ?? 1_000_000)
    console.write("\(exploration)")
    guard let counterexample = exploration.counterexample else { return .success }
    if let out = arguments["--out"] {
      try ScenarioFiles.write(scenario.scenario(of: counterexample).text, to: out)
      console.write("written to \(out)")
    }
    return .shortfall
  }
}

/// The properties that the command line names.
private struct PropertyOptions {
  private let names: [String]
  private(set) var properties: [ExplorationProperty] = []

  init(_ arguments: Arguments, of scenario: Scenario) throws(UsageError) {
    names = scenario.scene.recognizers.map(\.id)
    if arguments.has("--idle") { properties.append(.idle) }
    for pair in Self.list(arguments["--never"]) {
      let both = try known(pair.split(separator: "+"))
      guard both.count == 2 else { throw UsageError("--never takes two recognizers: --never a+b") }
      properties.append(.never(both[0], and: both[1]))
    }
    for group in Self.list(arguments["--always"]) {
      properties.append(.always(oneOf: try known(group.split(separator: "|"))))
    }
    for limit in Self.list(arguments["--within"]) {
      let parts = limit.split(separator: "=")
      guard parts.count == 2, let milliseconds = Int(parts[1]), milliseconds >= 0 else {
        throw UsageError("--within takes a recognizer and milliseconds: --within a=400")
      }
      properties.append(.within(.milliseconds(milliseconds), try known(parts.prefix(1))[0]))
    }
  }

  private static func list(_ text: String?) -> [Substring] { text?.split(separator: ",") ?? [] }

  private func known(_ words: some Sequence<Substring>) throws(UsageError) -> [String] {
    var known: [String] = []
    for word in words {
      guard names.contains(String(word)) else {
        throw UsageError.unknown("recognizer", String(word), among: names)
      }
      known.append(String(word))
    }
    return known
  }
}

extension Arguments {
  /// The value of an option that is a whole number; nil where it is left out.
  func wholeNumber(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not '\(text)'")
    }
    return number
  }
}
