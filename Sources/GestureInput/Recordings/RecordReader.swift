/// Reads records of the same size, in constant memory.
struct RecordReader {
  private let source: RecordingBytes
  private let size: Int
  private var offset = 0
  private var buffer: [UInt8] = []
  private var position = 0
  private var number = 0

  init(_ source: RecordingBytes, size: Int) {
    self.source = source
    self.size = size
  }

  /// The next record, with its number in place of a line's; nil at the end.
  mutating func next() throws(RecordingError) -> LineReader.Line? {
    while buffer.count - position < size {
      let bytes = try source.chunk(at: offset)
      guard !bytes.isEmpty else { return rest() }
      offset += bytes.count
      buffer = Array(buffer[position...]) + bytes
      position = 0
    }
    defer { position += size }
    number += 1
    return LineReader.Line(
      bytes: buffer[position..<(position + size)], number: number, isComplete: true)
  }

  private mutating func rest() -> LineReader.Line? {
    guard position < buffer.count else { return nil }
    defer { position = buffer.count }
    return LineReader.Line(bytes: buffer[position...], number: number + 1, isComplete: false)
  }
}
