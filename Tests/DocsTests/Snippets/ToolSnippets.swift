import GestureDiagnosis
import GestureExploration
import GestureSimulation
import GestureTrace
import Gestures
import Testing

/// The Swift in the comments of simulation, diagnosis and exploration, and on their pages.
enum ToolSnippets {
  static func waitingTap() {
    let simulation = Simulation()
    let single = TapGestureRecognizer()
    let double = DoubleTapGestureRecognizer()
    simulation.window.addGestureRecognizer(single)
    simulation.window.addGestureRecognizer(double)
    single.require(toFail: double)

    simulation.tap(at: Point(x: 100, y: 100))
    simulation.runUntilNothingIsPending()
    print(simulation.log)
  }

  static func timeline() {
    let simulation = Simulation()
    let single = TapGestureRecognizer()
    let double = DoubleTapGestureRecognizer()
    for tap in [single, double] as [any GestureRecognizer] {
      simulation.window.addGestureRecognizer(tap)
    }
    single.require(toFail: double)
    simulation.tap(at: Point(x: 100, y: 100))
    simulation.runUntilNothingIsPending()
    print(Timeline(simulation.log).text())
  }

  static func simulation() {
    let simulation = Simulation()
    let tap = TapGestureRecognizer()
    simulation.window.addGestureRecognizer(tap)
    simulation.tap(at: Point(x: 100, y: 100))
    print(simulation.log.actions)
  }

  static func severalFingers(_ simulation: Simulation) {
    let (left, right) = (simulation.finger(1), simulation.finger(2))
    simulation.atOnce {
      left.down(at: Point(x: 100, y: 300))
      right.down(at: Point(x: 200, y: 300))
    }
    simulation.move(
      [(left, Point(x: 100, y: 400)), (right, Point(x: 200, y: 400))], over: .milliseconds(200))
    simulation.rotate(around: Point(x: 200, y: 400), by: .pi / 4)
  }

  static func windows(_ simulation: Simulation, _ tap: TapGestureRecognizer) {
    let palette = simulation.addWindow(name: "palette", size: Size(width: 200, height: 200))
    palette.addGestureRecognizer(tap)
    simulation.tap(at: Point(x: 50, y: 50), in: palette)
  }

  static func explanation(_ tap: TapGestureRecognizer, _ simulation: Simulation) {
    print(Explanation(of: tap, in: simulation.log))
  }

  static func graph(_ window: Window, _ simulation: Simulation) {
    print(RelationGraph(window, log: simulation.log).text())
  }

  static func fixes(_ finding: Lint.Finding) {
    for fix in finding.fixes { print(fix) }
  }

  static func lint(_ window: Window) {
    for finding in Lint.findings(in: window) { print(finding) }
  }

  static func meant(_ window: Window) -> [Lint.Finding] {
    let isMeant = Lint.Allowance(.noRelation, about: "bars", "zoom")
    let findings = Lint.findings(in: window, allowing: [isMeant])
    return findings
  }

  static func explore() {
    let exploration = Exploration.run(depth: 6, [.never("tap", and: "doubleTap")]) {
      let simulation = Simulation()
      simulation.window.addGestureRecognizer(TapGestureRecognizer())
      simulation.window.addGestureRecognizer(DoubleTapGestureRecognizer())
      return ExploredScene(simulation)
    }
    print(exploration)
  }

  static func explored() -> Exploration {
    Exploration.run(depth: 6) {
      let simulation = Simulation()
      simulation.window.addGestureRecognizer(TapGestureRecognizer())
      return ExploredScene(simulation)
    }
  }

  static func laws() {
    let exploration = Exploration.run(
      depth: 6, [.never("single", and: "double")] + ExplorationProperty.laws
    ) {
      let simulation = Simulation()
      simulation.window.addGestureRecognizer(TapGestureRecognizer())
      return ExploredScene(simulation)
    }
    #expect(exploration.counterexample == nil, "\(exploration)")
  }

  static func property() -> ExplorationProperty {
    let once = ExplorationProperty("'tap' fires once", about: ["tap"]) { interaction in
      interaction.recognitions.count > 1 ? "it fired twice" : nil
    }
    return once
  }
}

@Suite struct `A screen that is linted` {
  private let screen = (window: Window(size: Size(width: 400, height: 800)), name: "photo")

  @Test func `the photo screen has no conflict`() {
    let findings = Lint.findings(in: screen.window).filter { $0.severity > .note }
    #expect(findings.isEmpty, "\(findings)")
  }
}
