/// What a recognizer looks for, as far as it matters to its rivals.
///
/// It is computed from the recognizer's properties on request. Tools read it to check a scene
/// before any touch; the engine never does.
///
/// The triggers are what fingers can physically do, not a list of recognizers: another package's
/// recognizer describes itself with the same triggers, and names its own figure or change.
public struct GestureProfile: Sendable {
  /// What completes the gesture, or begins it.
  public enum Trigger: Hashable, Sendable {
    /// This many taps in a row: complete when the last finger lifts.
    case taps(Int)
    /// Fingers that are held for this long.
    case press(after: Duration)
    /// Fingers that have moved this far. Unit: points.
    case drag(after: Double)
    /// Fingers that have moved this far quickly, in one of the directions. Unit: points.
    case swipe(over: Double)
    /// A figure that is drawn: complete as the finger lifts. Recognizers of equal names look for
    /// equal figures; nil where that isn't known.
    case drawing(String?)
    /// Two fingers that move relative to each other, by this much. Recognizers of equal changes
    /// measure the same; nil where that isn't known. Unit: points.
    case twoFingers(change: TwoFingerChange?, by: Double)
    /// A pointer without touches.
    case hover
    /// Nothing: it never recognizes, and is there to make others wait.
    case delay
    /// Not known.
    case unknown
  }

  /// What completes the gesture, or begins it.
  public var trigger: Trigger
  /// The directions in which the movement may start, as vectors of length 1; empty for any.
  public var directions: [Vector] = []
  /// The numbers of fingers with which it recognizes. Default: 1.
  public var numberOfTouches = 1...1
  /// The edges of the window at which it has to begin; nil for anywhere.
  public var edges: RectEdges?
  /// How deep those edges are. Unit: points.
  public var edgeDepth = 0.0

  /// How long it may stay undecided while fingers are down and don't move; nil means until they
  /// lift or move.
  public var undecidedAtRest: Duration?
  /// How long it may stay undecided after the fingers have lifted. Default: not at all.
  public var undecidedAfterLift = Duration.zero
  /// How far a finger may move while it stays undecided; nil where movement alone need not decide
  /// it. Unit: points.
  public var undecidedUntilMoved: Double?

  /// The limits of its taps, or of those that come before its press; nil where it takes none.
  public var taps: TapLimits?
  /// How far a movement may stray to the side of its direction; nil for no such limit. Unit:
  /// points.
  public var allowableStray: Double?
  /// How far a slow movement may stray to the side, as a share of its length; nil for no such
  /// limit.
  public var allowableStrayShare: Double?
  /// How far a movement may go against all of its directions before it fails; nil for no such
  /// limit. Unit: points.
  public var allowableReversal: Double?
  /// The distances of a finger from its touch-down point at which it decides something. Unit:
  /// points.
  public var decisiveDistances: [Double] = []

  /// Why it can never recognize as configured; nil where it can.
  public var obstacle: FailureDetail?

  /// A profile with a trigger, and the defaults for all else: one finger, any direction, anywhere,
  /// and decided by the time the fingers have lifted.
  public init(_ trigger: Trigger) { self.trigger = trigger }
}

extension GestureProfile.Trigger {
  // By bytes, as elsewhere in the engine.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.taps(let one), .taps(let other)): one == other
    case (.press(let one), .press(let other)): one == other
    case (.drag(let one), .drag(let other)), (.swipe(let one), .swipe(let other)): one == other
    case (.drawing(let one), .drawing(let other)): hasSameName(one, other)
    case (.twoFingers(let one, let first), .twoFingers(let other, let second)):
      first == second && one == other
    case (.hover, .hover), (.delay, .delay), (.unknown, .unknown): true
    case (.taps, _), (.press, _), (.drag, _), (.swipe, _), (.drawing, _), (.twoFingers, _),
      (.hover, _), (.delay, _), (.unknown, _):
      false
    }
  }

  private static func hasSameName(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.hasSameBytes(as: other)
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .taps(let count): hasher.combine(count)
    case .press(let duration): hasher.combine(duration)
    case .drag(let distance), .swipe(let distance), .twoFingers(_, let distance):
      hasher.combine(distance)
    case .drawing, .hover, .delay, .unknown: hasher.combine(0)
    }
  }
}
