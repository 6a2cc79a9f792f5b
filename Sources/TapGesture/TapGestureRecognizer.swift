public import GestureCore

/// Recognizes one or several taps, with one finger or several.
///
/// Discrete: it recognizes as the last finger of the last tap lifts (S9.1). It fails on the first
/// event that is no tap: a finger that strays, too many fingers, a press that lasts, a next tap
/// that doesn't come. Its limits are properties: see ``TapRecognizer``.
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
  public let core = RecognizerCore(name: "tap")
  @safe @exclusivity(unchecked) public var tapLimits = TapLimits()
  @safe @exclusivity(unchecked) public var tapSequence = TapSequence()

  public init() {}
}

#if !hasFeature(Embedded)
  extension TapGestureRecognizer {
    public func addState(to digest: inout StateDigest) {
      tapSequence.addState(to: &digest)
      digest.add(core.trackedTouches)
    }
  }
#endif

@available(*, unavailable)
extension TapGestureRecognizer: Sendable {}
