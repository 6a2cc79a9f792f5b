/// Objects in an order, which someone else keeps alive as long as they are listed.
///
/// That is the condition for its use; each use says who does. In return, to add, to visit and to
/// remove objects counts no references.
@safe
struct UnownedList<Object: AnyObject> {
  private var references: [Unmanaged<Object>]

  init() { unsafe references = [] }

  var isEmpty: Bool { unsafe references.isEmpty }
  var count: Int { unsafe references.count }
  var objects: [Object] { unsafe references.map { unsafe $0.takeUnretainedValue() } }

  /// Visits the objects in their order: those that are listed now, whatever the visit changes.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    _ = index { object in
      body(object)
      return false
    }
  }

  /// The place of the first object that has a property; those after it aren't looked at.
  @inline(__always)
  private func index(where predicate: (Object) -> Bool) -> Int? {
    let references = unsafe references
    for index in unsafe references.indices {
      if unsafe references[index]._withUnsafeGuaranteedRef({ predicate($0) }) { return index }
    }
    return nil
  }

  @inline(__always)
  func contains(where predicate: (Object) -> Bool) -> Bool { index(where: predicate) != nil }

  @inline(__always)
  func allSatisfy(_ predicate: (Object) -> Bool) -> Bool { !contains { !predicate($0) } }

  func contains(_ object: Object) -> Bool { contains { $0 === object } }

  func first(where predicate: (Object) -> Bool) -> Object? {
    index(where: predicate).map { unsafe references[$0].takeUnretainedValue() }
  }

  var first: Object? { first { _ in true } }

  /// What a closure says of the first object; nil for an empty list.
  @inline(__always)
  func withFirst<Result>(_ body: (Object) -> Result) -> Result? {
    guard !isEmpty else { return nil }
    return unsafe references[0]._withUnsafeGuaranteedRef { body($0) }
  }

  func filter(_ predicate: (Object) -> Bool) -> UnownedList {
    var result = UnownedList()
    forEach { if predicate($0) { result.append($0) } }
    return result
  }

  mutating func append(_ object: Object) { unsafe references.append(.passUnretained(object)) }

  /// Puts an object behind all those before which it doesn't belong; most often that is the end.
  @inline(__always)
  mutating func insert(_ object: Object, by isBefore: (Object, Object) -> Bool) {
    var index = unsafe references.count
    while index > 0 {
      let belongsBefore = unsafe references[index - 1]._withUnsafeGuaranteedRef {
        isBefore(object, $0)
      }
      guard belongsBefore else { break }
      index -= 1
    }
    unsafe references.insert(.passUnretained(object), at: index)
  }

  mutating func remove(_ object: Object) { removeAll { $0 === object } }

  mutating func removeAll(where predicate: (Object) -> Bool) {
    var kept = 0
    for index in unsafe references.indices {
      let reference = unsafe references[index]
      if unsafe reference._withUnsafeGuaranteedRef({ predicate($0) }) { continue }
      unsafe references[kept] = unsafe reference
      kept += 1
    }
    unsafe references.removeLast(references.count - kept)
  }

  /// Empties the list; its memory is kept.
  mutating func removeAll() { unsafe references.removeLast(references.count) }
}
