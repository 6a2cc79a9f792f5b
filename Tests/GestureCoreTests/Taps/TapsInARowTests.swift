import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTrace
import TapGesture
import Testing

@Suite struct `Taps in a row` {
  let simulation = Simulation()
  let double = DoubleTapGestureRecognizer()
  let start = Point(x: 100, y: 100)

  init() { simulation.window.addGestureRecognizer(double) }

  @Test(arguments: 1...4)
  func `S9.1 it recognizes with the last required lift`(count: Int) {
    double.numberOfTapsRequired = count
    for number in 1...count {
      #expect(simulation.log.actions == [], "before tap \(number)\n\(simulation.log)")
      simulation.tap(at: start)
      simulation.wait(.milliseconds(100))
    }
    #expect(simulation.log.actions == ["doubleTap ended"], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S9.3 its location is the first tap's`() {
    var places: [Point] = []
    double.onAction { places.append($0.location(in: nil)) }
    simulation.tap(at: Point(x: 10, y: 10))
    simulation.wait(.milliseconds(100))
    simulation.tap(at: Point(x: 20, y: 20))
    #expect(places == [Point(x: 10, y: 10)], "\(simulation.log)")
  }

  @Test func `S9.3 a double tap with two fingers reports both fingers of the first tap`() {
    double.numberOfTouchesRequired = 2
    var places: [Point] = []
    double.onAction { tap in
      places = [tap.location(in: nil), tap.location(ofTouch: 1, in: nil)]
    }
    simulation.tap(at: Point(x: 10, y: 10), fingers: 2)
    simulation.wait(.milliseconds(100))
    simulation.tap(at: Point(x: 20, y: 20), fingers: 2)
    #expect(places == [Point(x: 20, y: 10), Point(x: 30, y: 10)], "\(simulation.log)")
  }

  @Test(arguments: [(349.9, true), (350, false), (350.1, false)])
  func `S9.7 S10.4 S14.5 a tap that begins exactly after the gap comes too late`(
    milliseconds: Double, recognizes: Bool
  ) {
    simulation.tap(at: start, lasting: .zero)
    #expect(double.state == .possible)
    simulation.dispatcher.send(
      InputEvent(
        at: .milliseconds(milliseconds),
        touches: [TouchInput(id: 1, phase: .began, location: start)]))
    simulation.finger().up()
    #expect(
      simulation.log.actions == (recognizes ? ["doubleTap ended"] : []), "\(simulation.log)")
    let first = simulation.log.outcomes(of: "doubleTap").first
    #expect(
      first?.detail?.description == (recognizes ? nil : "no second tap began within 350 ms"),
      "\(simulation.log)")
  }

  @Test func `S9.7 the gap counts from each lift to the next touch`() {
    double.numberOfTapsRequired = 3
    for _ in 0..<3 {
      simulation.tap(at: start, lasting: .milliseconds(700))
      simulation.wait(.milliseconds(340))
    }
    #expect(simulation.log.actions == ["doubleTap ended"], "\(simulation.log)")
  }

  @Test func `S9.7 between taps it stays possible without a touch`() {
    simulation.tap(at: start)
    #expect(double.state == .possible)
    #expect(simulation.dispatcher.touches.isEmpty)
    #expect(simulation.log.outcomes(of: "doubleTap").isEmpty, "\(simulation.log)")
    #expect(!simulation.dispatcher.isIdle)
    #expect(simulation.dispatcher.nextDeadline == .milliseconds(410))
  }

  @Test(arguments: [(44.9, true), (45, true), (45.1, false)])
  func `S9.8 S14.10 the spacing goes from the first tap's finger to this tap's`(
    spacing: Double, recognizes: Bool
  ) {
    simulation.tap(at: start)
    simulation.wait(.milliseconds(100))
    simulation.tap(at: start + Vector(dx: spacing, dy: 0))
    #expect(
      simulation.log.actions == (recognizes ? ["doubleTap ended"] : []), "\(simulation.log)")
  }

  @Test func `S14.10 the third tap is measured from the first, not from the second`() {
    double.numberOfTapsRequired = 3
    for offset in [0.0, 40, 80] {
      simulation.tap(at: start + Vector(dx: offset, dy: 0))
      simulation.wait(.milliseconds(100))
    }
    #expect(
      simulation.log.outcomes(of: "doubleTap").map { $0.detail?.description }
        == ["it tapped too far from the first tap: 80 pt where 45 pt are allowed"],
      "\(simulation.log)")
  }

  @Test func `S14.10 with two fingers the first one of each tap counts`() {
    double.numberOfTouchesRequired = 2
    let hand = Hand(simulation)
    hand.down(start, start + Vector(dx: 30, dy: 0))
    hand.up(1, 2)
    hand.down(start + Vector(dx: 40, dy: 0), start + Vector(dx: 200, dy: 0))
    hand.up(1, 2)
    #expect(simulation.log.actions == ["doubleTap ended"], "\(simulation.log)")
  }

  @Test func `S14.10 where the first finger lifted is of no account`() {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.up(at: start + Vector(dx: 40, dy: 0))
    simulation.tap(at: start + Vector(dx: -40, dy: 0))
    #expect(simulation.log.actions == ["doubleTap ended"], "\(simulation.log)")
  }

  @Test func `S9.9 gap and spacing can be set`() {
    double.maximumTapGap = .milliseconds(50)
    double.allowableTapSpacing = 5
    simulation.tap(at: start, taps: 2, gap: .milliseconds(50))
    simulation.runUntilNothingIsPending()
    simulation.tap(at: start)
    simulation.tap(at: start + Vector(dx: 6, dy: 0))
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions == [], "\(simulation.log)")
    simulation.tap(at: start)
    simulation.tap(at: start + Vector(dx: 5, dy: 0))
    #expect(simulation.log.actions == ["doubleTap ended"], "\(simulation.log)")
  }

  @Test func `S9.5 each tap of a row has the longest press for itself`() {
    simulation.tap(at: start)
    simulation.wait(.milliseconds(340))
    simulation.press(at: start, for: .milliseconds(750))
    #expect(
      simulation.log.outcomes(of: "doubleTap").map { $0.detail?.description }
        == ["it did not lift within 750 ms"], "\(simulation.log)")
  }
}
