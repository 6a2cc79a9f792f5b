/// The wakes that recognizers asked for, the next one first: a binary heap.
///
/// Wakes that are taken back stay in the heap until they come to its top or make up half of it.
/// A ticket, which all wakes of an attempt share, tells whether they still count; only then is
/// the recognizer looked at, whom its open attempt keeps alive.
final class DeadlineQueue {
  /// A wake that is due, or will be.
  struct Entry {
    let deadline: Deadline
    let core: RecognizerCore
  }

  private struct Wake {
    let deadline: Deadline
    let core: BackReference<RecognizerCore>
    let ticket: Int
  }

  private struct Ticket {
    var isValid = true
    /// How many wakes of the heap bear it.
    var wakes = 0
  }

  @safe @exclusivity(unchecked) private var heap: [Wake] = []
  @safe @exclusivity(unchecked) private var tickets: [Ticket] = []
  @safe @exclusivity(unchecked) private var freeTickets: [Int] = []
  @safe @exclusivity(unchecked) private var dead = 0
  @safe @exclusivity(unchecked) private var lastNumber = 0

  /// When the next wake is due.
  var nextTimestamp: Timestamp? {
    while let top = heap.first, !tickets[top.ticket].isValid {
      removeTop()
      dead -= 1
    }
    return heap.first?.deadline.timestamp
  }

  /// All wakes that still count, the next one first.
  var pending: [Entry] {
    heap.filter { tickets[$0.ticket].isValid }
      .sorted { $0.deadline < $1.deadline }
      .compactMap { wake in
        wake.core.object.map { Entry(deadline: wake.deadline, core: $0) }
      }
  }

  /// Takes a wake in. One at the end of the clock, to which too long an interval leads, never comes,
  /// and so doesn't count.
  func add(at timestamp: Timestamp, for core: RecognizerCore) -> Deadline {
    lastNumber += 1
    let deadline = Deadline(timestamp: timestamp, number: lastNumber)
    if timestamp.nanoseconds == .max { return deadline }
    if core.wakes.pending == 0 { core.wakes.ticket = takeTicket() }
    core.wakes.pending += 1
    tickets[core.wakes.ticket].wakes += 1
    heap.append(
      Wake(deadline: deadline, core: BackReference(core), ticket: core.wakes.ticket))
    siftUp(heap.count - 1)
    return deadline
  }

  /// Takes out the next wake if it is due at a moment or before.
  func popDue(at timestamp: Timestamp) -> Entry? {
    guard let next = nextTimestamp, next <= timestamp, let core = heap[0].core.object else {
      return nil
    }
    let entry = Entry(deadline: heap[0].deadline, core: core)
    core.wakes.pending -= 1
    removeTop()
    return entry
  }

  /// Takes back all wakes of a recognizer.
  func cancelAll(of core: RecognizerCore) {
    guard core.wakes.pending > 0 else { return }
    tickets[core.wakes.ticket].isValid = false
    dead += core.wakes.pending
    core.wakes.pending = 0
    if dead > 16 && dead * 2 > heap.count { removeDead() }
  }

  private func takeTicket() -> Int {
    guard let ticket = freeTickets.popLast() else {
      tickets.append(Ticket())
      return tickets.count - 1
    }
    tickets[ticket] = Ticket()
    return ticket
  }

  private func giveBack(_ ticket: Int) {
    tickets[ticket].wakes -= 1
    if tickets[ticket].wakes == 0 { freeTickets.append(ticket) }
  }

  private func removeDead() {
    heap.removeAll { wake in
      guard !tickets[wake.ticket].isValid else { return false }
      giveBack(wake.ticket)
      return true
    }
    for parent in (0..<heap.count / 2).reversed() { siftDown(parent) }
    dead = 0
  }

  private func removeTop() {
    giveBack(heap[0].ticket)
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown(0)
  }

  private func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].deadline < heap[parent].deadline else { return }
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
