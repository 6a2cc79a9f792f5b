import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import TapGesture
import Testing

@Suite struct `What hosts do in the midst of gestures` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let start = Point(x: 100, y: 100)

  init() { simulation.window.addSubview(card) }

  private func drag() {
    simulation.drag(from: start, to: start + Vector(dx: 50, dy: 0), over: .milliseconds(50))
  }

  @Test func `S13.10 allowing everything lets the taps of parent and child both fire`() {
    let delegate = ScriptedDelegate()
    delegate.allowsBoth = { _, _ in true }
    for (name, view) in [("parent", simulation.window), ("child", card)] {
      let tap = TapGestureRecognizer()
      tap.name = name
      tap.delegate = delegate
      view.addGestureRecognizer(tap)
    }
    simulation.tap(at: start)
    #expect(simulation.log.actions == ["child ended", "parent ended"], "\(simulation.log)")
  }

  @Test func `S13.11 toggled off and on in its own action it is cancelled, after that round`() {
    let pan = card.add(HorizontalPanGestureRecognizer(), "pan")
    var heard: [String] = []
    pan.onAction { pan in
      heard.append("first \(pan.state)")
      guard pan.state == .changed else { return }
      pan.isEnabled = false
      pan.isEnabled = true
    }
    pan.onAction { heard.append("second \($0.state)") }
    drag()
    let order = heard.map { $0.hasPrefix("first") ? "first" : "second" }
    #expect(
      order == ["first", "second", "first", "second", "first", "second"],
      "the other target still hears each round\n\(heard)")
    #expect(heard.last == "second cancelled")
    #expect(
      simulation.log.actions(of: "pan") == [.began, .changed, .cancelled],
      "the same finger causes nothing more\n\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S13.15 views may go in any callback of the pass`() {
    for place in ["action", "shouldBegin", "shouldReceive", "view", "reset"] {
      let simulation = Simulation()
      let list = ScriptedView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
      simulation.window.addSubview(list)
      let drag = ScriptedRecognizer("drag", .drag)
      list.addGestureRecognizer(drag)
      let delegate = ScriptedDelegate()
      drag.delegate = delegate
      let remove = { (now: String) in if now == place { list.removeFromSuperview() } }
      drag.onAction { _ in remove("action") }
      delegate.shouldBegin = { _ in
        remove("shouldBegin")
        return true
      }
      delegate.receivesTouch = { _, _ in
        remove("shouldReceive")
        return true
      }
      list.whenTold = { word, _, _ in if word == "began" { remove("view") } }
      drag.whenReset = { _ in remove("reset") }
      simulation.drag(from: start, to: start + Vector(dx: 50, dy: 0), over: .milliseconds(50))
      let actions = simulation.log.actions(of: "drag")
      #expect(
        actions.isEmpty || actions.last?.isTerminal == true, "\(place)\n\(simulation.log)")
      #expect(list.window == nil, "\(place)")
      #expect(drag.state == .possible, "\(place)")
      #expect(simulation.dispatcher.isIdle, "\(place)\n\(simulation.log)")
    }
  }

  @Test func `S13.15 one that another's action removes before its commit sends nothing`() {
    let delegate = ScriptedDelegate()
    delegate.allowsBoth = { _, _ in true }
    let first = ScriptedRecognizer("first", .tap)
    let second = ScriptedRecognizer("second", .tap)
    for recognizer in [second, first] {
      recognizer.delegate = delegate
      card.addGestureRecognizer(recognizer)
    }
    first.onAction { [card] _ in card.removeGestureRecognizer(second) }
    simulation.tap(at: start)
    #expect(simulation.log.actions == ["first ended"], "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "second").last?.reason == .removed)
    #expect(second.calls.last == "reset")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S13.16 one that is freed in mid-attempt counts as failed for its dependents`() {
    let single = TapGestureRecognizer()
    card.addGestureRecognizer(single)
    var double: DoubleTapGestureRecognizer? = DoubleTapGestureRecognizer()
    weak let weakDouble = double
    if let double {
      single.require(toFail: double)
      card.addGestureRecognizer(double)
    }
    simulation.tap(at: start)
    #expect(simulation.log.actions == [])
    if let recognizer = double { card.removeGestureRecognizer(recognizer) }
    double = nil
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    #expect(weakDouble == nil)
    #expect(simulation.dispatcher.isIdle)
    simulation.tap(at: start)
    #expect(simulation.log.actions == ["tap ended", "tap ended"], "the requirement went with it")
  }

  @Test func `S13.17 a delegate that changes its mind leaves no two exclusive ones active`() {
    let delegate = ScriptedDelegate()
    var answer = false
    delegate.allowsBoth = { _, _ in
      answer.toggle()
      return answer
    }
    let inner = ScriptedRecognizer("inner", .drag)
    let outer = ScriptedRecognizer("outer", .drag)
    inner.delegate = delegate
    card.addGestureRecognizer(inner)
    simulation.window.addGestureRecognizer(outer)
    drag()
    #expect(
      Set(simulation.log.actions.filter { $0.hasSuffix("began") })
        == ["inner began", "outer began"], "first asked it says yes\n\(simulation.log)")
    drag()
    #expect(
      simulation.log.actions.filter { $0 == "outer began" }.count == 1,
      "then no\n\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S13.17 a delegate may say no to beginning once and yes another time`() {
    let delegate = ScriptedDelegate()
    var answers = [false, true]
    delegate.shouldBegin = { _ in answers.removeFirst() }
    let pan = card.add(HorizontalPanGestureRecognizer(), "pan")
    pan.delegate = delegate
    drag()
    #expect(simulation.log.outcomes(of: "pan").map(\.reason) == [.deniedByDelegate])
    drag()
    #expect(simulation.log.outcomes(of: "pan").map(\.state) == [.failed, .ended])
  }

  @Test func `S8.17 once its touch is over nothing keeps a removed view alive`() {
    var view: View? = View(name: "fleeting", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    weak let weakView = view
    if let view {
      view.addGestureRecognizer(TapGestureRecognizer())
      card.addSubview(view)
    }
    simulation.finger().down(at: start)
    view?.removeFromSuperview()
    view = nil
    #expect(weakView == nil, "its touch was cancelled as it left\n\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S13.7 a notification over an active pan sends one cancelled action`() {
    let pan = card.add(HorizontalPanGestureRecognizer(), "pan")
    simulation.finger(1).down(at: start)
    simulation.finger(2).down(at: start)
    simulation.finger(1).move(to: start + Vector(dx: 50, dy: 0))
    simulation.dispatcher.cancelAllTouches()
    simulation.dispatcher.cancelAllTouches()
    #expect(simulation.log.actions(of: "pan") == [.began, .cancelled], "\(simulation.log)")
    #expect(pan.numberOfTouches == 0)
    #expect(simulation.dispatcher.isIdle)
  }
}
