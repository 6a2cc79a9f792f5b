/// The taps that come before a drag (S15.21). Most drags need none.
final class PrecedingTaps {
  /// How many taps there are. Range: 0 or more.
  var numberOfTaps = 0
  var options = TapOptions()
  private var taps = TapSequence()
  private var isOver = false

  /// The recognizer's own button mask decides which touches it gets (S15.17).
  init() { options.buttonMask = [] }

  /// Whether taps are still to come, or the drag after them.
  var isOpen: Bool { numberOfTaps > 0 && !isOver }

  /// The limits of the taps.
  ///
  /// - Parameter fingers: how many fingers tap.
  func limits(fingers: Int, for core: RecognizerCore) -> TapLimits {
    var limits = options.limits(numberOfTaps: numberOfTaps, for: core)
    limits.numberOfTouches = fingers
    return limits
  }

  /// Fingers came down: for a tap or, when those are complete, for the drag.
  ///
  /// - Returns: whether they are the drag's.
  func began(_ touches: Touches, fingers: Int, _ core: RecognizerCore) -> Bool {
    taps.limits = limits(fingers: fingers, for: core)
    taps.limits.numberOfTaps = min(numberOfTaps, .max - 1) + 1  // so that it is never complete
    guard taps.completedTaps >= numberOfTaps else {
      follow(taps.began(touches), core)
      core.touchSlop = taps.slop
      return false
    }
    if let failure = taps.failureOfTap(at: touches[0].location(in: nil)) {
      core.fail(failure)
      return false
    }
    isOver = true
    core.cancelWakes()
    return true
  }

  func moved(_ touches: Touches, _ core: RecognizerCore) { follow(taps.moved(touches), core) }

  func ended(_ touches: Touches, _ core: RecognizerCore) { follow(taps.ended(touches), core) }

  func ignored(_ touch: Touch) { taps.ignored(touch) }

  func deadlineReached(_ core: RecognizerCore) {
    if taps.completedTaps >= numberOfTaps {
      core.fail(
        FailureDetail.Fixed(
          "no drag began within", limit: taps.limits.maximumTapGap, rule: .init(15, 21)))
    } else {
      follow(taps.deadlineReached(), core)
    }
  }

  /// The drag begins without its taps: it takes over a touch (S15.12).
  func skip(_ core: RecognizerCore) {
    isOver = true
    core.cancelWakes()
  }

  func reset() {
    taps.reset()
    isOver = false
  }

  private func follow(_ step: TapSequence.Step, _ core: RecognizerCore) {
    switch step {
    case .proceed, .completed: break
    case .wait(let interval):
      core.cancelWakes()
      core.wake(after: interval)
    case .failed(let detail): core.fail(detail)
    }
  }

  #if !hasFeature(Embedded)
    func addState(to digest: inout StateDigest, _ core: RecognizerCore) {
      digest.add(isOpen)
      guard isOpen else { return }
      taps.addState(to: &digest)
      digest.add(core.trackedTouches)
    }
  #endif
}
