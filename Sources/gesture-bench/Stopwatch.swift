import AllocationCounter

/// Runs workloads and takes their time: repetitions of equal length, of which the median counts.
struct Stopwatch {
  /// How long one repetition lasts at least.
  var repetition: Duration
  var repetitions: Int

  static let standard = Stopwatch(repetition: .milliseconds(100), repetitions: 9)
  static let quick = Stopwatch(repetition: .milliseconds(5), repetitions: 3)

  func measure(_ workload: Workload) -> Measurement {
    for _ in 0..<3 { workload.run() }
    let runs = runsPerRepetition(of: workload)
    let allocations = allocationsPerEvent(of: workload)
    let clock = ContinuousClock()
    let times = (0..<repetitions).map { _ in
      let elapsed = clock.measure { for _ in 0..<runs { workload.run() } }
      return elapsed / (Duration.nanoseconds(1) * (runs * workload.eventsPerRun))
    }.sorted()
    return Measurement(
      name: workload.name, recognizers: workload.recognizers,
      nanosecondsPerEvent: times[times.count / 2], least: times[0], most: times[times.count - 1],
      allocationsPerEvent: allocations,
      mostAllocationsPerEvent: workload.mostAllocations.map {
        Double($0) / Double(workload.eventsPerRun)
      }, growth: nil, timesFloor: nil, timesFormer: nil)
  }

  private func runsPerRepetition(of workload: Workload) -> Int {
    let clock = ContinuousClock()
    var runs = 1
    while true {
      let elapsed = clock.measure { for _ in 0..<runs { workload.run() } }
      if elapsed >= repetition || runs >= 1 << 24 { return runs }
      runs *= 2
    }
  }

  private func allocationsPerEvent(of workload: Workload) -> Double {
    let before = allocation_count()
    for _ in 0..<10 { workload.run() }
    return Double(allocation_count() - before) / Double(10 * workload.eventsPerRun)
  }
}
