import GestureDiagnosis
import GestureScenario

/// Explains why recognizers fired or didn't.
struct ExplainCommand: Command {
  let files: ScenarioFiles
  let name = "explain"
  let summary = "tells why a recognizer fired or didn't, and what would have helped"
  let operands = "FILE [RECOGNIZER-OR-VIEW…]"
  let options: [Option] = []
  let discussion = """
    The chain of causes in plain sentences, with times and the rules of Docs/Rules.md. An arrow
    stands before what would have changed it: each was found by playing the script again with that
    one change. Without a name every recognizer of the scene is explained; a view's name tells which
    touches the view got and which it lost.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    guard let path = arguments.operands.first else { throw UsageError("name a file") }
    let paths = try files.find([path])
    guard let scenarios = files.read(paths, console) else { return .misuse }
    for (index, scenario) in scenarios.enumerated() {
      if index > 0 { console.write("") }
      if scenarios.count > 1 { console.write(scenario.name + "\n") }
      try explain(Array(arguments.operands.dropFirst()), in: scenario, console)
    }
    return .success
  }

  private func explain(
    _ names: [String], in scenario: Scenario, _ console: Console
  ) throws(UsageError) {
    guard !names.isEmpty else {
      let texts = scenario.explainAll().map { $0.text() }
      console.write(
        texts.isEmpty
          ? "there is no recognizer to explain: name a view" : texts.joined(separator: "\n\n"))
      return
    }
    for (index, name) in names.enumerated() {
      guard let explanation = scenario.explain(name) else {
        let known = scenario.scene.recognizers.map(\.id) + scenario.scene.views.map(\.id)
        throw UsageError.unknown("recognizer or view", name, among: known)
      }
      console.write((index > 0 ? "\n" : "") + explanation.text())
    }
  }
}
