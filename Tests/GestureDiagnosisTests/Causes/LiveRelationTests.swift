import DoubleTapGesture
import GestureCore
import GestureDiagnosis
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import PanGesture
import TapGesture
import Testing

/// What an explanation of a live recognizer reads from the recognizers of its window.
@Suite struct `Explanation of a live recognizer by its relations` {
  let stage = Stage.withButton()

  @Test func `one that is not reset names the other that goes on (S6.7)`() {
    let save = stage.add(TapGestureRecognizer(), "save")
    let zoom = stage.add(DoubleTapGestureRecognizer(), "zoom")
    stage.add(TapGestureRecognizer(), "bars").require(toFail: zoom)
    save.require(toFail: zoom)
    let press = stage.add(LongPressGestureRecognizer(), "press")
    press.require(toFail: zoom)
    stage.simulation.tap(at: Point(x: 200, y: 200))
    stage.simulation.press(at: Point(x: 200, y: 200), for: .milliseconds(900))
    let story = stage.explain(press)
    #expect(
      story.says(
        "but not that of 'zoom', with which requirements link it: they are reset together"),
      "\(story)")
  }

  @Test func `one that starts after another may begin beside it (S15.2)`() {
    let first = stage.add(PanGestureRecognizer(), "first")
    let second = stage.add(PanGestureRecognizer(), "second")
    second.startsAfter(first)
    stage.simulation.drag(from: Point(x: 40, y: 140), to: Point(x: 90, y: 140))
    let story = stage.explain(second)
    #expect(
      story.says(
        "It starts after 'first', which had begun at 40 ms: so it may begin, and neither excludes the "
          + "other."),
      "\(story)")
  }

  @Test func `two that were declared together say so (S3.17)`() {
    let move = stage.add(PanGestureRecognizer(), "move")
    let press = stage.add(PanGestureRecognizer(), "follow")
    move.recognizesSimultaneously(with: press)
    stage.simulation.drag(from: Point(x: 40, y: 140), to: Point(x: 90, y: 140))
    let story = stage.explain(press)
    #expect(
      story.says("don't exclude each other: they were declared to recognize together"), "\(story)")
  }

  @Test func `how far a drag has to go that won is told (S4.2)`() {
    let quick = stage.add(PanGestureRecognizer(), "quick")
    quick.hysteresis = 4
    let slow = stage.add(PanGestureRecognizer(), "slow")
    stage.simulation.drag(from: Point(x: 40, y: 140), to: Point(x: 90, y: 140))
    let story = stage.explain(slow)
    #expect(
      story.says("'quick' begins after 4 pt of movement, this one after 10 pt."), "\(story)")
  }
}
