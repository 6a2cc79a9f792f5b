import GestureExploration

/// Reports the results of the explorations of several scenes, one after another.
struct ExplorationReport {
  let console: Console
  let isQuiet: Bool
  /// The number of scenes.
  let count: Int
  private var done = 0
  private var held = 0
  private var violated = 0
  private var untested = 0
  private var incomplete = 0
  private var changing = 0
  private var empty = 0
  private var states = 0
  private var scripts = 0

  init(console: Console, isQuiet: Bool, count: Int) {
    self.console = console
    self.isQuiet = isQuiet
    self.count = count
  }

  mutating func add(_ exploration: Exploration, of path: String) {
    states += exploration.states
    scripts += exploration.scripts
    done += 1
    if exploration.isProof {
      held += 1
      if !isQuiet { console.write("✓ \(path): \(Exploration.states(exploration.states))") }
    } else if exploration.counterexample != nil {
      violated += 1
      let lines = "\(exploration)".split(separator: "\n").map { "    \($0)" }
      console.write("✗ \(path)\n" + lines.joined(separator: "\n"))
    } else {
      let isStopped = !exploration.isExhaustive
      // A law that was not put to the test.
      let isEmpty =
        !exploration.namesRecognizers
        && (exploration.scripts == 0 || !exploration.untested.isEmpty)
      let reason: String
      if isStopped {
        incomplete += 1
        reason = "stopped early"
      } else if exploration.hasTooManyForms {
        changing += 1
        reason = "its views took too many forms"
      } else if isEmpty {
        empty += 1
        reason =
          exploration.scripts == 0
          ? "nothing was tried" : "no recognizer was given any input"
      } else {
        untested += 1
        reason = "was not put to the test"
      }
      if !isQuiet { console.write("– \(path): \(reason)") }
    }
    if showsProgress { console.showProgress("\(done) of \(count), \(Exploration.states(states))") }
  }

  func finish() -> ExitStatus {
    if showsProgress { console.showProgress("") }
    let tried = "\(Exploration.states(states)), \(Exploration.scripts(scripts)) played"
    var lines = ["\(held) hold, \(violated) don't: \(tried)"]
    if incomplete > 0 {
      lines.append("\(incomplete) stopped early, which proves nothing: raise --limit")
    }
    if changing > 0 {
      lines.append("\(changing) whose views took too many forms, which proves nothing")
    }
    if empty > 0 {
      lines.append(
        "\(empty) with nothing to try: nothing that is varied reaches a recognizer there")
    }
    if untested > 0 {
      lines.append(
        "\(untested) not put to the test: a recognizer that is named there has not recognized")
    }
    console.write(lines.joined(separator: "\n"))
    if violated > 0 { return .shortfall }
    return incomplete + changing + untested == 0 ? .success : .unproven
  }

  /// Progress is not shown where each scene prints a line to the terminal.
  private var showsProgress: Bool {
    console.errorsAreTerminal && (isQuiet || !console.outIsTerminal)
  }
}

extension Exploration {
  /// The progress on one line.
  var progress: String {
    "step \(completedDepth + 1) of \(depth): \(Self.states(states)), \(Self.scripts(scripts))"
  }
}
