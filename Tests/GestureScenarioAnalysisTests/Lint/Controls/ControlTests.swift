import DoubleTapGesture
import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTestKit
import LongPressGesture
import PanGesture
import ScreenEdgePanGesture
import TapGesture
import Testing

@Suite struct `A control that loses its touch` {
  let stage = Stage()
  let button = Button(name: "ok", frame: Rect(x: 10, y: 10, width: 80, height: 40))

  init() { stage.card.addSubview(button) }

  private func expect(
    _ severity: Lint.Finding.Severity?, location: SourceLocation = #_sourceLocation
  ) {
    let found = stage.findings(.controlLosesTouch).map(\.severity)
    #expect(found == (severity.map { [$0] } ?? []), "\(stage.text)", sourceLocation: location)
  }

  @Test func `lies in a tap without protection`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    expect(nil)
    button.preventsTapsOfSuperviews = false
    expect(.warning)
    tap.cancelsTouchesInView = false
    expect(nil)
  }

  @Test func `has a tap on itself`() {
    _ = stage.add(TapGestureRecognizer(), "tap", to: button)
    expect(.warning)
  }

  @Test func `lies in a press that begins at once`() {
    let press = stage.add(LongPressGestureRecognizer(), "press", to: stage.window)
    expect(.note)
    press.minimumPressDuration = .zero
    expect(.warning)
    press.numberOfTapsRequired = 1
    press.delaysTouchesEnded = false
    expect(.note)
  }

  @Test func `is warned of where fast presses make the gesture of several taps (S11.5)`() {
    let double = stage.add(TapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    expect(.warning)
    double.numberOfTouchesRequired = 2
    expect(.note)
  }

  @Test func `is not warned of where it is a slider, which is dragged (S11.2)`() {
    button.removeFromSuperview()
    stage.card.addSubview(Slider(name: "level", frame: button.frame))
    stage.add(DoubleTapGestureRecognizer(), "double").delaysTouchesEnded = false
    expect(.note)
  }

  @Test func `acts late within a double tap, or not at all (S11.9, S11.5)`() {
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    func sentences() -> [String] { stage.findings(.controlLosesTouch).map(\.sentence) }
    #expect(sentences().count == 2, "\(stage.text)")
    #expect(sentences().contains { $0.hasPrefix("control 'ok' will act 350 ms late") })
    #expect(sentences().contains { $0.hasPrefix("control 'ok' loses both presses when 'double'") })
    double.delaysTouchesEnded = false
    #expect(sentences().count == 1, "\(stage.text)")
    #expect(sentences().first?.hasPrefix("control 'ok' loses the second press") == true)
    double.numberOfTapsRequired = 3
    #expect(sentences().first?.hasPrefix("control 'ok' loses the last of 3 presses") == true)
    double.cancelsTouchesInView = false
    expect(nil)
  }

  @Test func `shows no press while a recognizer that delays its begin may recognize (S11.8)`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    expect(nil)
    tap.delaysTouchesBegan = true
    expect(.note)
    #expect(
      stage.findings(.controlLosesTouch).first?.sentence.contains(
        "no press for up to 750 ms under a finger that rests")
        == true, "\(stage.text)")
    tap.isEnabled = false
    expect(nil)
  }

  @Test(arguments: [("pencil", "a pencil"), ("mouse", "a mouse")])
  func `is late with what a recognizer takes alone (S2.14)`(type: String, means: String) throws {
    var scene = FileScene()
    scene.add(
      "zoom", "doubleTap", on: "page",
      "\"allowedTouchTypes\": [\"\(type)\"], \"delaysTouchesBegan\": true")
    let sentences = try scene.findings(.controlLosesTouch).map(\.sentence)
    let touch = type == "mouse" ? "pointer" : type
    #expect(sentences.contains { $0.contains("under a \(touch) that rests") }, "\(sentences)")
    #expect(
      sentences.contains {
        $0.hasPrefix("control 'ok' will act 350 ms late with \(means) because")
      },
      "\(sentences)")
    #expect(!sentences.contains { $0.contains("under a finger") }, "\(sentences)")
  }

  @Test(arguments: [
    ("tap", "for up to 750 ms under a finger that rests"),
    ("doubleTap", "for up to 750 ms under a finger that rests"),
    ("swipe", "for up to 500 ms under a finger that rests"),
    ("longPress", "before the finger moves on or lifts"), ("pan", "before the finger lifts"),
    ("pinch", "before the finger lifts"),
  ])
  func `shows no press where more fingers are needed, either (S7.15)`(
    kind: String, time: String
  ) throws {
    func found(_ more: String) throws -> [Lint.Finding] {
      var scene = FileScene()
      let key = kind == "pan" ? "minimumNumberOfTouches" : "numberOfTouchesRequired"
      let set = kind == "pinch" ? "" : "\"\(key)\": 2"
      scene.add("clap", kind, on: "page", "\"set\": {\(set)}\(more)")
      return try scene.findings().filter { $0.sentence.contains("shows no press") }
    }
    #expect(try found("").isEmpty)
    let late = try found(", \"delaysTouchesBegan\": true")
    #expect(late.map(\.kind) == [.controlLosesTouch], "\(late)")
    #expect(
      late.first?.sentence == "control 'ok' shows no press \(time), since 'clap' keeps the touch "
        + "from it: its delaysTouchesBegan is on", "\(late)")
    #expect(late.first?.fixes.first?.words == "set clap.delaysTouchesBegan to false", "\(late)")
  }

  @Test(arguments: [(19.0, 1), (20, 1), (21, 0)])
  func `loses it to an edge pan only where that can begin`(x: Double, count: Int) {
    let stage = Stage(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    stage.card.addSubview(Button(name: "ok", frame: Rect(x: x, y: 10, width: 80, height: 40)))
    stage.add(ScreenEdgePanGestureRecognizer(), "edge").edges = .left
    #expect(stage.findings(.controlLosesTouch).count == count, "\(stage.text)")
  }

  @Test(arguments: [(19.0, 1), (20, 1), (21, 0)])
  func `shows its press late for an edge pan only where that can begin (S7.15, S9.26)`(
    x: Double, count: Int
  ) {
    let stage = Stage(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    stage.card.addSubview(Button(name: "ok", frame: Rect(x: x, y: 10, width: 80, height: 40)))
    let edge = stage.add(ScreenEdgePanGestureRecognizer(), "edge")
    (edge.edges, edge.delaysTouchesBegan) = (.left, true)
    let late = stage.findings(.controlLosesTouch).filter { $0.sentence.contains("shows no press") }
    #expect(late.count == count, "\(stage.text)")
    let isPartly = late.allSatisfy {
      $0.sentence.hasPrefix("control 'ok', touched at the edge of the window, shows no press")
    }
    #expect(isPartly, "most of it lies beside the strip: \(late)")
  }

  /// A list that delays its content tells a press from a scroll; the press is late for it, and a
  /// drag that begins on the control is still the list's.
  @Test func `shows its press late in a list that delays its content (S7.27)`() {
    _ = stage.add(PanGestureRecognizer(), "scroll")
    let delay = stage.add(ContentDelayGestureRecognizer(), "delay")
    func sentences() -> [String] { stage.findings(.controlLosesTouch).map(\.sentence) }
    #expect(sentences().count == 2, "\(stage.text)")
    #expect(
      sentences().contains {
        $0.hasPrefix("control 'ok' shows no press for up to 150 ms under a finger that rests")
      },
      "\(stage.text)")
    #expect(
      sentences().contains { $0.hasPrefix("control 'ok' loses its touch when 'scroll'") },
      "\(stage.text)")
    delay.delay = .zero
    #expect(sentences().count == 1, "\(stage.text)")
  }

  @Test func `defends itself against one tap with one finger alone (S11.5)`() {
    let two = stage.add(TapGestureRecognizer(), "two")
    expect(nil)
    two.numberOfTouchesRequired = 2
    expect(.note)
    let pan = stage.add(PanGestureRecognizer(), "pan", to: stage.window)
    let all = [two, pan] as [any GestureRecognizer]
    #expect(stage.findings(.controlLosesTouch).count == 2, "\(stage.text)")
    for recognizer in all { recognizer.cancelsTouchesInView = false }
    expect(nil)
  }

  @Test func `is named, of many a few`() {
    for number in 1...5 {
      let frame = Rect(x: 10, y: 20 + Double(number) * 30, width: 80, height: 20)
      stage.card.addSubview(Button(name: "b\(number)", frame: frame))
    }
    _ = stage.add(PanGestureRecognizer(), "pan")
    let found = stage.findings(.controlLosesTouch)
    #expect(
      found.first?.sentence.hasPrefix("controls 'ok', 'b1', 'b2' and 3 more lose their touch")
        == true, "\(stage.text)")
  }
}
