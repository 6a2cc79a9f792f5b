import GestureCore
import GestureSimulation

extension Stage {
  /// Performs an action that is not an event.
  ///
  /// - Returns: why it could not be done; empty if it was.
  func perform(_ action: Scenario.HostAction) -> [String] {
    switch action {
    case .enable(let id): setEnabled(true, id)
    case .disable(let id): setEnabled(false, id)
    case .cancel(let id): forEach(id) { $0.cancel() }
    case .remove(let id): remove(id)
    case .add(let id, let view): add(id, to: view)
    case .hideView(let id): views[id]?.isHidden = true
    case .showView(let id): views[id]?.isHidden = false
    case .setFrame(let id, let frame): views[id]?.frame = frame
    case .setAlpha(let id, let alpha): views[id]?.alpha = alpha
    case .removeView(let id): views[id]?.removeFromSuperview()
    case .moveView(let id, let parent): return move(id, into: parent)
    case .setReading(let id, let reading, let numbers):
      for member in members(id) { member.kind.reading(reading)?.write?(member.recognizer, numbers) }
    case .requireToFail(let id, let other):
      forEachPair(id, other) { $0.require(toFail: $1) }
    case .removeRequirement(let id, let other):
      forEachPair(id, other) { $0.removeRequirement(toFail: $1) }
    case .startsAfter(let id, let other):
      for member in members(id) { start(member, after: other) }
    case .removePrerequisite(let id, let other):
      forEachPair(id, other) { $0.removePrerequisite($1) }
      if let set = sets[other] { forEach(id) { $0.removePrerequisite(set) } }
    case .ignoreTouch(let id, let touch): ignore(touch, for: id)
    case .assign(let assignment):
      for member in members(assignment.recognizer) {
        (member.recognizer as? ScriptedGestureRecognizer)?.assign(assignment.verb.state)
      }
    case .send: break
    }
    return []
  }

  private func forEachPair(
    _ id: String, _ other: String,
    _ body: (any GestureRecognizer, any GestureRecognizer) -> Void
  ) {
    forEach(id) { one in forEach(other) { body(one, $0) } }
  }

  private func setEnabled(_ isEnabled: Bool, _ id: String) {
    if let set = sets[id] { set.isEnabled = isEnabled }
    forEach(id) { $0.isEnabled = isEnabled }
  }

  private func remove(_ id: String) {
    if let set = sets[id] { return set.remove() }
    forEach(id) { $0.view?.removeGestureRecognizer($0) }
  }

  private func add(_ id: String, to view: String) {
    guard sets[id] != nil else { return forEach(id) { views[view]?.addGestureRecognizer($0) } }
    sets[id]?.remove()
    if let spec = scene.recognizers.first(where: { $0.id == id }) { addSet(spec, to: view) }
  }

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
    forEach(recognizer) { $0.ignore(touch, for: event) }
  }
}
