import DoubleTapGesture
import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import TapGesture
import Testing

@Suite struct `Timeline as text` {
  let stage = Stage.withButton()

  @Test func `a tap that waits is hatched until the double tap has failed`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    single.require(toFail: double)
    stage.tapAndWait()
    #expect(
      Timeline(stage.simulation.log).text(width: 60) == """
               ms  0      60                                     410
        touch 1    ▼──────▲
        double     ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░F
        single     ░░░░░░░╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱╱E
        view card  ▼───────────────────────────────────────────────×

        ─ finger down   ░ undecided   ╱ held   ▼ comes down
        ▲ lifts   × cancelled   E action ended   F failed

         60 ms  'single' has to wait for 'double'
        410 ms  'double' fails: no second tap began within 350 ms
        410 ms  'double' lets 'single' go on by failing
        410 ms  'single' takes touch 1 from view 'card'
        """)
  }

  @Test func `two actions of one moment stand side by side`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    pan.require(toFail: double)
    double.allowableMovement = 1000
    stage.simulation.drag(
      from: Point(x: 200, y: 200), to: Point(x: 200, y: 240), over: .milliseconds(20))
    stage.simulation.runUntilNothingIsPending()
    #expect(row("pan", in: Timeline(stage.simulation.log).text()).hasSuffix("╱BE"))
  }

  @Test func `an exclusion is a note`() {
    stage.add(TapGestureRecognizer(), "tap")
    stage.add(PanGestureRecognizer(), "pan")
    stage.simulation.drag(from: Point(x: 200, y: 200), to: Point(x: 200, y: 240))
    let text = Timeline(stage.simulation.log).text()
    #expect(text.contains("\n50 ms  'pan' excludes 'tap'\n"), "\(text)")
    #expect(row("tap", in: text).hasSuffix("░F"))
  }

  @Test func `more than there is room for at one moment is cut off, and keeps to the width`() {
    stage.add(TapGestureRecognizer(), "tap")
    for _ in 0..<100 {
      let finger = stage.simulation.finger()
      finger.down(at: Point(x: 200, y: 200))
      finger.up()
    }
    let text = Timeline(stage.simulation.log).text(width: 60)
    #expect(row("tap", in: text).hasSuffix("…"), "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 60 }, "\(text)")
  }

  @Test func `recognizers of one name are told apart by their views`() {
    stage.add(TapGestureRecognizer(), "tap")
    stage.add(TapGestureRecognizer(), "tap", to: stage.button)
    stage.tapAndWait(at: Point(x: 40, y: 40))
    let text = Timeline(stage.simulation.log).text()
    #expect(row("tap (card)", in: text).hasSuffix("F"))
    #expect(row("tap (button)", in: text).hasSuffix("E"))
    #expect(text.contains("'tap' of view 'button' excludes 'tap' of view 'card'"))
  }

  @Test func `a recognizer that is taken off its view keeps its row`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    stage.simulation.finger().down(at: Point(x: 200, y: 200))
    stage.simulation.wait(.milliseconds(50))
    stage.card.removeGestureRecognizer(tap)
    let text = Timeline(stage.simulation.log).text()
    #expect(text.split(separator: "\n").count { $0.hasPrefix("tap") } == 1, "\(text)")
    #expect(text.contains("50 ms  'tap' fails because it was removed from its view"), "\(text)")
  }

  /// Its reset comes after the action, when it is on the other view.
  @Test func `a recognizer that its action moves to another view ends in its row`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    let button = stage.button
    tap.onAction { button.addGestureRecognizer($0) }
    stage.tapAndWait(at: Point(x: 200, y: 200))
    let text = Timeline(stage.simulation.log).text()
    #expect(row("tap", in: text).hasSuffix("E"), "\(text)")
    #expect(!text.contains("over, not reset"), "\(text)")
  }

  /// It had begun, and has sent no action (S5.14).
  @Test func `a recognizer that fails before its first action isn't cancelled`() {
    let (first, second) = (PanGestureRecognizer(), PanGestureRecognizer())
    first.recognizesSimultaneously(with: second)
    first.onAction { _ in second.isEnabled = false }
    stage.add(second, "second")
    stage.add(first, "first")
    let finger = stage.simulation.finger()
    finger.down(at: Point(x: 200, y: 200))
    finger.move(to: Point(x: 230, y: 200))
    let text = Timeline(stage.simulation.log).text()
    #expect(text.contains("'second' fails because it was disabled"), "\(text)")
  }

  @Test func `what does not fit goes on in a further panel`() {
    stage.add(TapGestureRecognizer(), "tap")
    for _ in 0..<20 {
      stage.simulation.tap(at: Point(x: 200, y: 200))
      stage.simulation.wait(.milliseconds(1000))
    }
    let timeline = Timeline(stage.simulation.log)
    let text = timeline.text(width: 60)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("tap") } == 2, "\(text)")
    #expect(text.count { $0 == "E" } == 21)  // the legend's included
    #expect(timeline.text(width: 60, panels: 1).contains("… and so on, from "))
  }

  @Test func `nothing is said of nothing`() {
    #expect(Timeline([]).text() == "nothing happened")
  }

  @Test func `no line of any scenario is too wide`() throws {
    try forEach(ScenarioLibrary.sample(of: ScenarioLibrary.allPaths)) { path in
      let timeline = try ScenarioLibrary.scenario(path).play().timeline
      for width in [40, 72, 100] {
        let lines = timeline.text(width: width).split(separator: "\n")
        for line in lines where !line.contains("diagnostic") {
          #expect(line.count <= width, "\(path): \(line)")
        }
      }
    }
  }

  private func row(_ name: String, in text: String) -> String {
    text.split(separator: "\n").first { $0.hasPrefix(name + " ") }.map(String.init) ?? text
  }
}
