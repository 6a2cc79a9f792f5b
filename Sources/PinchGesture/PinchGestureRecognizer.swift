public import GestureCore

/// Recognizes two fingers that move apart or together.
///
/// Continuous: it begins when the fingers' distance has changed by ``hysteresis``, changes while
/// both are down, and ends when both have lifted (S9.45 to S9.49, S9.53). A trackpad's transform
/// drives it as well, without touches (S12.10).
///
/// ```swift
/// let pinch = PinchGestureRecognizer()
/// photo.addGestureRecognizer(pinch)
/// pinch.onAction { pinch in
///   photo.transform = AffineTransform(scaleX: pinch.scale, y: pinch.scale)
///     .concatenating(photo.transform)
///   pinch.scale = 1
/// }
/// ```
public final class PinchGestureRecognizer: TwoFingerRecognizer {
  public let core = RecognizerCore(name: "pinch")
  public var fingers = TwoFingerTracker()

  private var ownHysteresis: Double?
  private var measure = RatioMeasure()

  public init() { core.indirectInputs = .transform }

  /// By how much the fingers' distance has to change before the pinch begins. Unit: points.
  /// Default: 8 (our choice).
  public var hysteresis: Double {
    get { ownHysteresis ?? core.settings.pinchHysteresis }
    set { ownHysteresis = newValue }
  }

  /// How much further apart the fingers are than at the start, or since it was last set; 1 at the
  /// start (S9.46). Setting it counts on from there, and sets the velocity to zero (S9.47).
  /// Range: above 0, finite, however the fingers lie (S9.49).
  public var scale: Double {
    get { measure.value }
    set {
      guard newValue.isFinite, newValue > 0 else {
        core.diagnose(.misuse("scale has to be a number above 0: it stays as it was"))
        return
      }
      measure.set(newValue)
    }
  }

  /// How fast the scale grows. Unit: factors per second.
  public var velocity: Double { measure.velocity(at: core.now) }

  public var hasMovedEnough: Bool {
    (fingers.line.length - fingers.initialLine.length).magnitude >= hysteresis
  }

  public func start(at timestamp: Timestamp) {
    if core.state == .possible { measure = RatioMeasure() }
    measure.start(at: fingers.line.length, timestamp)
  }

  public func follow(at timestamp: Timestamp) { measure.follow(fingers.line.length, timestamp) }

  public func follow(_ transform: TransformInput, at timestamp: Timestamp) -> Bool {
    if transform.phase == .began { measure.start(at: 1, timestamp, least: 0) }
    measure.follow(transform.scale, timestamp)
    return transform.scale != 1
  }

  public func reset() {
    fingers = TwoFingerTracker()
    measure = RatioMeasure()
  }
}

#if !hasFeature(Embedded)
  extension PinchGestureRecognizer {
    public var profile: GestureProfile {
      var profile = twoFingerProfile
      profile.twoFingerChange = .distance(hysteresis)
      return profile
    }

    public func addState(to digest: inout StateDigest) {
      fingers.addState(to: &digest, placesMatter: core.state == .possible)
    }
  }
#endif

@available(*, unavailable)
extension PinchGestureRecognizer: Sendable {}
