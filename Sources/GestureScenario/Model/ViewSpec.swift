public import GestureCore

/// A view of a scene. What is left at its default is not written to the file.
public struct ViewSpec: Hashable, Sendable {
  /// Its name in the file, in logs and in explanations.
  public var id: String
  /// The id of the view that this one lies in. Default: the window's.
  public var parent = Scenario.Scene.windowID
  /// The view's frame, without its transform, in the parent's coordinates. Unit: points.
  public var frame: Rect
  /// Whether it is hidden, with all that is in it. Default: false.
  public var isHidden = false
  /// How opaque it is; below 0.01 it can't be hit. Range: 0 to 1. Default: 1.
  public var alpha = 1.0
  /// Whether it and all in it can be hit. Default: true.
  public var isUserInteractionEnabled = true
  /// Whether it is hit itself; otherwise only what lies in it is (S15.23). Default: true.
  public var catchesOwnTouches = true
  /// Whether the view itself gets more than one finger at a time (S2.17). Default: false.
  public var isMultipleTouchEnabled = false
  /// Whether the view keeps others from getting touches meanwhile (S2.18). Default: false.
  public var isExclusiveTouch = false
  /// The kind of control that it is, which keeps taps for itself (S11.1); nil for a plain view.
  /// Default: nil.
  public var control: Control?
  /// The view's own coordinates, with an origin other than zero where it is scrolled; nil for an
  /// origin of zero and the size of ``frame``. Default: nil.
  public var bounds: Rect?
  /// How it is moved, turned or scaled about the middle of ``frame``. Default: not at all.
  public var transform = AffineTransform.identity
  /// How far the view's hit area reaches beyond its bounds; below 0 it is smaller. Unit: points.
  /// Default: 0.
  public var hitOutset = 0.0

  /// A kind of control.
  public enum Control: String, Hashable, Sendable, CaseIterable {
    /// A `Button`.
    case button
    /// A `Slider`; its thumb is at the left.
    case slider
    /// A `Switch`, which is off.
    case `switch`
  }

  /// A plain view at a place in the window.
  public init(id: String, frame: Rect) {
    self.id = id
    self.frame = frame
  }
}
