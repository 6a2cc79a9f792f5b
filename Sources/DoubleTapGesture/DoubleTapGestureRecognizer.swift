public import GestureCore

/// Recognizes two taps in a row.
///
/// It is a tap recognizer whose `numberOfTapsRequired` starts at 2, and otherwise like any
/// ``TapRecognizer``. A tap that should fire only when no second one follows waits for it:
///
/// ```swift
/// let double = DoubleTapGestureRecognizer()
/// single.require(toFail: double)  // the single tap now fires 0.35 s after its lift
/// ```
public final class DoubleTapGestureRecognizer: TapRecognizer {
  private let core = RecognizerCore(name: "doubleTap", running: TapLogic(numberOfTaps: 2))

  public var handle: RecognizerHandle { core.handle }

  /// A recognizer named "doubleTap", for two taps with one finger.
  public init() {}
}

@available(*, unavailable)
extension DoubleTapGestureRecognizer: Sendable {}
