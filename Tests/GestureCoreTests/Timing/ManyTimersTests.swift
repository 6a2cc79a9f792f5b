import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Many timers` {
  let simulation = Simulation()
  let start = Point(x: 100, y: 100)

  /// A recognizer that asks for wakes at touch down, and for nothing else.
  private func alarm(_ name: String, _ intervals: [Int]) -> ScriptedRecognizer {
    let alarm = ScriptedRecognizer(name)
    alarm.whenBegan = { alarm, _, _ in
      for interval in intervals { alarm.core.wake(after: .milliseconds(interval)) }
    }
    simulation.window.addGestureRecognizer(alarm)
    return alarm
  }

  private var wakes: [String] {
    simulation.log.entries.compactMap { entry in
      guard case .deadline(let label) = entry.what else { return nil }
      return "\(label.name) \(entry.timestamp.milliseconds.rounded())"
    }
  }

  @Test func `S10.2 S10.3 a hundred wakes fire in the order of time, equal ones of asking`() {
    // 37 is prime to 100: every residue comes once, in no order.
    let shuffled = (0..<100).map { ($0 * 37) % 100 }
    let alarm = alarm("alarm", shuffled.map { $0 / 2 })
    var deadlines: [Deadline] = []
    alarm.whenWoken = { _, deadline in deadlines.append(deadline) }
    simulation.finger().down(at: start)
    simulation.wait(.milliseconds(200))
    #expect(deadlines.count == 100)
    #expect(deadlines == deadlines.sorted(), "a deadline is less than those that fire later")
    let expected: [Double] = (0..<100).map { Double($0 / 2) }
    #expect(deadlines.map(\.timestamp.milliseconds) == expected)
    #expect(Set(deadlines).count == 100)
  }

  @Test func `the next deadline is always the least`() {
    _ = alarm("alarm", [30, 10, 20])
    #expect(simulation.dispatcher.nextDeadline == nil)
    simulation.finger().down(at: start)
    var seen: [Double?] = []
    for _ in 0..<4 {
      seen.append(simulation.dispatcher.nextDeadline?.milliseconds)
      simulation.wait(.milliseconds(10))
    }
    #expect(seen == [10, 20, 30, nil])
  }

  @Test func `S6.15 wakes that were taken back never fire, however many there are`() {
    let fickle = alarm("fickle", (1...60).map { $0 * 10 })
    fickle.whenMoved = { fickle, _, _ in
      fickle.core.cancelWakes()
      fickle.core.wake(after: .milliseconds(5))
    }
    _ = alarm("steady", (1...6).map { $0 * 100 })
    simulation.finger().down(at: start)
    simulation.wait(.milliseconds(95))
    simulation.finger().move(to: start)
    simulation.wait(.seconds(2))
    let fickleOnes = (1...9).map { "fickle \(Double($0 * 10))" }
    let rest = ["steady 100.0", "fickle 100.0"] + (2...6).map { "steady \(Double($0 * 100))" }
    #expect(wakes == fickleOnes + rest, "\(simulation.log)")
    #expect(simulation.dispatcher.nextDeadline == nil)
  }

  @Test func `S6.15 the end of an attempt takes its wakes back`() {
    let alarm = alarm("alarm", [100, 200, 300])
    alarm.whenWoken = { alarm, _ in alarm.core.fail() }
    simulation.finger().down(at: start)
    simulation.wait(.seconds(1))
    #expect(wakes == ["alarm 100.0"], "\(simulation.log)")
    #expect(alarm.calls == ["began 1", "woken", "reset"])
    #expect(simulation.dispatcher.nextDeadline == nil)
  }

  @Test func `a recognizer that asks for a wake whenever it is woken can not stop time`() {
    let restless = alarm("restless", [0])
    restless.whenWoken = { restless, _ in restless.core.wake(after: .zero) }
    simulation.finger().down(at: start)
    simulation.wait(.milliseconds(10))
    #expect(restless.calls.count == 12, "a wake a millisecond, from 0 on: \(restless.calls)")
    #expect(!simulation.runUntilNothingIsPending(limit: .milliseconds(5)))
    restless.whenWoken = { _, _ in }
    #expect(simulation.runUntilNothingIsPending())
  }

  @Test func `a wake in the past is due at once`() {
    let hasty = alarm("hasty", [-100])
    simulation.finger().down(at: start)
    #expect(simulation.dispatcher.nextDeadline == .zero)
    simulation.wait(.zero)
    #expect(hasty.calls == ["began 1", "woken"])
  }

  @Test func `asking for a wake outside of a window is a misuse that is told later`() {
    let lonely = ScriptedRecognizer("lonely")
    lonely.core.wake(after: .milliseconds(1))
    lonely.core.state = .began
    #expect(lonely.state == .possible)
    simulation.window.addGestureRecognizer(lonely)
    simulation.finger().down(at: start)
    #expect(simulation.log.diagnostics.count == 2, "\(simulation.log)")
  }

  @Test func `S10.2 when most wakes were taken back the rest fire in the order of time`() {
    // 83 is prime to 200: every number comes once, in no order.
    let shuffled = (0..<200).map { ($0 * 83) % 200 }
    let fickle = alarm("fickle", shuffled.filter { $0 % 3 != 0 })
    fickle.whenMoved = { fickle, _, _ in fickle.core.cancelWakes() }
    _ = alarm("steady", shuffled.filter { $0 % 3 == 0 })
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: Point(x: 101, y: 100))
    simulation.wait(.milliseconds(300))
    let steady = (0..<200).filter { $0 % 3 == 0 }.map { "steady \(Double($0))" }
    #expect(wakes.filter { $0.hasPrefix("steady") } == steady)
  }
}
