import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Candidates of a touch` {
  let simulation = Simulation()
  let outer = ScriptedView(name: "outer", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let inner = ScriptedView(name: "inner", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let innermost = ScriptedView(name: "innermost", frame: Rect(x: 0, y: 0, width: 50, height: 50))
  let sibling = ScriptedView(name: "sibling", frame: Rect(x: 100, y: 100, width: 100, height: 100))
  let behind = ScriptedView(name: "behind", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let recognizers: [ScriptedRecognizer]

  init() {
    simulation.window.addSubview(behind)
    simulation.window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(sibling)
    inner.addSubview(innermost)
    recognizers = [simulation.window, behind, outer, inner, innermost, sibling].map {
      ScriptedRecognizer("of \($0.name)", .watch, on: $0)
    }
  }

  var touched: [String] { recognizers.filter { !$0.calls.isEmpty }.map(\.name) }

  @Test func `S2.8 S12.3 a touch goes to the hit view's recognizers and those of its superviews`() {
    simulation.tap(at: Point(x: 75, y: 75))
    #expect(touched == ["of window", "of outer", "of inner"], "\(simulation.log)")
  }

  @Test func `S2.9 the superviews count, not the next responders`() {
    inner.successor = behind
    simulation.tap(at: Point(x: 75, y: 75))
    #expect(touched == ["of window", "of outer", "of inner"], "\(simulation.log)")
  }

  @Test func `S2.10 a touch that moves into a view is not bound to its recognizers`() {
    simulation.draw([Point(x: 300, y: 300), Point(x: 75, y: 75), Point(x: 76, y: 75)])
    #expect(touched == ["of window", "of behind"], "\(simulation.log)")
  }

  @Test func `S2.11 a recognizer that is attached while a touch is down doesn't get that touch`() {
    let finger = simulation.finger()
    finger.down(at: Point(x: 75, y: 75))
    let late = ScriptedRecognizer("late", .watch, on: inner)
    finger.move(to: Point(x: 76, y: 75))
    finger.up()
    #expect(late.calls.isEmpty)
    simulation.tap(at: Point(x: 75, y: 75))
    #expect(late.calls == ["began 1", "ended 1", "reset"], "the next touch is bound")
  }

  @Test func `S2.11 a view that slides under a finger doesn't get its touch`() {
    let finger = simulation.finger()
    finger.down(at: Point(x: 300, y: 300))
    outer.frame.origin = Point(x: 250, y: 250)
    finger.move(to: Point(x: 301, y: 301))
    finger.up()
    #expect(touched == ["of window", "of behind"], "\(simulation.log)")
  }

  @Test func `S2.13 S8.14 an ancestor that refuses interaction or hides keeps its touches`() {
    let drag = ScriptedRecognizer("drag", .drag, on: outer)
    let finger = simulation.finger()
    finger.down(at: Point(x: 75, y: 75))
    outer.isUserInteractionEnabled = false
    finger.move(to: Point(x: 80, y: 75))
    outer.isHidden = true
    finger.move(to: Point(x: 85, y: 75))
    outer.alpha = 0
    finger.move(to: Point(x: 90, y: 75))
    finger.up()
    #expect(
      simulation.log.actions(of: "drag") == [.began, .changed, .changed, .ended],
      "\(simulation.log)")
    simulation.tap(at: Point(x: 75, y: 75))
    #expect(drag.calls.last == "reset", "the next touch doesn't hit it any more")
  }

  @Test func `S2.17 a recognizer gets every touch of a view that takes only one`() {
    let both = ScriptedRecognizer("both", .watch, on: inner)
    #expect(!inner.isMultipleTouchEnabled)
    simulation.finger(1).down(at: Point(x: 60, y: 60))
    simulation.finger(2).down(at: Point(x: 70, y: 70))
    #expect(both.calls == ["began 1", "began 2"], "\(simulation.log)")
    #expect(inner.told == ["began 1"])
  }

  @Test func `S2.18 an exclusive view keeps touches from other views, not from recognizers`() {
    sibling.isExclusiveTouch = true
    simulation.finger(1).down(at: Point(x: 150, y: 150))
    simulation.finger(2).down(at: Point(x: 75, y: 75))
    #expect(sibling.told == ["began 1"])
    #expect(inner.told.isEmpty, "\(simulation.log)")
    #expect(
      touched == ["of window", "of outer", "of inner", "of sibling"], "\(simulation.log)")
  }
}
