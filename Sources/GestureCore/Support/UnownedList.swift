/// An ordered list of objects that something else keeps alive as long as they are listed.
///
/// For the invariant see ``UnownedReference``. In return, adding, visiting and removing objects
/// needs no reference counting, emptying the list costs nothing, and the first object needs no
/// allocation.
struct UnownedList<Object: UnownedTarget> {
  private var only = UnownedReference<Object>()
  /// The objects from the second on, followed by former entries, which are never read.
  private var rest: [UnownedReference<Object>] = []
  /// How many objects are listed.
  private(set) var count = 0

  init() {}

  var isEmpty: Bool { count == 0 }

  var objects: [Object] {
    var objects: [Object] = []
    forEach { objects.append($0) }
    return objects
  }

  // MARK: Reading

  /// Visits the objects in their order: those that are listed now, whatever the visit changes.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    _ = index { object in
      body(object)
      return false
    }
  }

  /// The index of the first object that satisfies a predicate; stops at that one.
  @inline(__always)
  private func index(where predicate: (Object) -> Bool) -> Int? {
    guard count > 1 else { return count == 1 && only.withObject(predicate) == true ? 0 : nil }
    let (count, rest) = (count, rest)
    if only.withObject(predicate) == true { return 0 }
    var index = 1
    while index < count {
      if rest[index - 1].withObject(predicate) == true { return index }
      index += 1
    }
    return nil
  }

  @inline(__always)
  func contains(where predicate: (Object) -> Bool) -> Bool { index(where: predicate) != nil }

  @inline(__always)
  func allSatisfy(_ predicate: (Object) -> Bool) -> Bool { !contains { !predicate($0) } }

  @inline(__always)
  func contains(_ object: Object) -> Bool {
    guard count > 0 else { return false }
    if only.refers(to: object) { return true }
    for index in 0..<count - 1 where rest[index].refers(to: object) { return true }
    return false
  }

  func first(where predicate: (Object) -> Bool) -> Object? {
    index(where: predicate).flatMap { self[$0].object }
  }

  var first: Object? { isEmpty ? nil : only.object }

  /// Calls a closure with the first object and returns its result; nil for an empty list.
  @inline(__always)
  func withFirst<Result>(_ body: (Object) -> Result) -> Result? {
    isEmpty ? nil : only.withObject(body)
  }

  func filter(_ predicate: (Object) -> Bool) -> UnownedList {
    var result = UnownedList()
    forEach { if predicate($0) { result.append($0) } }
    return result
  }

  private subscript(index: Int) -> UnownedReference<Object> {
    @inline(__always) get { index == 0 ? only : rest[index - 1] }
    @inline(__always) set {
      if index == 0 { only = newValue } else { rest[index - 1] = newValue }
    }
  }

  // MARK: Changing

  @inline(__always)
  mutating func append(_ object: Object) {
    let reference = UnownedReference(object)
    if count == 0 {
      only = reference
    } else if count - 1 < rest.count {
      rest[count - 1] = reference
    } else {
      rest.append(reference)
    }
    count += 1
  }

  /// Inserts an object behind all those that it doesn't precede, which is usually the end.
  @inline(__always)
  mutating func insert(_ object: Object, by isBefore: (Object, Object) -> Bool) {
    append(object)
    var index = count - 1
    while index > 0 {
      let former = self[index - 1]
      guard former.withObject({ isBefore(object, $0) }) ?? false else { return }
      self[index] = former
      self[index - 1] = UnownedReference(object)
      index -= 1
    }
  }

  /// Visits the objects from an index on, and those that the visit appends.
  @inline(__always)
  mutating func grow(from start: Int, _ body: (Object, inout UnownedList) -> Void) {
    var index = start
    while index < count {
      let reference = self[index]
      reference.withObject { body($0, &self) }
      index += 1
    }
  }

  mutating func remove(_ object: Object) {
    var index = 0
    while index < count, !self[index].refers(to: object) { index += 1 }
    guard index < count else { return }
    while index + 1 < count {
      self[index] = self[index + 1]
      index += 1
    }
    count -= 1
  }

  @inline(__always)
  mutating func removeAll(where predicate: (Object) -> Bool) {
    var kept = 0
    for index in 0..<count {
      let reference = self[index]
      if reference.withObject(predicate) ?? false { continue }
      if kept < index { self[kept] = reference }
      kept += 1
    }
    count = kept
  }

  /// Reserves memory for this many objects.
  mutating func reserve(_ capacity: Int) {
    if capacity > 1 { rest.reserveCapacity(capacity - 1) }
  }

  /// Empties the list; its memory is kept.
  @inline(__always)
  mutating func removeAll() { count = 0 }
}
