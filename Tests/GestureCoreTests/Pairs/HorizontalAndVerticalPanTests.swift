import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import Testing

/// A row that is swiped sideways in a list that scrolls.
@Suite struct `Horizontal pan in a vertical pan` {
  let simulation = Simulation()
  let row = View(name: "row", frame: Rect(x: 0, y: 100, width: 400, height: 60))
  let horizontal = HorizontalPanGestureRecognizer()
  let vertical = VerticalPanRecognizer()
  let start = Point(x: 200, y: 130)

  init() {
    simulation.show(row, horizontal)
    simulation.window.addGestureRecognizer(vertical)
  }

  private var log: EventLog { simulation.log }

  /// The first action after a straight drag in steps of a tenth.
  private func drag(_ dx: Double, _ dy: Double) -> String? {
    simulation.drag(from: start, to: start + Vector(dx: dx, dy: dy))
    return log.actions.first
  }

  @Test(arguments: [(60, 0), (-60, 0), (60, 59), (60, -59), (-60, 59)] as [(Double, Double)])
  func `S4.2 S14.8 a drag that is more across than down is the row's`(dx: Double, dy: Double) {
    #expect(drag(dx, dy) == "horizontalPan began", "\(log)")
    #expect(log.actions(of: "verticalPan") == [], "\(log)")
    #expect(log.actions.last == "horizontalPan ended", "\(log)")
    #expect(simulation.dispatcher.isIdle, "\(log)")
  }

  @Test(arguments: [(0, 60), (0, -60), (59, 60), (-59, 60), (59, -60)] as [(Double, Double)])
  func `S4.2 S14.8 a drag that is more down than across is the list's`(dx: Double, dy: Double) {
    #expect(drag(dx, dy) == "verticalPan began", "\(log)")
    #expect(log.actions(of: "horizontalPan") == [], "\(log)")
    #expect(log.outcomes(of: "horizontalPan").first?.reason == .ownDecision, "\(log)")
    #expect(simulation.dispatcher.isIdle, "\(log)")
  }

  @Test func `S14.8 neither recognizes a drag just as much down as across`() {
    #expect(drag(60, 60) == nil, "\(log)")
    #expect(simulation.dispatcher.isIdle, "\(log)")
  }

  @Test func `S1.21 the row fails in the event in which the list begins`() {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 0, dy: 9.9))
    #expect(log.outcomes(of: "horizontalPan") == [], "\(log)")
    simulation.wait(Simulation.frame)
    finger.move(to: start + Vector(dx: 0, dy: 10))
    #expect(log.actions == ["verticalPan began"], "\(log)")
    #expect(log.outcomes(of: "horizontalPan").map(\.timestamp) == [.milliseconds(10)], "\(log)")
  }

  @Test func `S4.9 a turn of the finger does not pass the drag on`() {
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 0, dy: 30))
    finger.move(to: start + Vector(dx: 100, dy: 30))
    finger.up()
    #expect(log.actions(of: "horizontalPan") == [], "\(log)")
  }

  @Test func `S4.9 while the list scrolls a second finger can not swipe the row`() {
    let second = simulation.finger(2)
    simulation.finger().down(at: start)
    simulation.finger().move(to: start + Vector(dx: 0, dy: 30))
    second.down(at: start)
    second.move(to: start + Vector(dx: 60, dy: 0))
    #expect(log.actions(of: "horizontalPan") == [], "\(log)")
    #expect(
      log.outcomes(of: "horizontalPan").last?.reason == .excluded(by: vertical.label), "\(log)")
  }

  @Test func `S4.9 once the list is let go the row can be swiped`() {
    _ = drag(0, 60)
    log.removeAll()
    #expect(drag(60, 0) == "horizontalPan began", "\(log)")
  }

  @Test func `S4.16 with simultaneity a turn of the finger starts nothing new`() {
    let delegate = ScriptedDelegate()
    delegate.allow(horizontal, with: vertical)
    let finger = simulation.finger()
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 30, dy: 0))
    finger.move(to: start + Vector(dx: 30, dy: 80))
    finger.up()
    // Each judged the first 10 points by itself, and the vertical one failed there.
    #expect(
      log.actions == ["horizontalPan began", "horizontalPan changed", "horizontalPan ended"],
      "\(log)")
    #expect(log.outcomes(of: "verticalPan").first?.reason == .ownDecision, "\(log)")
  }

  @Test func `S4.17 a list that waits for the row is held up by nothing`() {
    vertical.require(toFail: horizontal)
    #expect(drag(0, 60) == "verticalPan began", "\(log)")
    #expect(!log.tellsOfHolding, "the row fails in the same event\n\(log)")
  }

  @Test func `S5.15 each pan moves along its axis alone`() {
    var across: [Vector] = []
    horizontal.onAction { across.append($0.translation(in: nil)) }
    simulation.draw([start, start + Vector(dx: 20, dy: 5), start + Vector(dx: 40, dy: 30)])
    #expect(
      across == [Vector(dx: 20, dy: 0), Vector(dx: 40, dy: 0), Vector(dx: 40, dy: 0)], "\(log)")
  }
}
