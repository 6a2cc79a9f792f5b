/// The state of a recognizer in its present attempt.
///
/// ```
///                 ┌──────────────▶ failed
///                 │
///   possible ─────┼──────────────▶ ended        a discrete gesture
///                 │
///                 └─▶ began ─┬───▶ ended        a continuous one
///                       │    ├───▶ cancelled
///                       ▼    │
///                     changed┘ ↺
/// ```
///
/// The first state out of `possible` decides whether the attempt is discrete or continuous
/// (S1.4). The engine alone returns a recognizer to `possible`.
public enum GestureState: UInt8, Hashable, Sendable, CaseIterable {
  // The terminal ones come last: `isTerminal` depends on that.
  /// Undecided, or between attempts (S1.1).
  case possible
  /// A continuous gesture has begun (S1.3).
  case began
  /// A continuous gesture goes on; assigned again for each change (S1.6).
  case changed
  /// The gesture is complete: recognized, if it is discrete (S1.2).
  case ended
  /// A gesture that had begun was broken off.
  case cancelled
  /// These touches don't make the gesture; targets aren't called (S1.12).
  case failed

  /// UIKit's other word for ``ended``, used of discrete gestures (S1.2).
  public static let recognized = GestureState.ended

  /// Begun and not over: `began` or `changed`.
  public var isActive: Bool { self == .began || self == .changed }

  /// Over until the next attempt: `ended`, `cancelled` or `failed`.
  public var isTerminal: Bool { rawValue >= GestureState.ended.rawValue }

  /// The result of an assignment: every legal transition, and nothing else (S1.2 to S1.16).
  ///
  /// - Returns: the state that follows; nil where the assignment is illegal.
  func following(assignmentOf assigned: GestureState) -> GestureState? {
    switch (self, assigned) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): assigned
    case (.possible, .cancelled): .failed  // S1.14: nothing had begun
    case (.began, .changed), (.began, .ended), (.began, .cancelled): assigned
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): assigned
    case (.began, .failed), (.changed, .failed): .cancelled  // S1.13
    case (.possible, .possible), (.possible, .changed): nil
    case (.began, .possible), (.began, .began): nil
    case (.changed, .possible), (.changed, .began): nil
    case (.ended, _), (.cancelled, _), (.failed, _): nil  // S1.15, S1.16
    }
  }
}
