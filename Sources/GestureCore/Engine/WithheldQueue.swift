/// Touches with an event to deliver to their views, in the order in which the events happened
/// (S7.30); those of the same time in the order of the list of withheld touches.
struct WithheldQueue {
  struct Entry {
    let touch: Touch
    /// When the event happened.
    var moment: Timestamp
    /// The touch's place in the list.
    let position: Int

    fileprivate func precedes(_ other: Entry) -> Bool {
      moment == other.moment ? position < other.position : moment < other.moment
    }
  }

  /// The first one is the last element.
  private var entries: [Entry] = []

  init(_ touches: ObjectList<Touch>, moment: (Touch) -> Timestamp?) {
    var position = 0
    touches.forEach { touch in
      if let moment = moment(touch) {
        entries.append(Entry(touch: touch, moment: moment, position: position))
      }
      position += 1
    }
    entries.sort { $1.precedes($0) }
  }

  var isEmpty: Bool { entries.isEmpty }

  mutating func popFirst() -> Entry? { entries.popLast() }

  /// Adds an entry, which usually belongs near the front.
  mutating func insert(_ entry: Entry) {
    var index = entries.count
    while index > 0, entries[index - 1].precedes(entry) { index -= 1 }
    entries.insert(entry, at: index)
  }
}
