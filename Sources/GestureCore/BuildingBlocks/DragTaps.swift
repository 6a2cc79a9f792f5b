/// The taps that come before a drag (S15.21). Most drags need none.
final class DragTaps {
  /// How many taps there are. Range: 0 or more.
  var numberOfTaps = 0
  var options = TapOptions()
  private var taps = PrecedingTaps()
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
    let limits = limits(fingers: fingers, for: core)
    guard let step = taps.began(touches, numberOfTaps: numberOfTaps, limits: limits) else {
      skip(core)
      return true
    }
    follow(step, core)
    core.touchSlop = taps.slop
    return false
  }

  func moved(_ touches: Touches, _ core: RecognizerCore) { follow(taps.moved(touches), core) }

  func ended(_ touches: Touches, _ core: RecognizerCore) { follow(taps.ended(touches), core) }

  func ignored(_ touch: Touch) { taps.ignored(touch) }

  func deadlineReached(_ core: RecognizerCore) {
    follow(taps.deadlineReached("no drag began within", rule: .init(15, 21)), core)
  }

  /// The drag begins, after its taps or, where it takes over a touch (S15.12), without them.
  func skip(_ core: RecognizerCore) {
    isOver = true
    core.cancelWakes()
  }

  func reset() {
    taps = PrecedingTaps()
    isOver = false
  }

  private func follow(_ step: PrecedingTaps.Step, _ core: RecognizerCore) {
    switch step {
    case .proceed: break
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
