extension AffineTransform {
  /// A turn about the origin, clockwise for a positive angle, since y grows downwards.
  ///
  /// - Parameter angle: in radians; what isn't a number counts as 0.
  public init(rotationAngle angle: Double) {
    let turn = Turn(by: angle)
    self.init(a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 0, ty: 0)
  }

  /// The map that turns first and then does what this one does, as UIKit's `rotated(by:)`.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that scales first and then does what this one does, as UIKit's `scaledBy(x:y:)`.
  public func scaledBy(x scaleX: Double, y scaleY: Double) -> AffineTransform {
    AffineTransform(scaleX: scaleX, y: scaleY).concatenating(self)
  }

  /// The map that shifts first and then does what this one does, as UIKit's `translatedBy(x:y:)`.
  public func translatedBy(x dx: Double, y dy: Double) -> AffineTransform {
    AffineTransform(translationX: dx, y: dy).concatenating(self)
  }
}

/// The sine and cosine of an angle, by their power series: this needs no mathematics library, and
/// gives the same bits on every platform. Exact to 10⁻¹⁵ for angles of a few turns.
private struct Turn {
  var sine = 0.0
  var cosine = 1.0

  init(by angle: Double) {
    guard angle.isFinite else { return }
    let quarters = (angle / (Double.pi / 2)).rounded()
    let rest = angle - quarters * (Double.pi / 2)
    let square = rest * rest
    let (small, large) = (Self.sine(rest, square), Self.cosine(square))
    switch Int(quarters.remainder(dividingBy: 4)) {
    case 0: (sine, cosine) = (small, large)
    case 1: (sine, cosine) = (large, -small)
    case -1: (sine, cosine) = (-large, small)
    case _: (sine, cosine) = (-small, -large)
    }
  }

  /// For angles of at most an eighth of a turn.
  private static func sine(_ angle: Double, _ square: Double) -> Double {
    var term = angle
    var sum = angle
    for step in stride(from: 2.0, through: 16, by: 2) {
      term *= -square / (step * (step + 1))
      sum += term
    }
    return sum
  }

  private static func cosine(_ square: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for step in stride(from: 1.0, through: 17, by: 2) {
      term *= -square / (step * (step + 1))
      sum += term
    }
    return sum
  }
}
