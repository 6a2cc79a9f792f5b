public import GestureCore

/// Decodes what several devices report onto one surface, each with a ``TouchDecoder`` of its own.
///
/// Touches are numbered across devices. The surface is as large as the largest device's.
public struct InputDecoder: Sendable {
  private var decoders: [Int: TouchDecoder] = [:]
  private let options: SurfaceOptions
  private var nextID = 1

  /// A decoder without devices.
  ///
  /// - Parameter options: how the values of each device become points.
  public init(surface options: SurfaceOptions = SurfaceOptions()) { self.options = options }

  /// The size of the surface. Unit: points. Zero as long as there is no device.
  public var surfaceSize: Size {
    // A device without axes, such as the keys of a phone, has no surface.
    let placed = decoders.values.filter(\.hasPlaces)
    let sizes = (placed.isEmpty ? Array(decoders.values) : placed).map(\.surfaceSize)
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// How many touches are down.
  public var touchesDown: Int { decoders.values.reduce(0) { $0 + $1.touchesDown } }

  /// Whether the input has stopped in the middle of a report.
  public var isInsideReport: Bool { decoders.values.contains { $0.isInsideReport } }

  /// Adds a device, or replaces it by what is known of it now.
  ///
  /// - Parameters:
  ///   - device: what the device says of itself.
  ///   - number: the host's number of the device.
  ///   - isResynchronized: whether the host itself reports the state of the device after a loss of
  ///     events.
  public mutating func add(
    _ device: DeviceDescription, as number: Int, isResynchronized: Bool = false
  ) {
    var decoder = TouchDecoder(of: device, surface: options)
    decoder.isResynchronized = isResynchronized
    decoders[number] = decoder
  }

  /// Takes an event of a device. One that was not added is a device of which nothing is known.
  ///
  /// - Returns: what the report that it ends has changed; nil for nothing.
  public mutating func decode(_ event: KernelEvent, from number: Int) -> InputEvent? {
    if decoders[number] == nil { add(DeviceDescription(), as: number) }
    return run(number) { $0.decode(event) }
  }

  /// Whether a device has to be asked for its state.
  public func needsState(of number: Int) -> Bool { decoders[number]?.needsState ?? false }

  /// Takes a device's whole state after events were lost.
  public mutating func resynchronize(
    _ number: Int, with state: [KernelEvent], at timestamp: Timestamp
  ) -> InputEvent? {
    run(number) { $0.resynchronize(with: state, at: timestamp) }
  }

  /// Removes a device, and cancels its touches.
  public mutating func remove(_ number: Int, at timestamp: Timestamp) -> InputEvent? {
    defer { decoders[number] = nil }
    return run(number) { $0.cancelAll(at: timestamp) }
  }

  /// Cancels the touches of all devices.
  public mutating func cancelAll(at timestamp: Timestamp) -> InputEvent? {
    var all = InputEvent(at: timestamp, touches: [])
    for number in decoders.keys.sorted() {
      guard let event = run(number, { $0.cancelAll(at: timestamp) }) else { continue }
      all.touches += event.touches
      if all.indirect.isEmpty { all.indirect = event.indirect }
    }
    return all.isEmpty ? nil : all
  }

  /// Lets a device's decoder go on with the numbers of all touches.
  private mutating func run(
    _ number: Int, _ body: (inout TouchDecoder) -> InputEvent?
  ) -> InputEvent? {
    // Taken out of the dictionary, so that it is changed in place.
    guard var decoder = decoders.removeValue(forKey: number) else { return nil }
    decoder.tracker.nextID = nextID
    let event = body(&decoder)
    nextID = decoder.tracker.nextID
    decoders[number] = decoder
    return event
  }
}
