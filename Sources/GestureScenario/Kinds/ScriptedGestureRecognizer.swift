import GestureCore

/// A recognizer for testing arbitration: it tracks every touch that it is given and changes state
/// only when a script says so.
final class ScriptedGestureRecognizer: GestureInspectable {
  private let core = RecognizerCore(name: "scripted")

  var handle: RecognizerHandle { core.handle }

  /// States to assign in one pass, in the next callback that has one of some touches.
  struct Order {
    var touches: Set<TouchInStep>
    var states: [GestureState]
  }

  /// A touch and its phase in an event.
  struct TouchInStep: Hashable {
    var id: TouchID
    var phase: TouchPhase
  }

  /// The pending orders.
  var orders: [Order] = []

  /// Assigns a state, now.
  func assign(_ state: GestureState) { core.state = state }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) { follow(touches, .began) }

  func touchesMoved(_ touches: Touches, with event: TouchEvent) { follow(touches, .moved) }

  func touchesEnded(_ touches: Touches, with event: TouchEvent) { follow(touches, .ended) }

  func touchesCancelled(_ touches: Touches, with event: TouchEvent) { follow(touches, .cancelled) }

  /// Pending orders are its only state.
  func addState(to digest: inout StateDigest) {
    if !orders.isEmpty { digest.markIncomplete() }
  }

  private func follow(_ touches: Touches, _ phase: TouchPhase) {
    let changes = touches.map { TouchInStep(id: $0.id, phase: phase) }
    guard let index = orders.firstIndex(where: { !$0.touches.isDisjoint(with: changes) })
    else { return }
    for state in orders.remove(at: index).states { core.state = state }
  }
}
