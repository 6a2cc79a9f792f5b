/// A recognizer whose core runs a ``DragLogic``: the properties of all pans, with UIKit's names.
///
/// ```swift
/// public final class VerticalPanGestureRecognizer: DragRecognizer {
///   private let core = RecognizerCore(
///     name: "verticalPan", running: DragLogic(axis: .vertical, reportedAxis: .vertical))
///   public var handle: RecognizerHandle { core.handle }
///   public init() {}
/// }
/// ```
public protocol DragRecognizer: GestureInspectable, IndirectInputReceiver {}

extension DragRecognizer {
  private var logic: DragLogic { handle.core.typedLogic() }

  /// How far the fingers have to move before the pan begins. Unit: points. Range: 0 or more; less
  /// counts as 0, with a diagnostic. Default: 10.
  public var hysteresis: Double {
    get { logic.options.hysteresis.value(for: handle.core) }
    set { logic.options.hysteresis.own = handle.core.atLeastZero(newValue, "hysteresis") }
  }

  /// The minimum number of fingers. Range: 1 or more; less counts as 1, with a diagnostic. Default:
  /// 1. A minimum above the number of fingers that are down blocks the pan (S9.24).
  public var minimumNumberOfTouches: Int {
    get { logic.options.minimumNumberOfTouches }
    set {
      logic.options.minimumNumberOfTouches =
        handle.core.atLeastOne(newValue, "minimumNumberOfTouches")
    }
  }

  /// The maximum number of fingers: more fail the pan before it has begun and are ignored
  /// afterwards (S9.15). Range: 1 or more; less counts as 1, with a diagnostic. With less than
  /// `minimumNumberOfTouches` the gesture never begins. Default: no limit.
  public var maximumNumberOfTouches: Int {
    get { logic.options.maximumNumberOfTouches }
    set {
      logic.options.maximumNumberOfTouches =
        handle.core.atLeastOne(newValue, "maximumNumberOfTouches")
    }
  }

  /// How far the pan has moved since it started, or since the translation was last set, in a view's
  /// coordinates (S9.18). It is not zero when the pan begins: it includes the movement that crossed
  /// the hysteresis (S9.17). Unit: points.
  public func translation(in view: View?) -> Vector {
    let logic = logic
    let vector = logic.reported(logic.current(handle.core).translation)
    return view?.convertFromWindow(vector) ?? vector
  }

  /// Sets the translation, to which later movement is added, and resets the velocity to 0 (S9.19).
  public func setTranslation(_ translation: Vector, in view: View?) {
    let (core, logic) = (handle.core, logic)
    if logic.drag.borrowsPath {
      // The newest place of the path is the first one of what follows.
      logic.drag.catchUp(with: core.trackedTouches) { $0.location(in: nil) }
    }
    let undelivered = logic.current(core).translation - logic.drag.translation
    logic.drag.setTranslation((view?.convertToWindow(translation) ?? translation) - undelivered)
  }

  /// The pan's velocity in a view's coordinates; near zero after it was held still (S9.21). Unit:
  /// points per second.
  public func velocity(in view: View?) -> Vector {
    let (core, logic) = (handle.core, logic)
    let vector = logic.reported(logic.current(core).velocity(at: core.now))
    return view?.convertFromWindow(vector) ?? vector
  }
}

/// Kinds of scroll input.
public struct ScrollTypes: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Trackpads and smooth wheels.
  public static let continuous = ScrollTypes(rawValue: 1)
  /// Wheels with notches.
  public static let discrete = ScrollTypes(rawValue: 2)

  init(_ kinds: IndirectInput.Kinds) {
    self = []
    if kinds.contains(.continuousScroll) { insert(.continuous) }
    if kinds.contains(.discreteScroll) { insert(.discrete) }
  }

  func put(into kinds: inout IndirectInput.Kinds) {
    kinds.subtract([.continuousScroll, .discreteScroll])
    if contains(.continuous) { kinds.insert(.continuousScroll) }
    if contains(.discrete) { kinds.insert(.discreteScroll) }
  }
}
