import GestureCore
import HorizontalPanGesture
import PinchGesture
import Testing

@Suite struct `A dispatcher that goes in mid-gesture` {
  let pan = HorizontalPanGestureRecognizer()

  private func beginDrag(in window: Window) {
    let dispatcher = Dispatcher(window: window)
    func send(_ phase: TouchPhase, _ x: Double, at moment: Timestamp) {
      dispatcher.send(TouchInput(id: 1, phase: phase, location: Point(x: x, y: 50)), at: moment)
    }
    send(.began, 50, at: .zero)
    send(.moved, 60, at: .milliseconds(10))
    send(.moved, 90, at: .milliseconds(20))
    withExtendedLifetime(dispatcher) { #expect(pan.state == .changed) }
  }

  @Test func `leaves its recognizers ready for another one`() {
    let window = Window(size: Size(width: 400, height: 800))
    window.addGestureRecognizer(pan)
    beginDrag(in: window)
    #expect(pan.state == .possible)
    beginDrag(in: window)
  }

  @Test func `leaves nothing behind that keeps windows and recognizers alive`() {
    weak var window: Window?
    weak var pinch: PinchGestureRecognizer?
    do {
      let temporary = Window(size: Size(width: 400, height: 800))
      let recognizer = PinchGestureRecognizer()
      temporary.addGestureRecognizer(pan)
      temporary.addGestureRecognizer(recognizer)
      (window, pinch) = (temporary, recognizer)
      beginDrag(in: temporary)
    }
    #expect(window == nil)
    #expect(pinch == nil)
  }
}
