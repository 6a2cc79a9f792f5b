import Glibc
import MatchItUpGame

/// The game in a terminal, or the replay of a recorded game.
@main
enum MatchItUp {
  static func main() {
    TextOutput.occupyClosedDescriptors()
    Signals.ignoreWriteSignals()
    do {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
      try Command(options: options, environment: environment).run()
    } catch {
      report(error)
      exit(error is FileError ? exitStatusOfFailedOutput : exitStatusOfWrongUse)
    }
  }

  /// Reports an error to the user.
  static func report(_ error: any Error) {
    try? TextOutput.standardError.write("MatchItUp: \(error)\n")
  }

  /// The environment variables that the example reads.
  private static var environment: [String: String] {
    let names = ["TERM", "COLORTERM", "NO_COLOR"]
    let values = names.map { name in (name, getenv(name).map { String(cString: $0) } ?? "") }
    return Dictionary(uniqueKeysWithValues: values)
  }

  private static let exitStatusOfFailedOutput: Int32 = 1
  private static let exitStatusOfWrongUse: Int32 = 2
}
