/// The wakes that recognizers asked for, the next one first: a binary heap.
///
/// A wake that is taken back stays in the heap until it comes to its top or until such ones make
/// up half of it.
final class DeadlineQueue {
  struct Entry {
    let deadline: Deadline
    let core: RecognizerCore
    let generation: Int
    var isLive: Bool { core.wakes.generation == generation }
  }

  private var heap: [Entry] = []
  private var dead = 0
  private var lastNumber = 0

  /// The next wake that still counts.
  var next: Entry? {
    while let top = heap.first, !top.isLive {
      removeTop()
      dead -= 1
    }
    return heap.first
  }

  /// All wakes that still count, the next one first.
  var pending: [Entry] { heap.filter { $0.isLive }.sorted { $0.deadline < $1.deadline } }

  func add(at timestamp: Timestamp, for core: RecognizerCore) -> Deadline {
    lastNumber += 1
    let deadline = Deadline(timestamp: timestamp, number: lastNumber)
    core.wakes.pending += 1
    heap.append(Entry(deadline: deadline, core: core, generation: core.wakes.generation))
    siftUp(heap.count - 1)
    return deadline
  }

  /// Takes out the next wake if it is due at a moment or before.
  func popDue(at timestamp: Timestamp) -> Entry? {
    guard let next, next.deadline.timestamp <= timestamp else { return nil }
    removeTop()
    next.core.wakes.pending -= 1
    return next
  }

  /// Takes back all wakes of a recognizer.
  func cancelAll(of core: RecognizerCore) {
    guard core.wakes.pending > 0 else { return }
    dead += core.wakes.pending
    core.wakes.pending = 0
    core.wakes.generation += 1
    if dead > 16 && dead * 2 > heap.count { removeDead() }
  }

  private func removeDead() {
    heap.removeAll { !$0.isLive }
    heap.sort { $0.deadline < $1.deadline }  // a sorted array is a heap
    dead = 0
  }

  private func removeTop() {
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
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].deadline < heap[least].deadline {
        least = child
      }
      guard least != parent else { return }
      heap.swapAt(least, parent)
      parent = least
    }
  }
}
