import GestureCore
import GestureSimulation
import GestureTrace
import PanGesture
import Testing

@Suite struct `Pan that scrolling drives` {
  let simulation = Simulation()
  let list = View(name: "list", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let pan = PanGestureRecognizer()
  let place = Point(x: 100, y: 100)

  init() { simulation.show(list, pan) }

  private var actions: [GestureState] { simulation.log.actions(of: "pan") }

  @Test func `S9.25 by default wheels do not pan`() {
    #expect(pan.allowedScrollTypes.isEmpty)
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 50))
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 50), .discrete)
    #expect(actions.isEmpty, "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(
    arguments: [
      (ScrollTypes.continuous, ScrollInput.Kind.continuous, true),
      (.continuous, .discrete, false), (.discrete, .continuous, false),
      (.discrete, .discrete, true), ([.continuous, .discrete], .discrete, true),
    ] as [(ScrollTypes, ScrollInput.Kind, Bool)])
  func `S9.25 only the kinds that are allowed pan`(
    allowed: ScrollTypes, kind: ScrollInput.Kind, pans: Bool
  ) {
    pan.allowedScrollTypes = allowed
    #expect(pan.allowedScrollTypes == allowed)
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20), kind)
    #expect(actions == (pans ? [.began] : []), "\(simulation.log)")
  }

  @Test func `S9.25 a kind that is not allowed doesn't go on with it either`() {
    pan.allowedScrollTypes = .discrete
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20), .discrete)
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20), .continuous)
    #expect(actions == [.began], "a trackpad's step counts for nothing\n\(simulation.log)")
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20), .discrete)
    #expect(actions == [.began, .changed], "\(simulation.log)")
    pan.allowedScrollTypes = []
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20), .discrete)
    #expect(actions == [.began, .changed, .changed], "what has begun goes on\n\(simulation.log)")
  }

  @Test func `S9.25 a kind that another pan takes doesn't come to it either`() {
    pan.allowedScrollTypes = .discrete
    let other = PanGestureRecognizer()
    other.name = "other"
    other.allowedScrollTypes = [.discrete, .continuous]
    other.recognizesSimultaneously(with: pan)
    list.addGestureRecognizer(other)
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20), .discrete)
    for _ in 1...2 { simulation.scroll(at: place, by: Vector(dx: 0, dy: 20), .continuous) }
    #expect(actions == [.began], "\(simulation.log)")
    #expect(
      simulation.log.actions(of: "other") == [.began, .changed, .changed], "\(simulation.log)")
  }

  @Test func `S9.25 scrolling drives it without touches, and a pause ends it`() {
    pan.allowedScrollTypes = .continuous
    var translations: [Vector] = []
    var fingers: [Int] = []
    pan.onAction { pan in
      translations.append(pan.translation(in: nil))
      fingers.append(pan.numberOfTouches)
    }
    for _ in 0..<3 {
      simulation.scroll(at: place, by: Vector(dx: 0, dy: 8))
      simulation.wait(.milliseconds(50))
    }
    simulation.runUntilNothingIsPending()
    #expect(actions == [.began, .changed, .ended], "\(simulation.log)")
    #expect(
      translations == [Vector(dx: 0, dy: 16), Vector(dx: 0, dy: 24), Vector(dx: 0, dy: 24)])
    #expect(fingers == [0, 0, 0])
    #expect(simulation.dispatcher.isIdle)
  }

  @Test(arguments: [(99.0, [GestureState.began, .changed]), (100, [.began, .ended, .began])])
  func `S9.25 the pause that ends it is 100 ms`(pause: Double, expected: [GestureState]) {
    pan.allowedScrollTypes = .continuous
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20))
    simulation.wait(.nanoseconds(Int64(pause * 1_000_000)))
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20))
    #expect(actions == expected, "\(simulation.log)")
  }

  @Test func `S9.25 S9.16 too little scrolling fails it`() {
    pan.allowedScrollTypes = .continuous
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 9))
    simulation.runUntilNothingIsPending()
    #expect(actions.isEmpty, "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "pan").map(\.state) == [.failed])
  }

  @Test func `S9.25 scrolling goes to the recognizers under the pointer`() {
    pan.allowedScrollTypes = .continuous
    simulation.scroll(at: Point(x: 100, y: 600), by: Vector(dx: 0, dy: 50))
    #expect(actions.isEmpty, "\(simulation.log)")
  }

  @Test func `S9.25 S4.2 two pans that scrolling drives compete: the nearer wins`() {
    let inner = View(name: "inner", frame: Rect(x: 0, y: 0, width: 200, height: 200))
    list.addSubview(inner)
    let nearer = PanGestureRecognizer()
    nearer.name = "nearer"
    inner.addGestureRecognizer(nearer)
    pan.allowedScrollTypes = .continuous
    nearer.allowedScrollTypes = .continuous
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20))
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20))
    #expect(simulation.log.actions == ["nearer began", "nearer changed"], "\(simulation.log)")
  }

  @Test func `S9.25 S14.8 an axis holds for scrolling too`() {
    pan.allowedScrollTypes = .continuous
    pan.axis = .horizontal
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20))
    #expect(simulation.log.outcomes(of: "pan").map(\.state) == [.failed], "\(simulation.log)")
  }

  @Test func `S9.25 a wheel that reports no number changes nothing`() {
    pan.allowedScrollTypes = .continuous
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 20))
    simulation.scroll(at: place, by: Vector(dx: .nan, dy: .infinity))
    simulation.scroll(at: place, by: Vector(dx: 0, dy: 5))
    #expect(pan.translation(in: nil) == Vector(dx: 0, dy: 25), "\(simulation.log)")
  }
}
