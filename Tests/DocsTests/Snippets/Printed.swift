import Synchronization

/// What snippets print, for tests to read.
final class Printed: Sendable {
  @TaskLocal private static var current: Printed?
  private let text = Mutex("")

  /// The lines that a snippet prints.
  static func lines(of snippet: () throws -> Void) rethrows -> [Substring] {
    let printed = Printed()
    try $current.withValue(printed, operation: snippet)
    return printed.text.withLock { $0 }.split(separator: "\n")
  }

  fileprivate static func add(_ words: String) { current?.text.withLock { $0 += words } }
}

/// Stands in for Swift's function of this name in all snippets.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  Printed.add(items.map { "\($0)" }.joined(separator: separator) + terminator)
}
