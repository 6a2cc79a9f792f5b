public import GestureCore

/// Turns the reports of the left button into the phases of one touch.
///
/// A terminal may lose a report, for instance that of a release outside its window.
public struct MouseButton: Sendable {
  private enum State: Sendable {
    case up, down
  }

  private var state = State.up

  /// A button that is up.
  public init() {}

  /// Whether it is down.
  public var isDown: Bool { state == .down }

  /// Returns the phases that a report means, in order; none for other buttons.
  public mutating func phases(for report: MouseReport) -> [TouchPhase] {
    guard report.button == 0 else { return [] }
    switch (report.kind, state) {
    case (.pressed, .up):
      state = .down
      return [.began]
    case (.pressed, .down):
      return [.cancelled, .began]
    case (.dragged, .down):
      return [.moved]
    case (.released, .down):
      state = .up
      return [.ended]
    case (.dragged, .up), (.released, .up):
      return []
    }
  }

  /// Counts the button as up from now on, because its touch was cancelled.
  public mutating func release() {
    state = .up
  }
}
