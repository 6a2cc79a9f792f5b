import GestureCore
import GestureSimulation
import GestureTrace
import SwipeGesture
import Testing

@Suite struct `Swipes` {
  let simulation = Simulation()
  let swipe = SwipeGestureRecognizer()
  let finger: Finger
  let start = Point(x: 200, y: 400)

  init() {
    simulation.window.addGestureRecognizer(swipe)
    finger = simulation.finger()
  }

  private var actions: [GestureState] { simulation.log.actions(of: "swipe") }
  private var details: [String?] { simulation.log.details(of: "swipe") }

  /// Moves from the start in one event, some time after the finger came down.
  private func move(by movement: Vector, after milliseconds: Double = 100) {
    finger.down(at: start)
    simulation.dispatcher.advance(to: .milliseconds(milliseconds))
    finger.move(to: start + movement)
  }

  @Test func `S2.33 S9.34 between attempts it is where the last swipe began`() {
    move(by: Vector(dx: 60, dy: 0))
    finger.up()
    #expect(swipe.location(in: nil) == start)
    finger.down(at: .zero)
    #expect(swipe.location(in: nil) == .zero)
  }

  @Test func `S9.28 S13.22 it recognizes during the movement, with the finger still down`() {
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 60, dy: 0), over: .milliseconds(60))
    #expect(actions == [.ended], "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "swipe").map(\.timestamp) == [.milliseconds(50)],
      "\(simulation.log)")
    finger.up()
    #expect(actions == [.ended])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(
    arguments: [
      (SwipeDirection.right, Vector(dx: 60, dy: 0), true), (.right, Vector(dx: -60, dy: 0), false),
      (.left, Vector(dx: -60, dy: 0), true), (.up, Vector(dx: 0, dy: -60), true),
      (.down, Vector(dx: 0, dy: 60), true), (.down, Vector(dx: 0, dy: -60), false),
      ([.left, .right], Vector(dx: -60, dy: 0), true),
      ([.left, .right], Vector(dx: 60, dy: 0), true),
      ([.left, .right], Vector(dx: 0, dy: 60), false),
      ([.left, .up], Vector(dx: 0, dy: -60), true), ([], Vector(dx: 60, dy: 0), false),
    ] as [(SwipeDirection, Vector, Bool)])
  func `S9.29 any of its directions may match`(
    direction: SwipeDirection, movement: Vector, isSwipe: Bool
  ) {
    swipe.direction = direction
    move(by: movement)
    #expect(actions == (isSwipe ? [.ended] : []), "\(simulation.log)")
  }

  @Test func `S9.29 by default it goes to the right with one finger`() {
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
  }

  @Test(arguments: [(49.9, false), (50, true), (50.1, true)])
  func `S9.31 it takes 50 pt`(distance: Double, isSwipe: Bool) {
    move(by: Vector(dx: distance, dy: 0))
    #expect(actions == (isSwipe ? [.ended] : []), "\(simulation.log)")
  }

  @Test(arguments: [(49.9, true), (50, true), (50.1, false)])
  func `S9.30 S9.31 a fast one may stray by 50 pt`(across: Double, isSwipe: Bool) {
    move(by: Vector(dx: 60, dy: across))
    #expect(actions == (isSwipe ? [.ended] : []), "\(simulation.log)")
    #expect(
      details
        == (isSwipe ? [nil] : ["it strayed too far to the side: 50.1 pt where 50 pt are allowed"]))
  }

  @Test(arguments: [(19.9, true), (20, true), (20.1, false)])
  func `S9.30 S9.31 a slow one may stray by a third of its way`(across: Double, isSwipe: Bool) {
    move(by: Vector(dx: 60, dy: across), after: 300)
    #expect(actions == (isSwipe ? [.ended] : []), "\(simulation.log)")
  }

  @Test(arguments: [(249.0, true), (250, true), (251, false)])
  func `S14.17 fast is within half of the longest duration`(time: Double, isSwipe: Bool) {
    move(by: Vector(dx: 60, dy: 40), after: time)
    #expect(actions == (isSwipe ? [.ended] : []), "\(simulation.log)")
  }

  @Test func `S9.30 a slow one that strays may still come right`() {
    move(by: Vector(dx: 60, dy: 40), after: 300)
    finger.move(to: start + Vector(dx: 120, dy: 40))
    #expect(actions == [.ended], "\(simulation.log)")
  }

  @Test(arguments: [(499.0, true), (500, false), (501, false)])
  func `S9.31 S14.5 it takes less than 0.5 s`(time: Double, isSwipe: Bool) {
    move(by: Vector(dx: 60, dy: 0), after: time)
    #expect(actions == (isSwipe ? [.ended] : []), "\(simulation.log)")
    #expect(
      simulation.log.outcomes(of: "swipe").map(\.timestamp.milliseconds)
        == [isSwipe ? time : 500], "\(simulation.log)")
  }

  @Test func `S9.31 one that is too slow tells how far it had come`() {
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 40, dy: 0))
    finger.move(to: start + Vector(dx: 30, dy: 0))
    simulation.dispatcher.advance(to: .milliseconds(1000))
    #expect(
      details == ["its time was up before it had gone far enough: 40 pt where 50 pt are needed"],
      "\(simulation.log)")
  }

  @Test func `S9.30 S9.31 one that strayed and came back was far enough`() {
    move(by: Vector(dx: 60, dy: 40), after: 300)
    finger.move(to: start)
    finger.up()
    #expect(
      details == [
        "it strayed too far to the side for a slow swipe: 40 pt where 20 pt are allowed"
      ], "\(simulation.log)")
  }

  @Test func `S9.31 S14.17 one that was too slow for its slant says so, however far it strays`() {
    finger.down(at: start)
    simulation.wait(.milliseconds(280))
    finger.move(to: start + Vector(dx: 60, dy: 44))
    finger.move(to: start + Vector(dx: 64, dy: 57))
    #expect(
      details == [
        "it strayed too far to the side for a slow swipe: 44 pt where 20 pt are allowed"
      ], "\(simulation.log)")
  }

  @Test func `S9.31 S14.17 a quick finger that strays beside another one is not called slow`() {
    swipe.numberOfTouchesRequired = 2
    let other = start + Vector(dx: 0, dy: 100)
    simulation.fingers(.began, start, other)
    simulation.wait(.milliseconds(60))
    simulation.fingers(.moved, start + Vector(dx: 60, dy: 70), other + Vector(dx: 60, dy: -10))
    simulation.lift(1, 2)
    #expect(
      details == ["it strayed too far to the side: 70 pt where 50 pt are allowed"],
      "\(simulation.log)")
  }

  @Test func `S9.31 one that strays anew after it came back tells the last of it`() {
    move(by: Vector(dx: 60, dy: 40), after: 280)
    finger.move(to: start)
    finger.move(to: start + Vector(dx: 60, dy: 70))
    #expect(
      details == ["it strayed too far to the side: 70 pt where 50 pt are allowed"],
      "\(simulation.log)")
  }

  @Test func `S9.32 a finger that was missing until the time was up is told`() {
    swipe.numberOfTouchesRequired = 2
    move(by: Vector(dx: 60, dy: 0))
    simulation.dispatcher.advance(to: .milliseconds(1000))
    #expect(details == ["too few fingers: 1 where 2 are needed"], "\(simulation.log)")
  }

  @Test(arguments: [(9.9, false), (10, true), (10.1, true)])
  func `S9.33 S14.17 clearly the wrong way is 10 pt against it`(distance: Double, fails: Bool) {
    move(by: Vector(dx: -distance, dy: 0))
    #expect(details == (fails ? ["it moved the wrong way"] : []), "\(simulation.log)")
  }

  @Test(arguments: [(Vector(dx: -30, dy: 30), false), (Vector(dx: -30, dy: -30), true)])
  func `S9.33 S14.17 the wrong way is against every direction`(movement: Vector, fails: Bool) {
    swipe.direction = [.right, .down]
    move(by: movement)
    #expect(details == (fails ? ["it moved the wrong way"] : []), "\(simulation.log)")
  }

  @Test func `S9.31 the limits are properties`() {
    swipe.minimumDistance = 100
    swipe.maximumCrossDistance = 10
    swipe.maximumDuration = .seconds(1)
    move(by: Vector(dx: 99, dy: 10), after: 400)
    #expect(actions.isEmpty, "\(simulation.log)")
    finger.move(to: start + Vector(dx: 100, dy: 10))
    #expect(actions == [.ended], "\(simulation.log)")
  }

  @Test func `S9.32 a lift before recognition fails it`() {
    move(by: Vector(dx: 40, dy: 0))
    finger.up()
    #expect(actions.isEmpty)
    #expect(
      details == ["it lifted before it had gone far enough: 40 pt where 50 pt are needed"],
      "\(simulation.log)")
  }

  @Test func `S14.12 S13.6 a lift that completes it is a swipe`() {
    finger.down(at: start)
    finger.up(at: start + Vector(dx: 60, dy: 0))
    #expect(actions == [.ended], "\(simulation.log)")
  }

  @Test func `S9.32 a cancelled touch fails it`() {
    move(by: Vector(dx: 40, dy: 0))
    finger.cancel()
    #expect(
      simulation.log.outcomes(of: "swipe").map(\.reason) == [.touchesCancelled],
      "\(simulation.log)")
  }

  @Test func `S9.34 its location is where it began`() {
    var location: Point?
    swipe.onAction { swipe in location = swipe.location(in: nil) }
    move(by: Vector(dx: 60, dy: 10))
    #expect(location == start, "\(simulation.log)")
  }

  @Test func `S6.4 after it has recognized, the same finger swipes no second time`() {
    move(by: Vector(dx: 60, dy: 0))
    finger.move(to: start + Vector(dx: 180, dy: 0))
    #expect(actions == [.ended], "\(simulation.log)")
    finger.up()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 60, dy: 0))
    #expect(actions == [.ended, .ended], "\(simulation.log)")
  }
}

@Suite struct `Swipes with several fingers` {
  let simulation = Simulation()
  let swipe = SwipeGestureRecognizer()
  let upper = Point(x: 100, y: 300)
  let lower = Point(x: 120, y: 400)
  let far = Vector(dx: 60, dy: 0)

  init() {
    swipe.numberOfTouchesRequired = 2
    simulation.window.addGestureRecognizer(swipe)
  }

  private var actions: [GestureState] { simulation.log.actions(of: "swipe") }
  private var details: [String?] { simulation.log.details(of: "swipe") }

  @Test func `S9.32 all of its fingers have to move the same way`() {
    simulation.fingers(.began, upper, lower)
    simulation.fingers(.moved, upper + far, lower)
    #expect(actions.isEmpty, "\(simulation.log)")
    simulation.finger(2).move(to: lower + far)
    #expect(actions == [.ended], "\(simulation.log)")
  }

  @Test func `S9.32 fingers that move apart are no swipe, even if both ways are allowed`() {
    swipe.direction = [.left, .right]
    simulation.fingers(.began, upper, lower)
    simulation.fingers(.moved, upper + far, lower + far * -1)
    simulation.lift(1, 2)
    #expect(actions.isEmpty, "\(simulation.log)")
  }

  @Test func `S9.32 one finger alone is no swipe of two`() {
    simulation.drag(from: upper, to: upper + far, over: .milliseconds(100))
    #expect(actions.isEmpty, "\(simulation.log)")
  }

  @Test func `S9.32 too many fingers fail it`() {
    simulation.fingers(.began, upper, lower, upper)
    #expect(details == ["too many fingers: 3 where 2 are allowed"], "\(simulation.log)")
  }

  @Test func `S9.32 one that lifts before recognition fails it`() {
    simulation.fingers(.began, upper, lower)
    simulation.lift(1)
    #expect(
      details == ["it lifted before it had gone far enough: 0 pt where 50 pt are needed"],
      "\(simulation.log)")
  }

  @Test func `S9.34 its location is the middle of where the fingers began`() {
    var location: Point?
    swipe.onAction { swipe in location = swipe.location(in: nil) }
    simulation.finger(1).down(at: upper)
    simulation.finger(1).move(to: upper + Vector(dx: 5, dy: 0))
    simulation.finger(2).down(at: lower)
    simulation.fingers(.moved, upper + far, lower + far)
    #expect(location == Point(x: 110, y: 350), "\(simulation.log)")
  }

  @Test func `S9.32 a number of fingers below 1 counts as 1, with a diagnostic`() {
    swipe.numberOfTouchesRequired = 0
    #expect(swipe.numberOfTouchesRequired == 1)
    #expect(simulation.log.diagnostics.count == 1, "\(simulation.log)")
  }
}
