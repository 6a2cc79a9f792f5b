import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import Testing

@Suite struct `Phases of scrolling` {
  let stage = Stage()
  let pan = PanGestureRecognizer()

  init() {
    stage.add(pan, "pan")
    pan.allowedScrollTypes = .continuous
  }

  private func scroll(
    _ phase: TouchPhase?, by dy: Double = 0, momentum: Bool = false, after pause: Int = 0
  ) {
    stage.simulation.wait(.milliseconds(pause))
    let input = ScrollInput(
      at: stage.place, by: Vector(dx: 0, dy: dy), phase: phase, isMomentum: momentum)
    stage.simulation.send(InputEvent(at: stage.simulation.now, .scroll(input)))
  }

  private var actions: [GestureState] { stage.log.actions(of: "pan") }

  @Test(arguments: [99, 100, 101, 60_000])
  func `S15.18 a phase outlasts every pause`(pause: Int) {
    scroll(.began, by: 12)
    scroll(.moved, by: 5, after: pause)
    scroll(.ended, after: pause)
    #expect(actions == [.began, .changed, .ended])
    #expect(stage.log.diagnostics.isEmpty && stage.simulation.dispatcher.isIdle)
  }

  @Test(
    arguments: [(99, [.began, .changed]), (100, [.began, .ended]), (101, [.began, .ended])]
      as [(Int, [GestureState])])
  func `S15.18 without a phase a pause of 100 ms is the end`(
    pause: Int, expected: [GestureState]
  ) {
    scroll(nil, by: 12)
    scroll(nil, by: 5, after: pause)
    #expect(actions == expected)
  }

  @Test(arguments: [(9.0, []), (10, [.began, .ended])] as [(Double, [GestureState])])
  func `S15.18 the end brings its own movement`(dy: Double, expected: [GestureState]) {
    scroll(.began)
    scroll(.ended, by: dy, after: 20)
    #expect(actions == expected)
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.18 cancelled cancels the pan`() {
    scroll(.began, by: 12)
    scroll(.cancelled, after: 200)
    #expect(actions == [.began, .cancelled])
    #expect(stage.reason(of: pan) == .touchesCancelled)
  }

  @Test func `S15.18 momentum is no concern of a pan that doesn't follow it`() {
    scroll(.began, by: 12)
    scroll(.ended, after: 20)
    scroll(.began, by: 40, momentum: true, after: 10)
    scroll(.ended, momentum: true, after: 10)
    #expect(actions == [.began, .ended])
  }

  @Test(
    arguments: [
      (99, [.began, .changed, .ended]), (100, [.began, .ended]), (101, [.began, .ended]),
    ] as [(Int, [GestureState])])
  func `S15.18 a pan that follows momentum waits one pause for it`(
    pause: Int, expected: [GestureState]
  ) {
    pan.followsMomentum = true
    scroll(.began, by: 12)
    scroll(.ended, after: 20)
    scroll(.began, by: 40, momentum: true, after: pause)
    scroll(.ended, momentum: true, after: 5000)
    #expect(actions == expected)
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.18 momentum never begins a pan`() {
    pan.followsMomentum = true
    scroll(.began, by: 40, momentum: true)
    scroll(.began, by: 5, after: 200)
    scroll(.moved, by: 40, momentum: true, after: 10)
    scroll(.ended, after: 10)
    #expect(actions.isEmpty)
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.18 only a beginning finds new recipients`() {
    scroll(.moved, by: 40)
    scroll(.ended)
    #expect(actions.isEmpty && stage.log.entries.allSatisfy { $0.what.isInput })
  }

  @Test func `S14.16 S15.18 a scroll that begins twice cancels the first`() {
    scroll(.began, by: 12)
    scroll(.began, by: 12, after: 500)
    scroll(.ended, after: 10)
    #expect(actions == [.began, .cancelled, .began, .ended])
    #expect(stage.log.diagnostics.map(\.kind.word) == ["misuse"])
  }

  @Test func `S15.18 fingers that scroll again end the momentum`() {
    pan.followsMomentum = true
    scroll(.began, by: 12)
    scroll(.ended, after: 20)
    scroll(.began, by: 12, after: 50)
    #expect(actions == [.began, .ended, .began])
    #expect(stage.log.diagnostics.isEmpty)
  }

  @Test func `S12.8 S15.18 calling everything off cancels a scroll with a phase`() {
    scroll(.began, by: 12)
    stage.simulation.dispatcher.cancelAllTouches()
    #expect(actions == [.began, .cancelled])
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.18 the log tells the phases`() {
    scroll(.began, by: 12)
    scroll(.ended, momentum: true, after: 10)
    #expect(
      stage.log.jsonLines().filter { $0.contains("scroll") } == [
        #"{"at": 0, "kind": "input", "scroll": [0, 12], "phase": "began"}"#,
        #"{"at": 10, "kind": "input", "scroll": [0, 0], "phase": "ended", "momentum": true}"#,
      ])
  }

  @Test func `S15.18 momentum that is switched off under way ends the drag`() {
    pan.followsMomentum = true
    scroll(.began, by: 12)
    scroll(.ended, after: 10)
    scroll(.began, by: 5, momentum: true, after: 10)
    #expect(actions == [.began, .changed], "\(stage.log)")
    pan.followsMomentum = false
    scroll(.moved, by: 5, momentum: true, after: 10)
    #expect(actions == [.began, .changed, .ended], "\(stage.log)")
    scroll(.ended, momentum: true, after: 10)
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S9.25 what is no number neither moves the drag nor its place`() {
    scroll(.began, by: 12)
    let place = pan.location(in: nil)
    let nowhere = ScrollInput(
      at: Point(x: .nan, y: 1), by: Vector(dx: .infinity, dy: 0), phase: .moved)
    stage.simulation.send(InputEvent(at: stage.simulation.now, .scroll(nowhere)))
    #expect(pan.location(in: nil) == place)
    #expect(pan.translation(in: nil) == Vector(dx: 0, dy: 12))
    #expect(stage.log.diagnostics.count == 1, "\(stage.log)")
  }

  @Test func `S15.18 observers are told whether scrolling without a phase is taken; logs aren't`() {
    let observer = WheelObserver()
    stage.simulation.dispatcher.addObserver(observer)
    scroll(nil, by: 12)
    scroll(.began, by: 12, after: 500)
    scroll(.ended, after: 20)
    pan.isEnabled = false
    scroll(nil, by: 7, after: 500)
    #expect(observer.reports == ["0 ms: 12, taken", "1020 ms: 7"])
    #expect(stage.log.entries.count { $0.what.isInput } == 2, "\(stage.log)")
  }
}

private final class WheelObserver: GestureObserver {
  private(set) var reports: [String] = []

  func observe(_ report: GestureReport, at timestamp: Timestamp) {
    guard case .input(.scrollWithoutPhase(let scroll, let isTaken)) = report else { return }
    reports.append(
      "\(Int(timestamp.milliseconds)) ms: \(Int(scroll.delta.dy))\(isTaken ? ", taken" : "")")
  }
}

extension LogEntry.What {
  fileprivate var isInput: Bool { if case .input = self { true } else { false } }
}
