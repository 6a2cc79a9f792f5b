import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import TapGesture
import Testing

@Suite struct `The question whether to begin`: DelegateScene {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let delegate = ScriptedDelegate()
  let place = Point(x: 50, y: 50)

  init() { simulation.window.addSubview(card) }

  @Test func `S3.5 a pan is asked when it has moved far enough, with its movement known`() {
    let pan = HorizontalPanGestureRecognizer()
    pan.delegate = delegate
    card.addGestureRecognizer(pan)
    var translations: [Vector] = []
    var speeds: [Bool] = []
    delegate.shouldBegin = { [pan] _ in
      translations.append(pan.translation(in: nil))
      speeds.append(pan.velocity(in: nil).dx > 0)
      return true
    }
    simulation.draw([place, place + Vector(dx: 8, dy: 0), place + Vector(dx: 16, dy: 0)])
    #expect(translations == [Vector(dx: 16, dy: 0)], "\(simulation.log)")
    #expect(speeds == [true])
  }

  @Test func `S3.5 a tap is asked when its finger lifts`() {
    let tap = TapGestureRecognizer()
    tap.delegate = delegate
    card.addGestureRecognizer(tap)
    var moments: [Timestamp] = []
    delegate.shouldBegin = { [simulation] _ in
      moments.append(simulation.now)
      return true
    }
    simulation.tap(at: place, lasting: .milliseconds(70))
    #expect(moments == [.milliseconds(70)], "\(simulation.log)")
  }

  @Test(arguments: [ScriptedRecognizer.Script.tap, .drag])
  func `S3.6 the state reads possible while the question is asked`(
    script: ScriptedRecognizer.Script
  ) {
    _ = recognizer("recognizer", script)
    var states: [GestureState] = []
    delegate.shouldBegin = {
      states.append($0.state)
      return true
    }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(states == [.possible], "\(simulation.log)")
  }

  @Test func `S3.7 one that fails is not asked`() {
    _ = recognizer("watch", .watch)
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(delegate.asked("shouldBegin").isEmpty, "\(simulation.log)")
  }

  @Test func `S3.7 one that has begun is not asked about what follows`() {
    _ = recognizer("drag", .drag)
    simulation.draw([place, Point(x: 55, y: 50), Point(x: 60, y: 50), Point(x: 65, y: 50)])
    #expect(delegate.asked("shouldBegin") == ["shouldBegin drag"], "\(simulation.log)")
    #expect(simulation.log.actions(of: "drag") == [.began, .changed, .changed, .ended])
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: Point(x: 55, y: 50))
    finger.cancel()
    #expect(
      delegate.asked("shouldBegin") == ["shouldBegin drag", "shouldBegin drag"],
      "once in each attempt\n\(simulation.log)")
  }

  @Test func `S3.7 one that lost in the same event before its turn is not asked`() {
    _ = recognizer("older", .tap)
    _ = recognizer("newer", .tap)
    simulation.tap(at: place)
    #expect(delegate.asked("shouldBegin") == ["shouldBegin newer"], "\(simulation.log)")
  }

  @Test func `S3.8 a no fails the recognizer silently and releases its dependents`() {
    let vetoed = recognizer("vetoed", .tap)
    let waiting = recognizer("waiting", .tap)
    waiting.require(toFail: vetoed)
    delegate.shouldBegin = { $0.name != "vetoed" }
    simulation.tap(at: place)
    #expect(simulation.log.actions == ["waiting ended"], "\(simulation.log)")
    #expect(vetoed.lastOutcome?.state == .failed)
    #expect(vetoed.lastOutcome?.reason == .deniedByDelegate)
  }

  @Test func `S3.8 S3.12 a vetoed recognizer excludes no other and asks no delegate about both`() {
    let rival = recognizer("rival", .tap)
    let vetoed = recognizer("vetoed", .drag)
    delegate.shouldBegin = { $0.name != "vetoed" }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(simulation.log.actions == ["rival ended"], "\(simulation.log)")
    #expect(delegate.asked("simultaneous").isEmpty)
    #expect(!(vetoed.questions + rival.questions).contains { $0.hasPrefix("can") })
  }

  @Test func `S3.9 after a no the question doesn't come again in the attempt`() {
    let drag = recognizer("drag", .drag)
    delegate.shouldBegin = { $0.name != "drag" }
    simulation.draw([place, Point(x: 55, y: 50), Point(x: 60, y: 50), Point(x: 65, y: 50)])
    #expect(delegate.asked("shouldBegin") == ["shouldBegin drag"], "\(simulation.log)")
    #expect(drag.calls == ["began 1", "moved 1", "reset"], "it hears nothing more")
  }

  @Test func `S3.9 S3.10 S3.11 a held recognizer is asked once, when it is released`() {
    let drag = recognizer("drag", .drag)
    let first = ScriptedRecognizer("first", .idle, on: card)
    drag.require(toFail: first)
    first.whenMoved = { first, touches, _ in
      if touches.location.x >= 70 { first.core.fail() }
    }
    var moments: [Timestamp] = []
    delegate.shouldBegin = { [simulation] _ in
      moments.append(simulation.now)
      return true
    }
    simulation.draw([60, 65, 70, 75].map { Point(x: $0, y: 50) })
    #expect(moments == [.milliseconds(20)], "\(simulation.log)")
    #expect(simulation.log.actions(of: "drag") == [.began, .changed, .ended])
  }

  @Test func `S3.9 S3.10 one that is held and never released is never asked`() {
    let tap = recognizer("tap", .tap)
    let winner = ScriptedRecognizer("winner", .tap, on: card)
    tap.require(toFail: winner)
    simulation.tap(at: place)
    #expect(delegate.asked("shouldBegin").isEmpty, "\(simulation.log)")
    #expect(tap.lastOutcome?.state == .failed)
  }

  @Test func `S3.10 requirements are formed before the question`() {
    let drag = recognizer("drag", .drag)
    _ = recognizer("rival", .watch)
    simulation.draw([place, Point(x: 55, y: 50)])
    let order = delegate.asked.map { $0.prefix { $0 != " " } }
    #expect(
      order.lastIndex { $0.hasPrefix("require") } ?? .max < order.firstIndex(of: "shouldBegin")
        ?? 0,
      "\(order)\n\(simulation.log)")
    #expect(drag.lastOutcome?.state == .ended)
  }
}
