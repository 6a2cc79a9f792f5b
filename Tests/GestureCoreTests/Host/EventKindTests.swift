import GestureCore
import GestureSimulation
import GestureTestKit
import PanGesture
import TapGesture
import Testing

@Suite struct `Kinds of events` {
  let stage = Stage()

  /// The kinds that a recognizer's delegate is asked about, in order.
  private func kindsAsked(_ event: InputEvent, allowing: Bool = true) -> [TouchEvent.Kind] {
    var kinds: [TouchEvent.Kind] = []
    stage.delegate.receivesEvent = { _, event in
      kinds.append(event.kind)
      return allowing
    }
    stage.simulation.send(event)
    return kinds
  }

  private func recognizerOfEverything() -> EverythingRecognizer {
    let recognizer = stage.add(EverythingRecognizer(), "everything")
    recognizer.delegate = stage.delegate
    return recognizer
  }

  @Test func `S15.15 each kind of input is asked about by its kind`() {
    _ = recognizerOfEverything()
    let finger = TouchInput(id: 1, phase: .began, location: stage.place)
    #expect(kindsAsked(InputEvent(at: .zero, touches: [finger])) == [.touches])
    stage.finger.up()
    for (input, kind) in [
      (.hover(HoverInput(at: stage.place)), .hover),
      (.hover(HoverInput(at: nil)), nil),
      (.scroll(ScrollInput(at: stage.place, by: Vector(dx: 1, dy: 1))), .scroll),
      (.transform(TransformInput(phase: .began, at: stage.place)), .transform),
      (.transform(TransformInput(phase: .cancelled, at: stage.place)), nil),
      (.action("jump", on: stage.card), .action),
    ] as [(IndirectInput, TouchEvent.Kind?)] {
      #expect(kindsAsked(InputEvent(at: .zero, input)) == (kind.map { [$0] } ?? []), "\(input)")
    }
  }

  @Test func `S15.15 an event that brings several kinds is asked about once for each`() {
    _ = recognizerOfEverything()
    let finger = TouchInput(id: 1, phase: .began, location: stage.place)
    var event = InputEvent(at: .zero, touches: [finger])
    event.touches.append(TouchInput(id: 2, phase: .began, location: stage.place))
    let scroll = IndirectInput.scroll(ScrollInput(at: stage.place, by: Vector(dx: 1, dy: 1)))
    event.indirect = [scroll, scroll, .hover(HoverInput(at: stage.place))]
    #expect(kindsAsked(event, allowing: false) == [.touches, .scroll, .hover])
  }

  @Test func `S15.15 a callback reads the kind of what it is given`() {
    let recognizer = recognizerOfEverything()
    let finger = TouchInput(id: 1, phase: .began, location: stage.place)
    var event = InputEvent(at: .zero, touches: [finger])
    event.indirect = [.scroll(ScrollInput(at: stage.place, by: Vector(dx: 1, dy: 1)))]
    stage.simulation.send(event)
    #expect(recognizer.kinds == [.touches, .scroll])
  }

  @Test func `S15.15 the end of a scroll is not the end of a hover`() {
    let stage = Stage()
    let listener = stage.add(ListeningRecognizer(), "listener")
    func send(_ input: IndirectInput) {
      stage.simulation.send(InputEvent(at: stage.simulation.now, input))
    }
    send(.hover(HoverInput(at: stage.place)))
    for phase in [TouchPhase.began, .ended] {
      send(.scroll(ScrollInput(at: stage.place, by: Vector(dx: 0, dy: 1), phase: phase)))
    }
    send(.hover(HoverInput(at: stage.place + Vector(dx: 1, dy: 0))))
    send(.hover(HoverInput(at: nil)))
    #expect(
      listener.told == ["hover began", "scroll", "scroll", "hover moved", "hover ended"])
  }
}

/// Accepts input of every kind and never decides before it has to.
private final class EverythingRecognizer: GestureRecognizer, IndirectInputReceiver {
  private let core = RecognizerCore(name: "everything")
  var handle: RecognizerHandle { core.handle }
  /// The kinds of the events of its callbacks.
  private(set) var kinds: [TouchEvent.Kind] = []

  init() { core.indirectInputs = [.hover, .continuousScroll, .transform, .action] }

  func touchesBegan(_ touches: Touches, with event: TouchEvent) { kinds.append(event.kind) }
  func touchesEnded(_ touches: Touches, with event: TouchEvent) { core.fail() }
  func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    kinds.append(event.kind)
    if core.trackedTouches.isEmpty { core.fail() }
  }
}

/// Notes the hovers and scrolls that it is told of, and decides nothing.
private final class ListeningRecognizer: GestureRecognizer, IndirectInputReceiver {
  private let core = RecognizerCore(name: "listener")
  var handle: RecognizerHandle { core.handle }
  private(set) var told: [String] = []

  init() { core.indirectInputs = [.hover, .continuousScroll] }

  func inputReceived(_ input: IndirectInput, with event: TouchEvent) {
    switch input {
    case .hover(let hover): told.append("hover \(hover.phase)")
    case .scroll: told.append("scroll")
    case .transform, .action: break
    }
  }
}
