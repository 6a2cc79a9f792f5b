/// Reads lines of any number in constant memory.
struct LineReader {
  /// A line without its end.
  struct Line {
    var bytes: ArraySlice<UInt8>
    /// Counted from 1.
    var number: Int
    /// Whether the file goes on or ends with a line break: the last line may be cut off.
    var isComplete: Bool
  }

  /// No line is longer. Unit: bytes.
  static let longest = 1 << 20

  private let source: RecordingBytes
  private var offset = 0
  private var buffer: [UInt8] = []
  private var position = 0
  private var number = 0
  private var isAtEnd = false

  init(_ source: RecordingBytes) { self.source = source }

  /// The next line; nil at the end.
  mutating func next() throws(RecordingError) -> Line? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { position = end + 1 }
        return line(upTo: end, isComplete: true)
      }
      if isAtEnd {
        guard position < buffer.count else { return nil }
        defer { position = buffer.count }
        return line(upTo: buffer.count, isComplete: false)
      }
      let known = buffer.count - position
      guard known <= Self.longest else {
        throw RecordingError(
          file: source.name, line: number + 1, problem: .tooLong(limit: Self.longest))
      }
      try fill()
      searched = known
    }
  }

  /// The beginning of the line that was too long.
  var beginning: ArraySlice<UInt8> { buffer[position...].prefix(4096) }

  private mutating func line(upTo end: Int, isComplete: Bool) -> Line {
    number += 1
    var bytes = buffer[position..<end]
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == 0x0D { bytes = bytes.dropLast() }
    return Line(bytes: bytes, number: number, isComplete: isComplete)
  }

  private mutating func fill() throws(RecordingError) {
    let bytes = try source.chunk(at: offset)
    offset += bytes.count
    isAtEnd = bytes.isEmpty
    if position == buffer.count {
      buffer = bytes
    } else {
      buffer = Array(buffer[position...]) + bytes
    }
    position = 0
  }
}
