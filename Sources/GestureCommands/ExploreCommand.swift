import Foundation
import GestureDiagnosis
import GestureExploration
import GestureScenario

/// Tries all scripts up to a depth on the scenes of scenarios.
struct ExploreCommand: Command {
  let files: ScenarioFiles
  let name = "explore"
  let summary = "tries all scripts up to a depth on a file's scene"
  let operands = "FILE-OR-FOLDER…"
  let options = [
    Option(
      name: "--never", value: "A+B", help: "never both recognize one touch",
      isRepeatable: true),
    Option(
      name: "--always", value: "A+B", help: "one of them recognizes each time", isRepeatable: true),
    Option(
      name: "--within", value: "A=MS", help: "no later than so long after the last touch",
      isRepeatable: true),
    Option(name: "--idle", help: "all is at rest in the end"),
    Option(name: "--depth", value: "N", help: "how many steps a script has (default: 6)"),
    Option(name: "--fingers", value: "N", help: "how many there are (default: 1)"),
    Option(
      name: "--limit", value: "N", help: "how many scripts a scene gets (default: 1000000)"),
    Option(name: "--out", value: "FILE", help: "writes the counterexample as a scenario file"),
    Option(name: "--quiet", help: "of several scenes, only those that break a property"),
  ]
  let discussion = """
    The file's own script is played first, then all others. A step is: a finger comes down, goes to
    a place, lifts, is taken away, or time passes, 20 ms or to just before, at or just after a
    deadline. The places are, to eight sides of where it came down, within the smallest distance at
    which a recognizer decides something, at each of these, between them and beyond the largest;
    with swipes to sixteen sides; with several fingers to four, and a turn around the next one; with
    a circle to four, and at none of the distances. Nothing else is tried: no place off these lines,
    no speed, no pencil or pointer, no scrolling, no two fingers in one event.

    Without a property, those that every scene has to keep are checked: all is at rest in the end,
    no two exclusive recognizers are active, each attempt has one outcome. Several are given one
    after another or with commas: --never a+b,a+c.

    Exit status: 0, or 1 where a property is violated; the script that does it is shown, the
    shortest one unless it is the file's own. It is 3 where nothing is proved: the search stopped
    at --limit, or a property was not put to the test, since a recognizer that it names has
    recognized in none of the scripts.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    let settings = try Settings(arguments)
    let paths = try files.find(arguments.operands)
    guard let scenarios = files.read(paths, console) else { return .misuse }
    var tasks: [ExplorationTask] = []
    for (path, scenario) in zip(paths, scenarios) {
      let properties = try PropertyOptions(arguments, of: scenario).properties
      tasks.append(ExplorationTask(path: path, scenario: scenario, properties: properties))
    }
    guard tasks.count == 1 else {
      guard arguments["--out"] == nil else {
        throw UsageError("--out writes the counterexample of one scene: name one file")
      }
      return await explore(tasks, settings, isQuiet: arguments.has("--quiet"), console)
    }
    return try explore(tasks[0], settings, out: arguments["--out"], console)
  }

  private func explore(
    _ task: ExplorationTask, _ settings: Settings, out: String?, _ console: Console
  ) throws(UsageError) -> ExitStatus {
    let exploration = task.explore(settings) { soFar in
      if console.errorsAreTerminal { console.showProgress(soFar.progress) }
    }
    if console.errorsAreTerminal { console.showProgress("") }
    console.write("\(exploration)")
    guard let counterexample = exploration.counterexample else {
      return exploration.isProof ? .success : .unproven
    }
    let found = task.scenario.scenario(of: counterexample)
    console.write(TimelineCommand.excerpt(of: found.play()))
    if let out {
      try ScenarioFiles.write(found.text, to: out)
      console.write("written to \(out): play it with 'gestures run \(out)'")
    } else {
      console.write("with --out FILE it is written as a scenario file")
    }
    return .shortfall
  }

  private func explore(
    _ tasks: [ExplorationTask], _ settings: Settings, isQuiet: Bool, _ console: Console
  ) async -> ExitStatus {
    var report = ExplorationReport(console: console, isQuiet: isQuiet, count: tasks.count)
    await forEachInOrder(of: tasks, jobs: ProcessInfo.processInfo.activeProcessorCount) { task in
      (task.path, task.explore(settings) { _ in })
    } then: { path, exploration in
      report.add(exploration, of: path)
    }
    return report.finish()
  }

  /// The limits of the search.
  struct Settings {
    let depth: Int
    let fingers: Int
    let limit: Int

    init(_ arguments: Arguments) throws(UsageError) {
      depth = try arguments.wholeNumber("--depth", in: 1...32) ?? 6
      fingers = try arguments.wholeNumber("--fingers", in: 1...5) ?? 1
      limit = try arguments.wholeNumber("--limit", in: 1...1_000_000_000) ?? 1_000_000
    }
  }
}

/// A scene to explore and the properties that must hold on it.
private struct ExplorationTask: Sendable {
  let path: String
  let scenario: Scenario
  /// Empty for the properties that every scene must keep.
  let properties: [ExplorationProperty]

  func explore(
    _ settings: ExploreCommand.Settings, progress: (Exploration) -> Void
  ) -> Exploration {
    scenario.explore(
      depth: settings.depth, properties.isEmpty ? ExplorationProperty.laws : properties,
      fingers: settings.fingers, limit: settings.limit, progress: progress)
  }
}

/// The properties that the command line names.
private struct PropertyOptions {
  private let names: [String]
  private(set) var properties: [ExplorationProperty] = []

  init(_ arguments: Arguments, of scenario: Scenario) throws(UsageError) {
    names = scenario.scene.recognizers.map(\.id)
    if arguments.has("--idle") { properties.append(.idle) }
    for pair in arguments.list("--never") {
      let both = try known(pair.split(separator: "+"))
      guard Set(both).count == 2 else {
        throw UsageError("--never takes two recognizers: --never a+b")
      }
      properties.append(.never(both[0], and: both[1]))
    }
    for group in arguments.list("--always") {
      properties.append(.always(oneOf: try known(group.split(separator: "+"))))
    }
    for limit in arguments.list("--within") {
      let parts = limit.split(separator: "=")
      guard parts.count == 2, let milliseconds = Int(parts[1]), milliseconds >= 0 else {
        throw UsageError("--within takes a recognizer and milliseconds: --within a=400")
      }
      properties.append(.within(.milliseconds(milliseconds), try known(parts.prefix(1))[0]))
    }
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
