// The contact of a finger and the pose of a stylus, as far as the host says (S15.20).
extension Touch {
  /// The radius of the contact. Unit: points. Default: 0, where the host says nothing.
  public var majorRadius: Double { shape?.contact.majorRadius ?? 0 }

  /// By how much ``majorRadius`` may be wrong. Unit: points. Default: 0.
  public var majorRadiusTolerance: Double { shape?.contact.majorRadiusTolerance ?? 0 }

  /// The angle between the stylus and the surface. Unit: radians. Default: π/2, upright.
  public var altitudeAngle: Double { pose.altitudeAngle }

  /// How far the stylus is turned about its own axis. Unit: radians. Default: 0.
  public var rollAngle: Double { pose.rollAngle }

  /// The direction in which the stylus points along the surface, from a view's x axis, clockwise
  /// positive. Unit: radians. Default: 0.
  public func azimuthAngle(in view: View?) -> Double { pose.azimuthAngle(in: view) }

  /// The direction of ``azimuthAngle(in:)``, as a vector of length 1.
  public func azimuthUnitVector(in view: View?) -> Vector { pose.azimuthUnitVector(in: view) }

  private var pose: TouchPose { shape?.pose ?? .upright }

  /// Stores what the host says of contact and pose. What it doesn't say, or what is no number,
  /// stays as it was.
  func takeShape(_ values: TouchDetails.Values) {
    let shape = shape ?? TouchShape()
    if let contact = values.contact, contact.isFinite { shape.contact = contact }
    if let pose = values.pose, pose.isFinite { shape.pose = pose }
    self.shape = shape
  }
}
