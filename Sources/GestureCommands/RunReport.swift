import GestureScenario

/// Tells how scenarios do, one after another.
struct RunReport {
  let console: Console
  let isQuiet: Bool
  /// Whether the output is for what happens, so that verdicts go elsewhere.
  let isLog: Bool
  /// How many there are.
  let count: Int
  private var passed = 0
  private var failed = 0

  /// From how many on progress is shown.
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
    for misuse in result.misuses { console.complain("\(path): warning: \(misuse)") }
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

  /// Where lines run over the terminal anyway, they are progress enough.
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
