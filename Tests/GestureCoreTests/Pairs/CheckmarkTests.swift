import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HorizontalPanGesture
import TapGesture
import Testing

/// A recognizer that is written outside of the package's recognizers works like them.
@Suite struct `Checkmark plugin` {
  let stage = Stage()
  let checkmark = CheckmarkRecognizer()

  init() { stage.add(checkmark) }

  private var start: Point { Point(x: 40, y: 100) }

  /// Down to the right, then up to the right, in steps.
  private func path(down: Double, up: Double) -> [Point] {
    let turn = start + Vector(dx: down, dy: down)
    let first = (0...4).map { start + Vector(dx: down, dy: down) * (Double($0) / 4) }
    return first + (1...4).map { turn + Vector(dx: up, dy: -up) * (Double($0) / 4) }
  }

  private func draw(down: Double = 40, up: Double = 60) {
    stage.simulation.draw(path(down: down, up: up))
  }

  @Test(arguments: [19, 20, 21, 60] as [Double], [19, 20, 21, 60] as [Double])
  func `S1.2 it recognizes strokes that are high enough`(down: Double, up: Double) {
    draw(down: down, up: up)
    let isCheckmark = down >= 20 && up >= 20
    #expect(stage.actions == (isCheckmark ? ["checkmark ended"] : []), "\(stage.log)")
    #expect(stage.states(of: checkmark) == [isCheckmark ? .ended : .failed], "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle, "\(stage.log)")
  }

  @Test func `S1.21 it fails in the first move that can be no checkmark`() {
    stage.finger.down(at: start)
    stage.finger.move(to: start + Vector(dx: 5, dy: -1))
    #expect(
      stage.log.outcomes(of: "checkmark").map { $0.detail?.description } == ["it went up too early"]
    )
    stage.finger.up()
    #expect(stage.actions == [], "\(stage.log)")
  }

  @Test func `S6.4 it can be drawn again and again`() {
    for _ in 1...3 { draw() }
    draw(down: 5, up: 5)
    draw()
    #expect(
      stage.actions == [String](repeating: "checkmark ended", count: 4), "\(stage.log)")
  }

  @Test func `S5.3 apps use it like any other`() {
    var states: [GestureState] = []
    checkmark.onAction { states.append($0.state) }
    draw()
    #expect(states == [.ended])
    #expect(checkmark.state == .possible)
    #expect(checkmark.lastOutcome?.state == .ended)
  }

  @Test func `S4.7 a pan that begins before excludes it`() {
    let pan = HorizontalPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    // More across than down in the beginning.
    stage.simulation.draw([start, start + Vector(dx: 30, dy: 5), start + Vector(dx: 40, dy: 40)])
    #expect(stage.actions.first == "horizontalPan began", "\(stage.log)")
    #expect(stage.reason(of: checkmark) == .excluded(by: pan.label), "\(stage.log)")
  }

  @Test func `S4.17 S4.20 a pan that waits for it pans when it is none`() {
    let pan = HorizontalPanGestureRecognizer()
    pan.require(toFail: checkmark)
    stage.window.addGestureRecognizer(pan)
    draw()
    #expect(stage.actions == ["checkmark ended"], "\(stage.log)")
    stage.simulation.drag(from: start, to: start + Vector(dx: 100, dy: 0))
    #expect(
      stage.actions.suffix(2) == ["horizontalPan began", "horizontalPan ended"], "\(stage.log)")
  }

  @Test func `S4.2 it excludes those that would recognize later`() {
    let double = DoubleTapGestureRecognizer()
    double.allowableMovement = 500
    stage.add(double)
    draw()
    #expect(stage.actions == ["checkmark ended"], "\(stage.log)")
    #expect(stage.reason(of: double) == .excluded(by: checkmark.label), "\(stage.log)")
  }

  @Test func `S4.17 it waits for others`() {
    let double = DoubleTapGestureRecognizer()
    double.allowableMovement = 500
    checkmark.require(toFail: double)
    stage.add(double)
    draw()
    #expect(stage.actions == [], "\(stage.log)")
    stage.simulation.wait(.milliseconds(350))
    #expect(stage.actions == ["checkmark ended"], "\(stage.log)")
  }

  @Test func `S4.3 a tap and a checkmark are told apart by themselves`() {
    stage.add(TapGestureRecognizer())
    stage.tap()
    draw()
    #expect(stage.actions == ["tap ended", "checkmark ended"], "\(stage.log)")
  }

  @Test func `S3.8 its delegate may say no`() {
    let delegate = ScriptedDelegate()
    delegate.shouldBegin = { _ in false }
    checkmark.delegate = delegate
    draw()
    #expect(stage.actions == [], "\(stage.log)")
    #expect(checkmark.lastOutcome?.reason == .deniedByDelegate)
  }

  @Test func `S5.10 it takes its touch away from the view`() {
    draw()
    #expect(stage.log.phases(of: "card").last == .cancelled, "\(stage.log)")
    #expect(stage.story.suffix(2) == ["card cancelled", "checkmark sends ended"])
  }

  @Test func `S1.20 cancelled touches fail it`() {
    stage.finger.down(at: start)
    stage.finger.move(to: start + Vector(dx: 40, dy: 40))
    stage.finger.cancel()
    #expect(stage.reason(of: checkmark) == .touchesCancelled, "\(stage.log)")
    #expect(stage.log.diagnostics == [], "\(stage.log)")
  }

  @Test func `S4.47 a second finger fails it with words of its own`() {
    stage.finger.down(at: start)
    stage.secondFinger.down(at: stage.place)
    #expect(
      stage.log.outcomes(of: "checkmark").map { $0.detail?.description } == [
        "a checkmark takes one finger"
      ])
  }
}
