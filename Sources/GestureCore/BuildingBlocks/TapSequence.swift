/// Counts taps: one or several in a row, with one finger or several.
///
/// A pure value: it receives touches and returns what to do. Tap, double tap and ``PrecedingTaps``
/// share it.
///
/// ```swift
/// switch taps.began(touches) {
/// case .proceed: break
/// case .wait(let duration):
///   core.cancelWakes()
///   core.wake(after: duration)
/// case .completed: core.state = .ended
/// case .failed(let detail): core.fail(detail)
/// }
/// ```
public struct TapSequence: Sendable {
  /// What to do after an event.
  public enum Step: Sendable {
    /// Nothing to do.
    case proceed
    /// The next event has to come within this interval: cancel the last wake and request this one.
    case wait(Duration)
    /// The last finger of the last tap has lifted.
    case completed
    /// This is not a tap.
    case failed(FailureDetail.Fixed)
  }

  private enum State: Sendable {
    case new
    case pressing(fingers: Int, down: Int)
    case betweenTaps
    case over
  }

  private var state = State.new
  /// What counts as a tap. Set them before touches begin.
  public var limits = TapLimits()
  /// How many taps are complete.
  public private(set) var completedTaps = 0
  private var firstPlaces = SmallArray<Point>()

  /// A sequence without taps, for the first attempt, with the default limits.
  public init() {}

  /// Resets the sequence for the next attempt.
  public mutating func reset() {
    state = .new
    completedTaps = 0
    firstPlaces.removeAll()
  }

  /// Where the first tap's fingers came down, in window coordinates.
  public var firstTap: [Point] { Array(firstPlaces) }

  /// Whether a finger has come down for the first tap.
  var hasBegun: Bool { firstPlaces.first != nil }

  /// The middle of the first tap, in window coordinates (S9.3).
  public var location: Point {
    let sum = firstPlaces.reduce(Vector.zero) { $0 + ($1 - .zero) }
    return .zero + sum / Double(max(firstPlaces.count, 1))
  }

  /// How far a finger may move before its moves have to be delivered. Unit: points.
  public var slop: Double { limits.allowableMovement }

  /// Why a tap may not begin at a place; nil where it is near enough to the first tap (S9.8,
  /// S14.10).
  public func failureOfTap(at place: Point) -> FailureDetail.Fixed? {
    guard let first = firstPlaces.first else { return nil }
    let spacing = place.distance(to: first)
    guard spacing > limits.allowableTapSpacing else { return nil }
    return FailureDetail.Fixed(
      "it tapped too far from the first tap", measured: spacing,
      limit: limits.allowableTapSpacing, .points, rule: .init(9, 8))
  }

  /// Fingers came down.
  public mutating func began(_ touches: Touches) -> Step {
    guard touches.allSatisfy({ $0.presses(limits.buttonMask) }) else {
      return fail(FailureDetail.Fixed("another button was pressed", rule: .init(14, 7)))
    }
    switch state {
    case .new: return beginTap(touches)
    case .betweenTaps:
      if let failure = failureOfTap(at: touches[0].location(in: nil)) {
        return fail(failure)
      }
      return beginTap(touches)
    case .pressing(let fingers, let down):
      guard fingers == down else {
        return fail(
          FailureDetail.Fixed("a finger came down after one had lifted", rule: .init(14, 9)))
      }
      return press(with: touches, besides: fingers) ?? .proceed
    case .over: return .proceed
    }
  }

  private mutating func beginTap(_ touches: Touches) -> Step {
    press(with: touches, besides: 0) ?? .wait(limits.maximumPressDuration)
  }

  private mutating func press(with touches: Touches, besides fingers: Int) -> Step? {
    let count = fingers + touches.count
    guard count <= limits.numberOfTouches else {
      return fail(
        FailureDetail.Fixed(
          "too many fingers", measured: Double(count), limit: Double(limits.numberOfTouches),
          .count, rule: .init(9, 6)))
    }
    if completedTaps == 0 { touches.forEach { firstPlaces.append($0.location(in: nil)) } }
    state = .pressing(fingers: count, down: count)
    return nil
  }

  /// Fingers moved.
  public mutating func moved(_ touches: Touches) -> Step {
    let limit = limits.allowableMovement
    var excess: Double?
    touches.forEach { touch in
      let distance = touch.distanceFromStart
      if distance > limit { excess = excess ?? distance }  // S10.5
    }
    guard let excess else { return .proceed }
    return fail(
      FailureDetail.Fixed("it moved", measured: excess, limit: limit, .points, rule: .init(9, 4)))
  }

  /// Fingers lifted, possibly at a new place (S13.6).
  public mutating func ended(_ touches: Touches) -> Step {
    if case .failed(let detail) = moved(touches) { return .failed(detail) }
    guard case .pressing(let fingers, let down) = state else { return .proceed }
    guard fingers == limits.numberOfTouches else {
      return fail(
        FailureDetail.Fixed(
          "a finger lifted before all were down", measured: Double(fingers),
          limit: Double(limits.numberOfTouches), .count, .atLeast, rule: .init(9, 6)))
    }
    guard down == touches.count else {
      state = .pressing(fingers: fingers, down: down - touches.count)
      return .proceed
    }
    return completeTap()
  }

  /// A touch that is down was ignored: it no longer counts.
  public mutating func ignored(_ touch: Touch) {
    guard case .pressing(let fingers, let down) = state else { return }
    let isLast = fingers == 1 && completedTaps == 0
    state = isLast ? .new : .pressing(fingers: fingers - 1, down: down - 1)
    let place = touch.initialLocation(in: nil)
    if completedTaps == 0, let index = firstPlaces.firstIndex(of: place) {
      firstPlaces.remove(at: index)
    }
  }

  private mutating func completeTap() -> Step {
    completedTaps += 1
    guard completedTaps < limits.numberOfTaps else {
      state = .over
      return .completed
    }
    state = .betweenTaps
    return .wait(limits.maximumTapGap)
  }

  /// The wait is over.
  public mutating func deadlineReached() -> Step {
    switch state {
    case .pressing:
      return fail(
        FailureDetail.Fixed(
          "it did not lift within", limit: limits.maximumPressDuration, rule: .init(9, 5)))
    case .betweenTaps:
      let phrase: StaticString =
        completedTaps == 1 ? "no second tap began within" : "no further tap began within"
      return fail(FailureDetail.Fixed(phrase, limit: limits.maximumTapGap, rule: .init(9, 7)))
    case .new, .over: return .proceed
    }
  }

  private mutating func fail(_ detail: FailureDetail.Fixed) -> Step {
    state = .over
    return .failed(detail)
  }
}

#if !hasFeature(Embedded)
  extension TapSequence {
    /// Adds the progress of the taps. The caller adds the places of the touches.
    public func addState(to digest: inout StateDigest) {
      switch state {
      case .new: digest.add(0)
      case .pressing(let fingers, let down):
        digest.add(fingers)
        digest.add(down)
      case .betweenTaps: digest.add(-1)
      case .over: digest.add(-2)
      }
      digest.add(completedTaps)
      for place in firstTap { digest.add(place) }
    }
  }
#endif

extension Touch {
  /// Whether the touch counts for a button mask: a finger always does, a pointer if it presses all
  /// buttons of the mask (S9.2).
  public func presses(_ mask: ButtonMask) -> Bool {
    type.presses(allOf: mask, among: buttons)
  }
}
