public import GestureCore

/// Recognizes two fingers that turn around each other.
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
  private let core: RecognizerCore
  private let logic = TwoFingerLogic<TurnMeasure>(hysteresis: .rotationHysteresis, of: .arc)

  public var handle: RecognizerHandle { core.handle }

  /// A recognizer named "rotation".
  public init() { core = RecognizerCore(name: "rotation", running: logic) }

  /// The length of the arc that the fingers have to draw before the rotation begins, measured at
  /// half their distance from the middle (S14.18). Unit: points. Range: 0 or more; less counts as
  /// 0, with a diagnostic. Default: 10 (our choice).
  public var hysteresis: Double {
    get { logic.hysteresis.value(for: core) }
    set { logic.hysteresis.own = core.atLeastZero(newValue, "hysteresis") }
  }

  /// How far the fingers have turned since the start, or since the rotation was last set, clockwise
  /// (S9.50). It continues past half a turn without a jump (S9.51). Setting it continues from the
  /// new value, and sets the velocity to zero. Unit: radians.
  public var rotation: Double {
    get { logic.measure.value }
    set {
      guard newValue.isFinite else {
        core.diagnose(.misuse("rotation has to be a number: it stays as it was"))
        return
      }
      logic.measure.set(newValue)
    }
  }

  /// How fast the fingers turn. Unit: radians per second.
  public var velocity: Double { logic.measure.velocity(at: core.now) }
}

@available(*, unavailable)
extension RotationGestureRecognizer: Sendable {}

extension GestureSetting<Double> {
  /// How long an arc two fingers have to draw before a rotation begins. Unit: points. Default: 10
  /// (our choice).
  public static let rotationHysteresis = GestureSetting("rotationHysteresis", default: 10)
}

extension GestureSettings.Limits {
  /// See ``RotationGestureRecognizer/hysteresis``.
  public var rotationHysteresis: Double {
    get { self[.rotationHysteresis] }
    set { self[.rotationHysteresis] = newValue }
  }
}
