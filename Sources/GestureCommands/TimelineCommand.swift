import Foundation
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis

/// Draws what happens in scenarios.
struct TimelineCommand: Command {
  let files: ScenarioFiles
  let name = "timeline"
  let summary = "draws what happens in a scenario, as text or SVG"
  let operands = "FILE-OR-FOLDER…"
  let options = [
    Option(name: "--width", value: "N", help: "the most columns of a line (default: 100)"),
    Option(name: "--svg", value: "OUT", help: "draw a picture into this file; one scenario only"),
  ]
  let discussion = """
    A row for each touch, each recognizer and each view that receives touches; under them which
    recognizer held, released, excluded or vetoed which. Time runs to the right, not to scale. The
    scenario's expectations are ignored.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    try arguments.refuse("--width", with: "--svg")
    let width = try self.width(arguments["--width"])
    let paths = try files.find(arguments.operands)
    guard let scenarios = files.read(paths, console) else { return .misuse }
    if let path = arguments["--svg"] {
      guard scenarios.count == 1 else {
        throw UsageError("--svg draws one scenario: name one file")
      }
      try ScenarioFiles.write(scenarios[0].play().timeline.svg(title: scenarios[0].name), to: path)
      return .success
    }
    for (index, scenario) in scenarios.enumerated() {
      if index > 0 { console.write("") }
      if !scenario.name.isEmpty { console.write(scenario.name + "\n") }
      console.write(scenario.play().timeline.text(width: width))
    }
    return .success
  }

  /// A run's timeline as a failure report shows it: indented, with an empty line around it.
  static func excerpt(of record: RunRecord) -> String {
    let text = record.timeline.text(width: TextWidth.usual - 4, panels: 2)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "\n" + lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n") + "\n"
  }

  private func width(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return TextWidth.usual }
    guard let width = Int(text), (40...1000).contains(width) else {
      throw UsageError("--width takes a whole number from 40 to 1000, not '\(text)'")
    }
    return width
  }
}
