import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis

/// Explains why recognizers fired or didn't.
struct ExplainCommand: Command {
  let files: ScenarioFiles
  let name = "explain"
  let summary = "tells why a recognizer fired or didn't, and what would have helped"
  let operands = "FILE [RECOGNIZER-OR-VIEW…]"
  let options = [
    Option(
      name: "--wish", value: "\"ID: WHAT\"", help: "what should have come of it", isRepeatable: true
    )
  ]
  let discussion = """
    The chain of causes in plain sentences, with times and the rules of Docs/Rules.md. An arrow
    stands before what would have changed it: each was found by playing the script again with that
    one change, and what else would change is said. Without a name every recognizer of the scene is
    explained; a view's name tells which touches the view got and which it lost ("view card" where a
    recognizer is called card, too), and a set's name stands for each of its recognizers that
    doesn't do as expected.

    Where the file expects other actions of a recognizer, or other touches of a view, than came,
    that is the question, and only changes that lead to them are named, or nearer to them. Changes
    that break another expectation of the file, switch another recognizer off or silence it for
    ever, or help only by a coincidence of the script's figures, are named only where there are no
    others; those with which all comes as expected stand first. --wish asks it without the file:
    "tap: none", "tap: fires", "pan: began@20, changed*, ended", "view card: began, ended".
    """

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    guard let path = arguments.operands.first else { throw UsageError("name a file") }
    let wishes = try wishes(arguments.values(of: "--wish"))
    let paths = try files.find([path])
    guard let scenarios = files.read(paths, console) else { return .misuse }
    let names = Array(arguments.operands.dropFirst())
    for (index, scenario) in scenarios.enumerated() {
      if index > 0 { console.write("") }
      if scenarios.count > 1 { console.write(scenario.name + "\n") }
      try check(wishes, in: scenario)
      let others = wishes.map(scenario.name).filter { !names.contains($0) }
      try explain(names + others, wishes, in: scenario, console)
    }
    return .success
  }

  private func wishes(_ texts: [String]) throws(UsageError) -> [Wish] {
    var wishes: [Wish] = []
    for text in texts {
      do {
        wishes.append(try Wish(text))
      } catch {
        throw UsageError("--wish: \(error)")
      }
    }
    for (index, wish) in wishes.enumerated()
    where wishes[..<index].contains(where: { $0.id == wish.id }) {
      throw UsageError("--wish: two wishes for '\(wish.id)': ask one after the other")
    }
    return wishes
  }

  /// Throws if a wish lists the actions of a whole set: each of its recognizers has its own.
  private func check(_ wishes: [Wish], in scenario: Scenario) throws(UsageError) {
    for wish in wishes {
      guard case .actions(let list) = wish.outcome, !list.isEmpty,
        scenario.scene.recognizers.first(where: { $0.id == wish.id })?.forEachTouch != nil
      else { continue }
      throw UsageError(
        "--wish: '\(wish.id)' is one for each touch: wish for \"\(wish.id)#1\", "
          + "\"\(wish.id)#2\" and so on")
    }
  }

  /// What is printed for a scene without recognizers, whose views do as expected.
  private func nothingTold(of scenario: Scenario, _ record: RunRecord) -> String {
    if scenario.expectations.views.isEmpty {
      return "there is no recognizer to explain: name a view"
    }
    let isAll = record.differences(from: scenario.expectations).isEmpty
    return isAll
      ? "all comes as the file expects: name a view to have it explained"
      : "all views get what the file expects: name one to have it explained"
  }

  private func explain(
    _ names: [String], _ wishes: [Wish], in scenario: Scenario, _ console: Console
  ) throws(UsageError) {
    guard !names.isEmpty else {
      let texts = scenario.explainAll().map { $0.text() }
      let record = scenario.play()
      console.write(
        texts.isEmpty ? nothingTold(of: scenario, record) : texts.joined(separator: "\n\n"))
      let parts = scenario.partsMissed(in: record).filter { $0 != .values }  // told above
      if !parts.isEmpty {
        console.write(
          "\nThe file's \(parts.map(\.rawValue).joined(separator: ", ")) didn't come as expected"
            + "\(scenario.missesMore(in: record) ? ", too" : ""): 'gestures run' shows that.")
      }
      return
    }
    let subjects = names.flatMap { name in
      let wish = wishes.first { scenario.name(of: $0) == name }
      return scenario.subjects(of: name, wish: wish).map { (name: $0, wish: wish) }
    }
    for (index, (name, wish)) in subjects.enumerated() {
      guard let explanation = scenario.explain(name, wish: wish, besides: wishes) else {
        let known =
          scenario.scene.recognizers.map(\.id)
          + scenario.scene.views.map { scenario.nameOfView($0.id) }
        throw UsageError.unknown("recognizer or view", name, among: known)
      }
      console.write((index > 0 ? "\n" : "") + explanation.text())
    }
  }
}
