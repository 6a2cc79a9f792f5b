import AllocationCounter

/// Things of one kind, whose memory is measured.
struct MemoryTask: Sendable {
  let name: String
  /// How many are made at once: single ones are small beside what else the program does.
  var count = 1000
  /// Makes them, and returns what keeps them.
  let make: @Sendable (Int) -> AnyObject
}

/// The memory of one thing.
struct Footprint: Encodable {
  let name: String
  /// In bytes, as the allocator rounds them: the mean of many.
  let bytes: Double
  /// How many blocks of memory were asked for: the mean of many.
  let allocations: Double

  /// Nil where the platform can't tell.
  init?(of task: MemoryTask) {
    withExtendedLifetime(task.make(1)) {}  // what is made once for all
    guard bytes_in_use() >= 0 else { return nil }
    let (bytes, blocks) = (bytes_in_use(), allocation_count())
    let kept = task.make(task.count)
    name = task.name
    allocations = Double(allocation_count() - blocks) / Double(task.count)
    self.bytes = Double(bytes_in_use() - bytes) / Double(task.count)
    withExtendedLifetime(kept) {}
  }
}

extension [Footprint] {
  func printNow() {
    let width = (map(\.name.count).max() ?? 0) + 2
    print("thing".padded(to: width) + "bytes".padded(to: 10) + "allocations")
    for footprint in self {
      let allocations = (footprint.allocations * 10).rounded() / 10
      print(
        footprint.name.padded(to: width) + "\(Int(footprint.bytes.rounded()))".padded(to: 10)
          + "\(allocations)")
    }
  }
}
