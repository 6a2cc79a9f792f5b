/// What a recognizer looks for, as far as its rivals are concerned.
///
/// It is worked out from the recognizer's properties when it is asked for. Tools read it to judge a
/// scene before any touch; the engine never does.
public struct GestureProfile: Sendable {
  /// What makes the gesture complete, or begin.
  public enum Form: Hashable, Sendable {
    /// So many taps in a row: complete as the last finger lifts.
    case taps(Int)
    /// Fingers that are held for so long.
    case press(after: Duration)
    /// Fingers that have moved so many points.
    case drag(after: Double)
    /// Fingers that have moved so many points quickly in one of the directions.
    case swipe(over: Double)
    /// A figure: complete as the finger lifts.
    case drawing
    /// Two fingers that move relative to each other.
    case twoFingers
    /// A pointer without touches.
    case hover
    /// Nothing that it would recognize: it is there to make others wait.
    case delay
    /// Something of which nothing is known.
    case unknown
  }

  public var form: Form
  /// The directions in which it may set out, as vectors of length 1; empty for any.
  public var directions: [Vector] = []
  /// With how many fingers it recognizes. Default: 1.
  public var numberOfTouches = 1...1
  /// The edges of the window at which it has to begin; nil for anywhere.
  public var edges: RectEdges?
  /// How deep those edges are. Unit: points.
  public var edgeDepth = 0.0

  /// How long fingers that are down and don't move may leave it undecided; nil for until they lift
  /// or move.
  public var undecidedAtRest: Duration?
  /// How long it may stay undecided after the fingers have lifted. Default: not at all.
  public var undecidedAfterLift = Duration.zero
  /// How far a finger may move until it has failed or begun at the latest; nil where movement
  /// alone needn't settle it. Unit: points.
  public var undecidedUntilMoved: Double?

  /// The limits of its taps, or of those that come before its press; nil where it takes none.
  public var taps: TapLimits?
  /// How far a movement may stray to the side of its direction; nil for no such limit. Unit: points.
  public var allowableStray: Double?
  /// What two fingers have to do; nil where that isn't known.
  public var twoFingerChange: TwoFingerChange?
  /// What a figure has to be like: equal words for equal figures; nil where that isn't known.
  public var figure: String?

  /// How two fingers move relative to each other, and how much of it begins the gesture.
  public enum TwoFingerChange: Hashable, Sendable {
    /// Apart or together. Unit: points.
    case distance(Double)
    /// Round each other, along an arc. Unit: points.
    case arc(Double)
  }

  /// Why it can't ever recognize as it is set up; nil where it can.
  public var obstacle: FailureDetail?

  public init(_ form: Form) { self.form = form }
}
