import GestureCore
import GestureScenario
import GestureTrace

// Sets that have made no recognizer yet, for any touch.
extension Scenario {
  /// The entry, with the set's id where it names a set that has made no recognizer: the engine
  /// calls a set by the name of its first recognizer.
  ///
  /// - Parameter spec: the recognizer that starts after the set (S15.3, S15.5).
  func namingEmptySet(
    in entry: LogEntry, before spec: RecognizerSpec, _ record: RunRecord
  ) -> LogEntry {
    guard
      case .state(let own, let old, let new, .prerequisiteFailed(let first), let detail) =
        entry.what,
      scene.spec(of: own.name)?.id == spec.id, scene.spec(of: first.name) == nil
    else { return entry }
    let set = spec.startsAfter.first { id in
      guard let other = scene.spec(of: id), other.forEachTouch != nil else { return false }
      return other.view == first.view && record.ids(other).isEmpty
    }
    guard let set else { return entry }
    let label = RecognizerLabel(name: set, view: first.view)
    return LogEntry(
      at: entry.timestamp,
      .state(own, from: old, to: new, .prerequisiteFailed(label), detail: detail))
  }
}
