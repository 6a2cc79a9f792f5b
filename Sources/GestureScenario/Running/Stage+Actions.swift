import GestureCore
import GestureSimulation

extension Stage {
  /// Performs an action that is not an event.
  ///
  /// - Returns: why it could not be done; empty if it was.
  func perform(_ action: Scenario.HostAction) -> [String] {
    switch action {
    case .enable(let id): attached(id)?.isEnabled = true
    case .disable(let id): attached(id)?.isEnabled = false
    case .cancel(let id): attached(id)?.cancel()
    case .remove(let id):
      if let recognizer = attached(id) { recognizer.view?.removeGestureRecognizer(recognizer) }
    case .add(let id, let view):
      if let recognizer = attached(id) { views[view]?.addGestureRecognizer(recognizer) }
    case .hideView(let id): views[id]?.isHidden = true
    case .removeView(let id): views[id]?.removeFromSuperview()
    case .moveView(let id, let parent): return move(id, into: parent)
    case .setReading(let id, let reading, let numbers):
      if let member = member(id) {
        member.kind.reading(reading)?.write?(member.recognizer, numbers)
      }
    case .requireToFail(let id, let other):
      if let other = attached(other) { attached(id)?.require(toFail: other) }
    case .removeRequirement(let id, let other):
      if let other = attached(other) { attached(id)?.removeRequirement(toFail: other) }
    case .ignoreTouch(let id, let touch): ignore(touch, for: id)
    case .assign(let assignment):
      let recognizer = member(assignment.recognizer)?.recognizer as? ScriptedGestureRecognizer
      recognizer?.assign(assignment.verb.state)
    case .send: break
    }
    return []
  }

  private func attached(_ id: String) -> (any GestureRecognizer)? { member(id)?.attached }

  private func move(_ id: String, into parent: String) -> [String] {
    guard let view = views[id], let parent = views[parent] else { return [] }
    guard !parent.isDescendant(of: view) else {
      return ["view '\(id)' can't be moved into '\(parent.name)', which lies in it"]
    }
    parent.addSubview(view)
    return []
  }

  private func ignore(_ id: String, for recognizer: String) {
    guard let event, let touch = touches.latest[touchNames.touch(id)] else { return }
    attached(recognizer)?.ignore(touch, for: event)
  }
}
