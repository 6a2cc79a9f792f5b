/// How a recording is divided.
enum RecordingFraming: Hashable, Sendable {
  case lines
  /// The objects of a JSON list.
  case objects
  /// Records of the same size. Unit: bytes.
  case records(size: Int)
}

/// Reads a recording's items, one after another.
struct ItemReader {
  /// What is missing at the end, as far as the text shows: the last line is cut off.
  private(set) var isCutOff = false
  private let source: RecordingBytes
  private var framing: Framing
  private var format: any LineFormat
  private var items: [RecordedItem] = []
  private var position = 0
  private var isFinished = false
  /// How many lines come before the recording.
  private let preamble: Int
  /// Whether a terminal's `^C` may be the last line.
  private let isPrinted: Bool

  private enum Framing {
    case lines(LineReader)
    case objects(ObjectReader)
    case records(RecordReader)

    mutating func next() throws(RecordingError) -> LineReader.Line? {
      switch self {
      case .lines(var reader):
        self = .lines(LineReader(RecordingBytes([], named: "")))  // so that it is changed in place
        defer { self = .lines(reader) }
        return try reader.next()
      case .objects(var reader):
        self = .lines(LineReader(RecordingBytes([], named: "")))
        defer { self = .objects(reader) }
        return try reader.next()
      case .records(var reader):
        self = .lines(LineReader(RecordingBytes([], named: "")))
        defer { self = .records(reader) }
        return try reader.next()
      }
    }
  }

  /// - Parameter preamble: how many lines come before the recording.
  init(
    _ source: RecordingBytes, _ format: RecordingFormat, _ framing: RecordingFraming,
    skipping preamble: Int
  ) {
    self.source = source
    self.preamble = preamble
    isPrinted = format.isPrinted
    var eventSize = 24
    switch framing {
    case .lines: self.framing = .lines(LineReader(source))
    case .objects: self.framing = .objects(ObjectReader(source))
    case .records(let size):
      self.framing = .records(RecordReader(source, size: size))
      eventSize = size
    }
    self.format =
      switch format {
      case .gestures: GesturesFormat()
      case .evemu: EvemuFormat()
      case .getevent: GeteventFormat()
      case .evtest: EvtestFormat()
      case .libinput: LibinputFormat()
      case .pointerEvents: PointerEventsFormat()
      case .kernelEvents: KernelEventsFormat(eventSize: eventSize)
      case .matchItUp: MatchItUpFormat()
      }
  }

  /// The next item; nil at the end.
  mutating func next() throws(RecordingError) -> RecordedItem? {
    while position == items.count {
      items.removeAll(keepingCapacity: true)
      position = 0
      guard let line = try framing.next() else {
        guard !isFinished else { return nil }
        isFinished = true
        format.finish(into: &items)
        continue
      }
      if line.number <= preamble || isPrinted && line.bytes.trimmed.elementsEqual("^C".utf8) {
        continue
      }
      do throws(LineMistake) {
        try format.read(line.bytes, into: &items)
      } catch {
        guard line.isComplete else {
          isCutOff = true
          return nil
        }
        throw RecordingError(
          file: source.name, line: line.number,
          problem: .wrongLine(expected: error.expected, found: Self.excerpt(line.bytes)))
      }
    }
    defer { position += 1 }
    return items[position]
  }

  /// The beginning of a line, without what a terminal would obey.
  private static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
    let text = bytes.prefix(80).map { (0x20..<0x7F).contains($0) ? $0 : UInt8(ascii: "?") }
    return String(decoding: text, as: UTF8.self) + (bytes.count > 80 ? "…" : "")
  }
}
