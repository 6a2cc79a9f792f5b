import GestureCore
import GestureScenario
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

@Suite struct `Tests that start from a file` {
  /// Scenarios in which nothing happens but input.
  private static let paths = ScenarioLibrary.paths.filter { path in
    guard let scenario = try? ScenarioLibrary.scenario(path) else { return false }
    return scenario.scene.reactions.isEmpty
      && scenario.scene.delegateRules.allSatisfy(\.actions.isEmpty)
      && scenario.script.allSatisfy { $0.content.actions.isEmpty && $0.content.during.isEmpty }
  }

  @Test func `most of the library is nothing but input`() { #expect(Self.paths.count >= 100) }

  @Test func `a scenario that is run, written and run again does the same`() throws {
    try forEach(ScenarioLibrary.sample(of: Self.paths)) { path in
      let scenario = try ScenarioLibrary.scenario(path)
      let run = ScenarioRun(scenario)
      run.finish()
      let written = try Scenario(of: run.simulation, name: scenario.name, source: scenario.source)
      let result = try Scenario(text: written.text).run()
      #expect(result.passes, "\(path): \(ScenarioResult.legend)\n\(result.report)\n\(written.text)")
      let again = EventLines(result.record.entries)
      #expect(again == EventLines(run.record.entries), "\(path): \(written.text)")
    }
  }

  @Test func `a test goes on where a part of the script ends`() throws {
    let run = ScenarioRun(try Scenario(text: Example.text))
    run.play(until: .milliseconds(100))
    #expect(run.simulation.now == .milliseconds(100))
    #expect(run.simulation.log.actions == [])
    run.simulation.tap(at: Point(x: 30, y: 30))
    #expect(run.simulation.log.actions == ["double ended"])
    run.finish()
    #expect(run.simulation.log.actions == ["double ended"])
  }

  @Test func `views, recognizers and touches are found by their ids`() throws {
    let run = ScenarioRun(try Scenario(text: Example.text))
    let single = try #require(run.recognizer("single") as? TapGestureRecognizer)
    #expect(single.view === run.view("card"))
    #expect(run.view("button") is Control)
    #expect(run.view("window") === run.simulation.window)
    #expect(run.recognizer("triple") == nil)
    run.play(until: .zero)
    #expect(run.simulation.dispatcher.touches.map(\.id) == [run.touch("1")])
  }

  @Test func `what a test does after a file's script is written with it`() throws {
    let run = ScenarioRun(try Scenario(text: Example.text))
    run.finish()
    run.simulation.tap(at: Point(x: 30, y: 30), taps: 2)
    let written = try Scenario(of: run.simulation, name: "a single tap, then a double tap")
    #expect(written.scene.delegateRules == run.scenario.scene.delegateRules)
    #expect(written.expectations.actions["single"]?.count == 1)
    #expect(written.expectations.actions["double"]?.count == 1)
    #expect(written.run().passes)
  }
}

/// The actions of a log with their times.
private struct EventLines: Equatable {
  let lines: [String]

  init(_ entries: [LogEntry]) {
    lines = entries.compactMap { entry in
      guard case .action = entry.what else { return nil }
      return entry.description
    }
  }
}
