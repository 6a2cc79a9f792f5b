public import GestureCore

/// What a kernel input device reports in one `struct input_event`.
///
/// Source of all type and code numbers in this module: `linux/input-event-codes.h`, and
/// `Documentation/input/multi-touch-protocol.rst` for their meaning.
public struct KernelEvent: Hashable, Sendable {
  /// When it happened, on whatever clock the device or the recording has.
  public var timestamp: Timestamp
  /// What kind of event it is, such as ``EventType/axis``.
  public var type: UInt16
  /// Which axis, key or mark it is about.
  public var code: UInt16
  /// The axis' new value, in the device's units; for a key 1 where it went down and 0 where it went
  /// up.
  public var value: Int32

  public init(at timestamp: Timestamp, type: UInt16, code: UInt16, value: Int32) {
    self.timestamp = timestamp
    self.type = type
    self.code = code
    self.value = value
  }

  /// Whether it ends a report.
  public var isReport: Bool { type == EventType.sync && code == SyncCode.report }
}

/// The types of kernel events that are decoded; those of others are ignored.
public enum EventType {
  public static let sync: UInt16 = 0
  public static let key: UInt16 = 1
  public static let axis: UInt16 = 3
}

/// The codes of ``EventType/sync``.
public enum SyncCode {
  /// The end of a report.
  public static let report: UInt16 = 0
  /// The end of one contact of a report, in protocol A.
  public static let contact: UInt16 = 2
  /// The kernel's buffer was full: all is void up to and including the next report.
  public static let dropped: UInt16 = 3
}

/// The codes of ``EventType/axis``.
public enum AxisCode {
  public static let x: UInt16 = 0
  public static let y: UInt16 = 1
  public static let pressure: UInt16 = 0x18
  public static let distance: UInt16 = 0x19
  public static let tiltX: UInt16 = 0x1A
  public static let tiltY: UInt16 = 0x1B
  public static let slot: UInt16 = 0x2F
  public static let contactMajor: UInt16 = 0x30
  public static let contactX: UInt16 = 0x35
  public static let contactY: UInt16 = 0x36
  public static let contactTool: UInt16 = 0x37
  public static let trackingID: UInt16 = 0x39
  public static let contactPressure: UInt16 = 0x3A
  public static let contactDistance: UInt16 = 0x3B

  /// Whether a code is about one contact of several.
  static func isOfContact(_ code: UInt16) -> Bool { (0x30...0x3F).contains(code) }
}

/// The codes of ``EventType/key`` that matter here.
public enum KeyCode {
  public static let leftButton: UInt16 = 0x110
  public static let rightButton: UInt16 = 0x111
  public static let middleButton: UInt16 = 0x112
  public static let pen: UInt16 = 0x140
  public static let rubber: UInt16 = 0x141
  public static let airbrush: UInt16 = 0x144
  public static let finger: UInt16 = 0x145
  public static let mouse: UInt16 = 0x146
  public static let lens: UInt16 = 0x147
  public static let touch: UInt16 = 0x14A
  public static let stylus: UInt16 = 0x14B
  public static let stylus2: UInt16 = 0x14C

  /// The tools that hover and touch as a pen does.
  static let pens = pen...airbrush
  /// The tools that move over a tablet and have buttons.
  static let pucks = mouse...lens
}

/// The properties of a device (`INPUT_PROP_…`).
public enum DeviceProperty {
  /// A pointer on a screen goes with it: a touchpad.
  public static let pointer: UInt16 = 0
  /// Its surface is the screen.
  public static let direct: UInt16 = 1
}
