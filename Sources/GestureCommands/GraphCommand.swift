import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis

/// Shows which recognizers wait for which, and which may recognize together.
struct GraphCommand: Command {
  let files: ScenarioFiles
  let name = "graph"
  let summary = "shows the relations between a scene's recognizers"
  let operands = "FILE"
  let options = [
    Option(name: "--dot", help: "for Graphviz"),
    Option(name: "--svg", value: "OUT", help: "draw a picture into this file"),
  ]
  let discussion = """
    The views and their recognizers; which of them wait for which, which exclude which, which may
    recognize together, and what declares it. Of the delegate counts what its rules always say, and
    what it said in a run of the script.
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    try arguments.refuse("--dot", with: "--svg")
    let paths = try files.find(arguments.operands)
    guard paths.count == 1 else { throw UsageError("name one file") }
    guard let scenario = files.read(paths, console)?.first else { return .misuse }
    let graph = scenario.graph
    if let path = arguments["--svg"] {
      try ScenarioFiles.write(graph.svg(title: scenario.name), to: path)
    } else if arguments.has("--dot") {
      console.write(String(graph.dot.dropLast()))
    } else {
      console.write(graph.text())
    }
    return .success
  }
}
