/// A list whose elements can be removed without moving those behind them.
///
/// A removed element leaves a gap. When there are more gaps than elements, the gaps are closed and
/// positions change; so n removals in any order take a time that is linear in n.
struct SparseList<Element>: Sequence {
  private var slots: [Element?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The position behind the last element.
  var endPosition: Int { slots.count }

  mutating func append(_ element: Element) {
    slots.append(element)
    count += 1
  }

  /// The element at a position; nil in a gap.
  subscript(position: Int) -> Element? { slots[position] }

  mutating func replace(at position: Int, with element: Element) -> Element? {
    let former = slots[position]
    slots[position] = element
    return former
  }

  /// Visits the elements that are listed now, whatever the visit changes.
  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    let slots = slots
    for index in slots.indices {
      if let element = slots[index] { body(element) }
    }
  }

  /// Visits the elements; the visit must leave the list as it is.
  @inline(__always)
  func forEachInPlace(_ body: (Element) -> Void) {
    for index in slots.indices {
      if let element = slots[index] { body(element) }
    }
  }

  /// The first element that satisfies a predicate, which leaves the list as it is.
  @inline(__always)
  func first(where predicate: (Element) -> Bool) -> Element? {
    for index in slots.indices {
      if let element = slots[index], predicate(element) { return element }
    }
    return nil
  }

  func firstPosition(where predicate: (Element) -> Bool) -> Int? {
    slots.firstIndex { $0.map(predicate) ?? false }
  }

  /// Removes and returns the element at a position, which the caller releases when all is done.
  ///
  /// Positions stay valid until ``closeGaps()``.
  mutating func remove(at position: Int) -> Element? {
    let former = slots[position]
    if former != nil { count -= 1 }
    slots[position] = nil
    return former
  }

  /// Closes the gaps if they are many.
  ///
  /// - Returns: whether positions have changed.
  mutating func closeGaps() -> Bool {
    guard slots.count > 2 * count else { return false }
    slots.removeAll { $0 == nil }
    return true
  }

  func makeIterator() -> Iterator { Iterator(slots: slots) }

  struct Iterator: IteratorProtocol {
    fileprivate let slots: [Element?]
    fileprivate var position = 0

    @inline(__always)
    mutating func next() -> Element? {
      while position < slots.count {
        position += 1
        if let element = slots[position - 1] { return element }
      }
      return nil
    }
  }
}
