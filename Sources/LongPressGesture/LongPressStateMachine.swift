import GestureCore

/// The logic of a long press: taps, then fingers that are held, then a press that continues.
struct LongPressStateMachine: Sendable {
  enum Step {
    case proceed
    /// Cancel the last wake and request this one, if any.
    case wait(Duration?)
    case begin
    case change
    case end
    case failed(FailureDetail.Fixed)
    /// There are more fingers than required; the new ones are to be ignored (S9.44).
    case ignore
  }

  private enum State {
    case tapping
    case gathering(fingers: Int)
    case holding
    case pressed
    case over
  }

  private var state = State.tapping
  private var taps = PrecedingTaps()
  /// The limits as of the latest touch.
  private var limits = LongPressLimits()

  /// - Parameter limits: apply from now on.
  mutating func began(_ touches: Touches, _ limits: LongPressLimits) -> Step {
    self.limits = limits
    switch state {
    case .tapping:
      let step = taps.began(
        touches, numberOfTaps: limits.numberOfPrecedingTaps, limits: limits.taps)
      return step.map { follow($0) } ?? press(with: touches, besides: 0)
    case .gathering(let fingers): return press(with: touches, besides: fingers)
    case .holding: return press(with: touches, besides: limits.taps.numberOfTouches)
    case .pressed: return .ignore
    case .over: return .proceed
    }
  }

  /// The time starts when the required number of fingers is down (S9.40).
  private mutating func press(with touches: Touches, besides fingers: Int) -> Step {
    let count = fingers + touches.count
    guard count <= limits.taps.numberOfTouches else {
      return fail(
        FailureDetail.Fixed(
          "too many fingers", measured: Double(count),
          limit: Double(limits.taps.numberOfTouches), .count, rule: .init(9, 44)))
    }
    guard count == limits.taps.numberOfTouches else {
      state = .gathering(fingers: count)
      return .wait(nil)
    }
    guard limits.minimumPressDuration > .zero else {
      state = .pressed
      return .begin  // S9.42
    }
    state = .holding
    return .wait(limits.minimumPressDuration)
  }

  /// Whether the press has begun and goes on.
  var isPressed: Bool {
    switch state {
    case .pressed: true
    case .tapping, .gathering, .holding, .over: false
    }
  }

  /// How far fingers may move before their moves have to be delivered. Unit: points.
  var slop: Double {
    switch state {
    case .tapping: limits.taps.allowableMovement
    case .gathering, .holding: limits.allowableMovement
    case .pressed, .over: 0
    }
  }

  mutating func moved(_ touches: Touches) -> Step {
    switch state {
    case .tapping: return follow(taps.moved(touches))
    case .gathering, .holding:
      for touch in touches where touch.distanceFromStart > limits.allowableMovement {  // S10.5
        return fail(
          FailureDetail.Fixed(
            "it moved", measured: touch.distanceFromStart, limit: limits.allowableMovement,
            .points, rule: .init(9, 38)))
      }
      return .proceed
    case .pressed: return touches.contains(where: { $0.hasMoved }) ? .change : .proceed
    case .over: return .proceed
    }
  }

  mutating func ended(_ touches: Touches) -> Step {
    switch state {
    case .tapping: return follow(taps.ended(touches))
    case .gathering(let fingers):
      return fail(
        FailureDetail.Fixed(
          "a finger lifted before all were down", measured: Double(fingers),
          limit: Double(limits.taps.numberOfTouches), .count, .atLeast, rule: .init(9, 38)))
    case .holding:
      return fail(
        FailureDetail.Fixed(
          "it was not held for", limit: limits.minimumPressDuration, rule: .init(9, 38)))
    case .pressed:
      state = .over
      return .end
    case .over: return .proceed
    }
  }

  /// A touch was ignored: it no longer counts, and before the press has begun another one may
  /// replace it.
  mutating func ignored(_ touch: Touch) -> Step {
    switch state {
    case .tapping: taps.ignored(touch)
    case .gathering(let fingers): state = .gathering(fingers: fingers - 1)
    case .holding:
      state = .gathering(fingers: limits.taps.numberOfTouches - 1)
      return .wait(nil)
    case .pressed, .over: break
    }
    return .proceed
  }

  mutating func deadlineReached() -> Step {
    switch state {
    case .tapping:
      return follow(taps.deadlineReached("no press began within", rule: .init(9, 7)))
    case .holding:
      state = .pressed
      return .begin
    case .gathering, .pressed, .over: return .proceed
    }
  }

  private mutating func follow(_ step: PrecedingTaps.Step) -> Step {
    switch step {
    case .proceed: return .proceed
    case .wait(let interval): return .wait(interval)
    case .failed(let detail): return fail(detail)
    }
  }

  private mutating func fail(_ detail: FailureDetail.Fixed) -> Step {
    state = .over
    return .failed(detail)
  }
}

#if !hasFeature(Embedded)
  extension LongPressStateMachine {
    /// Adds the progress of the press.
    ///
    /// - Returns: whether the places of the touches matter as well.
    func addState(to digest: inout StateDigest) -> Bool {
      switch state {
      case .tapping: digest.add(-1)
      case .gathering(let fingers): digest.add(fingers)
      case .holding: digest.add(-2)
      case .pressed, .over:
        digest.add(-3)
        return false
      }
      taps.addState(to: &digest)
      return true
    }
  }
#endif
