import GestureCore

/// Turns a device's values into points, radians and shares.
struct DeviceGeometry: Hashable, Sendable {
  /// Where contacts are, and where the pointer is, whose axes may have other ranges.
  let contacts: SurfaceMapping
  let pointer: SurfaceMapping
  private let device: DeviceDescription
  private let rotation: SurfaceOptions.Rotation

  init(_ device: DeviceDescription, _ options: SurfaceOptions) {
    self.device = device
    rotation = options.rotation
    let axes = device.axes
    contacts = SurfaceMapping(
      x: axes[KernelEvent.AxisCode.contactX] ?? axes[KernelEvent.AxisCode.x],
      y: axes[KernelEvent.AxisCode.contactY] ?? axes[KernelEvent.AxisCode.y],
      options, deviceCalibration: device.calibration)
    var same = options
    same.size = contacts.size
    pointer = SurfaceMapping(
      x: axes[KernelEvent.AxisCode.x] ?? axes[KernelEvent.AxisCode.contactX],
      y: axes[KernelEvent.AxisCode.y] ?? axes[KernelEvent.AxisCode.contactY],
      same, deviceCalibration: device.calibration)
  }

  /// How hard something presses, from 0 to 1; 0 where the range is not known.
  func pressure(_ value: Int32?, axis: UInt16) -> Double {
    guard let value, let range = device.axes[axis] else { return 0 }
    return range.fraction(of: value).toThousandth
  }

  /// The contact whose longer diameter is known.
  func contact(major: Int32?) -> TouchContact? {
    guard let major, major >= 0 else { return nil }
    let range = device.axes[KernelEvent.AxisCode.contactMajor]
    if let resolution = range?.resolution, resolution > 0 {
      let millimetres = Double(major) / Double(resolution)
      let radius = millimetres / 25.4 * SurfaceOptions.pointsPerInch / 2
      return TouchContact(majorRadius: radius.toThousandth)
    }
    return TouchContact(majorRadius: contacts.length(Double(major) / 2))
  }

  /// How a pen with these tilts is held; nil where the device doesn't report it.
  ///
  /// Source: Pointer Events, level 3, "Converting between tiltX / tiltY and altitudeAngle /
  /// azimuthAngle".
  func pose(tiltX: Int32?, tiltY: Int32?) -> TouchPose? {
    guard let tiltX = angle(tiltX, axis: KernelEvent.AxisCode.tiltX),
      let tiltY = angle(tiltY, axis: KernelEvent.AxisCode.tiltY)
    else { return nil }
    return TouchPose(tiltX: tiltX, tiltY: tiltY, turnedBy: Double(rotation.rawValue) / 180 * .pi)
  }

  /// How far a pen is above the surface. Unit: points. Nil where the device states no scale.
  func distance(_ value: Int32?) -> Double? {
    guard let value, let range = device.axes[KernelEvent.AxisCode.distance], range.resolution > 0
    else {
      return nil
    }
    return (Double(value) / Double(range.resolution) / 25.4 * SurfaceOptions.pointsPerInch)
      .toThousandth
  }

  /// A tilt in radians. Without a resolution the values are degrees, as those of Wacom's tablets,
  /// or span half a turn.
  private func angle(_ value: Int32?, axis: UInt16) -> Double? {
    guard let value, let range = device.axes[axis], range.maximum > range.minimum else {
      return nil
    }
    if range.resolution > 0 { return Double(value) / Double(range.resolution) }
    let isSigned = range.minimum < 0 && range.maximum > 0
    let middle = isSigned ? 0 : (Double(range.minimum) + Double(range.maximum) + 1) / 2
    let degrees = range.count <= 181 ? 1 : 180 / range.count
    return (Double(value) - middle) * degrees / 180 * .pi
  }
}

extension TouchPose {
  /// The pose of a pen that leans by two angles, to the right and towards the user.
  ///
  /// - Parameter turn: by how much the surface is turned, clockwise.
  init(tiltX: Double, tiltY: Double, turnedBy turn: Double = 0) {
    let lean = Vector(dx: Self.slope(of: tiltX), dy: Self.slope(of: tiltY))
    let east = Vector(dx: 1, dy: 0)
    let altitude = east.angle(to: Vector(dx: lean.length, dy: 1))
    var azimuth = east.angle(to: lean) + turn
    if azimuth > .pi { azimuth -= 2 * .pi }
    self.init(altitudeAngle: altitude.toThousandth, azimuthAngle: azimuth.toThousandth)
  }

  /// The tangent of an angle, of at most a little less than a quarter.
  private static func slope(of angle: Double) -> Double {
    let turn = AffineTransform(rotationAngle: min(1.55, max(-1.55, angle)))
    return turn.b / turn.a
  }
}
