import GestureCore
import TapGesture

// Views that have lost recognizers. A touch-down allocates its touch, and not another list of the
// recognizers that are left.
extension Workload {
  /// What a tap's stroke allocates, whatever happened before: the touch, its path, and the list of
  /// the recognizers that it is given to. One more is for a queue that grows now and then; another
  /// list would take several.
  private static let allocationsOfStroke = 4

  /// Strokes on a view from which several recognizers were removed at once.
  static func strokesAfterRemovals(_ count: Int) -> Workload {
    let scene = Scene(taps: count + 8)
    for _ in 0..<8 { scene.removeFirst() }
    return Workload(
      name: "taps' strokes after removals, \(count)", recognizers: count, eventsPerRun: 12,
      mostAllocations: allocationsOfStroke
    ) {
      scene.stroke(step: 0.1)
    }
  }

  /// A recognizer is removed before each stroke, and added again after it, which allocates its
  /// attachment, and a label the next time that it is named.
  static func strokeAfterEachRemoval(_ count: Int) -> Workload {
    let scene = Scene(taps: count + 1)
    return Workload(
      name: "a removal and a tap's stroke, \(count)", recognizers: count, eventsPerRun: 12,
      mostAllocations: allocationsOfStroke + 2
    ) {
      let first = scene.removeFirst()
      scene.stroke(step: 0.1)
      scene.add(first)
    }
  }
}

extension Scene {
  fileprivate convenience init(taps count: Int) {
    self.init()
    for _ in 0..<count { add(TapGestureRecognizer()) }
  }
}
