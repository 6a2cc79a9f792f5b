/// The touches that are down or lift in the present event, in the order of their beginning.
///
/// Up to ``mostSearched`` are searched one by one; for more there are tables.
struct LiveTouches {
  private(set) var list = ObjectList<Touch>()
  /// The touches by their identifiers; nil for few. (Each read of an empty dictionary would count a
  /// reference.)
  private var table: [TouchID: Touch]?
  /// The same by their slots.
  private var slotTable: [Int: Touch] = [:]
  /// The views that the touches hit; nil for few.
  private(set) var views: HitViews?
  private static let mostSearched = 16

  var count: Int { list.count }

  /// Whether there are too many to visit with each event. Never in Embedded Swift: the tables would
  /// make the module for the web 3 % larger, and no page has that many touches.
  @inline(__always)
  var areMany: Bool {
    #if hasFeature(Embedded)
      false
    #else
      list.count > Self.mostSearched
    #endif
  }

  @inline(__always)
  func touch(_ id: TouchID) -> Touch? {
    areMany ? touchInTable(id) : list.first { $0.id == id }
  }

  @inline(__always)
  func isDown(_ id: TouchID) -> Bool {
    areMany ? touchInTable(id) != nil : list.contains { $0.id == id }
  }

  @inline(never)
  private func touchInTable(_ id: TouchID) -> Touch? { table?[id] }

  /// Visits the touches that have one of the slots, where there are many.
  func forEach(in slots: TouchSlots, _ body: (Touch) -> Void) {
    slots.forEach { if let touch = slotTable[$0] { body(touch) } }
  }

  mutating func append(_ touch: Touch) {
    list.append(touch)
    guard areMany else { return }
    if table != nil {
      table?[touch.id] = touch
      slotTable[touch.slot] = touch
      views?.add(touch)
    } else {
      table = Dictionary(uniqueKeysWithValues: list.objects.map { ($0.id, $0) })
      slotTable = Dictionary(uniqueKeysWithValues: list.objects.map { ($0.slot, $0) })
      views = HitViews(list)
    }
  }

  /// Removes a touch. Touches are numbered as they begin.
  mutating func remove(_ touch: Touch) {
    if list.count == 1 {
      list.removeAll { $0 === touch }
    } else {
      _ = list.remove(where: { $0.number }, is: touch.number)
    }
    noteRemoval(of: touch)
  }

  /// Removes several touches, all of which are marked as retired.
  mutating func removeRetired(_ touches: ObjectList<Touch>) {
    list.removeAll { $0.isRetired }
    touches.forEach { noteRemoval(of: $0) }
  }

  private mutating func noteRemoval(of touch: Touch) {
    if areMany {
      table?[touch.id] = nil
      slotTable[touch.slot] = nil
      views?.remove(touch)
    } else if table != nil {
      table = nil
      slotTable = [:]
      views = nil
    }
  }
}

/// The views that touches hit, with the number of touches on each.
struct HitViews {
  private struct Entry {
    let view: View
    var count: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  init(_ touches: ObjectList<Touch>) {
    touches.forEach { add($0) }
  }

  mutating func add(_ touch: Touch) {
    guard let view = touch.view else { return }
    entries[ObjectIdentifier(view), default: Entry(view: view, count: 0)].count += 1
  }

  mutating func remove(_ touch: Touch) {
    guard let view = touch.view else { return }
    let key = ObjectIdentifier(view)
    guard let entry = entries[key], entry.count > 1 else { return entries[key] = nil }
    entries[key]?.count -= 1
  }

  /// Whether a view may have all its touches (S2.17), and none of the views is exclusive (S2.18).
  func admitAnother(on view: View) -> Bool {
    let count = entries[ObjectIdentifier(view)]?.count ?? 0
    guard view.isMultipleTouchEnabled || count <= 1 else { return false }
    return entries.values.allSatisfy { !$0.view.isExclusiveTouch }
  }
}
