import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Assignments in one callback` {
  let stage = Stage()

  /// What several assignments in one move come to: the actions that are sent.
  struct Case: Sendable, CustomTestStringConvertible {
    let assigned: [GestureState]
    let sent: [GestureState]
    var testDescription: String {
      assigned.map(\.word).joined(separator: ", ") + " sends "
        + (sent.isEmpty ? "nothing" : sent.map(\.word).joined(separator: ", "))
    }
  }

  @Test(arguments: [
    Case(assigned: [.began, .changed], sent: [.began]),
    Case(assigned: [.began, .changed, .changed], sent: [.began]),
    Case(assigned: [.began, .ended], sent: [.began, .ended]),
    Case(assigned: [.began, .changed, .ended], sent: [.began, .ended]),
  ])
  func `S1.8 S5.6 they collapse to what is legal from the state at entry`(example: Case) {
    let pan = ScriptedRecognizer("pan").on(.moved, example.assigned)
    stage.add(pan)
    stage.beginDrag()
    #expect(stage.log.actions(of: "pan") == example.sent, "\(stage.log)")
    #expect(stage.log.diagnostics == [], "\(stage.log)")
  }

  @Test(arguments: [
    Case(assigned: [.changed, .changed], sent: [.changed]),
    Case(assigned: [.changed, .ended], sent: [.changed, .ended]),
    Case(assigned: [.changed, .cancelled], sent: [.cancelled]),
    Case(assigned: [.ended], sent: [.ended]),
  ])
  func `S1.8 S1.11 so they do while active`(example: Case) {
    let pan = ScriptedRecognizer("pan").on(.moved, [.began], example.assigned)
    stage.add(pan)
    stage.beginDrag(times: 2)
    #expect(stage.log.actions(of: "pan") == [.began] + example.sent, "\(stage.log)")
    #expect(stage.log.diagnostics == [], "\(stage.log)")
  }

  @Test(arguments: [
    [GestureState.began, .failed], [.began, .cancelled], [.began, .changed, .cancelled],
  ])
  func `S1.9 what begins and gives up at once counts as failed`(assigned: [GestureState]) {
    let fickle = ScriptedRecognizer("fickle").on(.moved, assigned)
    let next = ScriptedRecognizer("next", .drag)
    stage.add(next, fickle)  // the fickle one is first in the order of arbitration
    stage.beginDrag()
    #expect(stage.states(of: fickle) == [.failed], "\(stage.log)")
    #expect(stage.actions == ["next began"], "\(stage.log)")
  }

  @Test func `S1.9 giving up in a later callback of the same event counts the same`() {
    let fickle = ScriptedRecognizer("fickle").on(.moved, [.began]).on(.ended, [.cancelled])
    stage.add(fickle)
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.place)
    stage.simulation.send([
      TouchInput(id: 1, phase: .moved, location: stage.beside),
      TouchInput(id: 2, phase: .ended, location: nil),
    ])
    #expect(fickle.heard == [.began, .began, .moved, .ended], "\(stage.log)")
    #expect(stage.states(of: fickle) == [.failed], "\(stage.log)")
    #expect(stage.actions == [], "\(stage.log)")
  }
}
