import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import Testing

@Suite struct `Views that change in mid-gesture` {
  let simulation = Simulation()
  let outer = View(name: "outer", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let inner = View(name: "inner", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let target = ScriptedView(name: "target", frame: Rect(x: 0, y: 0, width: 50, height: 50))
  let other = View(name: "other", frame: Rect(x: 200, y: 200, width: 200, height: 200))
  let finger: Finger
  let drag: ScriptedRecognizer
  let outerWatch: ScriptedRecognizer

  init() {
    simulation.window.addSubview(outer)
    simulation.window.addSubview(other)
    outer.addSubview(inner)
    inner.addSubview(target)
    finger = simulation.finger()
    drag = ScriptedRecognizer("drag", .drag, on: target)
    drag.cancelsTouchesInView = false
    outerWatch = ScriptedRecognizer("outerWatch", .watch, on: outer)
    outerWatch.isPreventedBy = { $0.name != "drag" }
  }

  func beginDrag() {
    finger.down(at: Point(x: 25, y: 25))
    finger.move(to: Point(x: 26, y: 25))
  }

  func finishDrag() {
    finger.move(to: Point(x: 30, y: 25))
    finger.up()
  }

  @Test func `S2.29 a view that moves to another container in its press's action goes on`() {
    let press = LongPressGestureRecognizer()
    press.name = "press"
    target.addGestureRecognizer(press)
    press.onAction { [target, other] press in
      if press.state == .began { other.addSubview(target) }
    }
    finger.down(at: Point(x: 25, y: 25))
    simulation.wait(.milliseconds(600))
    finger.move(to: Point(x: 40, y: 25))
    #expect(simulation.dispatcher.touches.first?.view === target)
    finger.up()
    #expect(
      simulation.log.actions(of: "press") == [.began, .changed, .ended], "\(simulation.log)")
    #expect(press.view === target)
  }

  @Test func `S2.29 a view that is taken out and put back in one action goes on`() {
    drag.onAction { [target, other] drag in
      guard drag.state == .began else { return }
      target.removeFromSuperview()
      other.addSubview(target)
    }
    beginDrag()
    finishDrag()
    #expect(simulation.log.actions(of: "drag") == [.began, .changed, .ended], "\(simulation.log)")
  }

  @Test func `S2.29 a view that is reordered or put between two passes goes on`() {
    beginDrag()
    outer.insertSubview(target, at: 0)
    simulation.window.addSubview(outer)
    finishDrag()
    #expect(simulation.log.actions(of: "drag") == [.began, .changed, .ended], "\(simulation.log)")
    #expect(target.told == ["began 1", "moved 1", "moved 1", "ended 1"])
  }

  @Test func `S2.30 a hit view that leaves its window loses its touches at once`() {
    beginDrag()
    target.removeFromSuperview()
    #expect(simulation.log.actions(of: "drag") == [.began, .cancelled], "\(simulation.log)")
    #expect(drag.calls == ["began 1", "moved 1", "cancelled 1", "reset"])
    #expect(target.told == ["began 1", "moved 1", "cancelled 1"])
    #expect(simulation.dispatcher.touches.isEmpty)
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S2.30 a hit view that leaves in an action loses its touches after the pass`() {
    drag.onAction { [target] drag in if drag.state == .changed { target.removeFromSuperview() } }
    beginDrag()
    finger.move(to: Point(x: 27, y: 25))
    #expect(
      simulation.log.actions(of: "drag") == [.began, .changed, .cancelled], "\(simulation.log)")
    #expect(target.told == ["began 1", "moved 1", "moved 1", "cancelled 1"])
  }

  @Test func `S2.30 a hit view that moves to another window loses its touches`() {
    let second = Window(name: "second", size: Size(width: 100, height: 100))
    simulation.dispatcher.add(second)
    beginDrag()
    second.addSubview(target)
    #expect(simulation.log.actions(of: "drag") == [.began, .cancelled], "\(simulation.log)")
  }

  @Test func `S2.30 a window that leaves its dispatcher loses its touches`() {
    beginDrag()
    simulation.dispatcher.remove(simulation.window)
    #expect(simulation.log.actions(of: "drag") == [.began, .cancelled], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S2.30 a window that leaves its dispatcher in an action loses its touches`() {
    drag.onAction { [simulation] drag in
      if drag.state == .began { simulation.dispatcher.remove(simulation.window) }
    }
    beginDrag()
    #expect(simulation.log.actions(of: "drag") == [.began, .cancelled], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S2.30 only the touches of the view that leaves are cancelled`() {
    simulation.finger(2).down(at: Point(x: 150, y: 150))
    beginDrag()
    target.removeFromSuperview()
    #expect(outerWatch.calls == ["began 2", "began 1", "moved 1", "cancelled 1"])
    simulation.finger(2).up()
    #expect(outerWatch.calls.suffix(2) == ["ended 2", "reset"], "\(simulation.log)")
  }

  @Test func `S8.15 a view between that leaves takes the touch from all its recognizers`() {
    beginDrag()
    inner.removeFromSuperview()
    #expect(simulation.log.actions(of: "drag") == [.began, .cancelled], "\(simulation.log)")
    #expect(outerWatch.calls == ["began 1", "moved 1", "cancelled 1", "reset"])
    #expect(outerWatch.lastOutcome?.reason == .touchesCancelled)
  }

  @Test func `S8.16 a recognizer goes on when its view leaves while the hit view stays`() {
    let outerDrag = ScriptedRecognizer("outerDrag", .drag, on: inner)
    outerDrag.isPreventedBy = { $0.name != "drag" }
    beginDrag()
    simulation.window.addSubview(target)
    inner.removeFromSuperview()
    finishDrag()
    #expect(
      simulation.log.actions(of: "outerDrag") == [.began, .changed, .ended], "\(simulation.log)")
    simulation.tap(at: Point(x: 25, y: 25))
    #expect(outerDrag.calls.last == "reset", "the next touch is not its own")
  }

  @Test func `S8.16 a recognizer comes to its end when its view has gone for good`() {
    var actions: [GestureState] = []
    do {
      let temporary = View(name: "temporary", frame: Rect(x: 0, y: 0, width: 100, height: 100))
      simulation.window.addSubview(temporary)
      temporary.addSubview(target)
      let temporaryDrag = ScriptedRecognizer("temporary", .drag, on: temporary)
      temporaryDrag.isPreventedBy = { $0.name != "drag" }
      temporaryDrag.onAction { actions.append($0.state) }
      beginDrag()
      simulation.window.addSubview(target)
      temporary.removeFromSuperview()
    }
    finishDrag()
    #expect(actions == [.began, .changed, .ended], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S8.14 a view that hides, fades or refuses interaction keeps its gesture`() {
    beginDrag()
    target.isHidden = true
    inner.alpha = 0
    outer.isUserInteractionEnabled = false
    simulation.window.isHidden = true
    finishDrag()
    #expect(simulation.log.actions(of: "drag") == [.began, .changed, .ended], "\(simulation.log)")
    #expect(target.told == ["began 1", "moved 1", "moved 1", "ended 1"])
  }

  @Test func `S8.17 a touch keeps its view alive until it ends, and no longer`() {
    weak var view: View?
    var told: [String] = []
    do {
      let temporary = ScriptedView(
        name: "temporary", frame: Rect(x: 0, y: 0, width: 10, height: 10))
      temporary.whenTold = { word, _, _ in told.append(word) }
      simulation.window.addSubview(temporary)
      view = temporary
      finger.down(at: Point(x: 5, y: 5))
      temporary.whenTold = { word, _, _ in
        told.append(word)
        #expect(view != nil, "it is there when it is told")
      }
      temporary.removeFromSuperview()
    }
    #expect(told == ["began", "cancelled"], "\(simulation.log)")
    #expect(view == nil, "nothing holds it any more")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S8.17 a lifted touch lets go of its view`() {
    weak var view: View?
    do {
      let temporary = View(name: "temporary", frame: Rect(x: 0, y: 0, width: 10, height: 10))
      simulation.window.addSubview(temporary)
      view = temporary
      simulation.tap(at: Point(x: 5, y: 5))
      temporary.removeFromSuperview()
    }
    #expect(view == nil, "the touch is over")
  }
}
