/// An ordered list of a few values, such as fingers, that stores the first one without an
/// allocation.
struct SmallArray<Element> {
  private var first: Element?
  private var rest: [Element] = []

  init() {}

  mutating func append(_ element: Element) {
    if first == nil { first = element } else { rest.append(element) }
  }

  mutating func removeAll(where predicate: (Element) -> Bool) {
    if !rest.isEmpty { rest.removeAll(where: predicate) }
    guard let only = first, predicate(only) else { return }
    first = rest.isEmpty ? nil : rest.removeFirst()
  }

  mutating func remove(at index: Int) {
    if index > 0 {
      rest.remove(at: index - 1)
    } else {
      first = rest.isEmpty ? nil : rest.removeFirst()
    }
  }

  mutating func removeAll() {
    first = nil
    if !rest.isEmpty { rest.removeAll() }
  }
}

extension SmallArray: Sendable where Element: Sendable {}

extension SmallArray: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var count: Int { first == nil ? 0 : 1 + rest.count }
  var isEmpty: Bool { first == nil }

  subscript(position: Int) -> Element {
    get {
      guard position == 0, let first else { return rest[position - 1] }
      return first
    }
    set {
      if position == 0 { first = newValue } else { rest[position - 1] = newValue }
    }
  }
}
