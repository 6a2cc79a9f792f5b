import Synchronization

/// What a tool has written.
final class Output: Sendable {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  func add(_ text: String) { written.withLock { $0 += text } }
}
