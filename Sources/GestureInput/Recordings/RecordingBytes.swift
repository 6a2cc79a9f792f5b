#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of a recording. They can be read several times, from any place, in constant memory:
/// what comes through a pipe is kept in a file without a name.
final class RecordingBytes: Sendable {
  private enum Store: Sendable {
    case memory([UInt8])
    case file(Int32)
  }

  /// What messages call it.
  let name: String
  private let store: Store

  /// How much is read at once. Unit: bytes.
  private static let chunkSize = 1 << 16

  init(_ bytes: [UInt8], named name: String) {
    self.name = name
    store = .memory(bytes)
  }

  /// Opens a file; `-` is the standard input.
  init(path: String) throws(RecordingError) {
    name = path == "-" ? "standard input" : path
    var descriptor = path == "-" ? dup(STDIN_FILENO) : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(name) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0, info.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw RecordingError(file: name, line: nil, problem: .unreadable("it is a folder"))
    }
    if info.st_mode & S_IFMT != S_IFREG {
      let pipe = descriptor
      defer { close(pipe) }
      descriptor = try Self.spool(pipe, name)
    }
    store = .file(descriptor)
  }

  deinit {
    if case .file(let descriptor) = store { close(descriptor) }
  }

  /// The next bytes from a place on; empty at the end.
  func chunk(at offset: Int) throws(RecordingError) -> [UInt8] {
    switch store {
    case .memory(let bytes):
      return offset < bytes.count
        ? Array(bytes[offset..<min(bytes.count, offset + Self.chunkSize)]) : []
    case .file(let descriptor):
      var count = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.chunkSize) {
        buffer, initialized in
        repeat {
          count = unsafe pread(descriptor, buffer.baseAddress, Self.chunkSize, off_t(offset))
        } while count < 0 && errno == EINTR
        initialized = max(0, count)
      }
      guard count >= 0 else { throw Self.failure(name) }
      return bytes
    }
  }

  /// Copies a pipe to a file that goes with the process.
  private static func spool(_ pipe: Int32, _ name: String) throws(RecordingError) -> Int32 {
    guard let file = unsafe tmpfile() else { throw failure(name) }
    defer { unsafe fclose(file) }
    let copy = unsafe dup(fileno(file))
    guard copy >= 0 else { throw failure(name) }
    var buffer = [UInt8](repeating: 0, count: chunkSize)
    while true {
      let count = unsafe read(pipe, &buffer, chunkSize)
      if count < 0, errno == EINTR { continue }
      if count == 0 { return copy }
      var written = 0
      while count > 0, written < count {
        let step = unsafe buffer[written..<count].withUnsafeBytes { bytes in
          unsafe write(copy, bytes.baseAddress, bytes.count)
        }
        if step <= 0 { break }
        written += step
      }
      guard count > 0, written == count else {
        defer { close(copy) }
        throw failure(name)
      }
    }
  }

  private static func failure(_ name: String) -> RecordingError {
    let reason = errno == ENOENT ? "there is no such file" : unsafe String(cString: strerror(errno))
    return RecordingError(file: name, line: nil, problem: .unreadable(reason))
  }
}
