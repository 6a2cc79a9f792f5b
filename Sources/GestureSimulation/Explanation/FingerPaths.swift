import GestureCore

/// How far the fingers of a recognizer's attempt have come, as a log tells it.
struct FingerPaths {
  private var starts: [TouchID: Point] = [:]
  private var places: [TouchID: Point] = [:]
  private var tracked: [TouchID] = []
  private var moment: Timestamp?
  /// The distance of two fingers as the second one came down.
  private var firstDistance: Double?
  /// The most fingers that were tracked.
  var count: Int { tracked.count }
  /// The places of a single finger, as vectors from where it came down.
  private(set) var displacements: [Vector] = []
  /// By how much the distance of two fingers has changed at the most. Unit: points.
  private(set) var distanceChange: Double?

  /// A finger came down, moved or lifted.
  mutating func add(_ id: TouchID, _ phase: TouchPhase, at place: Point, _ timestamp: Timestamp) {
    if moment != timestamp { settle() }
    moment = timestamp
    if phase == .began { starts[id] = place }
    places[id] = place
  }

  /// The recognizer was given a finger.
  mutating func track(_ id: TouchID) {
    if !tracked.contains(id) { tracked.append(id) }
    firstDistance = hasMoved ? nil : distance
  }

  /// Takes all that happened at one moment together.
  mutating func settle() {
    switch tracked.count {
    case 1:
      guard let start = starts[tracked[0]], let place = places[tracked[0]] else { return }
      displacements.append(place - start)
    case 2:
      guard let distance, let firstDistance else { return }
      distanceChange = max(distanceChange ?? 0, (distance - firstDistance).magnitude)
    case _: break
    }
  }

  /// The attempt is over.
  mutating func reset() {
    tracked = []
    displacements = []
    (firstDistance, distanceChange) = (nil, nil)
  }

  private var hasMoved: Bool { tracked.contains { starts[$0] != places[$0] } }

  private var distance: Double? {
    guard tracked.count == 2, let one = places[tracked[0]], let two = places[tracked[1]] else {
      return nil
    }
    return one.distance(to: two)
  }
}
