/// Counts the taps that come before another gesture: a press after a tap (S9.7), a drag after one
/// (S15.21).
///
/// A pure value. When the taps are complete, the next fingers are the gesture's own.
///
/// ```swift
/// switch taps.began(touches, numberOfTaps: 1, limits: TapLimits()) {
/// case nil: break  // the gesture begins with these touches
/// case .proceed: break
/// case .wait(let duration):
///   core.cancelWakes()
///   core.wake(after: duration)
/// case .failed(let detail): core.fail(detail)
/// }
/// ```
public struct PrecedingTaps: Sendable {
  /// What to do after an event.
  public enum Step: Sendable {
    /// Nothing to do.
    case proceed
    /// The next event has to come within this interval: cancel the last wake and request this one.
    case wait(Duration)
    /// These are not the taps, or the gesture is too late or too far from them.
    case failed(FailureDetail.Fixed)
  }

  private var taps = TapSequence()
  private var numberOfTaps = 0

  /// Before the first touch.
  public init() {}

  /// How far a finger may move before its moves have to be delivered. Unit: points.
  public var slop: Double { taps.slop }

  /// Fingers came down: for a tap or, when those are complete, for the gesture.
  ///
  /// - Parameters:
  ///   - touches: what came down.
  ///   - numberOfTaps: how many taps come before the gesture. Range: 0 or more.
  ///   - limits: what counts as a tap, from now on. Their own number of taps is ignored.
  /// - Returns: what to do; nil where the touches are the gesture's own.
  public mutating func began(
    _ touches: Touches, numberOfTaps: Int, limits: TapLimits
  ) -> Step? {
    self.numberOfTaps = numberOfTaps
    taps.limits = limits
    taps.limits.numberOfTaps = min(numberOfTaps, .max - 1) + 1  // so that it is never complete
    guard taps.completedTaps >= numberOfTaps else { return Step(taps.began(touches)) }
    return taps.failureOfTap(at: touches[0].location(in: nil)).map { .failed($0) }
  }

  /// Fingers of a tap moved.
  public mutating func moved(_ touches: Touches) -> Step { Step(taps.moved(touches)) }

  /// Fingers of a tap lifted.
  public mutating func ended(_ touches: Touches) -> Step { Step(taps.ended(touches)) }

  /// A touch was ignored: it no longer counts.
  public mutating func ignored(_ touch: Touch) { taps.ignored(touch) }

  /// The interval that was waited for is over.
  ///
  /// - Parameters:
  ///   - missing: the failure where the taps are complete and no gesture has begun, for example "no
  ///     press began within".
  ///   - rule: the rule that says so.
  /// - Returns: what to do: that failure, or what the unfinished taps ask for.
  public mutating func deadlineReached(
    _ missing: StaticString, rule: FailureDetail.Rule
  ) -> Step {
    guard taps.completedTaps >= numberOfTaps else { return Step(taps.deadlineReached()) }
    return .failed(FailureDetail.Fixed(missing, limit: taps.limits.maximumTapGap, rule: rule))
  }

  #if !hasFeature(Embedded)
    /// Adds how many taps are complete and what is down. The touches' places matter as well.
    public func addState(to digest: inout StateDigest) { taps.addState(to: &digest) }
  #endif
}

extension PrecedingTaps.Step {
  /// The taps never complete by themselves: after the last one, the gesture has to follow.
  fileprivate init(_ step: TapSequence.Step) {
    switch step {
    case .proceed, .completed: self = .proceed
    case .wait(let interval): self = .wait(interval)
    case .failed(let detail): self = .failed(detail)
    }
  }
}
