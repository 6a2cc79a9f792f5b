import GestureCore
import GestureSimulation
import GestureTrace
import PanGesture
import Testing

@Suite struct `Translation and velocity of a pan` {
  let simulation = Simulation()
  let pan = PanGestureRecognizer()
  let finger: Finger
  let start = Point(x: 100, y: 100)
  /// Twice as large as the window's points, and turned by a quarter clockwise.
  let turned = View(name: "turned", frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    simulation.window.addGestureRecognizer(pan)
    simulation.window.addSubview(turned)
    turned.transform = AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
    finger = simulation.finger()
  }

  @Test func `S9.18 the translation is counted from the start, as the asked view sees it`() {
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    finger.move(to: start + Vector(dx: 40, dy: 10))
    #expect(pan.translation(in: nil) == Vector(dx: 40, dy: 10), "\(simulation.log)")
    #expect(pan.translation(in: simulation.window) == Vector(dx: 40, dy: 10))
    let seen = pan.translation(in: turned)
    #expect((seen - Vector(dx: 5, dy: -20)).length < 1e-9, "\(seen)")
  }

  @Test func `S9.18 it is held in window space: a view that moves along does not change it`() {
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    turned.center += Vector(dx: 20, dy: 0)
    #expect(pan.translation(in: nil) == Vector(dx: 20, dy: 0))
    let seen = pan.translation(in: turned)
    #expect((seen - Vector(dx: 0, dy: -10)).length < 1e-9, "\(seen)")
  }

  @Test func `S9.18 S9.19 it is set in a view's terms and counted on from there`() {
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    pan.setTranslation(Vector(dx: 5, dy: -20), in: turned)
    let translation = pan.translation(in: nil)
    #expect((translation - Vector(dx: 40, dy: 10)).length < 1e-9, "\(translation)")
  }

  @Test func `S9.19 after it was set to zero the next translation is the next move's`() {
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 20, dy: 0))
    pan.setTranslation(.zero, in: nil)
    #expect(pan.translation(in: nil) == .zero)
    finger.move(to: start + Vector(dx: 27, dy: 3))
    #expect(pan.translation(in: nil) == Vector(dx: 7, dy: 3), "\(simulation.log)")
  }

  @Test func `S9.19 setting it makes the velocity zero until the next move`() {
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 60, dy: 0), over: .milliseconds(60))
    #expect((pan.velocity(in: nil) - Vector(dx: 1000, dy: 0)).length < 1e-6)
    pan.setTranslation(.zero, in: nil)
    #expect(pan.velocity(in: nil) == .zero)
    simulation.wait(.milliseconds(10))
    finger.move(to: start + Vector(dx: 65, dy: 0))
    let velocity = pan.velocity(in: nil)
    #expect((velocity - Vector(dx: 500, dy: 0)).length < 1e-6, "\(velocity)")
  }

  @Test func `S9.21 the velocity is in points per second of the asked view`() {
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 100, dy: 0), over: .milliseconds(100))
    let velocity = pan.velocity(in: nil)
    #expect((velocity - Vector(dx: 1000, dy: 0)).length < 1e-6, "\(velocity)")
    let seen = pan.velocity(in: turned)
    #expect((seen - Vector(dx: 0, dy: -500)).length < 1e-6, "\(seen)")
  }

  @Test func `S9.21 after a stop it is zero at the lift`() {
    var atTheEnd: Vector?
    pan.onAction { pan in if pan.state == .ended { atTheEnd = pan.velocity(in: nil) } }
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 100, dy: 0), over: .milliseconds(100))
    simulation.wait(.milliseconds(100))
    finger.up()
    #expect(atTheEnd == .zero, "\(simulation.log)")
  }

  @Test func `S9.21 without a stop it is the last movement's at the lift`() {
    var atTheEnd = Vector.zero
    pan.onAction { pan in if pan.state == .ended { atTheEnd = pan.velocity(in: nil) } }
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 0, dy: 50), over: .milliseconds(100))
    finger.up()
    #expect((atTheEnd - Vector(dx: 0, dy: 500)).length < 1e-6, "\(atTheEnd)")
  }

  @Test func `S3.5 S9.17 when it asks whether to begin, its translation and velocity are known`() {
    let asked = Asked()
    pan.delegate = asked
    finger.down(at: start)
    finger.move(to: start + Vector(dx: 12, dy: 0), over: .milliseconds(20))
    #expect(asked.translations == [Vector(dx: 12, dy: 0)], "\(simulation.log)")
    #expect(asked.velocities.allSatisfy { $0.dx > 0 })
  }
}

/// A delegate that looks at a pan when it is asked.
private final class Asked: GestureRecognizerDelegate {
  private(set) var translations: [Vector] = []
  private(set) var velocities: [Vector] = []

  func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizer) -> Bool {
    guard let pan = recognizer as? PanGestureRecognizer else { return false }
    translations.append(pan.translation(in: nil))
    velocities.append(pan.velocity(in: nil))
    return true
  }
}
