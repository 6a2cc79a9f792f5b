/// Objects by number. The page knows each object of the engine by such a handle; 0 is none.
///
/// A handle is never given to another object: one of an object that was released stands for none.
struct HandleTable<Object: AnyObject> {
  private struct Slot {
    var object: Object?
    /// How many objects had the slot before.
    var generation: Int32 = 0
  }

  // A handle has the slot's index in its lower bits and the generation above them.
  private static var bitsOfIndex: Int32 { 20 }
  private static var lastGeneration: Int32 { Int32.max >> bitsOfIndex }

  private var slots = [Slot()]
  private var unused: [Int] = []

  mutating func insert(_ object: Object) -> Int32 {
    let index = unused.popLast() ?? slots.count
    if index == slots.count { slots.append(Slot()) }
    slots[index].object = object
    return slots[index].generation << Self.bitsOfIndex | Int32(index)
  }

  /// The object with a handle; nil for 0 and for one that was released.
  subscript(handle: Int32) -> Object? { index(of: handle).flatMap { slots[$0].object } }

  /// Forgets an object and its handle. A slot that has had all its generations is not used again.
  mutating func remove(_ handle: Int32) -> Object? {
    guard let index = index(of: handle), let object = slots[index].object else { return nil }
    slots[index].object = nil
    if slots[index].generation < Self.lastGeneration {
      slots[index].generation += 1
      unused.append(index)
    }
    return object
  }

  private func index(of handle: Int32) -> Int? {
    let index = Int(handle & (1 << Self.bitsOfIndex - 1))
    guard slots.indices.contains(index), slots[index].generation == handle >> Self.bitsOfIndex
    else { return nil }
    return index
  }
}
