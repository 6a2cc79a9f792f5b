import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis

/// Reports lint's findings, file by file.
struct LintReport {
  let console: Console
  let style: Style
  /// The least severity that is shown.
  let least: Lint.Finding.Severity
  /// The number of files.
  let count: Int
  private var allowed: AllowedFindings
  private var allowedCount = 0
  private var findings: [Lint.Finding] = []
  private var filesWithFindings = 0
  private var unreadable = 0

  enum Style {
    case text
    case json
    /// Only the totals at the end.
    case totals
  }

  init(
    console: Console, style: Style, least: Lint.Finding.Severity, allowed: AllowedFindings,
    count: Int
  ) {
    self.console = console
    self.style = style
    self.least = least
    self.allowed = allowed
    self.count = count
  }

  mutating func add(_ all: [Lint.Finding], of path: String) {
    let found = findingsToTell(among: all)
    guard !found.isEmpty else { return }
    findings += found
    filesWithFindings += 1
    switch style {
    case .text:
      if count > 1 { console.write("\(path):") }
      for finding in found { console.write("\(finding)") }
    case .json: for finding in found { console.write(finding.jsonLine(file: path)) }
    case .totals: break
    }
  }

  /// The findings that are severe enough and not allowed. An allowance counts as used even where
  /// the finding isn't severe enough.
  private mutating func findingsToTell(among all: [Lint.Finding]) -> [Lint.Finding] {
    var found: [Lint.Finding] = []
    for finding in all {
      let isAllowed = allowed.covers(finding)
      if finding.severity < least { continue }
      if isAllowed { allowedCount += 1 } else { found.append(finding) }
    }
    return found
  }

  /// Counts a file that can't be read; its error is reported elsewhere.
  mutating func addUnreadable() { unreadable += 1 }

  func finish() -> ExitStatus {
    switch style {
    case _ where unreadable == count: break
    case .text:
      if count > 1 {
        console.write(totals)
      } else if findings.isEmpty {
        console.write("no findings" + (allowedCount > 0 ? ", \(allowedCount) allowed" : ""))
      }
    case .json: break
    case .totals: console.write(totals)
    }
    if unreadable > 0 { return .misuse }
    allowed.complainOfUnused(console)
    return findings.contains { $0.severity > .note } ? .shortfall : .success
  }

  private var totals: String {
    let numbers = Lint.Finding.Severity.allCases.reversed().filter { $0 >= least }.map { severity in
      Self.text(findings.count { $0.severity == severity }, severity.rawValue)
    }
    let files = Self.text(count - unreadable, "file")
    return numbers.joined(separator: ", ") + " in \(filesWithFindings) of \(files)"
      + (allowedCount > 0 ? ", \(allowedCount) allowed" : "")
      + (unreadable > 0 ? ", \(unreadable) not read" : "")
  }

  private static func text(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
