extension VelocityEstimator {
  /// The path of a finger that shares a drag with others.
  struct Finger {
    var path: VelocityEstimator
    /// Where the finger came down.
    var start: Point

    /// Whether the path begins where the finger came down, or later: older places were dropped.
    fileprivate var isComplete: Bool { path.first?.place == start }

    fileprivate var next = 1
    fileprivate var displacement: Vector

    init(path: VelocityEstimator, start: Point) {
      self.path = path
      self.start = start
      displacement = path.first.map { $0.place - start } ?? .zero
    }

    fileprivate var nextTimestamp: Timestamp? {
      next < path.count ? path[next].timestamp : nil
    }

    fileprivate mutating func advance() {
      displacement = path[next].place - start
      next += 1
    }
  }

  /// The mean of several fingers' displacements, as it would be had it been recorded with each
  /// event.
  ///
  /// - Parameters:
  ///   - fingers: those that have moved, or may have.
  ///   - count: of how many fingers the mean is taken; the others have not moved.
  ///   - start: when the measurement began.
  static func mean(of fingers: [Finger], count: Int, since start: Timestamp) -> VelocityEstimator {
    var fingers = fingers
    let oldest = fingers.lazy.filter { !$0.isComplete }.compactMap { $0.path.first }
    var now = max(start, oldest.map { $0.timestamp }.max() ?? start)
    var result = VelocityEstimator()
    while true {
      var following: Timestamp?
      var sum = Vector.zero
      for index in fingers.indices {
        while let next = fingers[index].nextTimestamp, next <= now { fingers[index].advance() }
        sum += fingers[index].displacement
        if let next = fingers[index].nextTimestamp { following = min(following ?? next, next) }
      }
      result.add(.zero + sum / Double(count), at: now)
      guard let following else { return result }
      now = following
    }
  }
}
