/// Objects by number. The page knows each object of the engine by such a handle; 0 is none.
struct HandleTable<Object: AnyObject> {
  private var objects: [Object?] = [nil]
  private var unused: [Int32] = []

  mutating func insert(_ object: Object) -> Int32 {
    if let handle = unused.popLast() {
      objects[Int(handle)] = object
      return handle
    }
    objects.append(object)
    return Int32(objects.count - 1)
  }

  /// The object with a handle; nil for 0 and for one that was released.
  subscript(handle: Int32) -> Object? {
    objects.indices.contains(Int(handle)) ? objects[Int(handle)] : nil
  }

  /// Forgets an object; its handle will be given to another one.
  mutating func remove(_ handle: Int32) -> Object? {
    guard let object = self[handle] else { return nil }
    objects[Int(handle)] = nil
    unused.append(handle)
    return object
  }
}
