import CircleGesture
import DoubleTapGesture
import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureTestKit
import HorizontalPanGesture
import HoverGesture
import LongPressGesture
import PanGesture
import ScreenEdgePanGesture
import SwipeGesture
import TapGesture
import Testing

@Suite struct `A recognizer that never fires` {
  let stage = Stage()

  @Test func `has no edges, or a view that reaches none`() {
    let edge = stage.add(ScreenEdgePanGestureRecognizer(), "edge")
    #expect(stage.findings(.neverFires).map(\.severity) == [.error], "\(stage.text)")
    edge.edges = .left
    stage.card.frame.origin.x = 21
    #expect(stage.findings(.neverFires).map(\.severity) == [.warning], "\(stage.text)")
    stage.card.frame.origin.x = 20
    #expect(stage.findings.isEmpty, "\(stage.text)")
  }

  @Test func `has no direction`() {
    stage.add(SwipeGestureRecognizer(), "swipe").direction = []
    #expect(stage.findings(.neverFires).count == 1, "\(stage.text)")
  }

  @Test func `wants more fingers at the least than at the most`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 1
    #expect(stage.findings(.neverFires).count == 1, "\(stage.text)")
  }

  @Test func `starts after one that never begins for the same reason (S15.2)`() {
    let root = stage.add(HoverGestureRecognizer(), "root")
    let middle = stage.add(TapGestureRecognizer(), "middle")
    middle.startsAfter(root)
    let last = stage.add(TapGestureRecognizer(), "last")
    last.startsAfter(middle)
    #expect(
      stage.findings(.neverFires).map { $0.recognizers[0].name } == ["middle", "last"],
      "\(stage.text)")
    let chain = "starts after 'middle', which never begins: it starts after 'root', which never has"
    #expect(stage.findings(.neverFires).last?.sentence.contains(chain) == true, "\(stage.text)")
    root.isEnabled = false
    #expect(
      stage.findings(.neverFires).map { $0.recognizers[0].name } == ["middle"],
      "it may be switched on\n\(stage.text)")
  }

  @Test func `starts after those with a tag, and none of them begins`() {
    let drag = stage.add(PanGestureRecognizer(), "drag")
    drag.startsAfter("press")
    let none = "starts after one tagged 'press': no other in this window is"
    #expect(stage.findings(.neverFires).first?.sentence.contains(none) == true, "\(stage.text)")

    let press = stage.add(LongPressGestureRecognizer(), "press")
    press.tags = ["press"]
    press.isEnabled = false
    let off = "starts after one tagged 'press': 'press', which is switched off"
    #expect(stage.findings(.neverFires).map(\.severity) == [.note], "\(stage.text)")
    #expect(stage.findings(.neverFires).first?.sentence.contains(off) == true, "\(stage.text)")

    let other = stage.add(LongPressGestureRecognizer(), "other")
    other.tags = ["press"]
    #expect(stage.findings(.neverFires).isEmpty, "\(stage.text)")
  }

  /// A tap around it would end the wait, if it ever came first on the nearer view.
  @Test(arguments: [("page", true), ("card", false)])
  func `is no double tap that waits for a tap, with another tap beside (S4.4)`(
    view: String, isNever: Bool
  ) throws {
    var scene = FileScene()
    if view == "card" { scene.add("other", "tap", on: "card") }
    scene.add("one", "tap", on: "card")
    scene.add("two", "doubleTap", on: "card", "\"requireToFail\": [\"one\"]")
    if view == "page" {
      scene.add("other", "tap", on: "page")
    } else {
      scene.recognizers.append(scene.recognizers.removeFirst())
    }
    let never = try scene.findings(.neverFires).filter { $0.recognizers.first?.name == "two" }
    #expect(never.count == (isNever ? 1 : 0), "the last one added on a view goes first")
    let record = try scene.scenario(
      script: """
        {"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "ended": {"1": null}},
        {"at": 150, "began": {"1": [100, 100]}}, {"at": 200, "ended": {"1": null}}
        """
    ).play()
    #expect(record.actions.contains { $0.recognizer == "two" } == !isNever)
  }

  @Test func `waits for one that always comes first`() {
    let single = stage.add(TapGestureRecognizer(), "single")
    let double = stage.add(DoubleTapGestureRecognizer(), "double")
    double.require(toFail: single)
    let found = stage.findings(.neverFires)
    #expect(found.map(\.severity) == [.error], "\(stage.text)")
    #expect(found.first?.fix.contains("single.require(toFail: double)") == true, "\(stage.text)")
    double.removeRequirement(toFail: single)
    single.require(toFail: double)
    #expect(stage.findings(.neverFires).isEmpty, "\(stage.text)")
  }
}

@Suite struct `A recognizer that waits for its like` {
  let stage = Stage()
  let first: TapGestureRecognizer
  let second: TapGestureRecognizer

  init() {
    second = stage.add(TapGestureRecognizer(), "second")
    first = stage.add(TapGestureRecognizer(), "first")
    first.require(toFail: second)
  }

  private func expect(
    _ severity: Lint.Finding.Severity?, location: SourceLocation = #_sourceLocation
  ) {
    let found = stage.findings(.neverFires)
    #expect(
      found.map(\.severity) == (severity.map { [$0] } ?? []), "\(stage.text)",
      sourceLocation: location)
    #expect(found.allSatisfy { $0.recognizers.first?.name == "first" }, sourceLocation: location)
  }

  @Test func `never fires, whichever is judged first`() { expect(.error) }

  @Test func `may fire where the other one may be refused`() {
    stage.set(ScriptedDelegate(), of: second)
    expect(.note)
  }

  @Test func `fires where the other one isn't touched`() {
    stage.window.addGestureRecognizer(second)
    first.removeRequirement(toFail: second)
    second.require(toFail: first)
    expect(nil)
  }

  @Test func `fires beside a third one that excludes the other but allows it`() {
    let press = stage.add(LongPressGestureRecognizer(), "press")
    expect(.error)
    press.recognizesSimultaneously(with: first)
    expect(nil)
  }
}

@Suite struct `A recognizer that is always beaten` {
  let stage = Stage()

  @Test func `is a swipe beside a pan`() {
    let swipe = stage.add(SwipeGestureRecognizer(), "swipe")
    let pan = stage.add(PanGestureRecognizer(), "pan")
    stage.expect("swipe")
    pan.hysteresis = 60
    stage.expect(nil)
    pan.hysteresis = 10
    pan.require(toFail: swipe)
    stage.expect(nil)
  }

  @Test func `is only noted where its rival has a delegate`() {
    _ = stage.add(SwipeGestureRecognizer(), "swipe")
    let pan = stage.add(PanGestureRecognizer(), "pan")
    #expect(stage.findings(.alwaysBeaten).map(\.severity) == [.warning], "\(stage.text)")
    stage.set(ScriptedDelegate(), of: pan)
    #expect(stage.findings(.alwaysBeaten).map(\.severity) == [.note], "\(stage.text)")
  }

  @Test func `is no swipe across a pan's axis`() {
    stage.add(SwipeGestureRecognizer(), "swipe").direction = .down
    _ = stage.add(HorizontalPanGestureRecognizer(), "pan")
    stage.expect(nil)
  }

  @Test func `is no swipe if a press excludes the pan and allows the swipe`() {
    let swipe = stage.add(SwipeGestureRecognizer(), "swipe")
    _ = stage.add(PanGestureRecognizer(), "pan")
    let press = stage.add(LongPressGestureRecognizer(), "press")
    stage.expect("swipe")
    press.recognizesSimultaneously(with: swipe)
    stage.expect(nil)
  }

  @Test func `is no swipe that may recognize beside the pan`() {
    let swipe = stage.add(SwipeGestureRecognizer(), "swipe")
    swipe.recognizesSimultaneously(with: stage.add(PanGestureRecognizer(), "pan"))
    stage.expect(nil)
  }

  @Test func `is a circle beside a pan`() {
    _ = stage.add(CircleGestureRecognizer(), "circle")
    let pan = stage.add(PanGestureRecognizer(), "pan")
    stage.expect("circle")
    pan.minimumNumberOfTouches = 2
    stage.expect(nil)
  }

  @Test func `is anything beside a press without duration`() {
    _ = stage.add(TapGestureRecognizer(), "tap")
    let press = stage.add(LongPressGestureRecognizer(), "press")
    stage.expect(nil)
    press.minimumPressDuration = .zero
    stage.expect("tap")
  }

  @Test func `is the one of two alike that was added first`() {
    _ = stage.add(TapGestureRecognizer(), "first")
    _ = stage.add(TapGestureRecognizer(), "second")
    stage.expect("first")
  }

  @Test func `is the first of two swipes alike, which stray as far (S9.31)`() {
    let first = stage.add(SwipeGestureRecognizer(), "first")
    _ = stage.add(SwipeGestureRecognizer(), "second")
    stage.expect("first")
    first.maximumCrossDistance = 60
    stage.expect(nil)
    #expect(stage.findings(.rarelyFires).first?.sentence.contains("strays further") == true)
  }

  @Test func `is none where two alike are on nested views`() {
    _ = stage.add(TapGestureRecognizer(), "outer", to: stage.window)
    _ = stage.add(TapGestureRecognizer(), "inner")
    stage.expect(nil)
  }

  @Test func `is none where the numbers of touches differ`() {
    _ = stage.add(TapGestureRecognizer(), "one")
    stage.add(TapGestureRecognizer(), "two").numberOfTouchesRequired = 2
    stage.expect(nil)
  }
}
