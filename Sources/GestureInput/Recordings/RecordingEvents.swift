public import GestureCore

/// The events of a recording, in the order of time.
///
/// Touches that are still down at the end are cancelled, in an event of its own.
public struct RecordingEvents {
  private var streams: [Stream] = []
  private var decoder: InputDecoder
  private let countsFromZero: Bool
  private var start: Timestamp?
  private var last = Timestamp.zero
  /// The touches that are down, of the formats that have points.
  private var down: [TouchID] = []
  private var isOver = false
  /// How many touches the end of the recording has cut off; known once all events were read.
  public private(set) var touchesCutOff = 0
  /// Whether the recording ends in the middle of a report; known once all events were read.
  public private(set) var endsInsideReport = false

  /// The items of some devices of the recording.
  private struct Stream {
    var reader: ItemReader
    /// The device whose items it has; nil for all.
    var device: Int?
    var next: RecordedItem?

    mutating func advance() throws(RecordingError) {
      repeat { next = try reader.next() } while next.map { isForeign($0) } ?? false
    }

    private func isForeign(_ item: RecordedItem) -> Bool {
      switch item {
      case .kernel(let number, _): device.map { $0 != number } ?? false
      case .device, .surface: true
      case .event: false
      }
    }

    var time: Timestamp {
      switch next {
      case .kernel(_, let event): event.timestamp
      case .event(let event): event.timestamp
      case .device, .surface, nil: Timestamp(nanoseconds: .max)
      }
    }
  }

  init(of recording: Recording) {
    let survey = recording.survey
    countsFromZero = survey.format.countsFromZero
    decoder = InputDecoder(surface: recording.options)
    for (number, device) in survey.devices where survey.active.contains(number) {
      decoder.add(device, as: number)
    }
    // libinput writes one device after another; they are merged by time.
    let isSplit = survey.format == .libinput && survey.active.count > 1
    for device in isSplit ? survey.active.sorted().map(Optional.some) : [nil] {
      let reader = ItemReader(
        recording.source, survey.format, survey.framing, skipping: survey.preamble)
      streams.append(Stream(reader: reader, device: device))
    }
    isFresh = true
  }

  /// Whether the streams have not begun yet.
  private var isFresh: Bool

  /// The next event; nil at the end.
  ///
  /// - Throws: why the file can't be read any more; its lines were checked when it was opened.
  public mutating func next() throws(RecordingError) -> InputEvent? {
    if isFresh {
      isFresh = false
      for index in streams.indices { try streams[index].advance() }
    }
    while let item = try nextItem() {
      switch item {
      case .kernel(let number, let event):
        if let event = decoder.decode(event, from: number) { return rebased(event) }
      case .event(let event):
        follow(event.touches)
        return rebased(event)
      case .device, .surface: break
      }
    }
    guard !isOver else { return nil }
    isOver = true
    return end()
  }

  private mutating func nextItem() throws(RecordingError) -> RecordedItem? {
    var earliest = 0
    for index in streams.indices where streams[index].time < streams[earliest].time {
      earliest = index
    }
    let item = streams[earliest].next
    try streams[earliest].advance()
    return item
  }

  private mutating func rebased(_ event: InputEvent) -> InputEvent {
    var event = event
    if !countsFromZero {
      let start = start ?? event.timestamp
      self.start = start
      event.timestamp = .zero + (event.timestamp - start)
    }
    last = event.timestamp
    return event
  }

  private mutating func follow(_ touches: [TouchInput]) {
    for touch in touches {
      switch touch.phase {
      case .began: down.append(touch.id)
      case .ended, .cancelled: down.removeAll { $0 == touch.id }
      case .moved, .stationary: break
      }
    }
  }

  /// Cancels what is still down.
  private mutating func end() -> InputEvent? {
    endsInsideReport = decoder.isInsideReport
    touchesCutOff = decoder.touchesDown + down.count
    guard down.isEmpty else {
      return InputEvent(
        at: last,
        touches: down.map { TouchInput(id: $0, phase: .cancelled, location: nil) })
    }
    return decoder.cancelAll(at: last)
  }
}

@available(*, unavailable)
extension RecordingEvents: Sendable {}
