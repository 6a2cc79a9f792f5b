import GestureCore
import GestureTrace

/// The latest change of modifier keys, as long as something else may come in the same event.
struct PendingModifiers {
  private var change: (modifiers: ModifierFlags, at: Timestamp)?

  /// Notes that modifier keys have changed; the next events show whether nothing else has.
  mutating func note(_ modifiers: ModifierFlags, at moment: Timestamp) {
    change = (modifiers, moment)
  }

  /// The change of modifier keys that came alone, once.
  ///
  /// - Parameter event: the next event; nil at the end.
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
