import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PinchGesture
import Testing

@Suite struct `Transforms that hosts get wrong` {
  let simulation = Simulation()
  let middle = Point(x: 100, y: 100)

  init() { simulation.window.addGestureRecognizer(PinchGestureRecognizer()) }

  private func send(_ transforms: (TouchPhase, scale: Double)..., to window: Window? = nil) {
    var event = InputEvent(at: simulation.now, touches: [])
    event.indirect = transforms.map { phase, scale in
      .transform(TransformInput(phase: phase, at: middle, scale: scale))
    }
    simulation.dispatcher.send(event, to: window)
  }

  @Test func `S12.10 S14.16 one that begins before the last has ended cancels that one`() {
    send((.began, 1))
    send((.moved, 2))
    send((.began, 1))
    send((.moved, 3))
    send((.ended, 3))
    #expect(
      simulation.log.actions(of: "pinch") == [.began, .cancelled, .began, .ended],
      "\(simulation.log)")
    #expect(simulation.log.diagnostics.count == 1)
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S12.10 one that begins elsewhere cancels the one before`() {
    let card = View(name: "card", frame: Rect(x: 50, y: 50, width: 200, height: 200))
    simulation.window.addSubview(card)
    let pinch = PinchGestureRecognizer()
    pinch.name = "cardPinch"
    card.addGestureRecognizer(pinch)
    send((.began, 1))
    send((.moved, 2))
    card.isHidden = true
    send((.began, 1))
    send((.ended, 1))
    #expect(
      simulation.log.actions(of: "cardPinch") == [.began, .cancelled], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S12.10 two that begin in one event are one`() {
    send((.began, 2), (.began, 3))
    send((.ended, 3))
    #expect(simulation.log.actions(of: "pinch").last == .ended, "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S12.8 one that is under way is cancelled though its window has left`() {
    send((.began, 1))
    send((.moved, 2))
    simulation.dispatcher.remove(simulation.window)
    simulation.dispatcher.cancelAllTouches()
    #expect(simulation.log.actions(of: "pinch") == [.began, .cancelled], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S12.1 none begins in a window that is not the dispatcher's`() {
    let foreign = Window(name: "foreign", size: Size(width: 400, height: 800))
    let pinch = PinchGestureRecognizer()
    pinch.name = "foreignPinch"
    foreign.addGestureRecognizer(pinch)
    send((.began, 2), to: foreign)
    #expect(simulation.log.actions == [], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S13.15 S12.10 one that its delegate removes when asked takes no part`() {
    let pinch = PinchGestureRecognizer()
    pinch.name = "removed"
    simulation.window.addGestureRecognizer(pinch)
    let delegate = ScriptedDelegate()
    pinch.delegate = delegate
    delegate.receivesEvent = { [simulation] recognizer, _ in
      simulation.window.removeGestureRecognizer(recognizer)
      return true
    }
    send((.began, 1))
    send((.moved, 2))
    #expect(simulation.log.actions == ["pinch began"], "\(simulation.log)")
    send((.ended, 2))
    #expect(simulation.dispatcher.isIdle)
  }
}
