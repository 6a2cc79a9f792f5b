internal import GestureCore

extension CircleMoments {
  /// The centre and the radius of Taubin's circle, or `nil` if the points lie on a line.
  var taubinCircle: (center: Point, radius: Double)? {
    guard weight > 0 else { return nil }
    let moments = central
    let spread = moments.xx + moments.yy
    let root = moments.smallestRoot
    let determinant = root * (root - spread) + moments.xx * moments.yy - moments.xy * moments.xy
    guard determinant > spread * spread * Self.straightness else { return nil }
    let dx = moments.xz * (moments.yy - root) - moments.yz * moments.xy
    let dy = moments.yz * (moments.xx - root) - moments.xz * moments.xy
    let offset = Vector(dx: dx / (2 * determinant), dy: dy / (2 * determinant))
    let radius = (offset.dx * offset.dx + offset.dy * offset.dy + spread).squareRoot()
    guard radius.isFinite, radius > 0 else { return nil }
    return (mean + offset, radius)
  }

  /// Points count as lying on a line when the determinant, as a share of the squared spread, is
  /// below this: about a hundred times what rounding leaves of an exact line.
  private static var straightness: Double { 1e-14 }
}

extension CentralMoments {
  /// The smallest root, zero or more, of the fit's characteristic polynomial.
  ///
  /// Newton's steps from zero climb to it without passing it; they end when a step no longer
  /// brings the polynomial nearer to zero. Seven are usual, the bound is for broken input.
  fileprivate var smallestRoot: Double {
    let polynomial = CharacteristicPolynomial(self)
    var root = 0.0
    var value = polynomial.value(at: root)
    for _ in 0..<64 {
      let next = root - value / polynomial.slope(at: root)
      guard next.isFinite, next != root else { break }
      let nextValue = polynomial.value(at: next)
      guard nextValue.magnitude < value.magnitude else { break }
      root = next
      value = nextValue
    }
    return root
  }
}

/// The cubic whose smallest root is the squared residual that Taubin's fit leaves.
private struct CharacteristicPolynomial {
  private let constant: Double
  private let linear: Double
  private let quadratic: Double
  private let cubic: Double

  init(_ moments: CentralMoments) {
    let spread = moments.xx + moments.yy
    let area = moments.xx * moments.yy - moments.xy * moments.xy
    let kurtosis = moments.zz - spread * spread
    let skewX = moments.xz * moments.yy - moments.yz * moments.xy
    let skewY = moments.yz * moments.xx - moments.xz * moments.xy
    cubic = 4 * spread
    quadratic = -3 * spread * spread - moments.zz
    linear =
      kurtosis * spread + 4 * area * spread
      - moments.xz * moments.xz - moments.yz * moments.yz
    constant = moments.xz * skewX + moments.yz * skewY - kurtosis * area
  }

  func value(at root: Double) -> Double {
    constant + root * (linear + root * (quadratic + root * cubic))
  }

  func slope(at root: Double) -> Double {
    linear + root * (2 * quadratic + root * 3 * cubic)
  }
}
