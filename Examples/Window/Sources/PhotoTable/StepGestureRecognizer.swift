public import GestureCore

/// Recognizes the actions `increment` and `decrement`, which arrow keys send.
public final class StepGestureRecognizer: IndirectInputReceiver {
  private let core = RecognizerCore(name: "step")

  public var handle: RecognizerHandle { core.handle }

  /// 1 for an increment, −1 for a decrement.
  public private(set) var step = 0.0

  public init() {
    core.indirectInputs = .action
    core.allowedTouchTypes = []
  }

  public func takes(_ input: IndirectInput) -> Bool {
    guard case .action(let action) = input else { return false }
    return action.name == .increment || action.name == .decrement
  }

  public func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    guard case .action(let action) = input else { return }
    step = action.name == .increment ? 1 : -1
    core.state = .ended
  }
}

@available(*, unavailable)
extension StepGestureRecognizer: Sendable {}
