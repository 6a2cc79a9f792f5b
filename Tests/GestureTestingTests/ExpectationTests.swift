import GestureSimulation
import GestureTesting
import Gestures
import Testing

@Suite struct `Expectations of a log` {
  private let simulation = Simulation()

  init() {
    let tap = TapGestureRecognizer()
    simulation.window.addGestureRecognizer(tap)
    simulation.tap(at: Point(x: 10, y: 10))
  }

  @Test func `know what was diagnosed`() {
    simulation.expectNoDiagnostics()
    simulation.finger().move(to: Point(x: 5, y: 5))
    withKnownIssue {
      simulation.expectNoDiagnostics()
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("is not down; its event was dropped") }
    }
  }

  @Test func `hold where it tells that`() {
    simulation.log.expect("tap", sends: [.ended])
    simulation.log.expect("tap", comesTo: .ended)
    simulation.expectIdle()
  }

  @Test func `show a timeline where they don't hold`() {
    withKnownIssue {
      simulation.log.expect("tap", sends: [])
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("'tap' sent") && "\($0)".contains("touch 1") }
    }
    withKnownIssue { simulation.log.expect("tap", comesTo: .failed, because: .ownDecision) }
  }

  private func expectIssue(_ text: String, _ expectation: () -> Void) {
    withKnownIssue {
      expectation()
    } matching: { issue in
      issue.comments.contains { "\($0)".contains(text) }
    }
  }

  @Test func `say what is not at rest`() {
    simulation.finger().down(at: Point(x: 10, y: 10))
    expectIssue("not idle: touch 1 is down, 'tap' waits until ") { simulation.expectIdle() }
  }

  @Test func `count a name that no recognizer has as a mistake`() {
    simulation.log.expect("tap", sends: [.ended])
    expectIssue("no recognizer is called 'Tab'; did you mean 'tap'?") {
      simulation.log.expect("Tab", sends: [])
    }
    expectIssue("no recognizer is called 'zoom'; there are 'tap'") {
      simulation.log.expect("zoom", comesTo: .ended)
    }
    let quiet = TapGestureRecognizer()
    quiet.name = "quiet"
    simulation.window.addGestureRecognizer(quiet)
    simulation.log.expect("quiet", sends: [])
    simulation.window.removeGestureRecognizer(quiet)
    simulation.window.gestureRecognizers = []
    simulation.log.expect("tap", sends: [.ended])  // which the log knows
  }

  @Test func `say that a window went to another dispatcher`() {
    let (home, other) = (Simulation(), Simulation())
    let press = TapGestureRecognizer()
    press.name = "press"
    home.window.addGestureRecognizer(press)
    other.dispatcher.add(home.window)
    expectIssue("no recognizer is called 'press'; the dispatcher's windows have none") {
      home.log.expect("press", sends: [.ended])
    }
  }

  @Test(arguments: [0, 1, 5])
  func `take any number of changes where the test doesn't count them`(changes: Int) {
    let pan = PanGestureRecognizer()
    simulation.window.addGestureRecognizer(pan)
    let finger = simulation.finger()
    finger.down(at: Point(x: 10, y: 10))
    for step in 0...changes { finger.move(to: Point(x: 40 + 10 * Double(step), y: 10)) }
    finger.up()
    simulation.log.expect("pan", sends: [.began, .changes, .ended])
    expectIssue("expected began, any number of changed, cancelled") {
      simulation.log.expect("pan", sends: [.began, .changes, .cancelled])
    }
    let found = [0: "began, ended", 1: "began, changed, ended", 5: "began, 5 × changed, ended"]
    expectIssue("'pan' sent \(found[changes] ?? ""), expected nothing") {
      simulation.log.expect("pan", sends: [])
    }
  }
}
