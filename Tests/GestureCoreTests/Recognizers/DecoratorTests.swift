import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

/// A recognizer that never makes another one fail.
private final class Peaceful: RecognizerDecorator, ArbitrationRules {
  let base: any GestureRecognizer
  private let canBePrevented: Bool
  private(set) var questions = 0

  init(_ base: any GestureRecognizer, canBePrevented: Bool = true) {
    self.base = base
    self.canBePrevented = canBePrevented
  }

  func canBePrevented(by other: any GestureRecognizer) -> Bool { canBePrevented }

  func canPrevent(_ other: any GestureRecognizer) -> Bool {
    questions += 1
    return false
  }
}

/// One that defines nothing of its own.
private final class Bare: RecognizerDecorator, ArbitrationRules {
  let base: any GestureRecognizer
  init(_ base: any GestureRecognizer) { self.base = base }
}

@Suite struct `A decorator` {
  private let simulation = Simulation()
  private let place = Point(x: 10, y: 10)

  private func tap(_ name: String) -> TapGestureRecognizer {
    let tap = TapGestureRecognizer()
    tap.name = name
    return tap
  }

  @Test(arguments: [false, true])
  func `of one of two equal taps that prevents nothing lets the other one fire (S3.29)`(
    canBePrevented: Bool
  ) {
    let decorated = Peaceful(tap("decorated"), canBePrevented: canBePrevented)
    let plain = tap("plain")
    simulation.window.addGestureRecognizer(plain)
    simulation.window.addGestureRecognizer(decorated)  // added last, it is judged first (S4.4)
    for count in 1...3 {
      simulation.tap(at: place)
      simulation.wait(.seconds(1))
      // The default that the base runs must not hide the decorator's answer, at any attempt.
      #expect(decorated.questions >= count)
    }
    #expect(simulation.log.actions(of: "plain") == [.ended, .ended, .ended])
    #expect(simulation.log.actions(of: "decorated").count == (canBePrevented ? 0 : 3))
  }

  @Test func `that is left out leaves one of two equal taps (S4.5)`() {
    simulation.window.addGestureRecognizer(tap("older"))
    simulation.window.addGestureRecognizer(tap("newer"))
    simulation.tap(at: place)
    #expect(simulation.log.actions(of: "newer") == [.ended])
    #expect(simulation.log.actions(of: "older").isEmpty)
  }

  @Test func `is one with its base to clients: handle, state, name and actions`() {
    let base = tap("base")
    let decorated = Peaceful(base)
    var count = 0
    decorated.onAction { _ in count += 1 }
    simulation.window.addGestureRecognizer(decorated)
    simulation.tap(at: place)
    #expect(count == 1)
    #expect(decorated.handle == base.handle)
    #expect(decorated.name == "base")
  }

  @Test func `that defines nothing of its own does what its base does (S4.5)`() {
    let older = Bare(tap("older"))
    let newer = Bare(tap("newer"))
    simulation.window.addGestureRecognizer(older)
    simulation.window.addGestureRecognizer(newer)
    var reading: (Point, Point, Int)?
    newer.onAction { newer in
      let place = newer.location(in: nil)
      reading = (place, newer.location(ofTouch: 0, in: nil), newer.numberOfTouches)
    }
    simulation.tap(at: place)
    #expect(simulation.log.actions == ["newer ended"])
    #expect(reading.map { $0 == (place, place, 1) } == true, "\(String(describing: reading))")
  }

  @Test func `passes a corrected pressure on to its base`() {
    let base = ScriptedRecognizer("base")
    var pressures: [Double] = []
    base.whenUpdated = { update, _ in pressures.append(update.pressure) }
    simulation.window.addGestureRecognizer(Bare(base))
    var input = TouchInput(id: 1, phase: .began, location: place, type: .pencil, pressure: 0.5)
    input.estimationUpdateIndex = 3
    simulation.send([input])
    let update = EstimationUpdate(index: 3, pressure: 0.75)
    simulation.dispatcher.send(InputEvent(at: simulation.now, updates: [update]))
    #expect(pressures == [0.75], "\(simulation.log)")
  }
}
