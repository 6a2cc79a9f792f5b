public import GestureCore

/// Everything that a dispatcher decided and did, in order.
///
/// Its text has one line per entry; two runs of the same input give the same text to the byte.
public final class EventLog: GestureObserver {
  /// What happened so far, in order.
  ///
  /// - Complexity: O(*n*) of the entries since it was last read.
  public var entries: [LogEntry] {
    if !recent.isEmpty || !blocks.isEmpty { joinBlocks() }
    return joined
  }

  // Entries are appended to blocks of a limited size, and joined when they are read: so none is
  // moved while gestures are under way, and no block needs memory mapped for it alone.
  private var joined: [LogEntry] = []
  private var blocks: [[LogEntry]] = []
  private var recent: [LogEntry] = []
  private static let blockSize = 256

  /// The names of the recognizers that could be in the log, if they are known.
  package var namesInScene: (() -> [String])?

  /// An empty log. Add it to a dispatcher with `addObserver(_:)`.
  public init() {}

  /// Removes all entries.
  public func removeAll() {
    joined.removeAll()
    blocks.removeAll()
    _ = takeRecent()
  }

  func append(_ what: consuming LogEntry.What, _ timestamp: Timestamp) {
    var block = takeRecent()
    block.append(LogEntry(at: timestamp, what))
    if block.count == Self.blockSize { block = emptyBlock(after: block) }
    swap(&block, &recent)
  }

  /// Takes out the entries that were appended last. (Optimized, an access for the time of a swap
  /// isn't checked at run time, as one while an entry is appended would be.)
  private func takeRecent() -> [LogEntry] {
    var block: [LogEntry] = []
    swap(&block, &recent)
    return block
  }

  @inline(never)
  private func emptyBlock(after full: [LogEntry]) -> [LogEntry] {
    blocks.append(full)
    var block: [LogEntry] = []
    block.reserveCapacity(Self.blockSize)
    return block
  }

  private func joinBlocks() {
    let last = takeRecent()
    if joined.isEmpty && blocks.isEmpty {
      joined = last
    } else {
      for block in blocks { joined += block }
      joined += last
      blocks = []
    }
  }

  /// The actions that recognizers with a name sent, in order; none where no recognizer has that
  /// name. (`expect(_:sends:)` of GestureTesting reports such a name.)
  public func actions(of name: String) -> [GestureState] {
    entries.compactMap { entry in
      guard case .action(let label, let state) = entry.what, label.name == name else { return nil }
      return state
    }
  }

  /// All actions as "name state", in the order in which they were sent.
  public var actions: [String] {
    entries.compactMap { entry in
      guard case .action(let label, let state) = entry.what else { return nil }
      return "\(label.name) \(state.word)"
    }
  }

  /// The outcome of each finished attempt of the recognizers with a name.
  public func outcomes(of name: String) -> [LoggedOutcome] {
    entries.compactMap { entry in
      guard case .state(let label, _, let to, let reason, let detail) = entry.what,
        label.name == name, to.isTerminal
      else { return nil }
      return LoggedOutcome(state: to, reason: reason, detail: detail, timestamp: entry.timestamp)
    }
  }

  /// The phases of touches that a view received, in order.
  public func phases(of view: String) -> [TouchPhase] {
    entries.compactMap { entry in
      guard case .view(view, _, let phase) = entry.what else { return nil }
      return phase
    }
  }

  /// The diagnostics, in order.
  public var diagnostics: [GestureDiagnostic] {
    entries.compactMap { entry in
      guard case .diagnostic(let diagnostic) = entry.what else { return nil }
      return diagnostic
    }
  }
}

extension EventLog: CustomStringConvertible {
  /// The log as text, one line per entry.
  public var description: String { entries.map { $0.description }.joined(separator: "\n") }
}

@available(*, unavailable)
extension EventLog: Sendable {}

/// The outcome of an attempt, as the log records it.
public struct LoggedOutcome: Hashable, Sendable {
  /// How the attempt ended: `ended`, `cancelled` or `failed`.
  public let state: GestureState
  /// Why it failed or was cancelled; nil where it did neither.
  public let reason: FailureReason?
  /// What exactly made it fail; nil where the reason says all.
  public let detail: FailureDetail?
  /// When the attempt ended.
  public let timestamp: Timestamp
}
