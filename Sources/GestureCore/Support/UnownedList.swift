/// Objects in an order, which someone else keeps alive as long as they are listed.
///
/// That is the condition for its use; each use says who does. In return, to add, to visit and to
/// remove objects counts no references, and to empty the list costs nothing.
@safe
struct UnownedList<Object: AnyObject> {
  /// The listed objects, and behind them what was listed once: that is never looked at.
  private var references: [Unmanaged<Object>]
  /// How many objects are listed.
  private(set) var count = 0

  init() { unsafe references = [] }

  var isEmpty: Bool { count == 0 }
  var objects: [Object] {
    unsafe references[..<count].map { unsafe $0.takeUnretainedValue() }
  }

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
    for index in 0..<count {
      if unsafe references[index]._withUnsafeGuaranteedRef({ predicate($0) }) { return index }
    }
    return nil
  }

  @inline(__always)
  func contains(where predicate: (Object) -> Bool) -> Bool { index(where: predicate) != nil }

  @inline(__always)
  func allSatisfy(_ predicate: (Object) -> Bool) -> Bool { !contains { !predicate($0) } }

  @inline(__always)
  func contains(_ object: Object) -> Bool {
    let reference = unsafe Unmanaged.passUnretained(object).toOpaque()
    for index in 0..<count {
      if unsafe references[index].toOpaque() == reference { return true }
    }
    return false
  }

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

  @inline(__always)
  mutating func append(_ object: Object) {
    if unsafe count < references.count {
      unsafe references[count] = unsafe .passUnretained(object)
    } else {
      unsafe references.append(.passUnretained(object))
    }
    count += 1
  }

  /// Puts an object behind all those before which it doesn't belong; most often that is the end.
  @inline(__always)
  mutating func insert(_ object: Object, by isBefore: (Object, Object) -> Bool) {
    append(object)
    var index = count - 1
    while index > 0 {
      let former = unsafe references[index - 1]
      guard unsafe former._withUnsafeGuaranteedRef({ isBefore(object, $0) }) else { return }
      unsafe references[index] = unsafe former
      unsafe references[index - 1] = unsafe .passUnretained(object)
      index -= 1
    }
  }

  mutating func remove(_ object: Object) { removeAll { $0 === object } }

  @inline(__always)
  mutating func removeAll(where predicate: (Object) -> Bool) {
    var kept = 0
    for index in 0..<count {
      let reference = unsafe references[index]
      if unsafe reference._withUnsafeGuaranteedRef({ predicate($0) }) { continue }
      if kept < index { unsafe references[kept] = unsafe reference }
      kept += 1
    }
    count = kept
  }

  /// Makes room for so many objects.
  mutating func reserve(_ capacity: Int) { unsafe references.reserveCapacity(capacity) }

  /// Empties the list; its memory is kept.
  @inline(__always)
  mutating func removeAll() { count = 0 }
}
