import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import PanGesture
import TapGesture
import Testing

/// Recognizers, views and windows that go elsewhere while the engine looks at them.
@Suite struct `Moved in mid-attempt` {
  let stage = Stage()
  let other = View(name: "other", frame: Rect(x: 220, y: 0, width: 100, height: 100))

  init() { stage.window.addSubview(other) }

  private func touch(_ phase: TouchPhase, _ id: TouchID = 1, at place: Point? = nil) {
    let input = TouchInput(id: id, phase: phase, location: place ?? stage.place)
    stage.simulation.send(InputEvent(at: stage.simulation.now, touches: [input]))
  }

  @Test func `S13.15 S6.1 one that leaves its second view in its reset is reset to the end`() {
    let mover = ScriptedRecognizer("mover", on: stage.window)
    let moved = ScriptedRecognizer("moved", on: stage.card)
    mover.whenBegan = { [stage, other] _, _, _ in
      stage.card.removeGestureRecognizer(moved)
      other.addGestureRecognizer(moved)
    }
    moved.whenReset = { [other] in other.removeGestureRecognizer($0) }
    touch(.began)
    #expect(moved.resets == 1 && moved.view == nil, "\(stage.log)")
    touch(.ended)
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S13.15 one may be removed and added again any number of times in its action`() {
    let press = stage.add(LongPressGestureRecognizer(), "press")
    press.minimumPressDuration = .zero
    press.onAction { [stage] press in
      guard press.state == .began else { return }
      for _ in 0..<20_000 {
        stage.card.removeGestureRecognizer(press)
        stage.card.addGestureRecognizer(press)
      }
    }
    touch(.began)
    #expect(stage.actions == ["press began", "press cancelled"], "\(stage.log)")
    touch(.ended)
    #expect(stage.simulation.dispatcher.isIdle)
    #expect(press.view === stage.card)
  }

  @Test func `S8.11 S8.12 an attempt ends with its view, and goes on on no other`() {
    let double = DoubleTapGestureRecognizer()
    double.name = "double"
    do {
      let short = View(name: "short", frame: stage.card.frame)
      stage.window.addSubview(short)
      short.addGestureRecognizer(double)
      stage.tap()
      short.removeFromSuperview()
    }
    #expect(double.view == nil)
    #expect(stage.reason(of: double) == .removed, "\(stage.log)")
    stage.card.addGestureRecognizer(double)
    stage.tap()
    #expect(stage.actions.isEmpty, "one tap on each view is no double tap\n\(stage.log)")
    stage.tap()
    #expect(stage.actions == ["double ended"], "\(stage.log)")
  }

  @Test func `S13.15 one that is freed from its view begins on another and leaves that at once`() {
    let recognizer = ScriptedRecognizer("recognizer")
    recognizer.whenEnded = { recognizer, _, _ in recognizer.core.wake(after: .milliseconds(300)) }
    do {
      let short = View(name: "short", frame: stage.card.frame)
      stage.window.addSubview(short)
      short.addGestureRecognizer(recognizer)
      stage.tap()
      short.removeFromSuperview()
    }
    stage.card.addGestureRecognizer(recognizer)
    recognizer.whenBegan = { [stage] recognizer, _, _ in
      stage.card.removeGestureRecognizer(recognizer)
    }
    stage.tap()
    #expect(recognizer.resets == 2, "\(recognizer.calls)")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S2.10 S2.11 one that goes to another view as it is asked gets no touch`() {
    let tap = stage.add(TapGestureRecognizer(), "tap")
    let delegate = ScriptedDelegate()
    delegate.receivesTouch = { [other] recognizer, _ in
      other.addGestureRecognizer(recognizer)
      return true
    }
    tap.delegate = delegate
    stage.tap()
    #expect(tap.view === other)
    #expect(stage.actions.isEmpty, "view 'other' was not hit\n\(stage.log)")
  }

  @Test func `S2.10 one that goes to another view as it is asked gets no scroll`() {
    let pan = stage.add(PanGestureRecognizer(), "pan")
    pan.allowedScrollTypes = [.continuous, .discrete]
    let delegate = ScriptedDelegate()
    delegate.receivesEvent = { [other] recognizer, _ in
      other.addGestureRecognizer(recognizer)
      return true
    }
    pan.delegate = delegate
    let scroll = ScrollInput(at: stage.place, by: Vector(dx: 0, dy: 40), phase: .began)
    stage.simulation.send(InputEvent(at: stage.simulation.now, .scroll(scroll)))
    #expect(stage.actions.isEmpty && pan.view === other, "\(stage.log)")
  }

  @Test func `S13.15 S15.8 a set's maker that moves a recognizer outwards binds it once`() {
    let inner = View(name: "inner", frame: stage.card.bounds)
    stage.card.addSubview(inner)
    let moved = ScriptedRecognizer("moved", on: inner)
    moved.delaysTouchesEnded = false
    stage.card.addForEachTouch { [stage] in
      stage.window.addGestureRecognizer(moved)
      return ScriptedRecognizer("member")
    }
    touch(.began)
    #expect(moved.calls.count { $0.hasPrefix("began") } <= 1, "\(moved.calls)")
    #expect(moved.numberOfTouches <= 1)
    touch(.ended)
    stage.simulation.wait(.seconds(5))
    #expect(stage.simulation.dispatcher.isIdle)
    #expect(moved.numberOfTouches == 0)
  }

  @Test func `S2.30 S8.15 a window that a hit test removes gets no touch`() {
    let hit = HittingView(name: "hit", frame: stage.card.bounds)
    stage.card.addSubview(hit)
    let press = stage.add(LongPressGestureRecognizer(), "press")
    press.minimumPressDuration = .zero
    let dispatcher = stage.simulation.dispatcher
    hit.whenHit = { [stage] in dispatcher.remove(stage.window) }
    touch(.began)
    #expect(dispatcher.touches.isEmpty && dispatcher.isIdle)
    #expect(stage.actions.isEmpty, "\(stage.log)")
  }

  @Test func `S2.30 a view that takes itself out of the window in its hit test is not hit`() {
    let hit = HittingView(name: "hit", frame: stage.card.bounds)
    stage.card.addSubview(hit)
    let tap = TapGestureRecognizer()
    tap.name = "tap"
    hit.addGestureRecognizer(tap)
    hit.whenHit = { [weak hit] in hit?.removeFromSuperview() }
    stage.tap()
    #expect(stage.actions.isEmpty, "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S8.17 a view's subclass may tidy up when it is deallocated`() {
    var tidied: [String] = []
    do {
      let view = TidyView(name: "view")
      view.note = { tidied.append($0) }
      view.addGestureRecognizer(view.tap)
      view.addSubview(View(name: "inner"))
    }
    #expect(tidied == ["tap on view", "no recognizers", "no subviews"])
  }

  private final class HittingView: View {
    var whenHit: () -> Void = {}
    override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
      whenHit()
      return self
    }
  }

  private final class TidyView: View {
    let tap = TapGestureRecognizer()
    var note: (String) -> Void = { _ in }
    deinit {
      note("tap on \(tap.view?.name ?? "nothing")")
      gestureRecognizers = []
      note(tap.view == nil ? "no recognizers" : "the tap is still there")
      for view in subviews { view.removeFromSuperview() }
      note(subviews.isEmpty ? "no subviews" : "subviews")
    }
  }
}
