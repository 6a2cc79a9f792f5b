import CircleGesture
import GestureCore

extension Workload {
  /// The circle's own share of a point: to follow it, and to see whether a circle can still come
  /// of the path; no engine.
  static func circlePath(points: Int) -> Workload {
    let places = circle(points)
    let criteria = CircleCriteria.standard
    var memory = CirclePath()
    return Workload(name: "circle, a point of \(points)", recognizers: 1, eventsPerRun: points) {
      // A captured variable is checked for overlapping accesses each time that it is used.
      var path = CirclePath()
      swap(&path, &memory)
      path.removeAll()
      for (index, place) in places.enumerated() {
        path.add(place, at: Timestamp(nanoseconds: Int64(index) * 8_000_000))
        precondition(path.earlyRefusal(by: criteria) == nil)
      }
      swap(&path, &memory)
    }
  }

  /// The circle's own share of the lift: all figures, and the verdict.
  static func circleVerdict(points: Int) -> Workload {
    var path = CirclePath()
    for (index, place) in circle(points).enumerated() {
      path.add(place, at: Timestamp(nanoseconds: Int64(index) * 8_000_000))
    }
    return Workload(name: "circle, a lift after \(points)", recognizers: 1, eventsPerRun: 1) {
      precondition(path.verdict(by: .standard).isAccepted)
    }
  }

  /// Recognizers that nobody touches.
  static func making(_ make: @escaping () -> any GestureRecognizer) -> Workload {
    Workload(name: "making", recognizers: 1, eventsPerRun: 100) {
      for _ in 0..<100 { withExtendedLifetime(make()) {} }
    }
  }
}
