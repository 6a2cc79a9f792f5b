internal import GestureCore

/// A path in coarse steps, for telling whether it runs straight.
///
/// Each step stands for the finger's getting one `spacing` further, and lies at the mean of where
/// the finger was meanwhile. So a slow hand's tremor and the stairs of whole pixels, which make a
/// path longer and rougher than the hand drew it, don't show.
struct Trail: Sendable {
  /// The steps, oldest first.
  private(set) var steps: [Point] = []

  /// How much further the finger got by all of them. Unit: points.
  private(set) var length = 0.0

  private var spacing = finestSpacing
  private var start = Point.zero
  private var sum = Vector.zero
  private var count = 0
  private var isEmpty = true

  /// Twice as far as a tremor of a point to either side reaches. Unit: points.
  private static var finestSpacing: Double { 4 }
  /// Even, so that the steps can be joined in pairs when there are this many.
  private static var capacity: Int { 64 }

  /// Empties the trail and keeps its memory.
  mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
    length = 0
    spacing = Self.finestSpacing
    sum = .zero
    count = 0
    isEmpty = true
  }

  /// Follows the finger to the next of evenly spaced places on its way.
  ///
  /// Complexity: O(1) amortised.
  mutating func follow(to place: Point) {
    if isEmpty { start = place }
    if steps.capacity == 0 { steps.reserveCapacity(Self.capacity) }
    isEmpty = false
    let way = place - start
    sum = Vector(dx: sum.dx + way.dx, dy: sum.dy + way.dy)
    count += 1
    guard way.lengthSquared >= spacing * spacing * 0.998 else { return }
    steps.append(start + Vector(dx: sum.dx / Double(count), dy: sum.dy / Double(count)))
    length += way.length
    start = place
    sum = .zero
    count = 0
    if steps.count >= Self.capacity { join() }
  }

  /// Joins the steps in pairs.
  private mutating func join() {
    for index in 0..<steps.count / 2 {
      let first = steps[2 * index]
      let way = steps[2 * index + 1] - first
      steps[index] = first + Vector(dx: way.dx / 2, dy: way.dy / 2)
    }
    steps.removeLast(steps.count / 2)
    spacing *= 2
  }
}
