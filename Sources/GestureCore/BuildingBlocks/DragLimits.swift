/// An axis that a movement may be held to.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Not held to an axis: a movement in any direction counts.
  case any
  /// To the left or right.
  case horizontal
  /// Up or down.
  case vertical
}

/// What makes a movement of fingers a drag.
///
/// A plain value, which checks nothing: the properties of ``DragRecognizer`` diagnose what is out
/// of range.
public struct DragLimits: Hashable, Sendable {
  /// How far the fingers have to move before the drag begins. Unit: points. Range: 0 or more.
  /// Default: 10.
  public var hysteresis = GestureSetting.panHysteresis.defaultValue
  /// The minimum number of fingers. Range: 1 or more. Default: 1.
  public var minimumNumberOfTouches = 1
  /// The maximum number of fingers. Range: 1 or more. Default: no limit.
  public var maximumNumberOfTouches = Int.max
  /// The axis along which the movement has to begin. Default: any.
  public var axis = Axis.any

  /// The defaults: 10 pt, one finger or more, any axis.
  public init() {}
}

/// A recognizer's own limits for its drag. Limits that are not set come from the dispatcher's
/// ``GestureSettings``.
public struct DragOptions: Sendable {
  /// How far the fingers have to move before the drag begins. Unit: points. Default: the setting
  /// ``GestureSetting/panHysteresis``, 10.
  public var hysteresis = GestureLimit(GestureSetting.panHysteresis)
  /// The minimum number of fingers. Range: 1 or more. Default: 1.
  public var minimumNumberOfTouches = 1
  /// The maximum number of fingers. Range: 1 or more. Default: no limit.
  public var maximumNumberOfTouches = Int.max
  /// The axis along which the movement has to begin. Default: any.
  public var axis = Axis.any

  /// No limits of its own: the dispatcher's hysteresis, one finger or more, any axis.
  public init() {}

  /// The limits that apply to a recognizer's current touches.
  public func limits(for core: RecognizerCore) -> DragLimits {
    limits(in: core.changedSettings)
  }

  func limits(in settings: GestureSettings.Limits?) -> DragLimits {
    var limits = DragLimits()
    limits.hysteresis = hysteresis.value(in: settings)
    limits.minimumNumberOfTouches = minimumNumberOfTouches
    limits.maximumNumberOfTouches = maximumNumberOfTouches
    limits.axis = axis
    return limits
  }
}

extension GestureSetting<Double> {
  /// How far fingers have to move before a pan begins. Unit: points. Default: 10. Source:
  /// EarlGrey's constant for the shortest scroll that UIKit detects.
  public static let panHysteresis = GestureSetting("panHysteresis", default: 10)
}

extension GestureSettings.Limits {
  /// See ``DragLimits/hysteresis``.
  public var panHysteresis: Double {
    get { self[.panHysteresis] }
    set { self[.panHysteresis] = newValue }
  }
}

extension DragLimits {
  /// Why a drag fails whose fingers lift too early (S9.16).
  ///
  /// - Parameters:
  ///   - fingers: the most that were down together.
  ///   - distance: how far they moved. Unit: points.
  ///   - anyMoved: whether one of them moved, if only while there were too few.
  func shortfall(
    ofFingers fingers: Int, moved distance: Double, anyMoved: Bool
  ) -> FailureDetail.Fixed {
    guard fingers >= minimumNumberOfTouches else {
      return FailureDetail.Fixed(
        "too few fingers", measured: Double(fingers), limit: Double(minimumNumberOfTouches), .count,
        .atLeast, rule: .init(9, 16))
    }
    guard hysteresis > 0 else {
      return FailureDetail.Fixed(
        anyMoved
          ? "the fingers lifted before they had moved together"
          : "the fingers lifted before they had moved", rule: .init(9, 16))
    }
    return FailureDetail.Fixed(
      "the fingers lifted before they had moved far enough", measured: distance, limit: hysteresis,
      .points, .atLeast, rule: .init(9, 16))
  }
}
