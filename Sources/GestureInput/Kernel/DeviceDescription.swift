/// The description that a kernel input device gives of itself.
public struct DeviceDescription: Hashable, Sendable {
  /// The device's name; empty where it is not known.
  public var name: String
  /// The axes that it has, by their codes; empty where they are not known.
  public var axes: [UInt16: AxisRange] = [:]
  /// The keys that it has, by their codes; empty where they are not known.
  public var keys: Set<UInt16> = []
  /// Its properties, such as ``DeviceDescription/Property/direct``.
  public var properties: Set<UInt16> = []
  /// How its surface lies on the screen, where the system has it calibrated.
  public var calibration: CalibrationMatrix?

  /// A device of which nothing else is known yet.
  public init(name: String = "") { self.name = name }

  /// Whether it reports places: of contacts or of one pointer.
  public var hasPlaces: Bool {
    axes[KernelEvent.AxisCode.contactX] != nil
      || (axes[KernelEvent.AxisCode.x] != nil && !isJoystick)
  }

  /// The kind of the device, for people.
  public var kind: String {
    guard hasPlaces else { return "no touch device" }
    if keys.contains(where: KernelEvent.KeyCode.pens.contains) { return "tablet" }
    if isTouchpad { return "touchpad" }
    return keys.contains(KernelEvent.KeyCode.touch) || axes[KernelEvent.AxisCode.contactX] != nil
      ? "touchscreen" : "pointer"
  }

  /// Whether its surface lies away from the screen. Before Linux 2.6.38 devices stated no
  /// properties; of those, the ones with a key for fingers and none for pens count, as in udev's
  /// `input_id`.
  var isTouchpad: Bool {
    if properties.contains(DeviceDescription.Property.direct) { return false }
    if properties.contains(DeviceDescription.Property.pointer) { return true }
    return keys.contains(KernelEvent.KeyCode.finger) && !keys.contains(KernelEvent.KeyCode.pen)
      && !axes.isEmpty
  }

  private var isJoystick: Bool {
    let buttons: [UInt16] = [
      KernelEvent.KeyCode.touch, KernelEvent.KeyCode.leftButton, KernelEvent.KeyCode.finger,
      KernelEvent.KeyCode.pen,
    ]
    return !keys.isEmpty && !keys.contains { buttons.contains($0) }
  }
}

/// The values that an axis can have (`struct input_absinfo`).
public struct AxisRange: Hashable, Sendable {
  /// The lowest value, in the device's units.
  public var minimum: Int32
  /// The greatest value, in the device's units.
  public var maximum: Int32
  /// Unit: values a millimetre; for tilts, values a radian. 0 where the device doesn't state it.
  public var resolution: Int32
  /// The value when the description was taken; nil where it is not known.
  public var value: Int32?

  /// A range from the lowest to the greatest value, of unknown resolution unless it is given.
  public init(
    _ minimum: Int32, _ maximum: Int32, resolution: Int32 = 0, value: Int32? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.resolution = resolution
    self.value = value
  }

  /// How many values there are; at least 1.
  var count: Double { max(1, Double(maximum) - Double(minimum) + 1) }

  /// The value in the middle.
  var middle: Int32 { Int32(truncatingIfNeeded: (Int64(minimum) + Int64(maximum)) / 2) }

  /// The value of the range that is nearest to one.
  func nearest(to value: Int32) -> Int32 {
    maximum < minimum ? value : Swift.min(Swift.max(value, minimum), maximum)
  }

  /// Where in the range a value is, from 0 to 1.
  func fraction(of value: Int32) -> Double {
    guard maximum > minimum else { return 0 }
    let fraction = (Double(value) - Double(minimum)) / (Double(maximum) - Double(minimum))
    return min(1, max(0, fraction))
  }
}
