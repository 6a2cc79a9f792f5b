public import GestureCore

/// Everything that a dispatcher decided and did, in order.
///
/// Reads as text, a line an entry; two runs of the same input read the same to the byte.
public final class EventLog: GestureObserver {
  public private(set) var entries: [LogEntry] = []

  public init() {}

  public func observe(_ report: GestureReport, at timestamp: Timestamp) {
    entries.append(LogEntry(report, at: timestamp))
  }

  /// Forgets all entries.
  public func removeAll() { entries.removeAll() }

  /// The actions that recognizers of a name sent, in order.
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

  /// What each finished attempt of the recognizers of a name came to.
  public func outcomes(of name: String) -> [LoggedOutcome] {
    entries.compactMap { entry in
      guard case .state(let label, _, let to, let reason, let detail) = entry.what,
        label.name == name, to.isTerminal
      else { return nil }
      return LoggedOutcome(state: to, reason: reason, detail: detail, timestamp: entry.timestamp)
    }
  }

  /// What a view was told, in order.
  public func phases(of view: String) -> [TouchPhase] {
    entries.compactMap { entry in
      guard case .view(view, _, let phase) = entry.what else { return nil }
      return phase
    }
  }

  /// What was diagnosed, in order.
  public var diagnostics: [GestureDiagnostic] {
    entries.compactMap { entry in
      guard case .diagnostic(let diagnostic) = entry.what else { return nil }
      return diagnostic
    }
  }
}

extension EventLog: CustomStringConvertible {
  /// The log as text, a line an entry.
  public var description: String { entries.map { $0.description }.joined(separator: "\n") }
}

@available(*, unavailable)
extension EventLog: Sendable {}

/// What an attempt came to, as the log tells it.
public struct LoggedOutcome: Hashable, Sendable {
  public let state: GestureState
  public let reason: FailureReason?
  public let detail: FailureDetail?
  public let timestamp: Timestamp
}
