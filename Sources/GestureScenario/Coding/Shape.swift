import GestureTrace

/// How a value is written in a file, in both directions.
struct Shape<Value: Sendable>: Sendable {
  let read: @Sendable (JSONNode, SceneNames) throws(ScenarioError) -> Value
  let write: @Sendable (Value) -> JSONValue
}

extension Shape {
  /// Throws if a value that has been read makes no sense.
  typealias Check = @Sendable (Value, JSONNode, SceneNames) throws(ScenarioError) -> Void

  /// The same shape with a check of what has been read.
  func checked(_ check: @escaping Check) -> Shape {
    Shape(
      read: { node, names throws(ScenarioError) in
        let value = try read(node, names)
        try check(value, node, names)
        return value
      }, write: write)
  }

  /// The shape for another type, given how each type is made of the other.
  func mapped<Other: Sendable>(
    _ other: @escaping @Sendable (Value) -> Other, _ value: @escaping @Sendable (Other) -> Value
  ) -> Shape<Other> {
    Shape<Other>(
      read: { node, names throws(ScenarioError) in other(try read(node, names)) },
      write: { write(value($0)) })
  }

  /// An object with a table of fields.
  static func object(_ table: FieldTable<Value>) -> Shape {
    Shape(read: table.read, write: table.write)
  }

  /// The value, or null.
  static func orNull<Wrapped: Sendable>(_ shape: Shape<Wrapped>) -> Shape where Value == Wrapped? {
    Shape(
      read: { node, names throws(ScenarioError) in
        node.isNull ? nil : try shape.read(node, names)
      },
      write: { $0.map(shape.write) ?? .null })
  }

  // MARK: Lists

  static func list<Element: Sendable>(
    _ expected: String, of element: Shape<Element>
  ) -> Shape where Value == [Element] {
    Shape(
      read: { node, names throws(ScenarioError) in
        try node.list(expected).map { node throws(ScenarioError) in try element.read(node, names) }
      },
      write: { .list($0.map(element.write)) })
  }

  /// A list with something in it: an empty one would match nothing.
  static func filledList<Element: Sendable>(
    _ expected: String, of element: Shape<Element>
  ) -> Shape where Value == [Element] {
    list(expected, of: element).checked { elements, node, _ throws(ScenarioError) in
      guard !elements.isEmpty else { throw node.wrongType("\(expected) with something in it") }
    }
  }

  /// A list of objects that may refer to objects listed after them: the headings of all are read
  /// first.
  ///
  /// - Parameter introduce: makes the id of an object known. Default: it has none.
  static func list<Element: Sendable>(
    _ expected: String, of table: FieldTable<Element>,
    introduce: @escaping @Sendable (Element, SceneNames) -> Void = { _, _ in }
  ) -> Shape where Value == [Element] {
    Shape { node, names throws(ScenarioError) in
      let nodes = try node.list(expected)
      var elements: [Element] = []
      for node in nodes {
        let element = try table.readHeading(node, names)
        introduce(element, names)
        elements.append(element)
      }
      for (index, node) in nodes.enumerated() {
        try table.readRest(node, into: &elements[index], names)
      }
      return elements
    } write: {
      .list($0.map(table.write))
    }
  }

  // MARK: Objects with ids for keys

  /// - Parameters:
  ///   - isInOrder: the order in which the members are written.
  ///   - check: throws if an id stands for nothing.
  static func members<Element: Sendable>(
    _ element: Shape<Element>, _ expected: String = "an object",
    inOrder isInOrder: @escaping @Sendable (String, String) -> Bool = { $0 < $1 },
    check: @escaping Shape<String>.Check
  ) -> Shape where Value == [String: Element] {
    Shape { node, names throws(ScenarioError) in
      var members: [String: Element] = [:]
      for (id, node) in try node.members(expected) {
        try check(id, node, names)
        members.updateValue(try element.read(node, names), forKey: id)
      }
      return members
    } write: { members in
      .object(
        members.sorted { isInOrder($0.key, $1.key) }
          .map { (key: $0.key, value: element.write($0.value)) })
    }
  }
}
