import GestureCore
import GestureSimulation
import GestureTrace
import PanGesture
import PinchGesture
import RotationGesture
import TapGesture
import Testing

@Suite struct `Simulated fingers` {
  let simulation = Simulation()
  let middle = Point(x: 200, y: 400)

  private func touches(_ index: Int) -> [TouchInput] { simulation.sent[index].event.touches }

  @Test func `that act at once are in one event`() {
    let fingers = [simulation.finger(1), simulation.finger(2)]
    simulation.atOnce {
      fingers[0].down(at: Point(x: 10, y: 10))
      simulation.atOnce { fingers[1].down(at: Point(x: 20, y: 20)) }
    }
    #expect(simulation.sent.count == 1)
    #expect(touches(0).map(\.id) == [1, 2])
    simulation.atOnce {}
    #expect(simulation.sent.count == 1)
  }

  @Test func `that move at the same time arrive together`() {
    let (left, right) = (simulation.finger(1), simulation.finger(2))
    simulation.atOnce {
      left.down(at: .zero)
      right.down(at: middle)
    }
    simulation.move([(left, Point(x: 0, y: 40)), (right, .zero)], over: .milliseconds(40))
    #expect(simulation.sent.count == 5)
    #expect(touches(2).map(\.location) == [Point(x: 0, y: 20), Point(x: 100, y: 200)])
    #expect(left.location == Point(x: 0, y: 40))
    #expect(right.location == .zero)
    #expect(simulation.now == .milliseconds(40))
  }

  @Test func `that are not down don't move`() {
    simulation.move([(simulation.finger(1), middle)], over: .milliseconds(20))
    #expect(simulation.sent.flatMap(\.event.touches).isEmpty)
    #expect(simulation.finger(1).location == nil)
    #expect(simulation.now == .milliseconds(20))
  }

  @Test(arguments: [0.5, -0.5, 4.0]) func `S9.50 that turn rotate by their angle`(angle: Double) {
    let (rotation, pinch) = (RotationGestureRecognizer(), PinchGestureRecognizer())
    simulation.window.addGestureRecognizer(rotation)
    simulation.window.addGestureRecognizer(pinch)
    var turned = 0.0
    rotation.onAction { turned = $0.rotation }
    simulation.rotate(around: middle, by: angle)
    #expect(abs(turned - angle) < 0.001, "\(simulation.log)")
    #expect(simulation.log.actions(of: "pinch") == [])
  }

  @Test func `S9.46 that move apart pinch by the ratio of their distances`() {
    let pinch = PinchGestureRecognizer()
    simulation.window.addGestureRecognizer(pinch)
    var scale = 1.0
    pinch.onAction { scale = $0.scale }
    simulation.pinch(around: middle, from: 100, to: 250)
    #expect(abs(scale - 2.5) < 0.001, "\(simulation.log)")
  }

  @Test func `S12.1 in another window stay there`() {
    let palette = simulation.addWindow(name: "palette", size: Size(width: 200, height: 200))
    let (near, far) = (TapGestureRecognizer(), TapGestureRecognizer())
    (near.name, far.name) = ("near", "far")
    simulation.window.addGestureRecognizer(near)
    palette.addGestureRecognizer(far)
    simulation.tap(at: Point(x: 50, y: 50), in: palette)
    #expect(simulation.log.actions == ["far ended"], "\(simulation.log)")
    simulation.tap(at: Point(x: 50, y: 50))
    #expect(simulation.log.actions == ["far ended", "near ended"], "\(simulation.log)")
    #expect(simulation.sent.map(\.windowIndex) == [1, 1, 0, 0])
  }

  @Test func `S12.4 in two windows act at once without a rivalry`() {
    let palette = simulation.addWindow(name: "palette")
    let (near, far) = (PanGestureRecognizer(), PanGestureRecognizer())
    (near.name, far.name) = ("near", "far")
    simulation.window.addGestureRecognizer(near)
    palette.addGestureRecognizer(far)
    let (one, other) = (simulation.finger(1), simulation.finger(2, in: palette))
    simulation.atOnce {
      one.down(at: middle)
      other.down(at: middle)
    }
    #expect(simulation.sent.map(\.windowIndex) == [0, 1])
    simulation.move([(one, .zero), (other, .zero)], over: .milliseconds(20))
    #expect(near.state == .changed)
    #expect(far.state == .changed)
  }
}
