import GestureCore

/// Recognizes a checkmark that one finger draws: down to the right, then up to the right.
///
/// It is discrete and decides at the lift. It fails as soon as the finger goes back to the left, or
/// a second finger comes down.
public final class CheckmarkGestureRecognizer: GestureRecognizer {
  private let core = RecognizerCore(name: "checkmark")
  private(set) var machine = CheckmarkStateMachine()

  public var handle: RecognizerHandle { core.handle }

  /// How far the first stroke has to go down. Unit: points. Range: 0 or more; what is not counts as
  /// the default, with a diagnostic. Default: 15.
  public var minimumDepth = 15.0 {
    didSet { minimumDepth = sensible(minimumDepth, or: 15, "minimumDepth") }
  }

  /// How far the second stroke has to go up. Unit: points. Range: 0 or more; what is not counts as
  /// the default, with a diagnostic. Default: 40.
  public var minimumHeight = 40.0 {
    didSet { minimumHeight = sensible(minimumHeight, or: 40, "minimumHeight") }
  }

  /// Where the strokes meet, in window coordinates; nil between attempts.
  public var corner: Point? { machine.lowest }

  public init() {}

  // MARK: Touches

  public func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    guard core.trackedTouches.count == 1 else { return core.fail("a second finger came down") }
    machine.began(at: touches.location)
  }

  public func touchesMoved(_ touches: Touches, with event: TouchEvent) {
    follow(machine.moved(to: touches.location))
  }

  public func touchesEnded(_ touches: Touches, with event: TouchEvent) {
    follow(
      machine.ended(at: touches.location, depth: minimumDepth, height: minimumHeight))
  }

  public func touchesCancelled(_ touches: Touches, with event: TouchEvent) {
    core.fail(.touchesCancelled)
  }

  public func reset() { machine = CheckmarkStateMachine() }

  private func follow(_ step: CheckmarkStateMachine.Step) {
    switch step {
    case .proceed: break
    case .completed: core.state = .ended
    case .failed(let detail): core.fail(detail)
    }
  }

  private func sensible(_ value: Double, or standard: Double, _ property: String) -> Double {
    if value >= 0 && value.isFinite { return value }
    core.diagnose(.misuse("\(property) has to be 0 or more: it counts as \(standard)"))
    return standard
  }
}

@available(*, unavailable)
extension CheckmarkGestureRecognizer: Sendable {}
