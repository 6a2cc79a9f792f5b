/// The recent places of a drag, from which its velocity is estimated.
enum DragPath: Sendable {
  /// The fingers' paths since a time, which their touches store; nothing was copied yet.
  case ofTouches(since: Timestamp)
  /// The drag's own places, relative to an origin.
  case own(VelocityEstimator, origin: Point)

  /// The path of a drag that begins now.
  static var empty: DragPath { .own(VelocityEstimator(), origin: .zero) }

  var isOfTouches: Bool {
    if case .ofTouches = self { true } else { false }
  }

  /// Zero where nothing was copied yet.
  func velocity(at timestamp: Timestamp) -> Vector {
    guard case .own(let estimator, _) = self else { return .zero }
    return estimator.velocity(at: timestamp)
  }

  /// Copies the path of the fingers, unless it is the drag's own already.
  ///
  /// - Parameters:
  ///   - touches: at least those that have moved.
  ///   - count: how many fingers there are.
  mutating func adopt(_ touches: Touches, count: Int) {
    guard case .ofTouches(let start) = self else { return }
    if count == 1 {
      touches.withFirst { self = .own($0.recentPath, origin: $0.initialLocation(in: nil)) }
    } else {
      let fingers = touches.map { touch in
        VelocityEstimator.Finger(path: touch.recentPath, start: touch.initialLocation(in: nil))
      }
      self = .own(.mean(of: fingers, count: count, since: start), origin: .zero)
    }
  }

  /// Adds the place that the drag has come to.
  mutating func add(_ travelled: Vector, at timestamp: Timestamp) {
    guard case .own(var estimator, let origin) = self else { return }
    self = .ofTouches(since: .zero)  // so that the estimator is changed in place
    estimator.add(origin + travelled, at: timestamp)
    self = .own(estimator, origin: origin)
  }

  /// Drops all places but the newest: the velocity is zero until the next one comes.
  mutating func rebase() {
    guard case .own(var estimator, let origin) = self else {
      self = .empty
      return
    }
    estimator.rebase()
    self = .own(estimator, origin: origin)
  }
}
