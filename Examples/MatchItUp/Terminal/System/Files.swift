import Glibc

/// Why a file could not be read or written.
struct FileError: Error, Hashable {
  enum Operation: String {
    case read = "read"
    case create = "create"
    case write = "write to"
  }

  var operation: Operation
  var file: String
  /// The system's words for the cause.
  var reason: String

  init(_ operation: Operation, _ file: String, code: Int32 = errno) {
    self.operation = operation
    self.file = file
    reason = String(cString: strerror(code))
  }
}

extension FileError: CustomStringConvertible {
  var description: String { "can't \(operation.rawValue) \(file): \(reason)" }
}

extension [UInt8] {
  /// Reads the bytes of a file, but no more than `limit`.
  init(reading file: String, atMost limit: Int) throws(FileError) {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, file) }
    defer { close(descriptor) }
    self = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while count < limit {
      let length = Glibc.read(descriptor, &chunk, Swift.min(chunk.count, limit - count))
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw FileError(.read, file) }
      guard length > 0 else { return }
      append(contentsOf: chunk.prefix(length))
    }
  }
}

/// A file that the game creates and writes without a buffer.
final class OutputFile {
  private let output: TextOutput

  init(creating file: String) throws(FileError) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError(.create, file) }
    output = TextOutput(name: file, descriptor: descriptor)
  }

  func write(_ text: String) throws(FileError) {
    try output.write(text)
  }

  deinit {
    close(output.descriptor)
  }
}
