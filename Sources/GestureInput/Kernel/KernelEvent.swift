public import GestureCore

/// What a kernel input device reports in one `struct input_event`.
///
/// Source of all type and code numbers in this module: `linux/input-event-codes.h`, and
/// `Documentation/input/multi-touch-protocol.rst` for their meaning.
public struct KernelEvent: Hashable, Sendable {
  /// When it happened, on whatever clock the device or the recording has.
  public var timestamp: Timestamp
  /// What kind of event it is, such as ``KernelEvent/Kind/axis``.
  public var type: UInt16
  /// Which axis, key or mark it is about.
  public var code: UInt16
  /// The axis' new value, in the device's units; for a key 1 where it went down and 0 where it went
  /// up.
  public var value: Int32

  /// An event with the numbers of the kernel's `struct input_event`.
  public init(at timestamp: Timestamp, type: UInt16, code: UInt16, value: Int32) {
    self.timestamp = timestamp
    self.type = type
    self.code = code
    self.value = value
  }

  /// Whether it ends a report.
  public var isReport: Bool { type == Kind.sync && code == SyncCode.report }
}

// MARK: Numbers

extension KernelEvent {
  /// The types of kernel events that are decoded; those of others are ignored.
  public enum Kind {
    /// Marks between reports (`EV_SYN`); see ``KernelEvent/SyncCode``.
    public static let sync: UInt16 = 0
    /// Keys, buttons and tools (`EV_KEY`); see ``KernelEvent/KeyCode``.
    public static let key: UInt16 = 1
    /// Places and other measures (`EV_ABS`); see ``KernelEvent/AxisCode``.
    public static let axis: UInt16 = 3
  }

  /// The codes of ``KernelEvent/Kind/sync``.
  public enum SyncCode {
    /// The end of a report.
    public static let report: UInt16 = 0
    /// The end of one contact of a report, in protocol A.
    public static let contact: UInt16 = 2
    /// The kernel's buffer was full: all is void up to and including the next report.
    public static let dropped: UInt16 = 3
  }

  /// The codes of ``KernelEvent/Kind/axis``.
  public enum AxisCode {
    /// Where a single pointer is, to the right (`ABS_X`).
    public static let x: UInt16 = 0
    /// Where a single pointer is, downwards (`ABS_Y`).
    public static let y: UInt16 = 1
    /// How hard a single pointer presses (`ABS_PRESSURE`).
    public static let pressure: UInt16 = 0x18
    /// How far a stylus is above the surface (`ABS_DISTANCE`).
    public static let distance: UInt16 = 0x19
    /// How far a stylus leans along x (`ABS_TILT_X`).
    public static let tiltX: UInt16 = 0x1A
    /// How far a stylus leans along y (`ABS_TILT_Y`).
    public static let tiltY: UInt16 = 0x1B
    /// The slot that the following values are about, in protocol B (`ABS_MT_SLOT`).
    public static let slot: UInt16 = 0x2F
    /// The length of a contact's longer axis (`ABS_MT_TOUCH_MAJOR`).
    public static let contactMajor: UInt16 = 0x30
    /// Where a contact is, to the right (`ABS_MT_POSITION_X`).
    public static let contactX: UInt16 = 0x35
    /// Where a contact is, downwards (`ABS_MT_POSITION_Y`).
    public static let contactY: UInt16 = 0x36
    /// What makes a contact: a finger, a stylus, a palm (`ABS_MT_TOOL_TYPE`).
    public static let contactTool: UInt16 = 0x37
    /// The number of a contact from its beginning to its end, in protocol B; -1 ends it
    /// (`ABS_MT_TRACKING_ID`).
    public static let trackingID: UInt16 = 0x39
    /// How hard a contact presses (`ABS_MT_PRESSURE`).
    public static let contactPressure: UInt16 = 0x3A
    /// How far a contact is above the surface (`ABS_MT_DISTANCE`).
    public static let contactDistance: UInt16 = 0x3B

    /// Whether a code is about one contact of several.
    static func isOfContact(_ code: UInt16) -> Bool { (0x30...0x3F).contains(code) }
  }

  /// The codes of ``KernelEvent/Kind/key`` that matter here.
  public enum KeyCode {
    /// A mouse's left button (`BTN_LEFT`).
    public static let leftButton: UInt16 = 0x110
    /// A mouse's right button (`BTN_RIGHT`).
    public static let rightButton: UInt16 = 0x111
    /// A mouse's middle button (`BTN_MIDDLE`).
    public static let middleButton: UInt16 = 0x112
    /// A stylus is near or touches (`BTN_TOOL_PEN`).
    public static let pen: UInt16 = 0x140
    /// A stylus' rubber is near or touches (`BTN_TOOL_RUBBER`).
    public static let rubber: UInt16 = 0x141
    /// An airbrush is near or touches (`BTN_TOOL_AIRBRUSH`).
    public static let airbrush: UInt16 = 0x144
    /// A finger is on the device (`BTN_TOOL_FINGER`).
    public static let finger: UInt16 = 0x145
    /// A tablet's mouse is on it (`BTN_TOOL_MOUSE`).
    public static let mouse: UInt16 = 0x146
    /// A tablet's mouse with a lens is on it (`BTN_TOOL_LENS`).
    public static let lens: UInt16 = 0x147
    /// Something touches the surface (`BTN_TOUCH`).
    public static let touch: UInt16 = 0x14A
    /// The first button of a stylus (`BTN_STYLUS`).
    public static let stylus: UInt16 = 0x14B
    /// The second button of a stylus (`BTN_STYLUS2`).
    public static let stylus2: UInt16 = 0x14C

    /// The tools that hover and touch as a pen does.
    static let pens = pen...airbrush
    /// The tools that move over a tablet and have buttons.
    static let pucks = mouse...lens
  }
}

extension DeviceDescription {
  /// The properties of a device (`INPUT_PROP_…`).
  public enum Property {
    /// A pointer on a screen goes with it: a touchpad.
    public static let pointer: UInt16 = 0
    /// Its surface is the screen.
    public static let direct: UInt16 = 1
  }
}
