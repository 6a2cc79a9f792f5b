import Foundation
import GestureCore
import GestureDiagnosis
import GestureExploration
import GestureScenario
import GestureScenarioAnalysis

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
      name: "--within", value: "A=MS", help: "no later than so long after the last input",
      isRepeatable: true),
    Option(
      name: "--if", value: "moved:PT", help: "--always counts only then; or held:MS"),
    Option(name: "--idle", help: "all is at rest in the end"),
    Option(
      name: "--depth", value: "N",
      help: "how many steps a script has before the last lifts (default: 6)"),
    Option(name: "--fingers", value: "N", help: "how many there are (default: 1)"),
    Option(
      name: "--types", value: "A,B", help: "what touches: direct, pencil, indirect, mouse, all"),
    Option(name: "--lifts", help: "a finger lifts at another place than its last, too"),
    Option(name: "--scroll", help: "a wheel or a trackpad scrolls, too"),
    Option(name: "--phases", help: "a trackpad scrolls in phases and by momentum, too"),
    Option(name: "--transform", help: "a trackpad pinches and turns, too"),
    Option(name: "--hover", help: "a pointer hovers, too"),
    Option(
      name: "--actions", value: "A,B", help: "a keyboard does them, too: activate, increment, …"),
    Option(
      name: "--limit", value: "N", help: "how many scripts a scene gets (default: 1000000)"),
    Option(
      name: "--changes",
      help: "the app does what the file's script does to views and recognizers, too"),
    Option(name: "--places", help: "lists all places that are tried, and all ways from there"),
    Option(name: "--out", value: "FILE", help: "writes the counterexample as a scenario file"),
    Option(name: "--quiet", help: "of several scenes, only those that break a property"),
  ]
  let discussion = """
    The file's own script is played first, then all others. A step is: a finger comes down, goes to
    a place, lifts, is taken away, or time passes, 20 ms or to just before, at or just after a
    deadline: a recognizer's, the moment at which --if held is met, or with scripted recognizers the
    end of --within. Fingers come down in each region in which a touch hits another view, reaches
    other recognizers or is near another edge; regions are found anew where views change. The places
    to go to are, straight from where it came down, within the smallest distance at which a
    recognizer decides something, at each of these, between them and beyond the largest; and one in
    each part off the axes that the same distances cut out, as each recognizer judges them. With
    several fingers they are straight, and a turn around the next one; with a circle straight, and
    at none of the distances. A finger lifts where it was last; --lifts adds lifts at each of these
    places, without a move, as a quick flick makes them. --types adds pencils and pointers with the
    buttons that count, --scroll steps of scrolling without a phase, --phases those of a trackpad,
    --transform its pinches and turns, --hover a pointer, --actions what a keyboard does,
    --changes at any moment what the script does to views and recognizers. Places to go to may
    lie outside of the window; --places lists all. Nothing else is tried: no place off these, no
    other time, without --lifts no lift at another place than the last, no speed, no two fingers
    in one event.

    Without a property, those that every scene has to keep are checked: all is at rest in the
    end, no two exclusive recognizers are active, each attempt has one outcome. Several are
    given one after another or with commas: --never a+b,a+c. --always counts where no touch was
    taken away, and one of those that it names had a touch. With --if, --always counts only
    where a finger moved so far (--if moved:20) or was down for so long (--if held:500).

    Exit status: 0, or 1 where a property is violated; the script that does it is shown, the
    shortest one unless it is the file's own. It is 3 where nothing is proved: the search stopped
    at --limit, nothing was tried, the views took too many forms to try taps in all of them, or a
    property was not put to the test, since a recognizer that it names has recognized in none of the
    scripts or takes something that was not tried. What the file's own script comes to counts only
    against a property.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    let settings = try Settings(arguments)
    let paths = try files.find(arguments.operands)
    guard let scenarios = files.read(paths, console) else { return .misuse }
    for name in settings.input.actions { try checkThatSome(of: scenarios, take: name) }
    var tasks: [ExplorationTask] = []
    for (path, scenario) in zip(paths, scenarios) {
      let properties = try PropertyOptions(arguments, of: scenario).properties
      tasks.append(ExplorationTask(path: path, scenario: scenario, properties: properties))
    }
    guard tasks.count == 1 else {
      guard arguments["--out"] == nil else {
        throw UsageError("--out writes the counterexample of one scene: name one file")
      }
      guard !arguments.has("--places") else {
        throw UsageError("--places lists the places of one scene: name one file")
      }
      return await explore(tasks, settings, isQuiet: arguments.has("--quiet"), console)
    }
    return try explore(
      tasks[0], settings, out: arguments["--out"], listsPlaces: arguments.has("--places"), console)
  }

  /// An action that nothing takes is probably misspelt.
  private func checkThatSome(
    of scenarios: [Scenario], take name: ActionName
  ) throws(UsageError) {
    if scenarios.contains(where: { $0.takes(name) }) { return }
    let usual: [ActionName] = [.activate, .increment, .decrement, .escape]
    let taken = usual.filter { usual in scenarios.contains { $0.takes(usual) } }.map(\.rawValue)
    let word = nearestWord(to: name.rawValue, among: taken)
    throw UsageError(
      "no recognizer takes the action '\(name.rawValue)'"
        + (word.map { "; did you mean '\($0)'?" } ?? "")
        + (taken.isEmpty
          ? "" : " (taken: \(taken.map { "'\($0)'" }.joined(separator: ", ")))"))
  }

  private func explore(
    _ task: ExplorationTask, _ settings: Settings, out: String?, listsPlaces: Bool,
    _ console: Console
  ) throws(UsageError) -> ExitStatus {
    let exploration = task.explore(settings, cores: Self.cores) { soFar in
      if console.errorsAreTerminal { console.showProgress(soFar.progress) }
    }
    if console.errorsAreTerminal { console.showProgress("") }
    console.write("\(exploration)")
    if listsPlaces { console.write(exploration.alphabet.allPlaces) }
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
    await forEachInOrder(of: tasks, jobs: Self.cores) { task in
      (task.path, task.explore(settings, cores: 1) { _ in })
    } then: { path, exploration in
      report.add(exploration, of: path)
    }
    return report.finish()
  }

  private static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// What is tried, and how much of it.
  struct Settings {
    let depth: Int
    var input = ExplorationInput()
    let limit: Int
    let changes: Bool

    init(_ arguments: Arguments) throws(UsageError) {
      depth = try arguments.wholeNumber("--depth", in: 1...32) ?? 6
      input.fingers = try arguments.wholeNumber("--fingers", in: 1...Exploration.mostFingers) ?? 1
      input.types = try arguments.touchTypes("--types") ?? [.direct]
      input.liftsElsewhere = arguments.has("--lifts")
      input.scrolls = arguments.has("--scroll")
      input.scrollsInPhases = arguments.has("--phases")
      input.transforms = arguments.has("--transform")
      input.hovers = arguments.has("--hover")
      input.actions = try arguments.actionNames("--actions")
      changes = arguments.has("--changes")
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

  /// - Parameter cores: how many threads play scripts.
  func explore(
    _ settings: ExploreCommand.Settings, cores: Int, progress: (Exploration) -> Void
  ) -> Exploration {
    scenario.explore(
      depth: settings.depth, properties.isEmpty ? ExplorationProperty.laws : properties,
      input: settings.input, limit: settings.limit, changes: settings.changes, cores: cores,
      progress: progress)
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

  /// The names of actions that an option lists.
  fileprivate func actionNames(_ option: String) throws(UsageError) -> [ActionName] {
    guard let text = self[option] else { return [] }
    let names = text.split(separator: ",").map { ActionName(String($0)) }
    guard !names.isEmpty else {
      throw UsageError("\(option) takes names of actions: --actions activate")
    }
    return names
  }

  /// The types of touches that an option lists; nil where it is left out.
  fileprivate func touchTypes(_ option: String) throws(UsageError) -> [TouchType]? {
    guard let text = self[option] else { return nil }
    if text.split(separator: ",").contains("all") { return TouchType.allCases }
    let known = TouchType.allCases.map { "\($0)" }
    var types: [TouchType] = []
    for word in text.split(separator: ",") {
      guard let type = TouchType.allCases.first(where: { "\($0)" == word }) else {
        throw UsageError.unknown("type of touch", String(word), among: known + ["all"])
      }
      if !types.contains(type) { types.append(type) }
    }
    guard !types.isEmpty else {
      throw UsageError("\(option) takes types of touches: --types pencil")
    }
    return types
  }
}
