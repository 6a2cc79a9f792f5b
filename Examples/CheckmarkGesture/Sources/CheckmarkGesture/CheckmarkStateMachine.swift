import GestureCore

/// The logic of a checkmark, which knows places only: down to the right, then up to the right.
struct CheckmarkStateMachine: Sendable {
  enum Step {
    case proceed
    case completed
    case failed(FailureDetail.Fixed)
  }

  /// How far the finger may go back to the left. Unit: points.
  private static let allowableReturn = 10.0

  private var start = Point.zero
  private(set) var lowest: Point?
  private var rightmost = 0.0

  mutating func began(at place: Point) {
    start = place
    lowest = place
    rightmost = place.x
  }

  mutating func moved(to place: Point) -> Step {
    let back = rightmost - place.x
    guard back <= Self.allowableReturn else {
      return .failed(
        FailureDetail.Fixed(
          "it went back to the left", measured: back, limit: Self.allowableReturn, .points))
    }
    rightmost = max(rightmost, place.x)
    if let lowest, place.y > lowest.y { self.lowest = place }
    return .proceed
  }

  /// - Parameters:
  ///   - depth: how far the first stroke has to go down. Unit: points.
  ///   - height: how far the second one has to go up. Unit: points.
  mutating func ended(at place: Point, depth: Double, height: Double) -> Step {
    if case .failed(let detail) = moved(to: place) { return .failed(detail) }
    let corner = lowest ?? place
    guard corner.y - start.y >= depth else {
      return .failed(
        FailureDetail.Fixed(
          "the first stroke is short", measured: corner.y - start.y, limit: depth, .points,
          .atLeast))
    }
    guard corner.y - place.y >= height else {
      return .failed(
        FailureDetail.Fixed(
          "the second stroke is short", measured: corner.y - place.y, limit: height, .points,
          .atLeast))
    }
    return .completed
  }

  #if !hasFeature(Embedded)
    /// Adds all that decides what it will do next.
    func addState(to digest: inout StateDigest) {
      digest.add(lowest != nil)
      for point in [start, lowest ?? start] { digest.add(point) }
      digest.add(rightmost)
    }
  #endif
}
