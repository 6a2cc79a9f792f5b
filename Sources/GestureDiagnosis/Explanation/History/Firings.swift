import GestureCore

/// The actions that a recognizer sent, except `changed`.
struct Firings {
  private(set) var all: [(state: GestureState, at: Timestamp)] = []

  mutating func add(_ state: GestureState, at moment: Timestamp) { all.append((state, moment)) }

  var last: (state: GestureState, at: Timestamp)? { all.last }

  /// Whether it has begun, and neither ended nor was cancelled.
  var isUnderWay: Bool { all.last?.state == .began }

  /// When it began; nil where it isn't under way.
  var beginning: Timestamp? { isUnderWay ? all.last?.at : nil }
}
