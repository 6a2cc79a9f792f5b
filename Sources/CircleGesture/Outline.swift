internal import GestureCore

/// A path, thinned to evenly spaced vertices of which there are never more than a fixed number.
///
/// A vertex is set each time the finger is one `spacing` away from the last vertex, and between
/// points that lie further apart. So neither the rate of sampling nor the speed of the hand shows
/// in it, and a tremor smaller than the spacing vanishes. When the capacity is reached, every
/// second vertex is dropped and the spacing doubles.
struct Outline: Sendable {
  struct Passage: Sendable {
    /// Unit: seconds since the first vertex; zero without a clock.
    var time: Double
    /// How many samples the way to the vertex took, parts of one included.
    var sample: Double
  }

  /// The vertices, oldest first.
  private(set) var vertices: [Point] = []

  /// When the finger passed each vertex.
  private(set) var passages: [Passage] = []

  /// The distance between vertices. Unit: points.
  private(set) var spacing: Double

  /// The length of the outline. Unit: points.
  private(set) var length = 0.0

  private let finestSpacing: Double
  private let capacity: Int

  /// Makes an empty outline.
  ///
  /// Half a point is finer than a finger or a pen can steer; 257 vertices leave, even right after
  /// a thinning, two for each of the 64 samples that the shape is judged by. The capacity must be
  /// odd, so that a thinning keeps both ends.
  init(spacing: Double = 0.5, capacity: Int = 257) {
    self.spacing = spacing
    finestSpacing = spacing
    self.capacity = capacity
  }

  /// Empties the outline and keeps its memory.
  mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    passages.removeAll(keepingCapacity: true)
    spacing = finestSpacing
    length = 0
  }

  /// Follows the finger to a point, and gives `body` each new vertex and the length it stands for.
  ///
  /// Complexity: O(1) amortised over the vertices set; their number grows with the logarithm of
  /// the distance.
  @inline(__always)
  mutating func follow(
    to point: Point, at time: Double, sample: Double, _ body: (Point, Double) -> Void
  ) {
    guard var last = vertices.last, var passage = passages.last else {
      if vertices.capacity == 0 { reserveRoom() }
      vertices.append(point)
      passages.append(Passage(time: time, sample: sample))
      return body(point, spacing)
    }
    let way = point - last
    var left = way.length
    guard left >= spacing else { return }
    // All shares of a point of the way: one division for however many vertices it takes.
    let direction = Vector(dx: way.dx / left, dy: way.dy / left)
    let (slowness, rate) = ((time - passage.time) / left, (sample - passage.sample) / left)
    while left >= spacing {
      last = last + Vector(dx: direction.dx * spacing, dy: direction.dy * spacing)
      passage.time += slowness * spacing
      passage.sample += rate * spacing
      left -= spacing
      vertices.append(last)
      passages.append(passage)
      length += spacing
      body(last, spacing)
      if vertices.count >= capacity { thin() }
    }
  }

  private mutating func reserveRoom() {
    vertices.reserveCapacity(capacity)
    passages.reserveCapacity(capacity)
  }

  /// Drops every second vertex, keeping the first and, as their number is odd, the last.
  private mutating func thin() {
    var kept = 0
    for index in stride(from: 0, to: vertices.count, by: 2) {
      vertices[kept] = vertices[index]
      passages[kept] = passages[index]
      kept += 1
    }
    vertices.removeLast(vertices.count - kept)
    passages.removeLast(passages.count - kept)
    spacing *= 2
  }
}
