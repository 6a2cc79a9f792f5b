@testable import Gallery
import GestureCore
import GestureScenario
import GestureSimulation
import Testing

@Suite struct `Linted scenes` {
  @Test(arguments: Exercise.all.map(\.name))
  func `of the Gallery have nothing worse than a note`(name: String) throws {
    let exercise = try #require(Exercise.all.first { $0.name == name })
    let stage = Stage()
    exercise.perform(stage)
    let bad = lint(stage.window).filter { $0.severity > .note }
    #expect(bad.isEmpty, "\(bad.map(\.description).joined(separator: "\n"))")
  }

  @Test func `of the scenarios never fire where lint says so`() throws {
    for (path, scenario) in try ScenarioLibrary.scenarios() {
      let actions = scenario.expectations.actions
      for finding in scenario.lint() where finding.saysNever {
        let name = finding.recognizers[0].name
        #expect(actions[name, default: []].isEmpty, "\(path): \(finding)")
      }
    }
  }

  @Test func `of the scenarios never fire where lint says so, whatever the fingers do`() throws {
    for (path, scenario) in try ScenarioLibrary.scenarios() {
      for finding in scenario.lint() where finding.saysNever {
        let name = finding.recognizers[0].name
        let property = ExplorationProperty("'\(name)' never fires", about: [name]) {
          $0.recognitions.isEmpty ? nil : "it does"
        }
        let exploration = scenario.explore(depth: 5, [property], limit: 500)
        #expect(exploration.counterexample == nil, "\(path): \(finding)\n\(exploration)")
      }
    }
  }
}

extension Finding {
  fileprivate var saysNever: Bool {
    switch kind {
    case .unreachable, .neverFires, .alwaysBeaten: severity > .note
    case .cycle, .noRelation, .late, .waitsForFinger, .idleRequirement, .controlLosesTouch,
      .waitsForCompanion, .releasedBesideWinner, .delegatesDisagree:
      false
    }
  }
}
