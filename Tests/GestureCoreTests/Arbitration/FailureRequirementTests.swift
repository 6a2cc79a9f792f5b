import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

/// One recognizer waits for another to fail.
@Suite struct `Failure requirement` {
  let stage = Stage()
  let delegate = ScriptedDelegate()
  /// Fails 200 ms after the touch, unless a test tells it otherwise.
  let required = ScriptedRecognizer("required", .undecided(for: .milliseconds(200)))

  private func add(_ waiting: ScriptedRecognizer) {
    waiting.require(toFail: required)
    stage.add(required, waiting)
  }

  @Test func `S4.17 recognition is held until the required one fails`() {
    let waiting = ScriptedRecognizer("waiting", .tap)
    add(waiting)
    stage.tap()
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(149))
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(1))
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
    #expect(
      stage.log.outcomes(of: "waiting").map(\.timestamp) == [.milliseconds(200)],
      "\(stage.log)")
  }

  @Test func `S4.17 a required one that has failed before holds no dependents`() {
    let waiting = ScriptedRecognizer("waiting", .tap)
    required.on(.began, [.failed])
    add(waiting)
    stage.tap()
    #expect(stage.actions == ["waiting ended"], "\(stage.log)")
    #expect(
      stage.log.outcomes(of: "waiting").map(\.timestamp) == [.milliseconds(50)],
      "\(stage.log)")
  }

  @Test(arguments: [GestureState.began, .ended])
  func `S4.17 S14.20 when the required one recognizes the waiting one fails`(
    state: GestureState
  ) {
    let waiting = ScriptedRecognizer("waiting", .drag)
    required.on(.woken, [state])
    delegate.allow(waiting, with: required)
    add(waiting)
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["required \(state.word)"], "\(stage.log)")
    #expect(stage.reason(of: waiting) == .requirementRecognized(required.label))
    #expect(stage.log.outcomes(of: "waiting").map(\.timestamp) == [.milliseconds(200)])
  }

  @Test func `S14.20 it fails only those that share a touch with it`() {
    let delegate = ScriptedDelegate()
    let waiting = ScriptedRecognizer("waiting", .drag)
    waiting.require(toFail: required)
    waiting.delegate = delegate
    required.on(.woken, [.ended])
    stage.add(required)
    stage.window.addGestureRecognizer(waiting)
    delegate.receivesTouch = { _, _ in false }
    stage.finger.down(at: stage.place)
    delegate.receivesTouch = { _, _ in true }
    stage.secondFinger.down(at: stage.beside)
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["required ended"], "\(stage.log)")
    #expect(stage.states(of: waiting) == [], "\(stage.log)")
    stage.move(stage.secondFinger)
    #expect(stage.actions == ["required ended", "waiting began"], "\(stage.log)")
  }

  @Test func `S4.18 S1.23 while held it tracks on and reads possible from outside`() {
    let waiting = ScriptedRecognizer("waiting", .drag)
    add(waiting)
    var tracking: [GestureState] = []
    var delivered: [GestureState] = []
    func note() {
      tracking.append(waiting.core.state)
      delivered.append(waiting.state)
    }
    stage.finger.down(at: stage.place)
    note()
    stage.move(stage.finger)
    note()
    stage.move(stage.finger)
    note()
    stage.finger.up()
    note()
    #expect(tracking == [.possible, .began, .changed, .ended], "\(stage.log)")
    #expect(delivered == [.possible, .possible, .possible, .possible], "\(stage.log)")
    #expect(waiting.heard == [.began, .moved, .moved, .ended], "\(stage.log)")
  }

  @Test(arguments: 1...3)
  func `S4.19 a release in mid-gesture sends one began, then changed as usual`(moves: Int) {
    let waiting = ScriptedRecognizer("waiting", .drag)
    add(waiting)
    stage.beginDrag(times: moves)
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["waiting began"], "\(stage.log)")
    stage.move(stage.finger, times: 2)
    stage.finger.up()
    #expect(
      stage.actions == ["waiting began", "waiting changed", "waiting changed", "waiting ended"],
      "\(stage.log)")
  }

  @Test func `S4.19 a release in the event of a changed sends began alone`() {
    let waiting = ScriptedRecognizer("waiting", .drag)
    required.on(.moved, [], [.failed])
    add(waiting)
    stage.beginDrag(times: 2)
    #expect(stage.actions == ["waiting began"], "\(stage.log)")
  }

  @Test func `S4.20 S5.6 a release after the end of a continuous one sends began and ended`() {
    let waiting = ScriptedRecognizer("waiting", .drag)
    add(waiting)
    var read: [GestureState] = []
    waiting.onAction { read.append($0.state) }
    stage.drag(times: 3)
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["waiting began", "waiting ended"], "\(stage.log)")
    #expect(read == [.began, .ended], "\(stage.log)")
  }

  @Test(arguments: [GestureState.failed, .cancelled])
  func `S4.21 a recognizer that gives up while held sends nothing at all`(state: GestureState) {
    let waiting = ScriptedRecognizer("waiting", .drag).on(.ended, [state])
    add(waiting)
    stage.drag(times: 2)
    #expect(stage.states(of: waiting) == [.failed], "\(stage.log)")
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == [], "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }

  @Test func `S4.22 one that passed through all its states while held fails silently`() {
    let waiting = ScriptedRecognizer("waiting", .drag)
    required.on(.woken, [.ended])
    add(waiting)
    stage.drag(times: 2)
    #expect(waiting.core.state == .ended, "\(stage.log)")
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["required ended"], "\(stage.log)")
    #expect(stage.states(of: waiting) == [.failed], "\(stage.log)")
  }

  @Test func `S4.38 simultaneity lifts no hold and does not save the waiting one`() {
    let waiting = ScriptedRecognizer("waiting", .tap)
    required.on(.woken, [.ended])
    delegate.allow(waiting, with: required)
    add(waiting)
    stage.tap()
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(200))
    #expect(stage.actions == ["required ended"], "\(stage.log)")
    #expect(stage.reason(of: waiting) == .requirementRecognized(required.label))
  }

  @Test func `S14.2 a held one that has ended is bound to no new touch`() {
    let single = ScriptedRecognizer("single", .tap)
    let double = ScriptedRecognizer("double", .undecided)
    let pan = ScriptedRecognizer("pan", .drag)
    single.require(toFail: double)
    stage.add(single, double, pan)
    stage.tap()  // the pan fails with the lift
    stage.secondFinger.down(at: stage.place)
    stage.move(stage.secondFinger)
    #expect(single.heard == [.began, .ended], "\(stage.log)")
    #expect(stage.actions == ["pan began", "single ended"], "\(stage.log)")
    #expect(stage.reason(of: double) == .excluded(by: pan.label), "\(stage.log)")
    #expect(
      stage.log.outcomes(of: "single").map(\.timestamp) == [stage.simulation.now],
      "\(stage.log)")
  }
}
