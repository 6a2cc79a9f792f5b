import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import Testing

@Suite struct `A press that repeats` {
  let stage = Stage()
  let press = LongPressGestureRecognizer()

  init() {
    stage.add(press, "press")
    press.repeatInterval = .milliseconds(100)
  }

  /// When each `changed` was sent, in milliseconds.
  private var repeats: [Double] {
    stage.log.entries.compactMap { entry in
      if case .action(_, .changed) = entry.what { entry.timestamp.milliseconds } else { nil }
    }
  }

  @Test(arguments: [(599, []), (600, [600]), (601, [600]), (820, [600, 700, 800])])
  func `S15.22 it sends changed at each interval until the lift`(lift: Int, expected: [Double]) {
    stage.simulation.press(at: stage.place, for: .milliseconds(lift))
    #expect(repeats == expected)
    #expect(stage.actions.last == "press ended")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.22 each repeat is a pass of its own, however late the clock`() {
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(850))
    #expect(repeats == [600, 700, 800])
  }

  @Test func `S15.22 moves send changed as ever and don't shift the repeats`() {
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(550))
    stage.finger.move(to: stage.place + Vector(dx: 30, dy: 0))
    stage.simulation.wait(.milliseconds(100))
    #expect(repeats == [550, 600])
  }

  @Test func `S14.14 a press that lets its touch go as it begins is ended, and doesn't repeat`() {
    var event: TouchEvent?
    stage.delegate.receivesEvent = { _, new in
      event = new
      return true
    }
    press.delegate = stage.delegate
    press.onAction { [stage] press in
      guard press.state == .began, let event else { return }
      for touch in stage.simulation.dispatcher.touches { press.ignore(touch, for: event) }
    }
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(900))
    #expect(stage.actions == ["press began", "press cancelled"], "\(stage.log)")
    stage.finger.up()
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.22 they count from the began that was delivered`() {
    let blocker = ScriptedRecognizer("blocker", on: stage.card)
    press.require(toFail: blocker)
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(730))
    #expect(repeats.isEmpty)
    blocker.core.fail()
    stage.simulation.wait(.milliseconds(250))
    #expect(repeats == [830, 930])
  }

  private static let changes: [(former: Int?, new: Int?, expected: [Double])] = [
    (nil, 100, [800, 900]), (250, 100, [750, 800, 900]), (100, 250, [600, 700, 750]),
    (100, nil, [600, 700]),
  ]

  @Test(arguments: changes)
  func `S15.22 an interval set during the press counts from its began`(
    former: Int?, new: Int?, expected: [Double]
  ) {
    press.repeatInterval = former.map { .milliseconds($0) }
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(former == 250 ? 770 : 740))
    press.repeatInterval = new.map { .milliseconds($0) }
    stage.simulation.wait(.milliseconds(former == 250 ? 140 : 170))
    #expect(repeats == expected)
    stage.finger.up()
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.22 an interval set while a requirement holds the press waits for its began`() {
    let blocker = ScriptedRecognizer("blocker", on: stage.card)
    press.repeatInterval = nil
    press.require(toFail: blocker)
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(600))
    press.repeatInterval = .milliseconds(100)
    stage.simulation.wait(.milliseconds(130))
    blocker.core.fail()
    stage.simulation.wait(.milliseconds(250))
    #expect(repeats == [830, 930])
  }

  @Test(arguments: [Duration.zero, .milliseconds(-1), .seconds(-9)])
  func `S15.22 an interval that is not above 0 is diagnosed and means none`(interval: Duration) {
    press.repeatInterval = interval
    #expect(press.repeatInterval == nil)
    #expect(stage.log.diagnostics.map(\.kind.word) == ["misuse"])
    stage.simulation.press(at: stage.place, for: .milliseconds(900))
    #expect(stage.actions == ["press began", "press ended"])
  }

  @Test func `S15.22 it is nil by default, and setting nil is no mistake`() {
    #expect(LongPressGestureRecognizer().repeatInterval == nil)
    press.repeatInterval = nil
    #expect(stage.log.diagnostics.isEmpty)
  }

  @Test func `S15.22 a press that is taken away stops`() {
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(650))
    press.isEnabled = false
    stage.simulation.wait(.milliseconds(500))
    #expect(repeats == [600])
    #expect(stage.actions.last == "press cancelled")
  }

  @Test func `S14.14 S15.22 a press with its only touch ignored does not repeat for ever`() throws {
    let keeper = ScriptedRecognizer("keeper", on: stage.card)
    var event: TouchEvent?
    keeper.whenBegan = { _, _, given in event = given }
    keeper.isPreventedBy = { _ in false }
    stage.finger.down(at: stage.place)
    stage.simulation.wait(.milliseconds(650))
    let touch = try #require(press.handle.trackedTouches.first)
    press.ignore(touch, for: try #require(event))
    stage.simulation.wait(.seconds(3))
    #expect(stage.reason(of: press) == .abandoned)
    #expect(repeats == [600])
  }
}
