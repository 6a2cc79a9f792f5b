import GestureCore
import GestureTrace

/// The latest change of modifier keys, as long as something else may come in the same event.
struct PendingModifiers {
  private var change: (modifiers: ModifierFlags, at: Timestamp)?

  /// Modifier keys have changed; whether they alone do shows in what follows.
  mutating func note(_ modifiers: ModifierFlags, at moment: Timestamp) {
    change = (modifiers, moment)
  }

  /// The change of modifier keys that came alone, once.
  ///
  /// - Parameter event: the next one; nil at the end.
  mutating func settle(
    before event: TraceEvent?
  ) -> (modifiers: ModifierFlags, at: Timestamp)? {
    guard let change else { return nil }
    if let event, event.timestamp == change.at {
      switch event.what {
      case .touch, .action, .state: self.change = nil
      case _: break
      }
      return nil
    }
    self.change = nil
    return change
  }
}
