import GestureCore
import GestureSimulation
import GestureTrace
import GestureTestKit
import Testing

/// To look into a seed: print the log of its run, and stop at the first breach.
@Suite struct `Random events` {
  /// The last four have found faults, of the engine or of a law.
  static let seeds: [UInt64] =
    Effort.of([1], thorough: Array(1...60)) + [11, 156, 715, 20_438_834]

  @Test(arguments: seeds)
  func `S13.15 S10.12 whatever a host does in the midst of gestures, the laws hold`(seed: UInt64) {
    let run = run(seed: seed)
    #expect(run.breaches == [], "seed \(seed)")
    let survivors = run.witnesses.filter { $0.object != nil }.map(\.name)
    #expect(survivors == [], "seed \(seed): still alive though nobody holds them")
    #expect(run.numberOfActions > 20, "seed \(seed): the run is worth something")
  }

  @Test(arguments: seeds)
  func `S10.11 the same seed gives the same log, to the byte`(seed: UInt64) {
    let (first, second) = (run(seed: seed).text, run(seed: seed).text)
    if first != second {
      let lines = zip(first.split(separator: "\n"), second.split(separator: "\n"))
      let difference = lines.first { $0 != $1 }
      Issue.record("seed \(seed): \(String(describing: difference))")
    }
  }

  @Test(.enabled(if: LongRun.isRequested, "GESTURES_EVENTS requests it"))
  func `S13.15 the laws hold for as many events as are asked for`() {
    var longRun = LongRun(of: "random hosts")
    let failures = longRun.play { seed in
      let run = run(seed: seed)
      let failure = run.faults.isEmpty ? nil : smallestFailure(seed: seed)
      return LongRun.World(events: Self.numberOfEvents, failure: failure)
    }
    for failure in failures { Issue.record("\(failure)") }
  }

  /// The faults of the shortest run that has some, and the end of its log.
  private func smallestFailure(seed: UInt64) -> String? {
    for count in 1...Self.numberOfEvents {
      let run = run(seed: seed, count)
      guard !run.faults.isEmpty else { continue }
      let log = run.text.split(separator: "\n").suffix(60).map { String($0) }
      let lines = ["after \(count) events:"] + run.faults + run.deeds.suffix(10) + log
      return lines.joined(separator: "\n")
    }
    return nil
  }

  private static let numberOfEvents = 300

  private func run(seed: UInt64, _ count: Int = numberOfEvents) -> Run {
    let host = RandomHost(seed: seed)
    host.play(count)
    return Run(
      breaches: host.breaches, deeds: host.deeds, witnesses: host.witnesses,
      text: host.simulation.log.description,
      numberOfActions: host.simulation.log.actions.count)
  }

  /// What is left of a run when its host is gone.
  private struct Run {
    let breaches: [String]
    let deeds: [String]
    let witnesses: [Witness]
    let text: String
    let numberOfActions: Int

    var faults: [String] {
      breaches + witnesses.filter { $0.object != nil }.map { "\($0.name) is still alive" }
    }
  }
}
