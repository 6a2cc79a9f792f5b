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
    (x, y) = (
      device.axes[KernelEvent.AxisCode.x]?.value, device.axes[KernelEvent.AxisCode.y]?.value
    )
  }

  var role: Role {
    if tools.contains(where: KernelEvent.KeyCode.pens.contains) { return .pen }
    if tools.contains(where: KernelEvent.KeyCode.pucks.contains) || isAbsoluteMouse { return .puck }
    guard pressed.contains(KernelEvent.KeyCode.touch) else { return .none }
    // A tablet whose pen was near before the first event, or that doesn't report proximity.
    let isTablet =
      !device.keys.isDisjoint(with: [
        KernelEvent.KeyCode.pen, KernelEvent.KeyCode.stylus, KernelEvent.KeyCode.stylus2,
      ])
      && !device.keys.contains(KernelEvent.KeyCode.finger)
    return isTablet && device.axes[KernelEvent.AxisCode.contactX] == nil ? .pen : .finger
  }

  /// Whether it touches the surface, or presses a button.
  var isPressed: Bool {
    switch role {
    case .none: false
    case .finger: true
    case .puck: buttons.contains(where: pressed.contains)
    case .pen where !device.keys.isEmpty && !device.keys.contains(KernelEvent.KeyCode.touch):
      device.axes[KernelEvent.AxisCode.pressure]?.fraction(of: pressure ?? 0) ?? 0
        >= Self.penThreshold
    case .pen: pressed.contains(KernelEvent.KeyCode.touch)
    }
  }

  /// Whether one of the buttons is down: 0 is the left one, 1 the right one, 2 the middle one.
  func isDown(button index: Int) -> Bool { pressed.contains(buttons[index]) }

  var isStylusPressed: Bool {
    pressed.contains(KernelEvent.KeyCode.stylus) || pressed.contains(KernelEvent.KeyCode.stylus2)
  }

  /// Takes the events of one report, without its end.
  mutating func take(_ events: [KernelEvent]) {
    let wasNear = !tools.isEmpty
    for event in events where event.type == KernelEvent.Kind.key { takeKey(event) }
    isLeaving = wasNear && tools.isEmpty
    if isLeaving { return }
    for event in events where event.type == KernelEvent.Kind.axis { takeAxis(event) }
  }

  /// Forgets what is near or pressed.
  mutating func loseTrack() {
    tools = []
    pressed = []
  }

  private var buttons: [UInt16] {
    [
      KernelEvent.KeyCode.leftButton, KernelEvent.KeyCode.rightButton,
      KernelEvent.KeyCode.middleButton,
    ]
  }

  /// Whether it is a mouse that reports places, such as that of a virtual machine.
  private var isAbsoluteMouse: Bool {
    device.keys.contains(KernelEvent.KeyCode.leftButton)
      && device.axes[KernelEvent.AxisCode.x] != nil
      && device.axes[KernelEvent.AxisCode.contactX] == nil
      && device.keys.isDisjoint(with: [
        KernelEvent.KeyCode.touch, KernelEvent.KeyCode.finger, KernelEvent.KeyCode.pen,
      ])
  }

  private mutating func takeKey(_ event: KernelEvent) {
    let isDown = event.value != 0
    if KernelEvent.KeyCode.pens.contains(event.code)
      || KernelEvent.KeyCode.pucks.contains(event.code)
    {
      if isDown { tools.insert(event.code) } else { tools.remove(event.code) }
    } else if isDown {
      if buttons.contains(event.code)
        || (KernelEvent.KeyCode.touch...KernelEvent.KeyCode.stylus2).contains(event.code)
      {
        pressed.insert(event.code)
      }
    } else {
      pressed.remove(event.code)
    }
  }

  private mutating func takeAxis(_ event: KernelEvent) {
    switch event.code {
    case KernelEvent.AxisCode.x: x = event.value
    case KernelEvent.AxisCode.y: y = event.value
    case KernelEvent.AxisCode.pressure: pressure = event.value
    case KernelEvent.AxisCode.distance: distance = event.value
    case KernelEvent.AxisCode.tiltX: tiltX = event.value
    case KernelEvent.AxisCode.tiltY: tiltY = event.value
    case _: break
    }
  }
}
