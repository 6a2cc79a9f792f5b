import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureSimulation
import GestureTestKit
import PanGesture
import Testing

@testable import Gallery
@testable import GestureExploration

@Suite struct `Linted scenes` {
  /// In a list that delays its content controls are late, and a drag on them is the list's.
  @Test func `of the Gallery have nothing worse than a note, and controls lose touches to lists`()
    throws
  {
    for name in Exercise.all.map(\.name) {
      let exercise = try #require(Exercise.all.first { $0.name == name }, "\(name)")
      let stage = Stage()
      exercise.perform(stage)
      let isList = stage.window.allRecognizers.contains { $0 is ContentDelayGestureRecognizer }
      let bad = Lint.findings(in: stage.window).filter {
        $0.severity > .note || $0.kind == .controlLosesTouch && !isList
      }
      #expect(bad.isEmpty, "\(name): \(bad.map(\.description).joined(separator: "\n"))")
    }
  }

  @Test func `of the scenarios never fire where lint says so`() throws {
    var claims = 0
    for (path, scenario) in try ScenarioLibrary.scenarios() {
      let actions = scenario.expectations.actions
      for finding in scenario.lint() where finding.saysNever {
        let name = finding.recognizers[0].name
        #expect(actions[name, default: []].isEmpty, "\(path): \(finding)")
        claims += 1
      }
    }
    #expect(claims > 10, "\(claims)")
  }

  @Test func `of the scenarios never fire where lint says so, whatever the fingers do`() throws {
    var claims = 0
    for (path, scenario) in try ScenarioLibrary.scenarios() {
      for finding in scenario.lint() where finding.saysNever {
        let name = finding.recognizers[0].name
        let property = ExplorationProperty("'\(name)' never fires", about: [name]) {
          $0.recognitions.isEmpty ? nil : "it does"
        }
        let exploration = scenario.explore(
          depth: 5, [property], fingers: 2, limit: Effort.of(120, thorough: 2000))
        #expect(exploration.counterexample == nil, "\(path): \(finding)\n\(exploration)")
        claims += 1
      }
    }
    #expect(claims > 10, "\(claims)")
  }

  @Test func `of the scenarios really do what lint says`() throws {
    var confirmed = 0
    for (path, scenario) in try ScenarioLibrary.scenarios() where scenario.isPlain {
      for finding in scenario.lint() {
        guard let property = finding.opposite else { continue }
        let exploration = scenario.explore(depth: 6, [property], fingers: 3, limit: 3000)
        #expect(exploration.counterexample != nil, "\(path): \(finding)\n\(exploration)")
        confirmed += 1
      }
    }
    #expect(confirmed > 20, "there are scenes to try this on: \(confirmed)")
  }
}

extension Scenario {
  /// Whether nothing interferes of which lint can't know.
  fileprivate var isPlain: Bool { scene.delegateRules.isEmpty && scene.reactions.isEmpty }
}

extension Lint.Finding {
  /// What would hold if the finding were wrong; nil where that is no matter of a few steps.
  fileprivate var opposite: ExplorationProperty? {
    let names = recognizers.map(\.name)
    switch kind {
    case .noRelation
    where sentence.contains("at the edge of the window") || sentence.contains("two fingers")
      || sentence.contains("which decides as the finger lifts"):
      return nil
    case .noRelation, .releasedWithWinner: return .never(names[0], and: names[1])
    case .late: return sentence.contains(" ms late ") ? .within(.zero, names[0]) : nil
    case .cycle, .unreachable, .neverFires, .alwaysBeaten, .waitsForFinger, .idleRequirement,
      .idleHandOver,
      .controlLosesTouch, .controlActsToo, .untakenButton, .waitsForSimultaneous, .undoesExclusion,
      .delegatesDisagree, .rarelyFires, .misuse, .cutOff:
      return nil
    }
  }

  fileprivate var saysNever: Bool {
    switch kind {
    case .unreachable, .neverFires, .alwaysBeaten: severity > .note && !recognizers.isEmpty
    case .cycle, .noRelation, .late, .waitsForFinger, .idleRequirement, .idleHandOver,
      .controlLosesTouch, .controlActsToo, .untakenButton,
      .waitsForSimultaneous, .releasedWithWinner, .undoesExclusion, .delegatesDisagree,
      .rarelyFires, .misuse, .cutOff:
      false
    }
  }
}
