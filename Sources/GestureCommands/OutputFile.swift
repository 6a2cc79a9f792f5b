import Foundation
import GestureScenario

/// A file that the tool writes.
///
/// A regular file gets its new contents at once, when they are complete: until then, and where that
/// fails, it has the old ones. It keeps its mode, its owner and its links. What is no regular file,
/// such as a FIFO or a device, is written to as it is.
final class OutputFile {
  private let path: String
  private let descriptor: Int32
  private var ending: Ending
  private var buffer: [UInt8] = []

  /// What is left to do when all is written.
  private enum Ending {
    case nothing
    /// Renames the written file to `to`, which replaces the old file.
    case rename(from: String, to: String)
    /// Copies the contents of the written file, which has no name, into the open file `to`.
    case copy(to: Int32)
  }

  /// How much is collected before it is written. Unit: bytes.
  private static let chunkSize = 1 << 16

  /// A file that is complete when it is finished.
  convenience init(replacing path: String) throws(UsageError) {
    var info = stat()
    if stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG {
      try self.init(replacing: path, info)
    } else if stat(path, &info) == 0 {
      try self.init(opening: path, O_WRONLY | O_NOCTTY)
    } else if lstat(path, &info) == 0 {
      // A link to a file that is not there yet.
      try self.init(opening: path, O_WRONLY | O_CREAT | O_TRUNC)
    } else {
      let name = Self.temporaryName(beside: path)
      let file = try Self.opened(name, O_WRONLY | O_CREAT | O_EXCL, as: path)
      self.init(path, file, .rename(from: name, to: path))
    }
  }

  /// A new file that has every line as soon as it is flushed.
  convenience init(recording path: String) throws(UsageError) {
    var info = stat()
    if stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size > 0 {
      throw UsageError("\(path) is there already: name another file")
    }
    try self.init(opening: path, O_WRONLY | O_CREAT | O_NOCTTY)
  }

  /// - Parameter info: what is known of the file, a regular one.
  private convenience init(replacing path: String, _ info: stat) throws(UsageError) {
    let target = try Self.opened(path, O_WRONLY, as: path)
    if let (file, name, place) = Self.twin(of: info, at: path) {
      close(target)
      self.init(path, file, .rename(from: name, to: place))
    } else if let file = Self.fileWithoutName() {
      self.init(path, file, .copy(to: target))
    } else {
      let error = Self.failure(path)
      close(target)
      throw error
    }
  }

  private convenience init(opening path: String, _ flags: Int32) throws(UsageError) {
    self.init(path, try Self.opened(path, flags, as: path), .nothing)
  }

  private init(_ path: String, _ descriptor: Int32, _ ending: Ending) {
    (self.path, self.descriptor, self.ending) = (path, descriptor, ending)
  }

  deinit {
    close(descriptor)
    switch ending {
    case .nothing: break
    case .rename(let name, _): unlink(name)
    case .copy(let target): close(target)
    }
  }

  func write(_ text: String) throws(UsageError) {
    buffer += text.utf8
    if buffer.count > Self.chunkSize { try flush() }
  }

  func flush() throws(UsageError) {
    try write(buffer[...], to: descriptor)
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the rest. The file has its new contents afterwards.
  func finish() throws(UsageError) {
    try flush()
    switch ending {
    case .nothing: return
    case .rename(let name, let place):
      guard rename(name, place) == 0 else { throw Self.failure(path) }
      ending = .nothing
    case .copy(let target): try copy(to: target)
    }
  }

  private func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(UsageError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.failure(path) }
      rest.removeFirst(count)
    }
  }

  private func copy(to target: Int32) throws(UsageError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0, ftruncate(target, 0) == 0 else {
      throw Self.failure(path)
    }
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.failure(path) }
      if count == 0 { return }
      try write(chunk[..<count], to: target)
    }
  }
}

extension OutputFile {
  /// - Parameter path: what messages call it.
  private static func opened(
    _ name: String, _ flags: Int32, as path: String
  ) throws(UsageError) -> Int32 {
    let descriptor = open(name, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    return descriptor
  }

  private static func temporaryName(beside path: String) -> String {
    let number = UInt64.random(in: 0...UInt64.max)
    return FileFault.folder(of: path) + "/.gestures-" + String(number, radix: 36)
  }

  /// A new file beside the file at `path`, with the same mode and owner, which can replace it; nil
  /// where that isn't possible.
  private static func twin(
    of info: stat, at path: String
  ) -> (file: Int32, name: String, place: String)? {
    guard info.st_nlink == 1, let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let place = String(cString: real)
    let name = temporaryName(beside: place)
    let mode = info.st_mode & 0o7777
    let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode & 0o777)
    guard file >= 0 else { return nil }
    var own = stat()
    let isOwned =
      fstat(file, &own) == 0
      && (own.st_uid == info.st_uid && own.st_gid == info.st_gid
        || fchown(file, info.st_uid, info.st_gid) == 0)
    guard isOwned, fchmod(file, mode) == 0 else {
      close(file)
      unlink(name)
      return nil
    }
    return (file, name, place)
  }

  private static func fileWithoutName() -> Int32? {
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    let copy = dup(fileno(file))
    return copy >= 0 ? copy : nil
  }

  /// The last call's error.
  private static func failure(_ path: String) -> UsageError {
    UsageError("\(path) can't be written: \(FileFault.reason(of: errno, writing: path))")
  }
}
