/// The wakes that recognizers requested, the next one first: a binary heap.
///
/// Cancelled wakes stay in the heap until they reach its top or make up half of it. All wakes of an
/// attempt share a ticket, which says whether they are still valid. The recognizer's reference is
/// read only if they are: its wakes are cancelled before its attempt closes.
final class DeadlineQueue {
  /// A wake that is due, or will be.
  struct Entry {
    let deadline: Deadline
    let core: RecognizerCore
  }

  private struct Wake {
    let deadline: Deadline
    let core: UnownedReference<RecognizerCore>
    var ticket: Int
  }

  /// What changes with the heap. One value, since it is read in every event.
  private struct Summary {
    /// How many wakes in the heap are cancelled.
    var dead = 0
    /// The number of the latest wake.
    var lastNumber = 0
    /// When the top of the heap is due, cancelled or not; the end of the clock if the heap is
    /// empty.
    var top = Timestamp(nanoseconds: .max)
  }

  /// With fewer cancelled wakes than this, the heap is never rebuilt.
  private static let cancelledLimit = 64

  @safe @exclusivity(unchecked) private var heap: [Wake] = []
  /// For each ticket, whether its wakes are still valid.
  @safe @exclusivity(unchecked) private var validity: [Bool] = []
  @safe @exclusivity(unchecked) private var summary = Summary()

  /// Whether a wake is firing. One that is requested meanwhile is due at least a millisecond later,
  /// so that no recognizer can keep the clock from advancing.
  var isFiring = false

  /// Whether a wake may be due at a moment or earlier: false is certain.
  func mayBeDue(at timestamp: Timestamp) -> Bool { summary.top <= timestamp }

  /// When the next wake is due.
  var nextTimestamp: Timestamp? {
    while let top = heap.first, !validity[top.ticket] {
      removeTop()
      summary.dead -= 1
    }
    return heap.first?.deadline.timestamp
  }

  /// All valid wakes, the next one first.
  var pending: [Entry] {
    heap.filter { validity[$0.ticket] }
      .sorted { $0.deadline < $1.deadline }
      .compactMap { wake in
        wake.core.object.map { Entry(deadline: wake.deadline, core: $0) }
      }
  }

  /// Adds a wake. A wake at the end of the clock, which results from too long an interval, never
  /// fires and is not counted.
  func add(at timestamp: Timestamp, for core: RecognizerCore) -> Deadline {
    summary.lastNumber += 1
    let deadline = Deadline(timestamp: timestamp, number: summary.lastNumber)
    if timestamp.nanoseconds == .max { return deadline }
    if core.wakes.pending == 0 { assignTicket(to: core) }
    core.wakes.pending += 1
    heap.append(Wake(deadline: deadline, core: UnownedReference(core), ticket: core.wakes.ticket))
    siftUp(heap.count - 1)
    noteTop()
    return deadline
  }

  /// Takes out the next wake if it is due at a moment or earlier.
  func popDue(at timestamp: Timestamp) -> Entry? {
    guard let next = nextTimestamp, next <= timestamp, let core = heap[0].core.object else {
      return nil
    }
    let entry = Entry(deadline: heap[0].deadline, core: core)
    core.wakes.pending -= 1
    removeTop()
    return entry
  }

  /// Cancels all wakes of a recognizer.
  func cancelAll(of core: RecognizerCore) {
    guard core.wakes.pending > 0 else { return }
    validity[core.wakes.ticket] = false
    summary.dead += core.wakes.pending
    core.wakes.pending = 0
    let isMost = summary.dead > Self.cancelledLimit && summary.dead * 2 > heap.count
    if isMost || summary.dead == heap.count { removeCancelled() }
  }

  private func assignTicket(to core: RecognizerCore) {
    // Keeps the number of tickets bounded.
    if validity.count > 2 * heap.count + Self.cancelledLimit { removeCancelled() }
    core.wakes.ticket = validity.count
    validity.append(true)
  }

  private func removeCancelled() {
    if summary.dead == heap.count {
      heap.removeAll(keepingCapacity: true)
    } else {
      heap.removeAll { !validity[$0.ticket] }
      for parent in (0..<heap.count / 2).reversed() { siftDown(parent) }
    }
    summary.dead = 0
    noteTop()
    reassignTickets()
  }

  private func reassignTickets() {
    validity.removeAll(keepingCapacity: true)
    for wake in heap { wake.core.withObject { $0.wakes.ticket = -1 } }
    for index in heap.indices {
      heap[index].core.withObject { core in
        if core.wakes.ticket < 0 { core.wakes.ticket = validity.count }
      }
      let ticket = heap[index].core.withObject { $0.wakes.ticket } ?? 0
      if ticket == validity.count { validity.append(true) }
      heap[index].ticket = ticket
    }
  }

  private func removeTop() {
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown(0)
    }
    noteTop()
  }

  private func noteTop() {
    summary.top = heap.first?.deadline.timestamp ?? Timestamp(nanoseconds: .max)
  }

  private func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      // Requested last, so it stays behind others that are due at the same time.
      guard heap[child].deadline.timestamp < heap[parent].deadline.timestamp else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private func siftDown(_ start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in 2 * parent + 1...2 * parent + 2
      where child < heap.count && heap[child].deadline < heap[least].deadline {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(least, parent)
      parent = least
    }
  }
}
