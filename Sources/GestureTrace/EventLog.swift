public import GestureCore

/// Everything that a dispatcher decided and did, in order.
///
/// Its text has one line per entry; two runs of the same input give the same text to the byte.
public final class EventLog: GestureObserver {
  /// What happened so far, in order.
  public private(set) var entries: [LogEntry] = []

  /// The names of the recognizers that could be in the log, if they are known.
  package var namesInScene: (() -> [String])?

  /// An empty log. Add it to a dispatcher with `addObserver(_:)`.
  public init() {}

  public func observe(_ report: GestureReport, at timestamp: Timestamp) {
    if let what = report.logged { entries.append(LogEntry(at: timestamp, what)) }
  }

  /// Removes all entries.
  public func removeAll() { entries.removeAll() }

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
