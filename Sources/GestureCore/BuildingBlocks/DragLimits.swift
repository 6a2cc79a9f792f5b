/// An axis that a movement may be held to.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case any
  case horizontal
  case vertical
}

/// What makes a movement of fingers a drag.
public struct DragLimits: Sendable {
  /// How far the fingers have to move before the drag begins, in points. What has not been set is
  /// as in the dispatcher's ``GestureSettings``. Default: 10.
  public var hysteresis = 10.0 { didSet { hasOwnHysteresis = true } }
  private var hasOwnHysteresis = false
  /// How many fingers it takes. Range: 1 or more. Default: 1.
  public var minimumNumberOfTouches = 1
  /// How many fingers it takes at the most. Default: no limit.
  public var maximumNumberOfTouches = Int.max
  /// The axis along which the movement has to begin. Default: any.
  public var axis = Axis.any

  public init() {}

  /// The limits with everything that was not set taken from settings.
  public func completed(by settings: GestureSettings.Limits) -> DragLimits {
    var limits = self
    limits.complete(by: settings)
    return limits
  }

  /// Takes everything that was not set from the settings that count for a recognizer.
  public mutating func complete(for core: RecognizerCore) {
    if !hasOwnHysteresis { core.withSettings { complete(by: $0) } }
  }

  @inline(__always)
  private mutating func complete(by settings: GestureSettings.Limits) {
    guard !hasOwnHysteresis else { return }
    hysteresis = settings.panHysteresis
    hasOwnHysteresis = false
  }
}
