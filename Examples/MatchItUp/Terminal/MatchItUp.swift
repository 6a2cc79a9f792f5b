import Glibc
import MatchItUpGame

/// The game in a terminal, or a recorded one without.
@main
enum MatchItUp {
  static func main() {
    do {
      let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
      try Command(options: options, environment: environment).run()
    } catch {
      _ = STDERR_FILENO.writeAll("MatchItUp: \(error)\n")
      exit(exitStatusOfWrongUse)
    }
  }

  /// What the example wants to know of its surroundings.
  private static var environment: [String: String] {
    let names = ["TERM", "COLORTERM", "NO_COLOR"]
    let values = names.map { name in (name, getenv(name).map { String(cString: $0) } ?? "") }
    return Dictionary(uniqueKeysWithValues: values)
  }

  private static let exitStatusOfWrongUse: Int32 = 2
}
