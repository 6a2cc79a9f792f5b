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
  private let core: RecognizerCore
  private let logic = TwoFingerLogic<RatioMeasure>(hysteresis: .pinchHysteresis, of: .distance)

  public var handle: RecognizerHandle { core.handle }

  /// A recognizer named "pinch".
  public init() { core = RecognizerCore(name: "pinch", running: logic) }

  /// By how much the fingers' distance has to change before the pinch begins. Unit: points. Range:
  /// 0 or more; less counts as 0, with a diagnostic. Default: 8 (our choice).
  public var hysteresis: Double {
    get { logic.hysteresis.value(for: core) }
    set { logic.hysteresis.own = core.atLeastZero(newValue, "hysteresis") }
  }

  /// The fingers' distance relative to the start, or since the scale was last set; 1 at the start
  /// (S9.46). Setting it continues from the new value, and sets the velocity to zero (S9.47).
  /// Range: above 0, finite, however the fingers are placed (S9.49).
  public var scale: Double {
    get { logic.measure.value }
    set {
      guard newValue.isFinite, newValue > 0 else {
        core.diagnose(.misuse("scale has to be a number above 0: it stays as it was"))
        return
      }
      logic.measure.set(newValue)
    }
  }

  /// How fast the scale grows. Unit: factors per second.
  public var velocity: Double { logic.measure.velocity(at: core.now) }
}

@available(*, unavailable)
extension PinchGestureRecognizer: Sendable {}

extension GestureSetting<Double> {
  /// By how much the distance of two fingers has to change before a pinch begins. Unit: points.
  /// Default: 8 (our choice).
  public static let pinchHysteresis = GestureSetting("pinchHysteresis", default: 8)
}

extension GestureSettings.Limits {
  /// See ``PinchGestureRecognizer/hysteresis``.
  public var pinchHysteresis: Double {
    get { self[.pinchHysteresis] }
    set { self[.pinchHysteresis] = newValue }
  }
}
