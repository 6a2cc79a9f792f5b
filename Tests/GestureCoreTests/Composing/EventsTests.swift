import GestureCore
import GestureSimulation
import GestureTestKit
import PanGesture
import Testing

@Suite struct `Actions as an asynchronous sequence` {
  let stage = Stage()

  @Test func `each action comes once, as it was when it was sent`() async {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    let events = pan.events
    stage.drag(times: 2)
    stage.card.removeGestureRecognizer(pan)
    var states: [GestureState] = []
    var places: [Double] = []
    for await event in events {
      states.append(event.state)
      places.append(event.location.x)
      if event.state == .ended { break }
    }
    #expect(states == [.began, .changed, .ended])
    #expect(places == [110, 120, 120])
  }

  @Test func `the sequence ends with the recognizer`() async {
    var events: AsyncStream<GestureEvent>?
    do {
      let pan = PanGestureRecognizer()
      events = pan.events
    }
    var count = 0
    if let events { for await _ in events { count += 1 } }
    #expect(count == 0)
  }

  @Test func `a sequence that is read no more costs no action`() async {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    do {
      let events = pan.events
      stage.beginDrag()
      for await _ in events { break }
    }
    stage.move(stage.finger, times: 2)
    #expect(stage.actions == ["pan began", "pan changed", "pan changed"])
  }
}
