public import GestureCore

/// Decodes what one kernel input device reports into touches: multitouch of protocols A and B, a
/// single finger, pens, touchpads.
///
/// Each report becomes at most one event. Every touch that begins ends, unless the input stops
/// first: ``cancelAll(at:)`` ends what is left then.
///
/// ```swift
/// var decoder = TouchDecoder(of: device)
/// for event in kernelEvents {
///   if let touches = decoder.decode(event) { dispatcher.send(touches) }
/// }
/// ```
///
/// It has no file, no clock and no unsafe code; ``InputDecoder`` does the same for several devices.
public struct TouchDecoder: Sendable {
  /// The size of the device's surface. Unit: points.
  public var surfaceSize: Size { geometry.contacts.size }
  /// Whether the device says that it reports places.
  var hasPlaces: Bool { device.hasPlaces }
  /// How many touches are down.
  public var touchesDown: Int { tracker.count }
  /// Whether a host that can ask the device for its state does so when the kernel has dropped
  /// events: it calls ``resynchronize(with:at:)`` as soon as ``needsState`` is true. Otherwise all
  /// touches are cancelled then, since it can't be known which of them are still there. Default:
  /// false.
  public var isResynchronized = false
  /// Whether events were lost, so that the device has to be asked for its state.
  public private(set) var needsState = false

  var tracker = TouchTracker()
  let device: DeviceDescription
  let geometry: DeviceGeometry
  var pointer: PointerState
  var slots: SlotTable
  var matcher = ContactMatcher()
  var isHovering = false
  private var contactProtocol: ContactProtocol
  private var report: [KernelEvent] = []
  private var isDropping = false

  /// How a device reports contacts.
  private enum ContactProtocol: Hashable {
    /// It has not said yet, and may report a single pointer only.
    case undecided
    /// Protocol A.
    case anonymous
    /// Protocol B.
    case slots
  }

  /// No report is longer; what follows without an end counts as lost.
  private static let longestReport = 4096

  /// A decoder for one device, of which no touch is down.
  ///
  /// - Parameters:
  ///   - device: what the device says of itself; without axes, what it reports decides.
  ///   - surface: how its values become points.
  public init(of device: DeviceDescription, surface: SurfaceOptions = SurfaceOptions()) {
    self.device = device
    geometry = DeviceGeometry(device, surface)
    pointer = PointerState(device)
    slots = SlotTable(current: device.axes[KernelEvent.AxisCode.slot]?.value)
    contactProtocol = device.axes[KernelEvent.AxisCode.slot] == nil ? .undecided : .slots
  }

  /// Whether events came after the last report: the input has stopped in the middle of one.
  public var isInsideReport: Bool { !report.isEmpty || isDropping }

  /// Takes an event.
  ///
  /// - Returns: what the report that it ends has changed; nil for nothing.
  public mutating func decode(_ event: KernelEvent) -> InputEvent? {
    if event.type == KernelEvent.Kind.sync, event.code == KernelEvent.SyncCode.dropped {
      isDropping = true
      report = []
      return nil
    }
    guard event.isReport else {
      if !isDropping { report.append(event) }
      if report.count > Self.longestReport { isDropping = true }
      return nil
    }
    defer { report.removeAll(keepingCapacity: true) }
    guard isDropping else { return decodeReport(at: event.timestamp) }
    isDropping = false
    return loseTrack(at: event.timestamp)
  }

  /// Takes the device's whole state after events were lost: for each slot its number, its tracking
  /// id and its values, then the keys and the other axes. Touches that are still there go on.
  public mutating func resynchronize(
    with state: [KernelEvent], at timestamp: Timestamp
  ) -> InputEvent? {
    needsState = false
    report = state.filter { $0.type != KernelEvent.Kind.sync }
    defer { report.removeAll(keepingCapacity: true) }
    return decodeReport(at: timestamp)
  }

  /// Cancels all touches that are down, and ends a hover: the device is gone, or the recording is
  /// over.
  public mutating func cancelAll(at timestamp: Timestamp) -> InputEvent? {
    var event = InputEvent(at: timestamp, touches: [])
    tracker.cancelAll(into: &event.touches)
    if isHovering { event.indirect.append(.hover(HoverInput(at: nil))) }
    isHovering = false
    slots.loseTrack()
    pointer.loseTrack()
    _ = matcher.match([])
    return event.isEmpty ? nil : event
  }

  private mutating func loseTrack(at timestamp: Timestamp) -> InputEvent? {
    guard !isResynchronized else {
      needsState = true
      return nil
    }
    return cancelAll(at: timestamp)
  }

  private mutating func decodeReport(at timestamp: Timestamp) -> InputEvent? {
    guard !report.isEmpty else { return nil }
    chooseProtocol()
    var event = InputEvent(at: timestamp, touches: [])
    pointer.take(report)
    switch contactProtocol {
    case .undecided: break
    case .slots: decodeSlots(report, into: &event)
    case .anonymous: decodeAnonymous(report, into: &event)
    }
    decodePointer(hasContacts: contactProtocol != .undecided, into: &event)
    return event.isEmpty ? nil : event
  }

  /// A device is of protocol A if it separates contacts by marks, and else of B if it mentions any.
  private mutating func chooseProtocol() {
    guard contactProtocol == .undecided else { return }
    if report.contains(where: {
      $0.type == KernelEvent.Kind.sync && $0.code == KernelEvent.SyncCode.contact
    }) {
      contactProtocol = .anonymous
    } else if report.contains(where: {
      $0.type == KernelEvent.Kind.axis
        && ($0.code == KernelEvent.AxisCode.slot || KernelEvent.AxisCode.isOfContact($0.code))
    }) {
      contactProtocol = .slots
    }
  }
}

extension InputEvent {
  /// Whether it has no input.
  var isEmpty: Bool { touches.isEmpty && indirect.isEmpty }
}
