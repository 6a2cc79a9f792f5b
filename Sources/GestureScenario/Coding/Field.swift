import GestureTrace

/// A key of an object and what stands there, in both directions.
struct Field<Object: Sendable>: Sendable {
  typealias Path<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

  let key: String
  let read: @Sendable (JSONObject, inout Object, SceneNames) throws(ScenarioError) -> Void
  /// The value of the key, given the object and one with the defaults; nil where the key is left
  /// out.
  let write: @Sendable (Object, _ blank: Object) -> JSONValue?
  /// Whether an object, of which the heading has been read, may have the key.
  private(set) var applies: @Sendable (Object) -> Bool = { _ in true }

  /// The same field for some objects alone; for others the key is unknown.
  func when(_ condition: @escaping @Sendable (Object) -> Bool) -> Field {
    var field = self
    field.applies = condition
    return field
  }

  /// The field as one of an object that has this one's object for a part.
  func of<Whole: Sendable>(_ part: Path<Whole, Object>) -> Field<Whole> {
    Field<Whole>(
      key: key,
      read: { object, whole, names throws(ScenarioError) in
        try read(object, &whole[keyPath: part], names)
      },
      write: { whole, blank in write(whole[keyPath: part], blank[keyPath: part]) },
      applies: { applies($0[keyPath: part]) })
  }
}

extension Field {
  /// A key that has to be there.
  ///
  /// - Parameter expected: what stands there, for the message where it is missing.
  init<Value: Sendable>(
    _ key: String, _ path: Path<Object, Value>, _ shape: Shape<Value>, required expected: String
  ) {
    self.key = key
    read = { object, value, names throws(ScenarioError) in
      value[keyPath: path] = try shape.read(object.required(key, expected), names)
    }
    write = { value, _ in shape.write(value[keyPath: path]) }
  }

  /// A key that may be left out for nil.
  init<Value: Sendable>(_ key: String, _ path: Path<Object, Value?>, _ shape: Shape<Value>) {
    self.key = key
    read = { object, value, names throws(ScenarioError) in
      if let node = object[key] { value[keyPath: path] = try shape.read(node, names) }
    }
    write = { value, _ in value[keyPath: path].map(shape.write) }
  }

  /// A key that may be left out for the default, which is the blank object's value.
  ///
  /// - Parameter isAlwaysWritten: whether the default is written too.
  init<Value: Equatable & Sendable>(
    _ key: String, _ path: Path<Object, Value>, _ shape: Shape<Value>,
    isAlwaysWritten: Bool = false
  ) {
    self.init(key, path, isAlwaysWritten: isAlwaysWritten) { _ in shape }
  }

  /// A key that may be left out for the default.
  ///
  /// - Parameter shape: the shape for an object of which the heading has been read.
  init<Value: Equatable & Sendable>(
    _ key: String, _ path: Path<Object, Value>, isAlwaysWritten: Bool = false,
    shape: @escaping @Sendable (Object) -> Shape<Value>
  ) {
    self.key = key
    read = { object, value, names throws(ScenarioError) in
      if let node = object[key] { value[keyPath: path] = try shape(value).read(node, names) }
    }
    write = { value, blank in
      let isWritten = isAlwaysWritten || value[keyPath: path] != blank[keyPath: path]
      return isWritten ? shape(value).write(value[keyPath: path]) : nil
    }
  }
}
