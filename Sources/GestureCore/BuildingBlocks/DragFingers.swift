/// Touches that are visited without being counted: those of a callback, or all that a recognizer
/// tracks.
protocol TouchSequence {
  func forEach(_ body: (Touch) -> Void)
}

extension Touches: TouchSequence {}
extension UnownedList: TouchSequence where Object == Touch {}

/// The fingers of a drag, and where each one was last.
struct DragFingers: Sendable {
  struct Finger: Sendable {
    var id: TouchID
    var place: Point
  }

  private var fingers = SmallArray<Finger>()
  /// From this many fingers that lift at once, their ids are looked up in a set.
  private static let fewestInSet = 16

  var count: Int { fingers.count }
  var isEmpty: Bool { fingers.isEmpty }

  mutating func append(_ finger: Finger) { fingers.append(finger) }

  mutating func remove(_ id: TouchID) { fingers.removeAll { $0.id == id } }

  mutating func remove(_ touches: Touches) {
    if touches.count < Self.fewestInSet { return touches.forEach { remove($0.id) } }
    let ids = Set(touches.map { $0.id })
    fingers.removeAll { ids.contains($0.id) }
  }

  mutating func removeAll() { fingers.removeAll() }

  func forEachID(_ body: (TouchID) -> Void) {
    for finger in fingers { body(finger.id) }
  }

  /// Records the fingers' new places.
  ///
  /// - Returns: the mean of all fingers' displacements, and whether any finger moved: opposite
  ///   movements cancel out in the mean.
  @inline(__always)
  mutating func follow(
    _ touches: some TouchSequence, to place: (Touch) -> Point
  ) -> (delta: Vector, hasMoved: Bool) {
    var sum = Vector.zero
    var hasMoved = false
    var next = 0  // the touches usually come in the fingers' order
    touches.forEach { touch in
      let isNext = next < fingers.count && fingers[next].id == touch.id
      guard let index = isNext ? next : fingers.firstIndex(where: { $0.id == touch.id })
      else { return }
      next = index + 1
      let place = place(touch)
      let movement = place - fingers[index].place
      hasMoved = hasMoved || movement != .zero
      sum += movement
      fingers[index].place = place
    }
    return (fingers.isEmpty ? .zero : sum / Double(fingers.count), hasMoved)
  }
}
