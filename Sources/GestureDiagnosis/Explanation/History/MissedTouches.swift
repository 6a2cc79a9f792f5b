import GestureCore
import GestureTrace

/// The touches that came down, until it is known whether a recognizer gets them, and the touches
/// that missed it.
struct MissedTouches {
  /// Touches that began and have been neither received nor refused yet.
  private var unclaimed: [TraceEvent] = []
  /// When the touches that missed it began.
  private var beginnings: [TouchID: Timestamp] = [:]
  /// The touches that missed it and have not come down again since.
  private var latest: Set<TouchID> = []
  /// The ways in which touches missed it.
  private var ways: Set<WayOfMissing> = []
  /// When touches missed it in the same way as an earlier touch.
  private(set) var likewise: [Timestamp] = []
  /// The first touch that missed it and came to its view later.
  private(set) var lateArrival: (touch: TouchID, at: Timestamp)?

  /// Notes that a touch has come down.
  mutating func noteBeginning(_ event: TraceEvent) {
    unclaimed.append(event)
    if let id = event.what.touch { latest.remove(id) }
  }

  /// Notes that a touch was received or refused.
  ///
  /// - Returns: how the touch came down; nil where that isn't known.
  mutating func claim(_ id: TouchID) -> TraceEvent? {
    unclaimed.firstIndex { $0.what.touch == id }.map { unclaimed.remove(at: $0) }
  }

  /// Removes the touches that are still unclaimed when the engine moves on: they went elsewhere.
  ///
  /// - Parameter moment: touches of this moment may still be claimed.
  /// - Returns: how they came down.
  mutating func settle(besides moment: Timestamp?) -> [TraceEvent] {
    let settled = unclaimed.filter { $0.timestamp != moment }
    unclaimed.removeAll { $0.timestamp != moment }
    return settled
  }

  /// Notes that a touch has missed it.
  ///
  /// - Returns: whether it is the first touch that missed it in this way.
  mutating func add(_ id: TouchID, at moment: Timestamp, in way: WayOfMissing) -> Bool {
    beginnings[id] = moment
    latest.insert(id)
    if ways.insert(way).inserted { return true }
    likewise.append(moment)
    return false
  }

  /// The touches that missed it.
  var touches: [TouchID] { Array(beginnings.keys) }

  /// Whether a touch missed it, and no touch that missed it has come to its view yet.
  func isFirstArrival(of id: TouchID) -> Bool { lateArrival == nil && latest.contains(id) }

  /// Notes that a touch that missed it has come to its view.
  mutating func noteArrival(of id: TouchID, at moment: Timestamp) { lateArrival = (id, moment) }
}

/// Where a touch that missed a recognizer or a view went, and why.
struct WayOfMissing: Hashable {
  let hitView: String?
  /// The end of the sentence that reports it.
  let sentence: String
}

extension LogEntry.What {
  /// The touch of a touch entry.
  var touch: TouchID? {
    if case .touch(let id, _, _, _) = self { id } else { nil }
  }
}
