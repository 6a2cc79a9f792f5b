import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

/// The frame of the views, which lie on each other.
private let area = Rect(x: 0, y: 0, width: 200, height: 200)

@Suite struct `Views that pass touches on` {
  let simulation = Simulation()
  let outer = ScriptedView(name: "outer", frame: area)
  let middle = View(name: "middle", frame: area)
  let place = Point(x: 50, y: 50)

  init() {
    simulation.window.addSubview(outer)
    outer.addSubview(middle)
  }

  /// Adds a view in front, which the touches hit first.
  @discardableResult
  func add<Inner: View>(_ inner: Inner) -> Inner {
    middle.addSubview(inner)
    return inner
  }

  @Test func `S7.24 a view without touch methods passes its touches to the next that has them`() {
    add(View(name: "label", frame: area))
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 5, dy: 0))
    finger.up()
    #expect(outer.told == ["began 1", "moved 1", "ended 1"], "\(simulation.log)")
    finger.down(at: place)
    finger.cancel()
    #expect(outer.told.suffix(2) == ["began 1", "cancelled 1"], "\(simulation.log)")
  }

  @Test func `S7.24 the first view that handles a touch consumes it`() {
    let inner = add(ScriptedView(name: "inner", frame: area))
    simulation.finger().down(at: place)
    #expect(inner.told == ["began 1"])
    #expect(outer.told.isEmpty, "\(simulation.log)")
  }

  @Test func `S7.24 a view that calls super handles a touch and passes it on`() {
    let inner = add(ForwardingView(name: "inner", frame: area))
    simulation.finger().down(at: place)
    #expect(inner.count == 1)
    #expect(outer.told == ["began 1"], "\(simulation.log)")
  }

  @Test func `S7.24 a view may name another next responder, S2.9 recognizers do not follow it`() {
    let side = ScriptedView(name: "side", frame: Rect(x: 200, y: 0, width: 100, height: 100))
    let watcher = ScriptedRecognizer("watcher", .idle)
    side.addGestureRecognizer(watcher)
    simulation.window.addSubview(side)
    let inner = add(DivertingView(name: "inner", frame: area))
    inner.other = side
    simulation.finger().down(at: place)
    #expect(side.told == ["began 1"], "\(simulation.log)")
    #expect(outer.told.isEmpty)
    #expect(watcher.calls.isEmpty)
  }

  @Test func `S7.24 a view that leaves its touches to its superview is neither told nor asked`() {
    let inner = add(ScriptedView(name: "inner", frame: area))
    inner.successor = simulation.window
    inner.leavesTouchesToSuperview = true
    simulation.tap(at: place)
    #expect(inner.told.isEmpty)
    #expect(outer.told == ["began 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S7.23 S7.24 a view that begins to leave touches is told the rest of those it has`() {
    let inner = add(ScriptedView(name: "inner", frame: area))
    let finger = simulation.finger()
    finger.down(at: place)
    inner.leavesTouchesToSuperview = true
    finger.move(to: place + Vector(dx: 5, dy: 0))
    finger.up()
    #expect(inner.told == ["began 1", "moved 1", "ended 1"], "\(simulation.log)")
    simulation.tap(at: place)
    #expect(outer.told == ["began 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S7.23 S7.24 one that no longer leaves them is told nothing of those it has left`() {
    let inner = add(ScriptedView(name: "inner", frame: area))
    inner.leavesTouchesToSuperview = true
    let finger = simulation.finger()
    finger.down(at: place)
    inner.leavesTouchesToSuperview = false
    finger.move(to: place + Vector(dx: 5, dy: 0))
    finger.up()
    #expect(inner.told.isEmpty)
    #expect(outer.told == ["began 1", "moved 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S7.23 a button that leaves touches once it is pressed is released all the same`() {
    let button = add(Button(name: "ok", frame: area))
    button.onEvent(.touchDown) { $0.leavesTouchesToSuperview = true }
    simulation.tap(at: place)
    #expect(!button.isTracking && !button.isHighlighted, "\(simulation.log)")
    #expect(outer.told.isEmpty)
  }

  @Test func `S7.23 S7.24 so is a view that has handled a beginning for one inside`() {
    let label = add(View(name: "label", frame: area))
    let finger = simulation.finger()
    finger.down(at: place)
    outer.leavesTouchesToSuperview = true
    finger.move(to: place + Vector(dx: 5, dy: 0))
    label.removeFromSuperview()
    #expect(outer.told == ["began 1", "moved 1", "cancelled 1"], "\(simulation.log)")
  }

  @Test(arguments: [1, 2, 3, 9, 20])
  func `S7.24 a ring of responders is left, and diagnosed`(count: Int) {
    let ring = (0..<count).map { DivertingView(name: "\($0)", frame: area) }
    for (index, view) in ring.enumerated() {
      middle.addSubview(view)
      view.other = ring[(index + 1) % count]
    }
    simulation.tap(at: place)
    let sentences = simulation.log.diagnostics.map(\.description)
    #expect(
      !sentences.isEmpty && sentences.allSatisfy { $0.contains("form a ring") }, "\(sentences)")
    #expect(outer.told.isEmpty && simulation.dispatcher.isIdle, "\(simulation.log)")
    ring.forEach { $0.other = nil }
  }

  @Test func `S7.24 a long chain of responders is no ring`() {
    let chain = (0..<100).map { DivertingView(name: "\($0)", frame: area) }
    for view in chain { middle.addSubview(view) }
    for (view, next) in zip(chain.reversed(), chain.reversed().dropFirst()) { view.other = next }
    chain[0].other = outer
    simulation.tap(at: place)
    #expect(outer.told == ["began 1", "ended 1"], "\(simulation.log)")
    #expect(simulation.log.diagnostics.isEmpty)
  }

  @Test func `S2.28 S7.24 what a recognizer does with its callbacks routes touches nowhere`() {
    let silent = ScriptedRecognizer("silent", .idle)
    let passing = PassingRecognizer()
    middle.addGestureRecognizer(silent)
    middle.addGestureRecognizer(passing)
    simulation.tap(at: place)
    #expect(outer.told == ["began 1", "ended 1"], "\(simulation.log)")
    #expect(silent.calls == ["began 1", "ended 1", "reset"])
  }
}

/// A view that counts touches and leaves them to the next one.
private final class ForwardingView: View {
  var count = 0

  override func touchesBegan(_ touches: Touches, with event: TouchEvent) {
    count += touches.count
    super.touchesBegan(touches, with: event)
  }
}

/// A view whose touches go elsewhere than to its superview.
private final class DivertingView: View {
  var other: View?
  override var next: View? { other }
}
