public import GestureCore

/// Whole gestures: each lets the time pass that it takes.
extension Simulation {
  /// One or several taps with one finger or several, which lie 20 pt apart.
  ///
  /// - Parameters:
  ///   - place: where the first finger comes down, in window coordinates.
  ///   - taps: how many taps. Range: 1 or more; less counts as 1. Default: 1.
  ///   - fingers: how many fingers. Range: 1 or more; less counts as 1. Default: 1.
  ///   - lasting: how long each tap lasts. Range: 0 or more; less counts as 0. Default: 60 ms.
  ///   - gap: how long it is from one tap's lift to the next tap. Range: 0 or more; less counts as
  ///     0. Default: 100 ms.
  ///   - window: the window in which the fingers come down. Default: nil, for the first one.
  public func tap(
    at place: Point, taps: Int = 1, fingers: Int = 1, lasting: Duration = .milliseconds(60),
    gap: Duration = .milliseconds(100), in window: Window? = nil
  ) {
    let fingers = (1...max(fingers, 1)).map { finger(TouchID($0), in: window) }
    for number in 0..<max(taps, 1) {
      if number > 0 { wait(gap) }
      atOnce {
        for (index, finger) in fingers.enumerated() {
          finger.down(at: place + Vector(dx: 20.0 * Double(index), dy: 0))
        }
      }
      wait(lasting)
      atOnce { for finger in fingers { finger.up() } }
    }
  }

  /// A finger that comes down, stays, and lifts.
  ///
  /// - Parameters:
  ///   - place: where it comes down, in window coordinates.
  ///   - interval: how long it stays. Range: 0 or more; less counts as 0.
  ///   - window: the window in which it comes down. Default: nil, for the first one.
  public func press(at place: Point, for interval: Duration, in window: Window? = nil) {
    let finger = finger(in: window)
    finger.down(at: place)
    wait(interval)
    finger.up()
  }

  /// A finger that comes down, moves along a path, with one event per ``frame``, and lifts.
  ///
  /// - Parameters:
  ///   - path: its places, in window coordinates: it comes down at the first and lifts at the last.
  ///     If the path is empty, nothing happens.
  ///   - window: the window in which it comes down. Default: nil, for the first one.
  public func draw(_ path: [Point], in window: Window? = nil) {
    guard let first = path.first else { return }
    let finger = finger(in: window)
    finger.down(at: first)
    for place in path.dropFirst() {
      wait(Self.frame)
      finger.move(to: place)
    }
    finger.up()
  }

  /// A finger that drags in a straight line, with one event per ``frame``, and lifts.
  ///
  /// - Parameters:
  ///   - start: where it comes down, in window coordinates.
  ///   - end: where it lifts, in window coordinates.
  ///   - interval: how long it moves, in whole frames and at least in one. Default: 200 ms.
  ///   - window: the window in which it comes down. Default: nil, for the first one.
  public func drag(
    from start: Point, to end: Point, over interval: Duration = .milliseconds(200),
    in window: Window? = nil
  ) {
    let finger = finger(in: window)
    finger.down(at: start)
    finger.move(to: end, over: interval)
    finger.up()
  }

  // MARK: Two fingers

  /// Two fingers around a middle that move apart or together.
  ///
  /// - Parameters:
  ///   - middle: the point between them.
  ///   - start: the fingers' distance when they come down. Unit: points.
  ///   - end: their distance when they lift. Unit: points.
  ///   - interval: how long it takes, in whole frames and at least in one. Default: 200 ms.
  ///   - window: the window in which they come down. Default: nil, for the first one.
  public func pinch(
    around middle: Point, from start: Double, to end: Double,
    over interval: Duration = .milliseconds(200), in window: Window? = nil
  ) {
    twoFingers(around: middle, over: interval, in: window) { progress in
      Vector(dx: 0.5 * (start + (end - start) * progress), dy: 0)
    }
  }

  /// Two fingers that turn around a middle and keep their distance.
  ///
  /// ```swift
  /// simulation.rotate(around: Point(x: 200, y: 400), by: .pi / 4)
  /// ```
  ///
  /// - Parameters:
  ///   - middle: the point around which they turn.
  ///   - angle: how far they turn, clockwise where positive. Unit: radians.
  ///   - distance: how far they are apart. Unit: points. Default: 100.
  ///   - interval: how long it takes, in whole frames and at least in one. Default: 200 ms.
  ///   - window: the window in which they come down. Default: nil, for the first one.
  public func rotate(
    around middle: Point, by angle: Double, distance: Double = 100,
    over interval: Duration = .milliseconds(200), in window: Window? = nil
  ) {
    let start = Point(x: 0.5 * distance, y: 0)
    twoFingers(around: middle, over: interval, in: window) { progress in
      let place = AffineTransform(rotationAngle: angle * progress).applied(to: start)
      return Vector(dx: place.x, dy: place.y)
    }
  }

  /// Two fingers on opposite sides of a middle.
  ///
  /// - Parameter offset: from the middle to one of them, by the progress from 0 to 1.
  private func twoFingers(
    around middle: Point, over interval: Duration, in window: Window?,
    offset: (Double) -> Vector
  ) {
    let (one, other) = (finger(1, in: window), finger(2, in: window))
    atOnce {
      one.down(at: middle - offset(0))
      other.down(at: middle + offset(0))
    }
    for progress in Self.frames(of: interval) {
      wait(Self.frame)
      atOnce {
        one.move(to: middle - offset(progress))
        other.move(to: middle + offset(progress))
      }
    }
    atOnce {
      one.up(at: middle - offset(1))
      other.up(at: middle + offset(1))
    }
  }
}
