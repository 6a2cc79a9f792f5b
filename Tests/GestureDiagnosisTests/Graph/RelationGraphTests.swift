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

@Suite struct `Graph of relations` {
  let stage = Stage.withButton()

  @Test func `requirements, kinds and rivals are sentences`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    stage.add(PanGestureRecognizer(), "pan", to: stage.button)
    single.require(toFail: double)
    #expect(
      RelationGraph(stage.simulation.window).text() == """
        window
          card: 'single', 'double'
            button: 'pan'

        'single' waits for 'double' to fail (declared)
        'double' excludes 'single', not the other way round (by their kinds)
        'single' or 'pan': the first to recognize excludes the other
        'double' or 'pan': the first to recognize excludes the other
        """)
  }

  @Test func `S4.32 S15.6 a requirement that was refused is told with its reason`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    let pan = stage.add(PanGestureRecognizer(), "pan")
    single.require(toFail: double)
    double.require(toFail: pan)
    pan.require(toFail: single)
    pan.startsAfter(double)
    single.startsAfter(double)
    let refused = RelationGraph(stage.simulation.window).text()
      .split(separator: "\n").filter { $0.hasPrefix("refused") }
    #expect(
      refused == [
        "refused: 'single' can't wait for 'double' to fail and to begin",
        "refused: that 'pan' waits for 'single', since 'single' waits for 'double' waits for 'pan'",
        "refused: that 'pan' waits for 'double', since 'double' waits for 'pan'",
      ])
    pan.removeRequirement(toFail: single)
    #expect(
      !RelationGraph(stage.simulation.window).text().contains("that 'pan' waits for 'single'"))
  }

  @Test func `what tags declare is shown before any touch`() {
    let press = stage.add(TapGestureRecognizer(), "press")
    let drag = stage.add(PanGestureRecognizer(), "drag", to: stage.button)
    press.tags = ["select"]
    drag.startsAfter("select")
    let text = RelationGraph(stage.simulation.window).text()
    #expect(text.contains("'drag' starts after 'press' has begun (declared)"), "\(text)")
    #expect(text.contains("'press' and 'drag' may recognize together (declared)"), "\(text)")
  }

  @Test func `recognizers of views side by side are no rivals`() {
    let other = View(name: "other", frame: Rect(x: 0, y: 400, width: 400, height: 400))
    stage.simulation.window.addSubview(other)
    stage.add(TapGestureRecognizer(), "left")
    stage.add(TapGestureRecognizer(), "right", to: other)
    #expect(!RelationGraph(stage.simulation.window).text().contains("excludes"))
  }

  @Test(arguments: [true, false])
  func `S2.14 S15.17 recognizers that no touch suits both are no rivals`(byType: Bool) {
    let finger = stage.add(PanGestureRecognizer(), "finger")
    let mouse = stage.add(PanGestureRecognizer(), "mouse")
    mouse.allowedTouchTypes = .mouse
    if byType {
      finger.allowedTouchTypes = .direct
    } else {
      finger.buttonMaskRequired = .primary
      mouse.buttonMaskRequired = .secondary
    }
    #expect(
      RelationGraph(stage.simulation.window).text() == """
        window
          card: 'finger', 'mouse'
        """)
    finger.allowedScrollTypes = .continuous
    mouse.allowedScrollTypes = .continuous
    #expect(
      RelationGraph(stage.simulation.window).text().contains("excludes the other"),
      "scrolling drives both (S15.18)")
  }

  @Test func `what was declared and what delegates said is told apart`() {
    let scroll = stage.add(PanGestureRecognizer(), "scroll")
    let drag = stage.add(PanGestureRecognizer(), "drag", to: stage.button)
    let tap = stage.add(TapGestureRecognizer(), "tap")
    tap.recognizesSimultaneously(with: scroll)
    drag.delegate = stage.delegate
    stage.delegate.allowsBoth = { _, _ in true }
    let finger = stage.simulation.finger()
    finger.down(at: Point(x: 40, y: 40))
    finger.move(to: Point(x: 80, y: 40))
    finger.up()
    let text = RelationGraph(stage.simulation.window, log: stage.simulation.log).text()
    #expect(text.contains("'scroll' and 'tap' may recognize together (declared)"), "\(text)")
    #expect(
      text.contains(
        "'scroll' and 'drag' may recognize together (a delegate or a recognizer says so)"),
      "\(text)")
  }

  @Test func `Graphviz gets a box a view and an arrow a relation`() {
    let single = stage.add(TapGestureRecognizer(), "the \"single\"")
    single.require(toFail: stage.add(DoubleTapGestureRecognizer(), "double", to: stage.button))
    #expect(
      RelationGraph(stage.simulation.window).dot == """
        digraph relations {
          rankdir=LR; node [shape=box, style=rounded]
          subgraph cluster_0 {
            label="window"
            subgraph cluster_1 {
              label="card"
              n0 [label="the \\"single\\""]
              subgraph cluster_2 {
                label="button"
                n1 [label="double"]
              }
            }
          }
          n0 -> n1 [label="waits for"]
          n1 -> n0 [label="excludes", color="#cf222e"]
        }

        """)
  }

  @Test func `a window without recognizers has nothing to show`() {
    #expect(RelationGraph(stage.simulation.window).text() == "there is no recognizer")
    #expect("\(RelationGraph(stage.simulation.window))" == "there is no recognizer")
  }

  @Test func `Graphviz tells which are disabled, and which are rivals`() {
    stage.add(TapGestureRecognizer(), "tap").isEnabled = false
    stage.add(PanGestureRecognizer(), "pan")
    let dot = RelationGraph(stage.simulation.window).dot
    #expect(dot.contains("[label=\"tap (off)\"]"), "\(dot)")
    #expect(dot.contains("n0 -> n1 [dir=none, style=dotted"), "\(dot)")
  }

  private func graph(_ recognizers: String, delegate: String = "") throws -> String {
    try Scenario(
      scene: """
        "recognizers": [\(recognizers)],
        "delegate": [\(delegate)]
        """
    ).graph.text()
  }

  private static let taps = """
    {"id": "a", "kind": "tap", "view": "window"}, {"id": "b", "kind": "longPress", "view": "window"}
    """

  @Test func `what a file's delegate always says is shown without a touch`() throws {
    let origin = "(a delegate or a recognizer says so)"
    let waits = "{\"question\": \"shouldRequireFailure\", \"recognizer\": \"a\", \"answer\": true}"
    #expect(try graph(Self.taps, delegate: waits).contains("'a' waits for 'b' to fail \(origin)"))
    let both = "{\"question\": \"shouldRecognizeSimultaneously\", \"answer\": true}"
    #expect(
      try graph(Self.taps, delegate: both)
        .contains("'a' and 'b' may recognize together \(origin)"))
    let once = "{\"question\": \"shouldRequireFailure\", \"answer\": true, \"times\": [1]}"
    #expect(try !graph(Self.taps, delegate: once).contains("waits"))
  }

  @Test func `a ring that a delegate would close is not closed (S4.32)`() throws {
    let all = "{\"question\": \"shouldRequireFailure\", \"answer\": true}"
    let text = try graph(Self.taps, delegate: all)
    #expect(text.contains("'b' waits for 'a'") && !text.contains("'a' waits for 'b'"), "\(text)")
  }

  @Test func `a declared prevention takes precedence over the kinds`() throws {
    let text = try graph(
      """
      {"id": "a", "kind": "tap", "view": "window", "preventsOnly": []},
      {"id": "b", "kind": "longPress", "view": "window"}
      """)
    #expect(text.contains("'b' excludes 'a', not the other way round (declared)"), "\(text)")
  }

  @Test func `a hover competes with nothing (S9.55)`() throws {
    let hover = "{\"id\": \"h\", \"kind\": \"hover\", \"view\": \"window\"}"
    #expect(try !graph(hover + ", " + Self.taps).contains("'h' "))
  }
}
