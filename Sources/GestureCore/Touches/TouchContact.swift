/// How large the contact of a finger with the surface is (S15.20).
public struct TouchContact: Hashable, Sendable {
  /// Unit: points. Range: 0 or more; 0 where the device doesn't report it.
  public var majorRadius: Double
  /// By how much ``majorRadius`` may be wrong. Unit: points. Range: 0 or more.
  public var majorRadiusTolerance: Double

  /// What a touch has of which the host says nothing.
  public static let unknown = TouchContact(majorRadius: 0, tolerance: 0)

  /// A contact of this radius, in points, which may be wrong by the tolerance.
  public init(majorRadius: Double, tolerance: Double = 0) {
    self.majorRadius = majorRadius
    majorRadiusTolerance = tolerance
  }

  var isFinite: Bool { majorRadius.isFinite && majorRadiusTolerance.isFinite }
}

/// How a stylus is held (S15.20).
public struct TouchPose: Hashable, Sendable {
  /// The angle between the stylus and the surface. Unit: radians. Range: 0, where it lies flat, to
  /// π/2, where it stands upright.
  public var altitudeAngle: Double
  /// The direction in which the stylus points along the surface, from the window's x axis,
  /// clockwise positive. Unit: radians.
  public var azimuthAngle: Double
  /// How far the stylus is turned about its own axis. Unit: radians.
  public var rollAngle: Double

  /// What a touch has of which the host says nothing: upright.
  public static let upright = TouchPose(altitudeAngle: .pi / 2)

  /// A pose with three angles, in radians.
  public init(altitudeAngle: Double, azimuthAngle: Double = 0, rollAngle: Double = 0) {
    self.altitudeAngle = altitudeAngle
    self.azimuthAngle = azimuthAngle
    self.rollAngle = rollAngle
  }

  /// The direction of ``azimuthAngle`` in a view's coordinates, as a vector of length 1.
  ///
  /// - Parameter view: nil means window coordinates.
  public func azimuthUnitVector(in view: View?) -> Vector {
    let turn = AffineTransform(rotationAngle: azimuthAngle)
    let direction = Vector(dx: turn.a, dy: turn.b)
    guard let view else { return direction }
    let converted = view.convertFromWindow(direction)
    return converted.length > 0 ? converted / converted.length : direction
  }

  /// The azimuth in a view's coordinates.
  ///
  /// - Parameter view: nil means window coordinates.
  public func azimuthAngle(in view: View?) -> Double {
    guard let view else { return azimuthAngle }
    return Vector(dx: 1, dy: 0).angle(to: azimuthUnitVector(in: view))
  }

  var isFinite: Bool {
    altitudeAngle.isFinite && azimuthAngle.isFinite && rollAngle.isFinite
  }
}

/// The contact and the pose of a touch of which the host says either. Most touches have none.
final class TouchShape {
  var contact = TouchContact.unknown
  var pose = TouchPose.upright

  init() {}
}
