import GestureDiagnosis
import GestureScenario

/// Says what is bound to go wrong on scenes, before any touch.
struct LintCommand: Command {
  static let name = "lint"
  static let summary = "says what is bound to go wrong on a file's scene"
  static let operands = "FILE-OR-FOLDER…"
  static let options = [
    Option(name: "--json", help: "the findings as JSON Lines"),
    Option(
      name: "--severity", value: "LEAST", help: "only what is error, warning or note at the least"),
    Option(name: "--quiet", help: "of several files, only how many findings there are"),
  ]
  static let discussion = """
    Looks at views, recognizers and the delegate's answers; the script doesn't matter. Of several
    files those without a finding are not named. Exit status: 0, or 1 where an error or a warning
    was told; notes don't count. If a file can't be read, it is 2.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    let least = try severity(arguments["--severity"])
    let files = try ScenarioFiles.find(arguments.operands)
    let style: LintReport.Style =
      arguments.has("--json") ? .json : arguments.has("--quiet") ? .totals : .text
    var report = LintReport(console: console, style: style, least: least, count: files.count)
    for path in files {
      do throws(ScenarioError) {
        report.add(try Scenario(contentsOfFile: path).lint(), of: path)
      } catch {
        console.complain("\(error)")
        report.addUnreadable()
      }
    }
    return report.finish()
  }

  private func severity(_ word: String?) throws(UsageError) -> Lint.Finding.Severity {
    guard let word else { return .note }
    guard let severity = Lint.Finding.Severity(rawValue: word) else {
      throw UsageError.unknown(
        "severity", word, among: Lint.Finding.Severity.allCases.map(\.rawValue).reversed())
    }
    return severity
  }
}
