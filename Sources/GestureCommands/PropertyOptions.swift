import GestureCore
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
    for both in try groups("--never", arguments, where: { Set($0).count == 2 }) {
      guard Set(both).count == 2 else {
        throw UsageError("--never takes two recognizers: --never a+b")
      }
      properties.append(.never(both[0], and: both[1]))
    }
    let premise = try Self.premise(arguments)
    for oneOf in try groups("--always", arguments, where: { _ in true }) {
      guard !oneOf.isEmpty else {
        throw UsageError("--always takes names of recognizers: --always a+b")
      }
      properties.append(.always(oneOf: oneOf, if: premise))
    }
    for limit in arguments.values(of: "--within").flatMap(limits) {
      guard let equals = limit.lastIndex(of: "="), equals > limit.startIndex,
        let number = Self.number(limit[limit.index(after: equals)...])
      else { throw UsageError("--within takes a recognizer and milliseconds: --within a=400") }
      let id = try known([limit[..<equals]])[0]
      properties.append(.within(Self.duration(number), id))
    }
  }

  /// The groups of recognizers that an option names. The signs between them may be part of an id:
  /// what can be read in one way only, with ids of the scene, is read so.
  private func groups(
    _ option: String, _ arguments: Arguments, where counts: ([String]) -> Bool
  ) throws(UsageError) -> [[String]] {
    var groups: [[String]] = []
    for text in arguments.values(of: option) {
      let readings = GroupReader(ids: names).readings(of: text).filter { $0.allSatisfy(counts) }
      guard readings.count < 2 else {
        let ways = readings.prefix(2).map { $0.map(\.asGroup).joined(separator: ", ") }
        throw UsageError(
          "\(option) \(text) can be read in several ways, since '+' or ',' is part of an id: as "
            + ways.joined(separator: ", or as ") + "; rename a recognizer")
      }
      if let reading = readings.first {
        groups += reading
        continue
      }
      for group in text.split(separator: ",") {
        groups.append(try known(group.split(separator: "+")))
      }
    }
    return groups
  }

  /// The limits that a value lists, separated by commas; an id may have one too.
  private func limits(in text: String) -> [Substring] {
    var rest = text[...]
    var limits: [Substring] = []
    while !rest.isEmpty {
      let ids = names.filter { rest.hasPrefix($0 + "=") }
      guard let id = ids.max(by: { $0.count < $1.count }) else { return text.split(separator: ",") }
      let end = rest.dropFirst(id.count).firstIndex(of: ",") ?? rest.endIndex
      limits.append(rest[..<end])
      rest = rest[end...].dropFirst()
    }
    return limits
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
    if parts.count == 2, let number = number(parts[1]), number > 0 {
      if parts[0] == "moved" { return .moved(number) }
      let duration = duration(number)
      if parts[0] == "held", duration > .zero { return .held(duration) }
    }
    throw UsageError("--if takes moved:POINTS or held:MILLISECONDS, not '\(text)'")
  }

  /// The largest number of points or milliseconds, as in scenario files.
  private static let most = 1e12

  /// A number of points or milliseconds, which may have decimals; nil for anything else.
  private static func number(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }), let number = Double(text),
      (0...most).contains(number)
    else { return nil }
    return number
  }

  /// So many milliseconds, rounded to the nanosecond.
  private static func duration(_ milliseconds: Double) -> Duration {
    Timestamp.milliseconds(milliseconds) - .zero
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

extension [String] {
  /// The ids of a group with a sign between them.
  fileprivate var asGroup: String { map { "'\($0)'" }.joined(separator: " + ") }
}
