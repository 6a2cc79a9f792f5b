import GestureCore
import GestureSimulation
import GestureTestKit
import PanGesture
import TapGesture
import Testing

@Suite struct `Two outcomes` {
  /// The outcome of a tap's attempt in which a finger moves before it lifts.
  private func outcome(ofMoveBy distance: Double, besidePan: Bool = false) -> GestureOutcome? {
    let stage = Stage()
    let tap = stage.add(TapGestureRecognizer(), "tap")
    if besidePan { stage.add(PanGestureRecognizer(), "pan") }
    stage.finger.down(at: stage.place)
    stage.finger.move(to: stage.place + Vector(dx: distance, dy: 0))
    stage.finger.up()
    return tap.lastOutcome
  }

  @Test(arguments: [0, 20, 60])
  func `are equal where state, time, reason and figures are`(distance: Double) throws {
    let one = try #require(outcome(ofMoveBy: distance))
    let other = try #require(outcome(ofMoveBy: distance))
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
  }

  @Test func `S4.47 differ in state, in figures, or in the reason`() throws {
    let ended = try #require(outcome(ofMoveBy: 0))
    let moved = try #require(outcome(ofMoveBy: 60))
    let movedFurther = try #require(outcome(ofMoveBy: 61))
    let lost = try #require(outcome(ofMoveBy: 20, besidePan: true))
    #expect(Set([ended, moved, movedFurther, lost]).count == 4)
    #expect(ended.state == .ended && ended.reason == nil && ended.detail == nil)
    #expect(moved.reason == .ownDecision && moved.detail?.figures?.measured == 60)
    #expect(lost.reason?.word == "excluded" && lost.detail == nil)
  }
}
