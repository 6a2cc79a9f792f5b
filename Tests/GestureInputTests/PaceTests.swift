@testable import GestureCommands
import GestureCore
import GestureScenario
import Synchronization
import Testing

/// A clock that is at once where somebody waits for, and notes where that was.
private final class NotingClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let times = Mutex<[Duration]>([.seconds(100)])

  var now: Instant { Instant(offset: times.withLock { $0.max() ?? .zero }) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    times.withLock { $0.append(deadline.offset) }
  }

  /// The waits since the beginning, in milliseconds.
  var waits: [Double] {
    times.withLock { $0.dropFirst().map { ($0 - .seconds(100)) / .milliseconds(1) } }
  }
}

@Suite struct `The pace of a replay` {
  private let clock = NotingClock()
  private let session = GestureSession(
    scene: .everyGesture(size: Size(width: 400, height: 800)), prints: .nothing,
    console: Console(out: { _ in }, errors: { _ in }))

  private func touch(_ milliseconds: Double, _ phase: TouchPhase) -> InputEvent {
    let touch = TouchInput(id: 1, phase: phase, location: Point(x: 100, y: 100))
    return InputEvent(at: .milliseconds(milliseconds), touches: [touch])
  }

  @Test(
    arguments: [(1, [0, 500, 700]), (2, [0, 250, 350]), (0.5, [0, 1000, 1400])]
      as [(Double, [Double])])
  func `is that of the recording, and deadlines fire at their times`(
    speed: Double, waits: [Double]
  ) async {
    let pace = Pace(speed: speed, clock: clock)
    for event in [touch(0, .began), touch(700, .ended)] {
      await pace.wait(until: event.timestamp, session)
      session.send(event)
    }
    let dues = clock.waits
    #expect(dues.first == waits.first && dues.last == waits.last, "\(dues)")
    #expect(dues.contains(waits[1]) && dues == dues.sorted(), "\(dues)")
    #expect(session.recognized == ["longPress"])
  }

  @Test func `counts from the beginning, so that no delay adds up`() async {
    let pace = Pace(speed: 10, clock: clock)
    for milliseconds in stride(from: 0.0, through: 1000, by: 250) {
      await pace.wait(until: .milliseconds(milliseconds), session)
    }
    #expect(clock.waits == [0, 25, 50, 75, 100])
  }
}
