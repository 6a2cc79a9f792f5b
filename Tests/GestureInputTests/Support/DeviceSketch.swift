import GestureCore
@testable import GestureInput

/// A device of a test, and what it reports: each report is a list of `(type, code, value)`.
struct DeviceSketch {
  var decoder: TouchDecoder
  private(set) var time = Timestamp.zero

  init(_ device: DeviceDescription, surface: SurfaceOptions = SurfaceOptions()) {
    decoder = TouchDecoder(of: device, surface: surface)
  }

  /// A touchscreen of 1,024 × 512 values, in which a value is a point.
  static let slots: DeviceDescription = {
    var device = DeviceDescription(name: "screen")
    device.axes = [
      KernelEvent.AxisCode.slot: AxisRange(0, 9), KernelEvent.AxisCode.contactX: AxisRange(0, 1023),
      KernelEvent.AxisCode.contactY: AxisRange(0, 511),
      KernelEvent.AxisCode.trackingID: AxisRange(0, 65_535),
      KernelEvent.AxisCode.contactPressure: AxisRange(0, 100),
      KernelEvent.AxisCode.contactMajor: AxisRange(0, 255),
    ]
    device.keys = [KernelEvent.KeyCode.touch]
    device.properties = [DeviceDescription.Property.direct]
    return device
  }()

  /// A drawing tablet of the same size.
  static let tablet: DeviceDescription = {
    var device = DeviceDescription(name: "tablet")
    device.axes = [
      KernelEvent.AxisCode.x: AxisRange(0, 1023), KernelEvent.AxisCode.y: AxisRange(0, 511),
      KernelEvent.AxisCode.pressure: AxisRange(0, 1000),
      KernelEvent.AxisCode.tiltX: AxisRange(-64, 63),
      KernelEvent.AxisCode.tiltY: AxisRange(-64, 63),
    ]
    device.keys = [KernelEvent.KeyCode.pen, KernelEvent.KeyCode.touch, KernelEvent.KeyCode.stylus]
    device.properties = [DeviceDescription.Property.direct]
    return device
  }()

  /// Sends a report, 10 ms after the one before, and returns the event in words.
  mutating func report(_ events: (UInt16, UInt16, Int32)...) -> String {
    time = time + .milliseconds(10)
    for (type, code, value) in events {
      _ = decoder.decode(KernelEvent(at: time, type: type, code: code, value: value))
    }
    let event = decoder.decode(
      KernelEvent(
        at: time, type: KernelEvent.Kind.sync, code: KernelEvent.SyncCode.report, value: 0))
    return event.map(Self.words) ?? ""
  }

  /// "1 began 100 200, 2 ended 10 20, hover 5 5".
  static func words(_ event: InputEvent) -> String {
    let touches = event.touches.map { touch in
      "\(touch.id.rawValue) \(touch.phase.word)"
        + (touch.location.map { " \(Int($0.x.rounded())) \(Int($0.y.rounded()))" } ?? "")
    }
    let hovers = event.indirect.map { input in
      guard case .hover(let hover) = input else { return "other" }
      return hover.location.map { "hover \(Int($0.x.rounded())) \(Int($0.y.rounded()))" } ?? "left"
    }
    return (touches + hovers).joined(separator: ", ")
  }
}

/// Short forms for the reports of tests.
func axis(_ code: UInt16, _ value: Int32) -> (UInt16, UInt16, Int32) {
  (KernelEvent.Kind.axis, code, value)
}

func key(_ code: UInt16, _ value: Int32) -> (UInt16, UInt16, Int32) {
  (KernelEvent.Kind.key, code, value)
}

func slot(_ value: Int32) -> (UInt16, UInt16, Int32) { axis(KernelEvent.AxisCode.slot, value) }

func id(_ value: Int32) -> (UInt16, UInt16, Int32) { axis(KernelEvent.AxisCode.trackingID, value) }

func x(_ value: Int32) -> (UInt16, UInt16, Int32) { axis(KernelEvent.AxisCode.contactX, value) }

func y(_ value: Int32) -> (UInt16, UInt16, Int32) { axis(KernelEvent.AxisCode.contactY, value) }

/// The end of a contact in protocol A.
var contactEnd: (UInt16, UInt16, Int32) {
  (KernelEvent.Kind.sync, KernelEvent.SyncCode.contact, 0)
}

var dropped: (UInt16, UInt16, Int32) {
  (KernelEvent.Kind.sync, KernelEvent.SyncCode.dropped, 0)
}
