/// An ordered list of objects. It retains them, and visits them without reference counting.
///
/// Reading an object from an array retains it, which in the engine's inner loops costs more than
/// the loop's body. Here the array is retained during the visit, and with it every object in it: a
/// body that adds or removes objects changes a copy, so no object is deallocated before the visit
/// is over.
@safe
struct ObjectList<Object: AnyObject> {
  private(set) var objects: [Object] = []

  init() {}

  init(_ objects: [Object]) { self.objects = objects }

  var isEmpty: Bool { objects.isEmpty }
  var count: Int { objects.count }
  var first: Object? { objects.first }

  /// Visits the objects in their order.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    _ = contains { object in
      body(object)
      return false
    }
  }

  /// Whether an object satisfies a predicate; stops at the first one that does.
  @inline(__always)
  func contains(where predicate: (Object) -> Bool) -> Bool {
    // Sound: `objects` is retained during the visit, so the pointers in its memory refer to objects
    // that are alive; a reference and an `Unmanaged` of it have the same layout.
    unsafe objects.withUnsafeBytes { bytes in
      let references = unsafe bytes.bindMemory(to: Unmanaged<Object>.self)
      for index in 0..<references.count {
        if unsafe references[index]._withUnsafeGuaranteedRef({ predicate($0) }) { return true }
      }
      return false
    }
  }

  /// Visits each pair of objects, in their order.
  @inline(__always)
  func forEachPair(_ body: (Object, Object) -> Void) {
    // Sound as above.
    unsafe objects.withUnsafeBytes { bytes in
      let references = unsafe bytes.bindMemory(to: Unmanaged<Object>.self)
      for first in 0..<references.count {
        for second in first + 1..<references.count {
          unsafe references[first]._withUnsafeGuaranteedRef { one in
            unsafe references[second]._withUnsafeGuaranteedRef { body(one, $0) }
          }
        }
      }
    }
  }

  /// Visits the objects from the last one to the first.
  @inline(__always)
  func forEachReversed(_ body: (Object) -> Void) {
    // Sound as above.
    unsafe objects.withUnsafeBytes { bytes in
      let references = unsafe bytes.bindMemory(to: Unmanaged<Object>.self)
      var index = references.count
      while index > 0 {
        index -= 1
        unsafe references[index]._withUnsafeGuaranteedRef { body($0) }
      }
    }
  }

  /// The first object that satisfies a predicate.
  func first(where predicate: (Object) -> Bool) -> Object? {
    var result: Object?
    _ = contains { object in
      guard predicate(object) else { return false }
      result = object
      return true
    }
    return result
  }

  mutating func append(_ object: Object) { objects.append(object) }

  /// Removes the last object; the list's memory is kept.
  mutating func removeLast() -> Object? { objects.popLast() }

  /// Removes the first object that satisfies a predicate.
  ///
  /// - Returns: the object; the caller releases it, when the list is complete again.
  mutating func remove(where predicate: (Object) -> Bool) -> Object? {
    objects.firstIndex(where: predicate).map { objects.remove(at: $0) }
  }

  /// Removes the object whose number is the given one from a list in which the numbers rise.
  ///
  /// - Returns: the object; the caller releases it, when the list is complete again.
  mutating func remove(where number: (Object) -> Int, is wanted: Int) -> Object? {
    var candidates = objects.indices
    while let middle = candidates.first.map({ $0 + candidates.count / 2 }) {
      let found = number(objects[middle])
      if found == wanted { return objects.remove(at: middle) }
      candidates =
        found < wanted ? middle + 1..<candidates.upperBound : candidates.lowerBound..<middle
    }
    return nil
  }

  mutating func removeAll(where predicate: (Object) -> Bool) {
    guard objects.count == 1 else { return objects.removeAll(where: predicate) }
    if predicate(objects[0]) { objects.removeLast() }
  }
}
