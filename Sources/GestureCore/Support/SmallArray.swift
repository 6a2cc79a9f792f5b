/// A few values in an order, of which the first needs no memory of its own: fingers, most often.
struct SmallArray<Element> {
  private var first: Element?
  private var rest: [Element] = []

  init() {}

  mutating func append(_ element: Element) {
    if first == nil { first = element } else { rest.append(element) }
  }

  mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  mutating func removeAll(where predicate: (Element) -> Bool) {
    rest.removeAll(where: predicate)
    guard let only = first, predicate(only) else { return }
    first = rest.isEmpty ? nil : rest.removeFirst()
  }
}

extension SmallArray: Sendable where Element: Sendable {}

extension SmallArray: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : 1 + rest.count }

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
