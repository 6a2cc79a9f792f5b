/// The limits that recognizers go by unless they were told otherwise, for each kind of touch.
///
/// One value for a whole dispatcher: a test, a device or a person with a tremor gets other limits
/// at once. What a recognizer's own property was set to counts for more.
///
/// ```swift
/// dispatcher.settings.direct.allowableTapMovement = 80  // for shaky fingers
/// ```
public struct GestureSettings: Hashable, Sendable {
  /// Limits for one kind of touch. Lengths are in points.
  public struct Limits: Hashable, Sendable {
    /// How far a tapping finger may stray. Default: 45 (folklore of UIKit, noted by Gestouch).
    public var allowableTapMovement = 45.0
    /// How long a tap may last. Default: 0.75 s (WinObjC).
    public var maximumTapDuration = Duration.milliseconds(750)
    /// How long the next tap may keep one waiting. Default: 0.35 s (WebKit; measured of UIKit).
    public var maximumTapGap = Duration.milliseconds(350)
    /// How far a tap may be from the first one. Default: 45.
    public var allowableTapSpacing = 45.0
    /// How long a long press has to be held. Default: 0.5 s (UILongPressGestureRecognizer.h).
    public var minimumPressDuration = Duration.milliseconds(500)
    /// How far a pressing finger may stray. Default: 10 (UILongPressGestureRecognizer.h).
    public var allowablePressMovement = 10.0
    /// How far fingers have to move before a pan begins. Default: 10 (EarlGrey, of UIKit).
    public var panHysteresis = 10.0
    /// How long a swipe may take. Default: 0.5 s (Gestouch).
    public var maximumSwipeDuration = Duration.milliseconds(500)
    /// How far a swipe has to go. Default: 50.
    public var minimumSwipeDistance = 50.0
    /// How far a swipe may stray to the side. Default: 50.
    public var maximumSwipeCrossDistance = 50.0
    /// By how much the distance of two fingers has to change before a pinch begins. Default: 8.
    public var pinchHysteresis = 8.0
    /// How long an arc two fingers have to draw before a rotation begins. Default: 10.
    public var rotationHysteresis = 10.0
    /// How deep the edge of a window is. Default: 20.
    public var edgeDepth = 20.0

    public init() {}
  }

  /// For fingers on the screen.
  public var direct = Limits()
  /// For a stylus.
  public var pencil = Limits()
  /// For fingers on a surface away from the screen.
  public var indirect = Limits()
  /// For a pointer with buttons.
  public var mouse = Limits()

  public init() {}

  /// The limits for a kind of touch.
  public subscript(type: TouchType) -> Limits {
    get {
      switch type {
      case .direct: direct
      case .pencil: pencil
      case .indirect: indirect
      case .mouse: mouse
      }
    }
    set {
      switch type {
      case .direct: direct = newValue
      case .pencil: pencil = newValue
      case .indirect: indirect = newValue
      case .mouse: mouse = newValue
      }
    }
  }
}

extension RecognizerCore {
  /// The limits of the recognizer's dispatcher for the touches of its present attempt; for fingers
  /// between attempts, the standard ones before it is in a window.
  public var settings: GestureSettings.Limits {
    var limits = GestureSettings.Limits()
    withSettings { limits = $0 }
    return limits
  }

  /// Reads some of these limits, without copying all of them.
  @inline(__always)
  func withSettings(_ body: (GestureSettings.Limits) -> Void) {
    let type = attempt.exclusiveType ?? .direct
    if attemptDispatcher.isSet {
      attemptDispatcher.withObject { body($0.settings[type]) }
    } else {
      body(dispatcher?.settings[type] ?? GestureSettings.Limits())
    }
  }
}
