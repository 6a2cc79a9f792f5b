import GestureScenario

/// Finds the command for the arguments and runs it.
struct CommandLineTool {
  /// The tool's name.
  let name: String
  let console: Console
  private(set) var commands: [any Command]

  init(name: String = "gestures", kinds: RecognizerKinds = .standard, console: Console) {
    self.name = name
    self.console = console
    let files = ScenarioFiles(kinds: kinds)
    commands = [
      RunCommand(files: files), TimelineCommand(files: files), ExplainCommand(files: files),
      GraphCommand(files: files), LintCommand(files: files), ExploreCommand(files: files),
      NewCommand(files: files), FormatCommand(files: files), MeasureCommand(),
      ReplayCommand(files: files), ConvertCommand(),
    ]
    #if os(Linux)
      commands += [DevicesCommand(), WatchCommand(files: files), RecordCommand()]
    #endif
  }

  func run(_ words: [String]) async -> ExitStatus {
    do {
      return try await runCommand(words)
    } catch {
      console.complain("\(name): \(error.message)")
      return .misuse
    }
  }

  private func runCommand(_ words: [String]) async throws(UsageError) -> ExitStatus {
    guard let first = words.first else {
      console.complain(help.overview)
      return .misuse
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--help", "-h": return show(help.overview)
    case "help":
      guard let name = rest.first else { return show(help.overview) }
      guard rest.count == 1 else {
        throw UsageError("help tells about one command: leave out '\(rest[1])'")
      }
      return show(help.text(of: try command(name)))
    case _:
      let command = try command(first)
      if rest.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) }) {
        return show(help.text(of: command))
      }
      let arguments = try Arguments(rest, of: command, in: name)
      if command.operands.isEmpty, let operand = arguments.operands.first {
        throw UsageError("\(first) takes options alone: leave out '\(operand)'")
      }
      return try await command.run(arguments, console)
    }
  }

  private var help: Help { Help(tool: name, commands: commands) }

  private func show(_ text: String) -> ExitStatus {
    console.write(text)
    return .success
  }

  private func command(_ name: String) throws(UsageError) -> any Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw UsageError.unknown("command", name, among: commands.map { $0.name } + ["help"])
  }
}

/// One of the tool's commands.
protocol Command {
  var name: String { get }
  /// A one-line summary.
  var summary: String { get }
  /// The arguments besides options, as the usage line shows them; empty where there are none.
  var operands: String { get }
  var options: [Option] { get }
  /// Details for the command's own help.
  var discussion: String { get }

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus
}

/// An option of a command.
struct Option: Sendable {
  /// With its dashes.
  var name: String
  /// The name of its value, as the help shows it; nil for an option without a value.
  var value: String?
  var help: String
  /// Whether it may be given more than once.
  var isRepeatable = false
}
