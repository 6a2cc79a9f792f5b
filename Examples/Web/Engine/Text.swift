// Text crosses the border as UTF-8 in one buffer, which both sides read and write.

/// The buffer. It grows to the longest text and is used again.
final class TextBuffer {
  private(set) var bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init() { bytes = .allocate(capacity: 1 << 12) }

  func reserve(_ size: Int) {
    guard size > bytes.count else { return }
    bytes.deallocate()
    bytes = .allocate(capacity: max(size, bytes.count * 2))
  }

  func write(_ text: String) -> Int32 {
    count = text.utf8.count
    reserve(count)
    for (index, byte) in text.utf8.enumerated() { bytes[index] = byte }
    return Int32(count)
  }

  func read(_ count: Int32) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[..<Int(count)]), as: UTF8.self)
  }
}

nonisolated(unsafe) let textBuffer = TextBuffer()

/// The address of the buffer, which has room for so many bytes.
@_cdecl("text_buffer")
func textBuffer(_ size: Int32) -> Int32 {
  textBuffer.reserve(Int(size))
  return Int32(Int(bitPattern: textBuffer.bytes.baseAddress))
}
