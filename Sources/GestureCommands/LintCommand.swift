import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis

/// Reports mistakes of scenes that show before any touch.
struct LintCommand: Command {
  let files: ScenarioFiles
  let name = "lint"
  let summary = "says what is bound to go wrong on a file's scene"
  let operands = "FILE-OR-FOLDER…"
  let options = [
    Option(name: "--json", help: "the findings as JSON Lines"),
    Option(
      name: "--severity", value: "LEAST", help: "only what is error, warning or note at the least"),
    AllowedFindings.option,
    Option(name: "--quiet", help: "of several files, only how many findings there are"),
    Option(
      name: "--fix",
      help:
        "the file with the best fix of each error and warning made, but for those that remove a recognizer"
    ),
    Option(name: "--output", value: "FILE", help: "with --fix, the file to write"),
  ]
  let discussion = """
    Looks at views, recognizers and the delegate's answers; of the script it reads only whether a
    pointer presses another button than the primary one, and what the host changes. Each fix has
    been tried on a copy of the scene: its finding is gone, or tells of less, and none has come
    but what the fix costs. Of several files those without a finding are not named. --fix says
    what it changes on the error output, and prints the file; its script may expect other actions
    then. What --allow names is not told, nor fixed; a kind is the word after the severity, as in
    --allow noRelation:bars,zoom, and one that allows nothing is named on the error output. Exit
    status: 0, or 1 where an error or a warning was told, or is left; notes don't count. If a file
    can't be read, it is 2.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    try arguments.refuse("--json", "--quiet", "--severity", with: "--fix")
    try arguments.refuse("--output", without: "--fix")
    try arguments.refuse("--quiet", with: "--json")
    let least = try severity(arguments["--severity"])
    let allowed = try AllowedFindings(arguments.values(of: "--allow"))
    let paths = try files.find(arguments.operands)
    if arguments.has("--fix") { return try fix(paths, allowed, arguments["--output"], console) }
    let style: LintReport.Style =
      arguments.has("--json") ? .json : arguments.has("--quiet") ? .totals : .text
    var report = LintReport(
      console: console, style: style, least: least, allowed: allowed, count: paths.count)
    for path in paths {
      do throws(ScenarioError) {
        report.add(try files.scenario(at: path).lint(), of: path)
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

  private func fix(
    _ paths: [String], _ allowed: AllowedFindings, _ output: String?, _ console: Console
  ) throws(UsageError) -> ExitStatus {
    var allowed = allowed
    guard paths.count == 1 else { throw UsageError("--fix takes one file") }
    var scenario: Scenario
    do throws(ScenarioError) {
      scenario = try files.scenario(at: paths[0])
    } catch {
      console.complain("\(error)")
      return .misuse
    }
    var left = findingsToFix(in: scenario, &allowed)
    // Each fix that is offered ends its finding and causes no other: one fix at most for each
    // finding.
    for _ in left.indices {
      guard let fix = left.lazy.compactMap({ $0.fixToMake }).first else { break }
      scenario.apply(fix)
      console.complain("fixed: \(fix.clause)" + fix.rest)
      left = findingsToFix(in: scenario, &allowed)
    }
    for finding in left { console.complain("left: \(finding)") }
    allowed.complainOfUnused(console)
    if let output {
      try ScenarioFiles.write(scenario.text, to: output)
    } else {
      console.write(String(scenario.text.dropLast()))
    }
    return left.isEmpty ? .success : .shortfall
  }

  private func findingsToFix(
    in scenario: Scenario, _ allowed: inout AllowedFindings
  ) -> [Lint.Finding] {
    var findings: [Lint.Finding] = []
    for finding in scenario.lint() where !allowed.covers(finding) && finding.severity > .note {
      findings.append(finding)
    }
    return findings
  }
}

extension Lint.Fix {
  /// What a file still needs after it, as the end of a sentence.
  fileprivate var rest: String {
    let handsOver = edits.contains {
      guard case .add(.handOver, _, _) = $0 else { return false }
      return true
    }
    return handsOver ? "; until its \"when\" is written, that is at once" : ""
  }
}

extension Lint.Finding {
  /// The best fix that removes no recognizer: a tool can't decide which recognizer should go.
  fileprivate var fixToMake: Lint.Fix? {
    fixes.first { fix in
      !fix.edits.contains {
        guard case .remove = $0 else { return false }
        return true
      }
    }
  }
}
