public import GestureCore

/// Recognizes one or several taps, with one finger or several.
///
/// Discrete: it recognizes when the last finger of the last tap lifts (S9.1). It fails on the first
/// event that rules out a tap: a finger that moves too far, too many fingers, a press that lasts
/// too long, a next tap that doesn't come. Its limits are properties: see ``TapRecognizer``.
///
/// ```swift
/// let tap = TapGestureRecognizer()
/// tap.numberOfTouchesRequired = 2
/// view.addGestureRecognizer(tap)
/// tap.onAction { tap in print("tapped at", tap.location(in: view)) }
/// ```
///
/// A single tap and a double tap on one view both fire unless the single one waits:
/// `single.require(toFail: double)` (S4.40, S4.41).
public final class TapGestureRecognizer: TapRecognizer {
  private let core = RecognizerCore(name: "tap", running: TapLogic(numberOfTaps: 1))

  public var handle: RecognizerHandle { core.handle }

  /// A recognizer named "tap", for one tap with one finger.
  public init() {}
}

@available(*, unavailable)
extension TapGestureRecognizer: Sendable {}
