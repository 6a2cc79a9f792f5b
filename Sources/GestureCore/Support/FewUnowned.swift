/// A few objects in an order, which someone else keeps alive as long as they are listed: an
/// ``UnownedList`` of which the first object needs no memory of its own.
@safe
struct FewUnowned<Object: AnyObject> {
  private var first = BackReference<Object>()
  private var rest = UnownedList<Object>()

  var isEmpty: Bool { !first.isSet }
  var count: Int { first.isSet ? 1 + rest.count : 0 }

  /// Visits the objects in their order: those that are listed now, whatever the visit changes.
  @inline(__always)
  func forEach(_ body: (Object) -> Void) {
    first.withObject(body)
    if !rest.isEmpty { rest.forEach(body) }
  }

  @inline(__always)
  func contains(_ object: Object) -> Bool {
    first.refers(to: object) || !rest.isEmpty && rest.contains(object)
  }

  /// What a closure says of the first object; nil for an empty list.
  @inline(__always)
  func withFirst<Result>(_ body: (Object) -> Result) -> Result? { first.withObject(body) }

  @inline(__always)
  mutating func append(_ object: Object) {
    if first.isSet { rest.append(object) } else { first.object = object }
  }

  mutating func remove(_ object: Object) {
    guard first.refers(to: object) else { return rest.remove(object) }
    first.object = rest.first
    first.withObject { rest.remove($0) }
  }

  /// Empties the list; its memory is kept.
  @inline(__always)
  mutating func removeAll() {
    first.object = nil
    rest.removeAll()
  }
}
