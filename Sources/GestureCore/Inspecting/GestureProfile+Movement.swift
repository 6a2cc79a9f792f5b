extension GestureProfile {
  /// Whether it is a drag to and fro, or one way, along one axis.
  package var isDragAlongAxis: Bool {
    trigger.isDrag && edges == nil && isAlongAxis
  }

  /// Whether its directions are those of one axis, or one of them.
  package var isAlongAxis: Bool {
    !directions.isEmpty
      && (directions.allSatisfy { $0.dx == 0 } || directions.allSatisfy { $0.dy == 0 })
  }

  /// The directions in which its movement may start: an edge pan's lead inwards from its edges
  /// (S9.27), and are among ``directions`` where these are limited; nil for any.
  package var startDirections: [Vector]? {
    guard let edges else { return directions.isEmpty ? nil : directions }
    let inward: [(RectEdges, Vector)] = [
      (.left, Vector(dx: 1, dy: 0)), (.right, Vector(dx: -1, dy: 0)),
      (.top, Vector(dx: 0, dy: 1)), (.bottom, Vector(dx: 0, dy: -1)),
    ]
    return inward.filter { edges.contains($0.0) }.map { $0.1 }
      .filter { directions.isEmpty || directions.contains($0) }
  }

  /// Whether its movement may start in a direction for which something holds.
  package func mayStart(_ isMeant: (Vector) -> Bool) -> Bool {
    startDirections?.contains(where: isMeant) ?? true
  }
}

// What the tools ask of triggers.
extension GestureProfile.Trigger {
  /// Whether it is a drag.
  package var isDrag: Bool {
    if case .drag = self { true } else { false }
  }

  /// Whether it is a swipe.
  package var isSwipe: Bool {
    if case .swipe = self { true } else { false }
  }

  /// Whether it is two fingers that move relative to each other.
  package var isOfTwoFingers: Bool {
    if case .twoFingers = self { true } else { false }
  }

  /// Whether the gesture consists of movement.
  package var isMovement: Bool {
    switch self {
    case .drag, .swipe, .drawing, .twoFingers: true
    case .taps, .press, .hover, .delay, .unknown: false
    }
  }

  /// Whether the gesture consists of movement that it reports continuously.
  package var isContinuousMovement: Bool { isDrag || isOfTwoFingers }

  /// How far the fingers of a drag or swipe have to move; nil for any other gesture. Unit: points.
  package var distance: Double? {
    switch self {
    case .drag(let distance), .swipe(let distance): distance
    case .taps, .press, .drawing, .twoFingers, .hover, .delay, .unknown: nil
    }
  }
}
