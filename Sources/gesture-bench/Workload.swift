/// Something to be measured: made once, run many times.
struct Workload {
  /// What it is, for the table and for `--filter`. A number at its end is its size: workloads that
  /// differ in that alone are a family, for which the table shows the growth.
  var name: String
  /// How many recognizers take part in an event; 0 where that means nothing.
  var recognizers: Int
  /// How many events one run has.
  var eventsPerRun: Int
  /// The most that one run may allocate; nil for any number. Events that change no state have to
  /// allocate nothing.
  var mostAllocations: Int?
  /// One run.
  var run: () -> Void
}

/// What was measured of a workload.
struct Measurement: Codable {
  var name: String
  var recognizers: Int
  /// Nanoseconds an event: the median of all repetitions, the least and the most.
  var nanosecondsPerEvent: Double
  var least: Double
  var most: Double
  var allocationsPerEvent: Double
  /// The most that the workload allows; nil for any number.
  var mostAllocationsPerEvent: Double?

  /// What an event costs here over what it costs in the family's next smaller size, and how much
  /// larger this size is. Nil for the smallest one.
  var growth: Growth?
  /// What an event costs per recognizer, in times of what the floor costs in the same run; nil
  /// where there is no floor to compare with.
  var timesFloor: Double?

  /// The time in times of an earlier run's; nil where that has no such row.
  var timesFormer: Double?

  struct Growth: Codable {
    var ofTime: Double
    var ofSize: Double
  }

  /// Whether it allocates more than it may.
  var allocatesTooMuch: Bool {
    mostAllocationsPerEvent.map { allocationsPerEvent > $0 } ?? false
  }

  var nanosecondsPerRecognizer: Double? {
    recognizers > 0 ? nanosecondsPerEvent / Double(recognizers) : nil
  }

  /// The name without its size, and the size.
  var family: (name: Substring, size: Double)? {
    guard let comma = name.lastIndex(of: " "),
      let size = Double(name[name.index(after: comma)...])
    else { return nil }
    return (name[..<comma], size)
  }
}

extension [Measurement] {
  /// Fills in what takes other results: growth within families, distance from the floor, and from
  /// an earlier run.
  func compared(with former: [Measurement]) -> [Measurement] {
    let floor = first { $0.name == Workload.floorName }?.nanosecondsPerRecognizer
    var latest: [Substring: Measurement] = [:]
    return map { measurement in
      var measurement = measurement
      if let floor, let cost = measurement.nanosecondsPerRecognizer {
        measurement.timesFloor = cost / floor
      }
      if let former = former.first(where: { $0.name == measurement.name }) {
        measurement.timesFormer = measurement.least / former.least
      }
      guard let family = measurement.family else { return measurement }
      if let smaller = latest[family.name], let size = smaller.family?.size {
        measurement.growth = Measurement.Growth(
          ofTime: measurement.nanosecondsPerEvent / smaller.nanosecondsPerEvent,
          ofSize: family.size / size)
      }
      latest[family.name] = measurement
      return measurement
    }
  }
}
