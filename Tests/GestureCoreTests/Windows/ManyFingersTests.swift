import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import LongPressGesture
import TapGesture
import Testing

@Suite struct `Many fingers` {
  let simulation = Simulation()
  let upper = View(name: "upper", frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let lower = View(name: "lower", frame: Rect(x: 0, y: 300, width: 400, height: 300))
  let inUpper = Point(x: 100, y: 100)
  let inLower = Point(x: 100, y: 400)

  init() {
    simulation.window.addSubview(upper)
    simulation.window.addSubview(lower)
  }

  @Test func `S12.4 S12.6 fingers on separate views are separate interactions`() {
    _ = upper.add(HorizontalPanGestureRecognizer(), "upperPan")
    _ = lower.add(HorizontalPanGestureRecognizer(), "lowerPan")
    let upperTap = upper.add(TapGestureRecognizer(), "upperTap")
    _ = lower.add(TapGestureRecognizer(), "lowerTap")
    Hand(simulation).down(inUpper, inLower)
    simulation.finger(1).move(to: inUpper + Vector(dx: 20, dy: 0))
    #expect(upperTap.state == .possible)
    #expect(simulation.log.outcomes(of: "upperTap").map(\.state) == [.failed])
    #expect(simulation.log.outcomes(of: "lowerTap").isEmpty, "\(simulation.log)")
    Hand(simulation).move(
      to: inUpper + Vector(dx: 30, dy: 0), inLower + Vector(dx: 20, dy: 0))
    #expect(
      simulation.log.actions == ["upperPan began", "upperPan changed", "lowerPan began"],
      "\(simulation.log)")
  }

  @Test func `S12.5 a recognizer on a common ancestor that recognizes wins over both`() {
    let both = LongPressGestureRecognizer()
    both.numberOfTouchesRequired = 2
    simulation.window.addGestureRecognizer(both)
    _ = upper.add(TapGestureRecognizer(), "upperTap")
    _ = lower.add(TapGestureRecognizer(), "lowerTap")
    Hand(simulation).down(inUpper, inLower)
    simulation.wait(.milliseconds(500))
    let reason = FailureReason.excluded(by: RecognizerLabel(name: "longPress", view: "window"))
    #expect(simulation.log.outcomes(of: "upperTap").map(\.reason) == [reason])
    #expect(simulation.log.outcomes(of: "lowerTap").map(\.reason) == [reason])
    #expect(simulation.log.actions == ["longPress began"], "\(simulation.log)")
  }

  @Test func `S12.5 and loses against the one of either that recognizes first`() {
    let both = LongPressGestureRecognizer()
    both.numberOfTouchesRequired = 2
    simulation.window.addGestureRecognizer(both)
    _ = upper.add(HorizontalPanGestureRecognizer(), "upperPan")
    _ = lower.add(HorizontalPanGestureRecognizer(), "lowerPan")
    Hand(simulation).down(inUpper, inLower)
    simulation.finger(2).move(to: inLower + Vector(dx: -10, dy: 0))
    #expect(simulation.log.actions == ["lowerPan began"], "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "longPress").map(\.reason)
        == [.excluded(by: RecognizerLabel(name: "lowerPan", view: "lower"))])
    simulation.finger(1).move(to: inUpper + Vector(dx: -10, dy: 0))
    #expect(simulation.log.actions == ["lowerPan began", "upperPan began"], "\(simulation.log)")
  }

  @Test func `S12.7 a host's own recognizer may make pans wait, but not taps`() {
    let edge = ScriptedRecognizer("systemEdge")
    edge.makesWait = { $0 is HorizontalPanGestureRecognizer }
    edge.prevents = { _ in false }
    simulation.window.addGestureRecognizer(edge)
    _ = upper.add(HorizontalPanGestureRecognizer(), "pan")
    _ = upper.add(TapGestureRecognizer(), "tap")
    simulation.finger().down(at: inUpper)
    simulation.finger().move(to: inUpper + Vector(dx: 20, dy: 0))
    #expect(simulation.log.actions == [], "held\n\(simulation.log)")
    edge.core.fail()
    #expect(simulation.log.actions == ["pan began"], "\(simulation.log)")
    simulation.finger().up()
    edge.whenEnded = { edge, _, _ in edge.core.fail() }
    simulation.tap(at: inUpper)
    #expect(simulation.log.actions.last == "tap ended", "\(simulation.log)")
  }

  @Test func `S12.8 S13.7 when the system takes over each active one is cancelled once`() {
    let upperPan = upper.add(HorizontalPanGestureRecognizer(), "upperPan")
    _ = lower.add(HorizontalPanGestureRecognizer(), "lowerPan")
    _ = lower.add(TapGestureRecognizer(), "lowerTap")
    Hand(simulation).down(inUpper, inLower)
    simulation.finger(1).move(to: inUpper + Vector(dx: 20, dy: 0))
    simulation.dispatcher.cancelAllTouches()
    #expect(simulation.log.actions == ["upperPan began", "upperPan cancelled"])
    #expect(upperPan.lastOutcome?.reason == .touchesCancelled)
    #expect(simulation.log.outcomes(of: "lowerPan").map(\.state) == [.failed])
    #expect(simulation.log.outcomes(of: "lowerTap").map(\.state) == [.failed])
    #expect(simulation.log.phases(of: "lower") == [.began, .cancelled], "\(simulation.log)")
    #expect(simulation.dispatcher.touches.isEmpty)
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S12.9 a cancelled touch leaves the others alone`() {
    _ = upper.add(HorizontalPanGestureRecognizer(), "upperPan")
    _ = lower.add(TapGestureRecognizer(), "lowerTap")
    Hand(simulation).down(inUpper, inLower)
    simulation.finger(1).move(to: inUpper + Vector(dx: 20, dy: 0))
    simulation.finger(1).cancel()
    simulation.finger(2).up()
    #expect(
      simulation.log.actions == ["upperPan began", "upperPan cancelled", "lowerTap ended"],
      "\(simulation.log)")
  }

  @Test(arguments: [10, 64, 65, 200])
  func `S12.11 there is no limit to the fingers of one gesture`(count: Int) {
    let tap = simulation.window.add(TapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = count
    simulation.tap(at: Point(x: 1, y: 700), fingers: min(count, 20))
    #expect(simulation.log.actions == (count == 10 ? ["tap ended"] : []), "\(simulation.log)")
    let ids = (1...count).map { TouchID($0) }
    simulation.send(ids.map { TouchInput(id: $0, phase: .began, location: inUpper) })
    simulation.send(ids.map { TouchInput(id: $0, phase: .ended, location: nil) })
    #expect(simulation.log.actions.last == "tap ended")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(arguments: [3, 63, 64, 127, 128, 200])
  func `S12.4 S14.1 however many fingers are down, those that share a touch compete`(count: Int) {
    simulation.send(
      (1...count).map {
        TouchInput(id: TouchID($0), phase: .began, location: Point(x: 10, y: 700))
      })
    _ = upper.add(HorizontalPanGestureRecognizer(), "upperPan")
    _ = upper.add(TapGestureRecognizer(), "upperTap")
    _ = lower.add(TapGestureRecognizer(), "lowerTap")
    let (above, below) = (simulation.finger(1001), simulation.finger(1002))
    above.down(at: inUpper)
    below.down(at: inLower)
    above.move(to: inUpper + Vector(dx: 20, dy: 0))
    #expect(simulation.log.outcomes(of: "upperTap").map(\.state) == [.failed])
    #expect(simulation.log.outcomes(of: "lowerTap").isEmpty)
    below.up()
    #expect(simulation.log.actions == ["upperPan began", "lowerTap ended"])
  }

  @Test(arguments: [true, false])
  func `S14.1 a new touch is not mistaken for one that an attempt remembers`(delaysEnd: Bool) {
    let double = DoubleTapGestureRecognizer()
    double.delaysTouchesEnded = delaysEnd
    upper.addGestureRecognizer(double)
    _ = lower.add(HorizontalPanGestureRecognizer(), "lowerPan")
    simulation.tap(at: inUpper)
    simulation.drag(from: inLower, to: inLower + Vector(dx: 50, dy: 0), over: .milliseconds(50))
    #expect(simulation.log.outcomes(of: "doubleTap").isEmpty, "\(simulation.log)")
    simulation.tap(at: inUpper)
    #expect(simulation.log.actions.last == "doubleTap ended", "\(simulation.log)")
  }

  @Test func `S14.1 the seventieth finger is ignored like any other`() {
    let many = ScriptedRecognizer("many", .drag, on: upper)
    many.whenBegan = { many, touches, event in
      for touch in touches where touch.id == 70 { many.ignore(touch, for: event) }
    }
    for id in 1..<70 { simulation.finger(TouchID(id)).down(at: inUpper) }
    _ = ScriptedRecognizer("last", .drag, on: upper)
    simulation.finger(70).down(at: inUpper)
    simulation.finger(70).move(to: inUpper + Vector(dx: 20, dy: 0))
    simulation.finger(1).move(to: inUpper + Vector(dx: 20, dy: 0))
    #expect(simulation.log.actions == ["last began", "many began"], "they share no finger")
  }
}
