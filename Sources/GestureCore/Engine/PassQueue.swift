/// What waits until the running pass is over (S10.12).
final class PassQueue {
  enum Item {
    case event(InputEvent, Window?)
    case touch(TouchInput, Timestamp, Window?)
    case advance(Timestamp)
    /// Touches that the host cancels.
    case cancel([Touch])
    /// A state that was assigned outside of its recognizer's callbacks (S1.18). The item retains
    /// the recognizer, which an earlier item may release.
    case assignment(StateRequest, any GestureRecognizer)
    /// The tree has changed: some touches' views may have left their window.
    case viewsMoved
    /// An attempt was ended while a question was being asked (S3.35).
    case end(any GestureRecognizer, FailureReason, FailureDetail?)
    /// Something was ended from outside; the consequences have yet to be decided.
    case settle
  }

  @safe @exclusivity(unchecked) var isPassRunning = false
  @safe @exclusivity(unchecked) var isDraining = false
  @safe @exclusivity(unchecked) private var items: [Item] = []
  /// How many of the items were executed already.
  @safe @exclusivity(unchecked) private var taken = 0

  /// Whether a new item may be executed at once.
  var isFree: Bool { !isPassRunning && !isDraining }

  var isEmpty: Bool { taken == items.count }

  func add(_ item: Item) { items.append(item) }

  func takeFirst() -> Item? {
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

  /// A queue that has grown beyond this frees its memory.
  private static let retainedCapacity = 64
}
