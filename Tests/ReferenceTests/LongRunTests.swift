import GestureTestKit
import Testing

@Suite struct `A long run` {
  private func played(
    events: Int, seed: UInt64, _ world: (UInt64) -> LongRun.World
  ) -> (seeds: [UInt64], failures: [String]) {
    var seeds: [UInt64] = []
    var run = LongRun(of: "test", events: events, seed: seed)
    let failures = run.play { seed in
      seeds.append(seed)
      return world(seed)
    }
    return (seeds, failures)
  }

  @Test func `plays worlds from its seed on until it has sent so many events`() {
    let run = played(events: 50, seed: 7) { _ in LongRun.World(events: 20, failure: nil) }
    #expect(run.seeds == [7, 8, 9])
    #expect(run.failures == [])
  }

  @Test func `names the seed that repeats a failure alone`() throws {
    let run = played(events: 50, seed: 7) { seed in
      LongRun.World(events: 20, failure: seed == 8 ? "a tap fired twice" : nil)
    }
    let failure = try #require(run.failures.first)
    #expect(run.failures.count == 1)
    #expect(failure.contains("GESTURES_EVENTS=1 GESTURES_SEED=8"))
    #expect(failure.contains("a tap fired twice"))
  }

  @Test func `stops after a few failures`() {
    let run = played(events: 1000, seed: 7) { _ in LongRun.World(events: 1, failure: "wrong") }
    #expect(run.failures.count == LongRun.mostFailures)
    #expect(run.seeds.count == LongRun.mostFailures)
  }

  @Test func `comes to an end even if no event is sent`() {
    let run = played(events: 5, seed: 7) { _ in LongRun.World(events: 0, failure: nil) }
    #expect(run.seeds.count == 5)
  }
}
