import Foundation
import GestureScenario
import Synchronization

/// The destination of the tool's output: the terminal, or a test.
final class Console: Sendable {
  private let out: @Sendable (String) -> Void
  private let errors: @Sendable (String) -> Void
  /// Whether the output is a terminal, here and for the error output.
  let outIsTerminal: Bool
  let errorsAreTerminal: Bool
  private let buffer = Mutex("")

  init(
    out: @escaping @Sendable (String) -> Void, errors: @escaping @Sendable (String) -> Void,
    outIsTerminal: Bool = false, errorsAreTerminal: Bool = false
  ) {
    self.out = out
    self.errors = errors
    self.outIsTerminal = outIsTerminal
    self.errorsAreTerminal = errorsAreTerminal
  }

  /// The process's own output.
  static let standard = Console(
    out: { text in
      do {
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      } catch {
        let complaint = "the output can't be written: \(error.localizedDescription)\n"
        try? FileHandle.standardError.write(contentsOf: Data(complaint.utf8))
        exit(ExitStatus.misuse.rawValue)
      }
    },
    errors: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
    outIsTerminal: isatty(STDOUT_FILENO) == 1, errorsAreTerminal: isatty(STDERR_FILENO) == 1)

  /// Writes lines to the output.
  func write(_ text: String) {
    let full = buffer.withLock { buffer -> String? in
      buffer += text.replacingControls(besides: ["\n", "\t"]) + "\n"
      guard outIsTerminal || buffer.utf8.count > 1 << 16 else { return nil }
      defer { buffer = "" }
      return buffer
    }
    if let full { out(full) }
  }

  /// Writes lines to the error output, after everything written before.
  func complain(_ text: String) {
    flush()
    errors(text.replacingControls(besides: ["\n", "\t"]) + "\n")
  }

  /// Shows the progress in place of the progress shown before.
  func showProgress(_ text: String) { errors("\r\u{1B}[K" + text) }

  /// Writes the buffered output.
  func flush() {
    let rest = buffer.withLock { buffer in
      defer { buffer = "" }
      return buffer
    }
    if !rest.isEmpty { out(rest) }
  }
}
