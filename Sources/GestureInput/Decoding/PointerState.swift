/// The one pointer of a device: a single finger, a pen, a puck on a tablet or an absolute mouse.
struct PointerState: Hashable, Sendable {
  var x: Int32?
  var y: Int32?
  private(set) var pressure: Int32?
  private(set) var distance: Int32?
  private(set) var tiltX: Int32?
  private(set) var tiltY: Int32?
  /// The tools that are near the surface.
  private var tools: Set<UInt16> = []
  private var pressed: Set<UInt16> = []
  /// Whether a tool has left in the present report, whose values are then those of no place.
  private var isLeaving = false
  private let device: DeviceDescription

  /// What the pointer is at present.
  enum Role: Hashable {
    case none, finger, pen, puck
  }

  /// How much of the pressure's range a pen without a switch has to press.
  private static let penThreshold = 0.05

  init(_ device: DeviceDescription) {
    self.device = device
    (x, y) = (device.axes[AxisCode.x]?.value, device.axes[AxisCode.y]?.value)
  }

  var role: Role {
    if tools.contains(where: KeyCode.pens.contains) { return .pen }
    if tools.contains(where: KeyCode.pucks.contains) || isAbsoluteMouse { return .puck }
    guard pressed.contains(KeyCode.touch) else { return .none }
    // A tablet whose pen was near before the first event, or that doesn't report proximity.
    let isTablet =
      !device.keys.isDisjoint(with: [KeyCode.pen, KeyCode.stylus, KeyCode.stylus2])
      && !device.keys.contains(KeyCode.finger)
    return isTablet && device.axes[AxisCode.contactX] == nil ? .pen : .finger
  }

  /// Whether it touches the surface, or presses a button.
  var isPressed: Bool {
    switch role {
    case .none: false
    case .finger: true
    case .puck: buttons.contains(where: pressed.contains)
    case .pen where !device.keys.isEmpty && !device.keys.contains(KeyCode.touch):
      device.axes[AxisCode.pressure]?.fraction(of: pressure ?? 0) ?? 0 >= Self.penThreshold
    case .pen: pressed.contains(KeyCode.touch)
    }
  }

  /// Whether one of the buttons is down: 0 is the left one, 1 the right one, 2 the middle one.
  func isDown(button index: Int) -> Bool { pressed.contains(buttons[index]) }

  var isStylusPressed: Bool {
    pressed.contains(KeyCode.stylus) || pressed.contains(KeyCode.stylus2)
  }

  /// Takes the events of one report, without its end.
  mutating func take(_ events: [KernelEvent]) {
    let wasNear = !tools.isEmpty
    for event in events where event.type == EventType.key { takeKey(event) }
    isLeaving = wasNear && tools.isEmpty
    if isLeaving { return }
    for event in events where event.type == EventType.axis { takeAxis(event) }
  }

  /// Forgets what is near or pressed.
  mutating func loseTrack() {
    tools = []
    pressed = []
  }

  private var buttons: [UInt16] { [KeyCode.leftButton, KeyCode.rightButton, KeyCode.middleButton] }

  /// Whether it is a mouse that reports places, such as that of a virtual machine.
  private var isAbsoluteMouse: Bool {
    device.keys.contains(KeyCode.leftButton) && device.axes[AxisCode.x] != nil
      && device.axes[AxisCode.contactX] == nil
      && device.keys.isDisjoint(with: [KeyCode.touch, KeyCode.finger, KeyCode.pen])
  }

  private mutating func takeKey(_ event: KernelEvent) {
    let isDown = event.value != 0
    if KeyCode.pens.contains(event.code) || KeyCode.pucks.contains(event.code) {
      if isDown { tools.insert(event.code) } else { tools.remove(event.code) }
    } else if isDown {
      if buttons.contains(event.code) || (KeyCode.touch...KeyCode.stylus2).contains(event.code) {
        pressed.insert(event.code)
      }
    } else {
      pressed.remove(event.code)
    }
  }

  private mutating func takeAxis(_ event: KernelEvent) {
    switch event.code {
    case AxisCode.x: x = event.value
    case AxisCode.y: y = event.value
    case AxisCode.pressure: pressure = event.value
    case AxisCode.distance: distance = event.value
    case AxisCode.tiltX: tiltX = event.value
    case AxisCode.tiltY: tiltY = event.value
    case _: break
    }
  }
}
