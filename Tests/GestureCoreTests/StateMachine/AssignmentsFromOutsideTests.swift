import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Assignments from outside of callbacks` {
  let stage = Stage()
  /// Waits for a hundred seconds after a touch, unless it is told otherwise.
  let patient = ScriptedRecognizer("patient", .undecided(for: .seconds(100)))

  init() { stage.add(patient) }

  @Test func `S1.18 one is carried out at once when no pass is running`() {
    stage.finger.down(at: stage.place)
    patient.core.state = .ended
    #expect(stage.actions == ["patient ended"], "\(stage.log)")
    #expect(patient.resets == 1, "\(stage.log)")
  }

  @Test func `S1.18 S5.13 one from another's action waits until the pass is over`() {
    let tap = ScriptedRecognizer("tap", .tap)
    tap.prevents = { _ in false }
    stage.add(tap)
    var stateInAction: GestureState?
    tap.onAction { [patient] _ in
      patient.core.state = .ended
      stateInAction = patient.state
    }
    stage.tap()
    #expect(stateInAction == .possible, "\(stage.log)")
    #expect(stage.actions == ["tap ended", "patient ended"], "\(stage.log)")
  }

  @Test func `S1.18 one goes through arbitration like any other`() {
    let rival = ScriptedRecognizer("rival", .tap)
    stage.add(rival)
    stage.finger.down(at: stage.place)
    patient.core.state = .began
    stage.finger.up()
    #expect(stage.actions.first == "patient began", "\(stage.log)")
    #expect(stage.reason(of: rival) == .excluded(by: patient.label), "\(stage.log)")
  }

  @Test func `S1.18 one is held by a failure requirement like any other`() {
    let blocker = ScriptedRecognizer("blocker", .undecided(for: .milliseconds(200)))
    patient.require(toFail: blocker)
    stage.add(blocker)
    stage.finger.down(at: stage.place)
    patient.core.state = .ended
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["patient ended"], "\(stage.log)")
  }

  @Test func `S14.24 each one is a pass of its own`() {
    stage.finger.down(at: stage.place)
    for state in [GestureState.began, .changed, .changed, .failed] { patient.core.state = state }
    #expect(
      stage.actions
        == ["patient began", "patient changed", "patient changed", "patient cancelled"],
      "\(stage.log)")
  }

  @Test func `S14.24 in one callback they are one pass`() {
    let hasty = ScriptedRecognizer("hasty").on(.began, [.began, .changed, .changed, .failed])
    stage.add(hasty)
    stage.finger.down(at: stage.place)
    #expect(stage.actions == [], "\(stage.log)")
    #expect(stage.states(of: hasty) == [.failed], "\(stage.log)")
  }

  @Test func `S14.24 in one wake they are one pass`() {
    let sleeper = ScriptedRecognizer("sleeper", .undecided(for: .milliseconds(100)))
      .on(.woken, [.began, .changed, .ended])
    stage.add(sleeper)
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(100))
    #expect(stage.actions == ["sleeper began", "sleeper ended"], "\(stage.log)")
  }
}
