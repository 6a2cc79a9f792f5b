import GestureCore

/// What a first reading of a recording finds: its format, its devices, where it ends.
struct RecordingSurvey: Sendable {
  let format: RecordingFormat
  let framing: RecordingFraming
  /// How many lines come before the recording.
  let preamble: Int
  private(set) var devices: [Int: DeviceDescription] = [:]
  /// Which devices have events.
  private(set) var active: Set<Int> = []
  /// The surface that it states, of a format that has points.
  private var surface: Size?
  /// The largest place of each device, in its values.
  private var extents: [Int: (x: Int32, y: Int32)] = [:]
  /// The largest place of the formats that have points.
  private var corner = Point.zero
  private var isCutOff = false
  private var isEmpty = true
  private var estimated: Set<Int> = []
  /// The devices that say that something touches them.
  private var touched: Set<Int> = []

  /// How many lines may come before one that shows the format.
  private static let firstLines = 50

  init(of source: RecordingBytes) throws(RecordingError) {
    if let raw = KernelEventsFormat(firstBytes: try source.chunk(at: 0)) {
      format = .kernelEvents
      framing = .records(size: raw.eventSize)
      preamble = 0
    } else {
      (format, framing, preamble) = try Self.textFormat(of: source)
    }
    var reader = ItemReader(source, format, framing, skipping: preamble)
    while let item = try reader.next() { take(item) }
    isCutOff = reader.isCutOff
  }

  private static func textFormat(
    of source: RecordingBytes
  ) throws(RecordingError) -> (RecordingFormat, RecordingFraming, preamble: Int) {
    var lines = LineReader(source)
    var first: [ArraySlice<UInt8>] = []
    while first.count < firstLines, let line = try line(&lines) { first.append(line) }
    guard let (format, preamble) = RecordingFormat.recognized(in: first) else {
      let isEmpty = first.allSatisfy { $0.trimmed.isEmpty }
      throw RecordingError(
        file: source.name, line: nil, problem: isEmpty ? .empty : .unknownFormat)
    }
    let isList =
      format == .pointerEvents
      && first.first { !$0.trimmed.isEmpty }?.trimmed.first == UInt8(ascii: "[")
    return (format, isList ? .objects : .lines, format.isPrinted ? preamble : 0)
  }

  /// A line; nil also for one without an end, as a list of one line may be.
  private static func line(
    _ lines: inout LineReader
  ) throws(RecordingError) -> ArraySlice<UInt8>? {
    do {
      return try lines.next()?.bytes
    } catch {
      guard case .tooLong = error.problem else { throw error }
      return lines.beginning
    }
  }

  private mutating func take(_ item: RecordedItem) {
    switch item {
    case .device(let number, let device): devices[number] = device
    case .surface(let size): surface = size
    case .kernel(let number, let event):
      isEmpty = false
      active.insert(number)
      let isTouch =
        event.type == KernelEvent.Kind.key && event.code == KernelEvent.KeyCode.touch
        && event.value > 0
      let isContact =
        event.type == KernelEvent.Kind.axis && event.code == KernelEvent.AxisCode.trackingID
        && event.value >= 0
      if isTouch || isContact { touched.insert(number) }
      guard event.type == KernelEvent.Kind.axis else { return }
      if event.code == KernelEvent.AxisCode.x || event.code == KernelEvent.AxisCode.contactX {
        extents[number, default: (0, 0)].x.extend(to: event.value)
      } else if event.code == KernelEvent.AxisCode.y || event.code == KernelEvent.AxisCode.contactY
      {
        extents[number, default: (0, 0)].y.extend(to: event.value)
      }
    case .event(let event):
      isEmpty = false
      for place in event.touches.compactMap(\.location) {
        corner = Point(x: max(corner.x, place.x), y: max(corner.y, place.y))
      }
    }
  }

  // MARK: Devices

  /// Whether a device has events and states no ranges.
  var isUndescribed: Bool { active.contains { devices[$0]?.hasPlaces != true } }

  /// Describes the devices that the recording doesn't.
  mutating func describe(_ device: DeviceDescription) {
    var device = device
    // The description was made at another time than the recording, so its values don't count.
    for code in device.axes.keys { device.axes[code]?.value = nil }
    for number in active where devices[number]?.hasPlaces != true { devices[number] = device }
  }

  /// Gives a device that states no ranges those that its places suggest.
  ///
  /// Where its places lie in the given size, a value is a point. Otherwise a range is the next
  /// power of two, and at least 1,024 values, since panels count pixels or powers of two.
  mutating func estimateRanges(_ size: Size?) {
    for number in active where devices[number]?.hasPlaces != true {
      guard let extent = extents[number] else { continue }
      var count = Int32(SurfaceOptions.longerSide)
      while count <= max(extent.x, extent.y), count < 1 << 30 { count *= 2 }
      var sides = (x: count, y: count)
      if let size, Double(extent.x) < size.width, Double(extent.y) < size.height {
        sides = (Int32(size.width), Int32(size.height))
      }
      for (code, side) in [
        (KernelEvent.AxisCode.x, sides.x), (KernelEvent.AxisCode.y, sides.y),
        (KernelEvent.AxisCode.contactX, sides.x),
        (KernelEvent.AxisCode.contactY, sides.y),
      ] {
        devices[number, default: DeviceDescription()].axes[code] = AxisRange(0, side - 1)
      }
      estimated.insert(number)
    }
  }

  func surfaceSize(_ options: SurfaceOptions) -> Size {
    if let size = options.size { return size }
    if let surface { return surface }
    guard !format.hasPoints else {
      return Size(width: Self.side(corner.x), height: Self.side(corner.y))
    }
    var decoder = InputDecoder(surface: options)
    for (number, device) in devices where active.contains(number) && device.hasPlaces {
      decoder.add(device, as: number)
    }
    let size = decoder.surfaceSize
    return size == .zero
      ? Size(width: SurfaceOptions.longerSide, height: SurfaceOptions.longerSide) : size
  }

  /// A side that holds a place, in whole hundreds of points.
  private static func side(_ extent: Double) -> Double {
    ((extent + 1) / 100).rounded(.up) * 100
  }

  // MARK: Remarks

  var remarks: [String] {
    var remarks: [String] = []
    if isCutOff {
      let part = format == .kernelEvents ? "an event" : "a line"
      remarks.append("the recording is cut off in the middle of \(part)")
    }
    if preamble > 0 {
      let lines = preamble == 1 ? "a line" : "\(preamble) lines"
      remarks.append("\(lines) before the recording \(preamble == 1 ? "is" : "are") skipped")
    }
    if touched.contains(where: { extents[$0] == nil }) {
      remarks.append("something touches the device, but it doesn't say where")
    }
    if isEmpty { remarks.append("the recording has no events") }
    if !estimated.isEmpty {
      remarks.append(
        "the device's ranges are not known; they are guessed from its places")
    }
    return remarks
  }
}

extension Int32 {
  fileprivate mutating func extend(to value: Int32) { self = Swift.max(self, value) }
}

extension RecordingFormat {
  /// Whether its places are points already.
  var hasPoints: Bool { self == .gestures || self == .pointerEvents || self == .matchItUp }
}
