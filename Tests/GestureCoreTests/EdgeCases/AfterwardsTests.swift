import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import Testing

/// What one gesture, one event or one declaration leaves behind for the next.
@Suite struct `Nothing is left behind` {
  let stage = Stage()
  let sheet: PanGestureRecognizer
  let list: PanGestureRecognizer

  init() { (sheet, list) = stage.addSheetAndList() }

  @Test func `S15.12 only the gesture that was handed over names its taker`() {
    let token = list.handsOver(to: sheet)
    stage.drag(times: 2)
    #expect(list.lastOutcome?.handedOverTo == sheet.label, "\(stage.log)")
    token.remove()
    var takers: [RecognizerLabel?] = []
    list.onAction { takers.append($0.handedOverTo) }
    for _ in 0..<3 { stage.drag(times: 2) }
    #expect(takers.count == 9 && takers.allSatisfy { $0 == nil }, "\(takers)\n\(stage.log)")
    #expect(list.lastOutcome?.handedOverTo == nil)
    #expect(list.handedOverTo == nil)
  }

  @Test func `S15.12 S8.4 a taker that the host ends in the giver's last action gets nothing`() {
    let taker = ScriptedRecognizer("taker", .idle, on: stage.card)
    let waiting = ScriptedRecognizer("waiting", .drag, on: stage.card)
    for other in [taker, waiting] { other.isPreventedBy = { _ in false } }
    waiting.require(toFail: taker)
    list.handsOver(to: taker)
    list.onAction { list in
      guard list.state == .ended else { return }
      taker.isEnabled = false
      taker.isEnabled = true
    }
    taker.whenReset = { [stage] in stage.card.removeGestureRecognizer($0) }
    stage.beginDrag(times: 2)
    #expect(
      stage.actions.prefix(3) == ["list began", "list ended", "waiting began"],
      "what waited is free: the one that it waited for has failed\n\(stage.log)")
    stage.finger.up()
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.12 S15.1 a taker that has to start after another since it took over is held`() {
    let first = ScriptedRecognizer("first", .idle, on: stage.card)
    let taker = ScriptedRecognizer("taker").on(.began, [], [.began])
    stage.add(taker)
    for other in [first, taker] { other.isPreventedBy = { _ in false } }
    taker.whenBegan = { [list] taker, _, _ in
      if list.handedOverTo != nil { taker.startsAfter(first) }
    }
    list.handsOver(to: taker)
    stage.beginDrag()
    #expect(stage.actions == ["list began", "list ended"], "\(stage.log)")
    stage.finger.up()
  }

  @Test(arguments: ["cancel", "disable"])
  func `S15.14 S8.5 what a value's observer does is carried out at once`(way: String) {
    let waiting = stage.add(PanGestureRecognizer(), "waiting")
    waiting.require(toFail: list)
    let offset = list.value(initially: 0) { $0.translation(in: nil).dx }
    offset.onChange { [list] value in
      guard value >= 20 else { return }
      if way == "cancel" { list.cancel() } else { list.isEnabled = false }
    }
    stage.beginDrag()
    #expect(stage.actions == ["list began"], "\(stage.log)")
    stage.move(stage.finger)
    #expect(stage.actions == ["list began", "list changed", "list cancelled"], "\(stage.log)")
    #expect(offset.current == 0)
    #expect(!stage.simulation.dispatcher.isIdle, "a finger still rests")
    stage.finger.up()
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.1 what has begun with one dispatcher starts nothing with the next`() {
    let window = Window(size: Size(width: 200, height: 200))
    let press = ScriptedRecognizer("press").on(.began, [.began])
    let drag = ScriptedRecognizer("drag", .drag)
    for recognizer in [press, drag] { window.addGestureRecognizer(recognizer) }
    drag.startsAfter(press)
    func send(_ dispatcher: Dispatcher, _ phase: TouchPhase, _ x: Double, _ milliseconds: Int) {
      dispatcher.send(
        TouchInput(id: 1, phase: phase, location: Point(x: x, y: 50)),
        at: .milliseconds(milliseconds))
    }
    do {
      let first = Dispatcher(window: window)
      send(first, .began, 50, 0)
      press.isEnabled = false
    }
    let log = EventLog()
    let second = Dispatcher(window: window)
    second.addObserver(log)
    send(second, .began, 50, 0)
    send(second, .moved, 90, 10)
    #expect(log.actions == [], "nothing has begun before it: \(log)")
  }

  @Test func `S8.1 a recognizer that is switched off gets no wake`() {
    let again = ScriptedRecognizer("again", .idle, on: stage.card).on(.woken, [.ended])
    again.whenReset = { $0.core.wake(after: .milliseconds(100)) }
    stage.finger.down(at: stage.place)
    again.isEnabled = false
    #expect(again.resets == 1)
    stage.simulation.wait(.seconds(1))
    #expect(stage.actions == [], "\(stage.log)")
    stage.finger.up()
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S3.3 S13.15 answers about an event don't outlive it`() {
    weak var gone: RecognizerCore?
    do {
      let brief = ScriptedRecognizer("brief", .watch, on: stage.card)
      gone = brief.core
      stage.set(stage.delegate, of: brief)
      let touches = [1, 2].map {
        TouchInput(id: TouchID($0), phase: .began, location: stage.place)
      }
      stage.simulation.send(InputEvent(at: stage.simulation.now, touches: touches))
      stage.simulation.dispatcher.cancelAllTouches()
      stage.card.removeGestureRecognizer(brief)
    }
    #expect(gone == nil, "the answer about the event of two touches kept it")
  }

  @Test func `S15.7 a token takes back what it declared, once`() {
    let token = [list, sheet].recognizeExclusively()
    token.remove()
    sheet.require(toFail: list)
    token.remove()
    #expect(sheet.handle.failureRequirements.map(\.label) == [list.label])
  }

  @Test func `S5.3 the token of a replaced action leaves its successor alone`() {
    final class Receiver {
      var calls: [String] = []
      func first() { calls.append("old") }
      func second() { calls.append("new") }
    }
    let receiver = Receiver()
    let old = list.addTarget(receiver, action: Receiver.first, named: "drag")
    let new = list.addTarget(receiver, action: Receiver.second, named: "drag")
    old.remove()
    stage.beginDrag()
    #expect(receiver.calls == ["new"])
    new.remove()
    stage.move(stage.finger)
    #expect(receiver.calls == ["new"])
  }

  @Test func `S15.7 a pair that is declared again and again is one`() {
    for _ in 0..<100 { list.recognizesSimultaneously(with: sheet) }
    #expect(list.handle.companions.map(\.label) == [sheet.label])
  }
}
