import Glibc

/// Why a file could not be read or written.
struct FileError: Error, Hashable {
  var file: String
  /// The system's words for it.
  var reason: String

  init(file: String, code: Int32 = errno) {
    self.file = file
    reason = String(cString: strerror(code))
  }
}

extension FileError: CustomStringConvertible {
  var description: String { "\(file): \(reason)" }
}

extension [UInt8] {
  /// The bytes of a file, or of as much of it as is allowed.
  init(reading file: String, atMost limit: Int) throws(FileError) {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(file: file) }
    defer { close(descriptor) }
    self = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while count < limit {
      let length = Glibc.read(descriptor, &chunk, Swift.min(chunk.count, limit - count))
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw FileError(file: file) }
      guard length > 0 else { return }
      append(contentsOf: chunk.prefix(length))
    }
  }
}

/// A file that is written piece by piece, each of which is on the disk when `write` returns.
final class OutputFile {
  private let file: String
  private let descriptor: Int32

  init(creating file: String) throws(FileError) {
    self.file = file
    descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(file: file) }
  }

  func write(_ text: String) throws(FileError) {
    guard descriptor.writeAll(text) else { throw FileError(file: file) }
  }

  deinit {
    close(descriptor)
  }
}

extension Int32 {
  /// Writes all of a text to this file descriptor; false, with `errno` set, where that fails.
  func writeAll(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(self, $0.baseAddress, $0.count) }
      if written > 0 { bytes = bytes.dropFirst(written) }
      guard written < 0, errno != EINTR else { continue }
      guard errno == EAGAIN else { return false }
      var wait = pollfd(fd: self, events: Int16(POLLOUT), revents: 0)
      poll(&wait, 1, -1)
    }
    return true
  }
}
