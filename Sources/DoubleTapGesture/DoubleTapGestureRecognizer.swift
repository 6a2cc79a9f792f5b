public import GestureCore

/// Recognizes two taps in a row.
///
/// It is a tap recognizer whose `numberOfTapsRequired` starts at 2; all else is as with any
/// ``TapRecognizer``. A tap that is to fire only when no second one follows waits for it:
///
/// ```swift
/// let double = DoubleTapGestureRecognizer()
/// single.require(toFail: double)  // the single tap now fires 0.35 s after its lift
/// ```
public final class DoubleTapGestureRecognizer: TapRecognizer {
  public let core = RecognizerCore(name: "doubleTap")
  @safe @exclusivity(unchecked) public var tapLimits = TapLimits()
  @safe @exclusivity(unchecked) public var tapSequence = TapSequence()

  public init() { tapLimits.numberOfTaps = 2 }
}

#if !hasFeature(Embedded)
  extension DoubleTapGestureRecognizer {
    public func addState(to digest: inout StateDigest) {
      tapSequence.addState(to: &digest)
      digest.add(core.trackedTouches)
    }
  }
#endif

@available(*, unavailable)
extension DoubleTapGestureRecognizer: Sendable {}
