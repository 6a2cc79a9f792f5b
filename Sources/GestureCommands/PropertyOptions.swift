import GestureExploration
import GestureScenario

/// The properties that the command line names.
struct PropertyOptions {
  private let names: [String]
  private(set) var properties: [ExplorationProperty] = []

  init(_ arguments: Arguments, of scenario: Scenario) throws(UsageError) {
    names = scenario.scene.recognizers.map(\.id)
    for (option, example) in [("--never", "a+b"), ("--always", "a"), ("--within", "a=400")]
    where !arguments.values(of: option).isEmpty && arguments.list(option).isEmpty {
      throw UsageError("\(option) takes names of recognizers: \(option) \(example)")
    }
    if arguments.has("--idle") { properties.append(.idle) }
    for pair in arguments.list("--never") {
      let both = try known(pair.split(separator: "+"))
      guard Set(both).count == 2 else {
        throw UsageError("--never takes two recognizers: --never a+b")
      }
      properties.append(.never(both[0], and: both[1]))
    }
    let premise = try Self.premise(arguments)
    for group in arguments.list("--always") {
      let oneOf = try known(group.split(separator: "+"))
      guard !oneOf.isEmpty else {
        throw UsageError("--always takes names of recognizers: --always a+b")
      }
      properties.append(.always(oneOf: oneOf, if: premise))
    }
    for limit in arguments.list("--within") {
      let parts = limit.split(separator: "=")
      guard parts.count == 2, let milliseconds = Int(parts[1]), milliseconds >= 0 else {
        throw UsageError("--within takes a recognizer and milliseconds: --within a=400")
      }
      properties.append(.within(.milliseconds(milliseconds), try known(parts.prefix(1))[0]))
    }
  }

  /// What `--if` says; nil where it is left out.
  private static func premise(
    _ arguments: Arguments
  ) throws(UsageError) -> ExplorationProperty.Premise? {
    guard let text = arguments["--if"] else { return nil }
    guard !arguments.list("--always").isEmpty else {
      throw UsageError("--if is about --always: add --always a+b")
    }
    let parts = text.split(separator: ":")
    if parts.count == 2, let number = Int(parts[1]), number > 0 {
      if parts[0] == "moved" { return .moved(Double(number)) }
      if parts[0] == "held" { return .held(.milliseconds(number)) }
    }
    throw UsageError("--if takes moved:POINTS or held:MILLISECONDS, not '\(text)'")
  }

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
