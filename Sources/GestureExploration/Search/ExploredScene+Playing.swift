import GestureCore
import GestureSimulation
import GestureTrace

extension ExploredScene {
  /// Performs one step.
  func play(_ what: ExploredEvent.What, at moment: Timestamp) {
    switch what {
    case .down(let id, let place, let kind): send(id, .began, place, kind, at: moment)
    case .move(let id, let place): send(id, .moved, place, at: moment)
    case .lift(let id, let place): send(id, .ended, place, at: moment)
    case .cancel(let id): send(id, .cancelled, nil, at: moment)
    case .scroll(let scroll): send(.scroll(scroll), at: moment)
    case .transform(let transform): send(.transform(transform), at: moment)
    case .action(let name, let view):
      if let view = view.view(in: self) { send(.action(ActionInput(name, on: view)), at: moment) }
    case .hover(let place): send(.hover(HoverInput(at: place)), at: moment)
    case .wait: simulation.dispatcher.advance(to: moment)
    case .order(let index, _):
      simulation.dispatcher.advance(to: moment)
      orders[index].perform()
    }
    afterStep()
  }

  private func send(_ input: IndirectInput, at moment: Timestamp) {
    simulation.dispatcher.send(InputEvent(at: moment, input))
  }

  private func send(
    _ id: TouchID, _ phase: TouchPhase, _ place: Point?, _ kind: TouchKind? = nil,
    at moment: Timestamp
  ) {
    let kind = kind ?? self.kind(of: id)
    simulation.dispatcher.send(
      TouchInput(
        id: id, phase: phase, location: place, type: kind.type, buttons: kind.buttons),
      at: moment)
  }

  private func kind(of id: TouchID) -> TouchKind {
    simulation.dispatcher.touch(id).map { TouchKind($0.type, pressing: $0.buttons) } ?? .finger
  }
}

extension Exploration.Counterexample {
  /// Plays the script, after the steps of the scene's own script that it needs, on a scene like the
  /// explored one; the scene's log records what happens.
  public func replay(on scene: ExploredScene) {
    for step in scene.ownScript.prefix(ownSteps ?? 0) {
      scene.simulation.dispatcher.advance(to: step.timestamp)
      step.perform()
    }
    for event in events { scene.play(event.what, at: event.timestamp) }
    scene.simulation.runUntilNothingIsPending()
  }
}
