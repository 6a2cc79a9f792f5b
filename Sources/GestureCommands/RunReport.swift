import GestureScenario

/// Reports the results of scenarios, one after another.
struct RunReport {
  let console: Console
  let isQuiet: Bool
  /// Whether the output is the log, so that verdicts go to the error output.
  let isLog: Bool
  /// The number of scenarios.
  let count: Int
  private var passed = 0
  private var failed = 0

  /// The number of scenarios from which progress is shown.
  private static let many = 50

  init(console: Console, isQuiet: Bool, isLog: Bool, count: Int) {
    self.console = console
    self.isQuiet = isQuiet
    self.isLog = isLog
    self.count = count
  }

  mutating func add(_ result: ScenarioResult, from path: String) {
    if isLog { result.record.logLines.forEach(console.write) }
    let name = result.scenario.name.isEmpty ? path : result.scenario.name
    if result.passes {
      passed += 1
      if !isQuiet { say("✓ \(name)") }
    } else {
      if failed == 0 { say(ScenarioResult.legend) }
      failed += 1
      say("✗ \(name)")
      say("    \(path)")
      say(result.report.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      say(TimelineCommand.excerpt(of: result.record))
    }
    for warning in result.warnings { console.complain("\(path): warning: \(warning)") }
    showProgress()
  }

  func finish() -> ExitStatus {
    if showsProgress { console.showProgress("") }
    say("\(passed) passed, \(failed) failed")
    return failed == 0 ? .success : .shortfall
  }

  private func say(_ text: String) {
    if isLog { console.complain(text) } else { console.write(text) }
  }

  /// Progress is not shown where each scenario prints a line to the terminal.
  private var showsProgress: Bool {
    count >= Self.many && console.errorsAreTerminal && (isQuiet || !console.outIsTerminal)
  }

  private func showProgress() {
    let done = passed + failed
    if showsProgress, done % 10 == 0 {
      console.showProgress("\(done) of \(count)" + (failed > 0 ? ", \(failed) failed" : ""))
    }
  }
}
