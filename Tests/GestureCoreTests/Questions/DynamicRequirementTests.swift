import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Questions about failure requirements`: DelegateScene {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let other = View(name: "other", frame: Rect(x: 200, y: 0, width: 200, height: 200))
  let delegate = ScriptedDelegate()
  let place = Point(x: 50, y: 50)

  init() {
    simulation.window.addSubview(card)
    simulation.window.addSubview(other)
  }

  /// The delegate's questions about waiting.
  var asked: [String] { delegate.asked.filter { $0.hasPrefix("require") } }

  let allFour: Set = [
    "requireFailure a b", "requiredToFail a b", "requireFailure b a", "requiredToFail b a",
  ]

  @Test func `S3.22 S3.25 the four questions about a pair come once in an attempt`() {
    _ = recognizer("a", .drag)
    _ = recognizer("b", .watch)
    simulation.draw([place, Point(x: 55, y: 50), Point(x: 60, y: 50)])
    #expect(Set(asked) == allFour, "\(simulation.log)")
    #expect(asked.count == 4)
    simulation.tap(at: place)
    #expect(asked.count == 8, "the next attempt asks anew")
  }

  @Test func `S3.22 the questions reach across views of one touch`() {
    _ = recognizer("a", .drag, on: simulation.window)
    _ = recognizer("b", .watch)
    simulation.tap(at: place)
    #expect(Set(asked) == allFour, "\(simulation.log)")
  }

  @Test func `S3.22 S4.37 a yes lasts for one attempt`() {
    let drag = recognizer("drag", .drag)
    let first = recognizer("first", .idle)
    first.isPreventedBy = { $0.name != "drag" }
    first.whenEnded = { first, _, _ in first.core.fail() }
    delegate.waits = { $0.name == "drag" && $1.name == "first" }
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(simulation.log.actions == ["drag began", "drag ended"], "released by the lift")
    #expect(drag.lastOutcome?.timestamp == .milliseconds(10))
    delegate.waits = { _, _ in false }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: Point(x: 55, y: 50))
    #expect(drag.state == .began, "it waits no more\n\(simulation.log)")
  }

  /// The four ways to say that "waiting" waits for "first".
  enum Source: CaseIterable {
    case delegateOfTheOneThatWaits
    case delegateOfTheOtherOne
    case theOneThatWaits
    case theOtherOne
  }

  @Test(arguments: Source.allCases)
  func `S3.23 S3.24 S3.32 a yes from any of the four makes the right one wait`(source: Source) {
    let waiting = recognizer("waiting", .drag)
    let first = recognizer("first", .idle)
    first.whenMoved = { first, touches, _ in if touches.location.x > 55 { first.core.fail() } }
    switch source {
    case .delegateOfTheOneThatWaits: delegate.waits = { $0.name == "waiting" && $1.name == "first" }
    case .delegateOfTheOtherOne: delegate.precedes = { $0.name == "first" && $1.name == "waiting" }
    case .theOneThatWaits: waiting.waitsFor = { $0.name == "first" }
    case .theOtherOne: first.makesWait = { $0.name == "waiting" }
    }
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: Point(x: 55, y: 50))
    #expect(
      simulation.log.entries.contains { $0.what == .held(waiting.label, by: [first.label]) },
      "\(simulation.log)")
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    finger.move(to: Point(x: 60, y: 50))
    #expect(simulation.log.actions == ["waiting began"], "\(simulation.log)")
    #expect(asked.count == 4, "one yes doesn't make the other questions superfluous")
  }

  @Test func `S3.23 a no takes no other requirement back`() {
    let tap = recognizer("tap", .tap)
    let winner = recognizer("winner", .idle)
    winner.whenEnded = { winner, _, _ in winner.core.wake(after: .seconds(1)) }
    winner.whenWoken = { winner, _ in winner.core.fail() }
    winner.isPreventedBy = { $0.name != "tap" }
    tap.require(toFail: winner)
    simulation.tap(at: place)
    #expect(asked.count == 4)
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S3.26 S4.3 a pair is asked in its first event, after both have seen the touch`() {
    let b = recognizer("b", .drag)
    let a = recognizer("a", .drag)
    var calls: [[String]] = []
    delegate.waits = { _, _ in
      calls.append(a.calls + b.calls)
      return false
    }
    simulation.finger().down(at: place)
    #expect(calls == [["began 1", "began 1"], ["began 1", "began 1"]], "\(simulation.log)")
  }

  @Test func `S3.26 a pair is asked before one that recognizes at once is committed`() {
    let quick = recognizer("quick", .idle)
    quick.whenBegan = { quick, _, _ in quick.core.state = .began }
    let slow = recognizer("slow", .watch)
    var states: [GestureState] = []
    delegate.waits = {
      states += [quick.state, slow.state]
      return $0.name == "quick" && $1.name == "slow"
    }
    simulation.finger().down(at: place)
    #expect(states == [.possible, .possible, .possible, .possible])
    #expect(quick.state == .possible, "it is held\n\(simulation.log)")
  }

  @Test func `S3.27 one that joins with another finger is asked about, the others are not again`() {
    _ = recognizer("a", .watch, on: simulation.window)
    _ = recognizer("b", .watch, on: simulation.window)
    _ = recognizer("c", .watch)
    simulation.finger(1).down(at: Point(x: 300, y: 300))
    #expect(Set(asked) == allFour)
    simulation.finger(2).down(at: place)
    let later = asked.dropFirst(4)
    #expect(later.count == 8, "\(later)\n\(simulation.log)")
    #expect(later.allSatisfy { $0.contains(" c") }, "\(later)")
    simulation.finger(3).down(at: place)
    #expect(asked.count == 12, "all of them have met")
  }

  @Test func `S3.28 no recognizer is asked about itself`() {
    _ = recognizer("alone", .watch)
    simulation.tap(at: place, fingers: 2)
    #expect(asked.isEmpty, "\(simulation.log)")
  }

  @Test func `S3.28 no recognizer is asked about one that has begun or failed`() {
    let drag = recognizer("drag", .drag, on: simulation.window)
    let late = recognizer("late", .watch)
    simulation.finger(1).down(at: Point(x: 300, y: 300))
    simulation.finger(1).move(to: Point(x: 305, y: 300))
    #expect(drag.state == .began)
    simulation.finger(2).down(at: place)
    #expect(asked.isEmpty, "\(simulation.log)")
    let quitter = recognizer("quitter", .idle)
    quitter.whenBegan = { quitter, _, _ in quitter.core.fail() }
    simulation.finger(3).down(at: place)
    #expect(asked.isEmpty, "\(simulation.log)")
    #expect(late.calls.contains("began 3"))
  }

  @Test func `S3.35 S4.34 a requirement that is added in a question counts after the decision`() {
    let rival = recognizer("rival", .idle)
    _ = recognizer("tap", .tap)
    rival.isPreventedBy = { $0.name != "tap" }
    rival.whenEnded = { rival, _, _ in rival.core.wake(after: .seconds(1)) }
    rival.whenWoken = { rival, _ in rival.core.fail() }
    delegate.shouldBegin = {
      $0.require(toFail: rival)
      return true
    }
    simulation.tap(at: place)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
    simulation.runUntilNothingIsPending()
    let start = simulation.now
    simulation.tap(at: place)
    #expect(simulation.log.actions.count == 1, "the next tap is held\n\(simulation.log)")
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions.count == 2)
    #expect(simulation.now - start == .milliseconds(1060), "\(simulation.log)")
  }
}
