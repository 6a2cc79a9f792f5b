/// Finds the command that is meant, and runs it.
struct CommandLineTool {
  let console: Console

  static var commands: [any Command.Type] {
    [
      RunCommand.self, TimelineCommand.self, ExplainCommand.self, GraphCommand.self,
      LintCommand.self, ExploreCommand.self,
      NewCommand.self, FormatCommand.self, MeasureCommand.self,
    ]
  }

  func run(_ words: [String]) async -> ExitStatus {
    do {
      return try await runCommand(words)
    } catch {
      console.complain("gestures: \(error.message)")
      return .misuse
    }
  }

  private func runCommand(_ words: [String]) async throws(UsageError) -> ExitStatus {
    guard let first = words.first else {
      console.complain(Help.overview)
      return .misuse
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--help", "-h": return show(Help.overview)
    case "help":
      guard let name = rest.first else { return show(Help.overview) }
      return show(Help.text(of: try command(name)))
    case _:
      let command = try command(first)
      if rest.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) }) {
        return show(Help.text(of: command))
      }
      let arguments = try Arguments(rest, of: command)
      return try await command.init().run(arguments, console)
    }
  }

  private func show(_ text: String) -> ExitStatus {
    console.write(text)
    return .success
  }

  private func command(_ name: String) throws(UsageError) -> any Command.Type {
    if let command = Self.commands.first(where: { $0.name == name }) { return command }
    throw UsageError.unknown("command", name, among: Self.commands.map { $0.name } + ["help"])
  }
}

/// One of the tool's commands.
protocol Command {
  static var name: String { get }
  /// What it does, in a line.
  static var summary: String { get }
  /// The arguments besides options, as the usage line shows them.
  static var operands: String { get }
  static var options: [Option] { get }
  /// What there is to know beyond that.
  static var discussion: String { get }

  init()
  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus
}

/// An option of a command.
struct Option: Sendable {
  /// With its dashes.
  var name: String
  /// What follows it, as the help shows it; nil for one that is only given or not.
  var value: String?
  var help: String
  /// Whether it may be given more than once.
  var isRepeatable = false
}
