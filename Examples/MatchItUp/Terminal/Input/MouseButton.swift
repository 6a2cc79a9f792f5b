import GestureCore

/// Follows the left button, so that its reports become the phases of one touch.
///
/// A terminal may lose a report, for instance that of a release outside its window.
struct MouseButton {
  private enum State {
    case up, down
  }

  private var state = State.up

  var isDown: Bool { state == .down }

  /// The phases that a report stands for, in order; none where it's of no interest.
  mutating func phases(for report: MouseReport) -> [TouchPhase] {
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

  /// Forgets a button that is down: its touch was cancelled, and its release means nothing.
  mutating func forget() {
    state = .up
  }
}
