import Synchronization

/// What a tool has written.
public final class Output: Sendable {
  private let written = Mutex("")

  public init() {}

  public var text: String { written.withLock { $0 } }

  public func add(_ text: String) { written.withLock { $0 += text } }
}
