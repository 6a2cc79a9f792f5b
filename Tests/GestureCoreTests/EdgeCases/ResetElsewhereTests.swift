import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

/// Recognizers with a `reset()` that moves one to the window of another dispatcher.
@Suite struct `A reset that another dispatcher runs within` {
  let stage = Stage()
  let other = Stage()
  let mover = ScriptedRecognizer("mover")
  let moved = ScriptedRecognizer("moved")

  init() {
    stage.card.addGestureRecognizer(moved)
    stage.card.addGestureRecognizer(mover)
  }

  /// Takes a recognizer to the other window, once, where a tap follows at once.
  private func take(_ recognizer: ScriptedRecognizer) {
    guard recognizer.view !== other.card else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    other.card.addGestureRecognizer(recognizer)
    other.tap()
  }

  @Test(arguments: [true, false])
  func `S6.1 S8.11 one that goes there in its own reset is reset before it gets a touch`(
    wasRemovedBefore: Bool
  ) {
    moved.whenReset = { take($0) }
    moved.whenBegan = { [stage] moved, _, _ in
      if wasRemovedBefore { stage.card.removeGestureRecognizer(moved) }
    }
    stage.tap()
    #expect(moved.resets == 1, "\(moved.calls)")
    #expect(moved.calls.last == "reset", "it got nothing of the other's tap: \(moved.calls)")
    other.tap()
    #expect(moved.calls.suffix(3) == ["began 1", "ended 1", "reset"], "\(moved.calls)")
    #expect(stage.simulation.dispatcher.isIdle && other.simulation.dispatcher.isIdle)
  }

  @Test func `S6.2 S8.11 one that is to be reset next gets no touch there before`() {
    mover.whenReset = { [moved] _ in take(moved) }
    stage.tap()
    #expect(mover.resets == 1)
    #expect(moved.calls == ["began 1", "ended 1", "reset"], "\(moved.calls)")
    other.tap()
    #expect(moved.calls.suffix(3) == ["began 1", "ended 1", "reset"] && moved.resets == 2)
    #expect(stage.simulation.dispatcher.isIdle && other.simulation.dispatcher.isIdle)
  }

  @Test func `S6.15 a wake that it asks for there begins no attempt with the dispatcher it left`() {
    moved.whenReset = { [other] moved in
      guard moved.view !== other.card else { return }
      moved.view?.removeGestureRecognizer(moved)
      other.card.addGestureRecognizer(moved)
      moved.core.wake(after: .milliseconds(5))
    }
    stage.tap()
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
    #expect(other.simulation.dispatcher.isIdle, "\(other.log)")
    other.tap()
    #expect(moved.resets == 2)
  }

  @Test func `S13.15 a wake that it asks for once its view has left the window is told`() {
    moved.whenReset = { [stage] moved in
      stage.card.removeFromSuperview()
      moved.core.wake(after: .milliseconds(5))
    }
    stage.tap()
    moved.whenReset = { _ in }
    stage.window.addSubview(stage.card)
    stage.tap()  // only now is there a dispatcher to tell
    let told = stage.simulation.log.diagnostics.map { "\($0)" }
    #expect(told.contains { $0.contains("without being in a window") }, "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S6.1 one that is let go there, with its dispatcher, is freed in the end`() {
    weak var freed: ScriptedRecognizer?
    do {
      let short = ScriptedRecognizer("short", on: stage.card)
      freed = short
      short.whenReset = { [other] short in
        guard short.view === nil || short.view !== other.card else { return }
        take(short)
        other.card.removeGestureRecognizer(short)
      }
      short.whenBegan = { short, _, _ in short.view?.removeGestureRecognizer(short) }
    }
    stage.tap()
    #expect(freed == nil, "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle && other.simulation.dispatcher.isIdle)
  }
}
