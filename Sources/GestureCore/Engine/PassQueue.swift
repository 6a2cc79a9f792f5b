/// What waits until the running pass is over (S10.12).
final class PassQueue {
  enum Item {
    case event(InputEvent, Window?)
    case touch(TouchInput, Timestamp, Window?)
    case advance(Timestamp)
    /// Touches that the host cancels.
    case cancel([Touch])
    /// The host cancels all touches, and what it scrolls or transforms.
    case cancelAll
    /// The pointer has left the window (S14.22).
    case pointerLeave
    /// A state that was assigned outside of its recognizer's callbacks (S1.18), for the attempt
    /// with a number. The item retains the recognizer, which an earlier item may release.
    case assignment(StateRequest, any GestureRecognizer, attempt: Int)
    /// The tree has changed: some touches' views may have left their window.
    case viewsMoved
    /// An attempt was ended while a question was being asked (S3.35).
    case end(any GestureRecognizer, FailureReason, FailureDetail?, attempt: Int)
    /// Something was ended from outside; the consequences have yet to be decided.
    case settle

    /// Whether it follows from a pass, and is due before the next one; input waits for all passes
    /// of the item that is being executed.
    var isConsequence: Bool {
      switch self {
      case .assignment, .viewsMoved, .end, .settle: true
      case .event, .touch, .advance, .cancel, .cancelAll, .pointerLeave: false
      }
    }
  }

  /// What the dispatcher is executing: nothing, an item that came, or those that were queued.
  private enum Activity {
    case none, item, waitingItems
  }

  @safe @exclusivity(unchecked) private var activity = Activity.none
  /// Whether a pass is running. One item may need several.
  @safe @exclusivity(unchecked) private(set) var isPassRunning = false
  @safe @exclusivity(unchecked) private var items: [Item] = []
  /// How many of the items were executed already.
  @safe @exclusivity(unchecked) private var taken = 0
  /// The index of the first item that was queued since the present one began.
  @safe @exclusivity(unchecked) private var firstOfPresent = 0
  /// Whether consequences are being executed; theirs follow in the same loop.
  private var isExecutingConsequences = false

  /// Whether a new item may be executed at once.
  var isFree: Bool { activity == .none }

  var isEmpty: Bool { taken == items.count }

  func add(_ item: Item) { items.append(item) }

  /// An item is executed at once; others wait until ``end(_:)``.
  @inline(__always)
  func begin() {
    activity = .item
    firstOfPresent = 0  // the queue is empty
  }

  /// The item is executed.
  ///
  /// - Parameter execute: executes what has been queued meanwhile.
  @inline(__always)
  func end(_ execute: (Item) -> Void) {
    if !isEmpty { drain(execute) }
    activity = .none
  }

  /// Executes the queued items, which may queue more. While that is under way, executes only the
  /// consequences of the present item's passes.
  func drain(_ execute: (Item) -> Void) {
    guard activity == .item else { return executeConsequences(execute) }
    activity = .waitingItems
    while let item = takeFirst() {
      firstOfPresent = items.count
      execute(item)
    }
    activity = .item
    firstOfPresent = 0
  }

  /// Whether something was queued since the present item began.
  @inline(__always)
  var mayHoldConsequences: Bool { items.count > firstOfPresent }

  /// Executes what has to happen before the next pass of the present item: what its passes have
  /// ended, assigned or moved.
  func executeConsequences(_ execute: (Item) -> Void) {
    if isExecutingConsequences { return }
    isExecutingConsequences = true
    while let item = takeConsequence() { execute(item) }
    isExecutingConsequences = false
  }

  private func takeConsequence() -> Item? {
    guard mayHoldConsequences,
      let index = items[firstOfPresent...].firstIndex(where: { $0.isConsequence })
    else { return nil }
    return items.remove(at: index)
  }

  /// A pass begins: no other is running, and an item is being executed.
  @inline(__always)
  func beginPass() {
    assert(!isPassRunning && activity != .none, "a pass runs within a pass, or outside of an item")
    isPassRunning = true
  }

  @inline(__always)
  func endPass() { isPassRunning = false }

  private func takeFirst() -> Item? {
    guard taken < items.count else { return nil }
    let item = items[taken]
    items[taken] = .settle  // releases what the item held
    taken += 1
    if taken == items.count {
      items.removeAll(keepingCapacity: taken <= Self.retainedCapacity)
      taken = 0
    }
    return item
  }

  /// A queue that has grown beyond this releases its memory once it is empty.
  private static let retainedCapacity = 64
}
