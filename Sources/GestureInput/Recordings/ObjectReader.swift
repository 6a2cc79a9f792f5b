/// Reads the objects of a JSON list, or objects one after another, in constant memory.
struct ObjectReader {
  /// No object is longer. Unit: bytes.
  static let longest = 1 << 20

  private let source: RecordingBytes
  private var offset = 0
  private var buffer: [UInt8] = []
  private var position = 0
  private var number = 1
  /// Whether the list has begun and not ended.
  private var isInList = false

  init(_ source: RecordingBytes) { self.source = source }

  /// The next object, from its brace to its brace; nil at the end.
  mutating func next() throws(RecordingError) -> LineReader.Line? {
    var object: [UInt8] = []
    var depth = 0
    var isText = false
    var isEscaped = false
    var start = number
    while let byte = try nextByte() {
      if byte == 0x0A { number += 1 }
      if depth == 0 {
        guard try begins(byte) else { continue }
        start = number
      }
      object.append(byte)
      guard object.count <= Self.longest else {
        throw RecordingError(file: source.name, line: start, problem: .tooLong(limit: Self.longest))
      }
      if isText {
        isText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "\"") {
        isText = true
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 {
          return LineReader.Line(bytes: object[...], number: start, isComplete: true)
        }
      }
    }
    return object.isEmpty
      ? nil : LineReader.Line(bytes: object[...], number: start, isComplete: false)
  }

  /// Whether a byte between objects begins one.
  private mutating func begins(_ byte: UInt8) throws(RecordingError) -> Bool {
    switch byte {
    case UInt8(ascii: "{"): return true
    case UInt8(ascii: "[") where !isInList, UInt8(ascii: "]") where isInList:
      isInList.toggle()
      return false
    case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF: return false
    case _:
      throw RecordingError(
        file: source.name, line: number,
        problem: .wrongLine(
          expected: "an object of a list", found: String(Unicode.Scalar(byte))))
    }
  }

  private mutating func nextByte() throws(RecordingError) -> UInt8? {
    if position == buffer.count {
      buffer = try source.chunk(at: offset)
      offset += buffer.count
      position = 0
      if buffer.isEmpty { return nil }
    }
    defer { position += 1 }
    return buffer[position]
  }
}
