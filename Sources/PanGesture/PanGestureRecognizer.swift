public import GestureCore

/// Recognizes fingers that drag.
///
/// Continuous: it begins when at least ``DragRecognizer/minimumNumberOfTouches`` fingers are down
/// and have moved by the hysteresis (10 pt), changes with each movement, and ends when the last
/// finger lifts (S9.12 to S9.25). Its limits are properties: see ``DragRecognizer``.
///
/// ```swift
/// let pan = PanGestureRecognizer()
/// card.addGestureRecognizer(pan)
/// pan.onAction { pan in
///   let translation = pan.translation(in: card.superview)
///   card.center += translation
///   pan.setTranslation(.zero, in: card.superview)
/// }
/// ```
///
/// For a pan that stays horizontal from its first report to its last, see
/// `HorizontalPanGestureRecognizer`; ``axis`` only decides whether the pan begins.
public final class PanGestureRecognizer: DragRecognizer {
  private let core: RecognizerCore
  private let drag = DragLogic()

  public var handle: RecognizerHandle { core.handle }

  /// A recognizer named "pan", for one finger or more in any direction.
  public init() { core = RecognizerCore(name: "pan", running: drag) }

  /// The axis along which the movement has to be greater when the pan is about to begin; if it is
  /// not, the pan fails at once (S14.8). Default: any.
  public var axis: Axis {
    get { drag.axis }
    set { drag.axis = newValue }
  }
}

@available(*, unavailable)
extension PanGestureRecognizer: Sendable {}
