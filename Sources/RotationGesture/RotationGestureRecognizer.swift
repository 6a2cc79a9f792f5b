public import GestureCore

/// Recognizes two fingers that turn round each other.
///
/// Continuous: it begins when the fingers have drawn an arc of ``hysteresis``, changes while both
/// are down, and ends when both have lifted (S9.50 to S9.53). A trackpad's transform drives it as
/// well, without touches (S12.10).
///
/// ```swift
/// let rotation = RotationGestureRecognizer()
/// photo.addGestureRecognizer(rotation)
/// rotation.onAction { rotation in print("turned by", rotation.rotation, "radians") }
/// ```
public final class RotationGestureRecognizer: TwoFingerRecognizer {
  public let core = RecognizerCore(name: "rotation")
  public var fingers = TwoFingerTracker()

  private var ownHysteresis: Double?
  private var measure = TurnMeasure()

  public init() { core.indirectInputs = .transform }

  /// How long an arc the fingers have to draw, half of their distance away from the middle, before
  /// the rotation begins (S14.18). Unit: points. Default: 10 (our choice).
  public var hysteresis: Double {
    get { ownHysteresis ?? core.settings.rotationHysteresis }
    set { ownHysteresis = newValue }
  }

  /// How far the fingers have turned since the start, or since it was last set, clockwise (S9.50);
  /// it goes on past half a turn without a jump (S9.51). Setting it counts on from there, and sets
  /// the velocity to zero. Unit: radians.
  public var rotation: Double {
    get { measure.value }
    set {
      guard newValue.isFinite else {
        core.diagnose(.misuse("rotation has to be a number: it stays as it was"))
        return
      }
      measure.set(newValue)
    }
  }

  /// How fast the fingers turn. Unit: radians per second.
  public var velocity: Double { measure.velocity(at: core.now) }

  public var hasMovedEnough: Bool {
    measure.sinceStart.magnitude * fingers.line.length / 2 >= hysteresis
  }

  public func start(at timestamp: Timestamp) {
    if core.state == .possible { measure = TurnMeasure() }
    measure.start(fingers.line, timestamp)
  }

  public func follow(at timestamp: Timestamp) { measure.follow(fingers.line, timestamp) }

  public func follow(_ transform: TransformInput, at timestamp: Timestamp) -> Bool {
    guard transform.rotation.isFinite else { return false }
    if transform.phase == .began { measure.start(.zero, timestamp) }
    measure.follow(turn: transform.rotation, timestamp)
    return transform.rotation != 0
  }

  public func reset() {
    fingers = TwoFingerTracker()
    measure = TurnMeasure()
  }
}

#if !hasFeature(Embedded)
  extension RotationGestureRecognizer {
    public var profile: GestureProfile {
      var profile = twoFingerProfile
      profile.twoFingerChange = .arc(hysteresis)
      return profile
    }

    public func addState(to digest: inout StateDigest) {
      let isOpen = core.state == .possible
      fingers.addState(to: &digest, placesMatter: isOpen)
      if isOpen { digest.add(measure.sinceStart) }
    }
  }
#endif

@available(*, unavailable)
extension RotationGestureRecognizer: Sendable {}
