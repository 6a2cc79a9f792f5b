import GestureScenario
import GestureSimulation

/// Says what is bound to go wrong on scenes, before any touch.
struct LintCommand: Command {
  static let name = "lint"
  static let summary = "says what is bound to go wrong on a file's scene"
  static let operands = "FILE-OR-FOLDER…"
  static let options = [
    Option(name: "--json", help: "the findings as JSON Lines")
  ]
  static let discussion = """
    Looks at views, recognizers and the delegate's answers; the script doesn't matter. Exit status:
    0, or 1 where there is an error or a warning; notes don't count. If a file can't be read, it
    is 2.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    let files = try ScenarioFiles.find(arguments.operands)
    var status = ExitStatus.success
    for path in files {
      do throws(ScenarioError) {
        let findings = try Scenario(contentsOfFile: path).lint()
        if arguments.has("--json") {
          for finding in findings { console.write(finding.jsonLine(file: path)) }
        } else {
          report(findings, of: files.count > 1 ? path : nil, console)
        }
        let isBad = findings.contains { $0.severity > .note }
        if isBad && status == .success { status = .shortfall }
      } catch {
        console.complain("\(error)")
        status = .misuse
      }
    }
    return status
  }

  private func report(_ findings: [Finding], of path: String?, _ console: Console) {
    if let path { console.write(findings.isEmpty ? "\(path): no findings" : "\(path):") }
    if findings.isEmpty && path == nil { console.write("no findings") }
    for finding in findings { console.write("\(finding)") }
  }
}
