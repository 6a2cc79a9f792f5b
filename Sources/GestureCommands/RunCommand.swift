import Foundation
import GestureScenario

/// Runs scenarios and reports which fail.
struct RunCommand: Command {
  let files: ScenarioFiles
  let name = "run"
  let summary = "runs scenario files and tells which fall short"
  let operands = "FILE-OR-FOLDER…"
  let options = [
    Option(name: "--filter", value: "TEXT", help: "only those with this in their name or path"),
    Option(name: "--quiet", help: "no line for those that pass"),
    Option(name: "--jobs", value: "N", help: "how many at a time (default: one a processor)"),
    Option(name: "--log", help: "what happens, as JSON Lines; verdicts go to the error output"),
  ]
  let discussion = """
    Prints a line a scenario, what is missing (−) and what is too much (+) in each that falls
    short, and how many passed and failed. Exit status: 0, or 1 where one fell short. If a file
    can't be read, the message names the file, the place in it and what was expected there; then
    nothing is run, and the exit status is 2.
    """

  /// A scenario and the file that it comes from.
  private struct Case: Sendable {
    var path: String
    var scenario: Scenario
  }

  func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
    let jobs = try self.jobs(arguments["--jobs"])
    let paths = try files.find(arguments.operands)
    guard var cases = await read(paths, jobs: jobs, console) else { return .misuse }
    if let filter = arguments["--filter"]?.lowercased() {
      let all = cases.count
      cases.removeAll { !"\($0.path) \($0.scenario.name)".lowercased().contains(filter) }
      if cases.isEmpty {
        throw UsageError(
          "--filter \(filter): none of \(all) scenarios has this in its name or path")
      }
    }
    var report = RunReport(
      console: console, isQuiet: arguments.has("--quiet"), isLog: arguments.has("--log"),
      count: cases.count)
    await forEachInOrder(of: cases, jobs: jobs) { item in
      (item.path, item.scenario.run())
    } then: { path, result in
      report.add(result, from: path)
    }
    return report.finish()
  }

  private func jobs(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return ProcessInfo.processInfo.activeProcessorCount }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw UsageError("--jobs takes a whole number from 1 to 1024, not '\(text)'")
    }
    return jobs
  }

  /// Reads all files. Reports every file that can't be read, and returns nil if there are any.
  private func read(_ paths: [String], jobs: Int, _ console: Console) async -> [Case]? {
    var cases: [Case] = []
    var isBroken = false
    await forEachInOrder(of: paths, jobs: jobs) { [files] path in
      Result { () throws(ScenarioError) in
        Case(path: path, scenario: try files.scenario(at: path))
      }
    } then: { result in
      switch result {
      case .success(let item): cases.append(item)
      case .failure(let error):
        console.complain("\(error)")
        isBroken = true
      }
    }
    return isBroken ? nil : cases
  }
}
