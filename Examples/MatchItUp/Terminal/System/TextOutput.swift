import Glibc

/// An open file descriptor to write text to, without a buffer.
struct TextOutput {
  /// The name in error messages.
  let name: String
  let descriptor: Int32

  static let standardOutput = TextOutput(name: "standard output", descriptor: STDOUT_FILENO)
  static let standardError = TextOutput(name: "standard error", descriptor: STDERR_FILENO)

  /// Writes all of a text, or throws.
  func write(_ text: String) throws(FileError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw FileError(.write, name)
      }
    }
  }

  private func waitUntilWritable() {
    var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&file, 1, -1)
  }

  /// Opens /dev/null for each of the descriptors 0, 1 and 2 that is closed. Otherwise the next file
  /// to be opened would get that number, and standard output would be written to that file.
  ///
  /// They are opened for the wrong direction, so that reading or writing is still an error.
  static func occupyClosedDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
