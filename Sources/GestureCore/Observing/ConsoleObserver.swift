/// Writes a line for each diagnostic: input that makes no sense, a recognizer that never decides, a
/// cycle of failure requirements.
///
/// ```swift
/// dispatcher.addObserver(.console)
/// // warning: touch 1 is not down; its event was dropped
/// ```
public final class ConsoleObserver: GestureObserver {
  private let write: (String) -> Void

  /// - Parameter write: takes each line, without its line break.
  public init(write: @escaping (String) -> Void) { self.write = write }

  #if !hasFeature(Embedded)
    /// Prints to the standard output in debug builds, and does nothing in release builds.
    public static var console: ConsoleObserver {
      #if DEBUG
        ConsoleObserver { print($0) }
      #else
        ConsoleObserver { _ in }
      #endif
    }
  #endif

  public func observe(_ report: GestureReport, at timestamp: Timestamp) {
    if case .diagnostic(let diagnostic) = report { write("warning: \(diagnostic.description)") }
  }
}

extension Dispatcher {
  /// Adds an observer that writes diagnostics, such as `.console`. Held strongly until it is
  /// removed.
  public func addObserver(_ observer: ConsoleObserver) { reporter.add(observer) }
}

@available(*, unavailable)
extension ConsoleObserver: Sendable {}
