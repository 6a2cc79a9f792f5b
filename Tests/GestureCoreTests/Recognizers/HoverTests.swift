import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import HoverGesture
import PanGesture
import TapGesture
import Testing

@Suite struct `Hovering` {
  let simulation = Simulation()
  let card = View(name: "card", frame: Rect(x: 100, y: 100, width: 100, height: 100))
  let hover = HoverGestureRecognizer()
  let inside = Point(x: 150, y: 150)
  let outside = Point(x: 10, y: 10)

  init() { simulation.show(card, hover) }

  private var actions: [GestureState] { simulation.log.actions(of: "hover") }

  @Test func `S9.54 it begins on entering, changes on moving and ends on leaving`() {
    simulation.hover(at: outside)
    #expect(actions.isEmpty)
    simulation.hover(at: inside)
    #expect(hover.location(in: card) == Point(x: 50, y: 50))
    simulation.hover(at: inside + Vector(dx: 5, dy: 0))
    simulation.hover(at: outside)
    #expect(actions == [.began, .changed, .ended], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S9.54 leaving the window ends it`() {
    simulation.hover(at: inside)
    simulation.hover(at: nil)
    #expect(actions == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S14.12 S9.54 a pointer that stays where it is changes nothing`() {
    simulation.hover(at: inside)
    simulation.hover(at: inside)
    #expect(actions == [.began], "\(simulation.log)")
  }

  @Test func `S9.54 on touch-only hardware it never recognizes`() {
    simulation.tap(at: inside)
    simulation.drag(from: inside, to: outside)
    #expect(actions.isEmpty, "\(simulation.log)")
    #expect(simulation.log.outcomes(of: "hover").isEmpty)
  }

  @Test func `S9.54 S14.22 while a button is down it is silent`() {
    let mouse = simulation.finger(1, type: .mouse)
    simulation.hover(at: inside)
    mouse.down(at: inside)
    simulation.hover(at: inside + Vector(dx: 5, dy: 0))
    simulation.hover(at: outside)
    #expect(actions == [.began], "\(simulation.log)")
    mouse.up()
    simulation.hover(at: inside + Vector(dx: 9, dy: 0))
    #expect(actions == [.began, .changed], "\(simulation.log)")
  }

  @Test func `S9.54 S14.22 it ends with the release if the pointer has left meanwhile`() {
    let mouse = simulation.finger(1, type: .mouse)
    simulation.hover(at: inside)
    mouse.down(at: inside)
    simulation.hover(at: nil)
    #expect(actions == [.began], "\(simulation.log)")
    mouse.up()
    #expect(actions == [.began, .ended], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle, "\(simulation.log)")
  }

  @Test func `S9.54 S14.22 it goes on after the release if the pointer has left and come back`() {
    let mouse = simulation.finger(1, type: .mouse)
    simulation.hover(at: inside)
    mouse.down(at: inside)
    simulation.hover(at: nil)
    simulation.hover(at: inside)
    mouse.up()
    #expect(actions == [.began], "\(simulation.log)")
  }

  @Test func `S9.54 a pointer that comes in with its button down begins with the release`() {
    let mouse = simulation.finger(1, type: .mouse)
    mouse.down(at: outside)
    simulation.hover(at: inside)
    #expect(actions.isEmpty, "\(simulation.log)")
    mouse.up(at: inside)
    simulation.hover(at: inside)
    #expect(actions == [.began], "\(simulation.log)")
  }

  @Test func `S14.22 a finger on the screen doesn't make it silent`() {
    simulation.hover(at: inside)
    simulation.finger().down(at: outside)
    simulation.hover(at: inside + Vector(dx: 5, dy: 0))
    #expect(actions == [.began, .changed], "\(simulation.log)")
  }

  @Test func `S14.22 when its view is hidden nothing happens until the pointer moves`() {
    simulation.hover(at: inside)
    card.isHidden = true
    simulation.wait(.seconds(1))
    #expect(actions == [.began], "\(simulation.log)")
    simulation.hover(at: inside + Vector(dx: 1, dy: 0))
    #expect(actions == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S14.22 when its view is removed nothing happens until the pointer moves`() {
    simulation.hover(at: inside)
    card.removeFromSuperview()
    #expect(actions == [.began], "\(simulation.log)")
    simulation.hover(at: inside + Vector(dx: 1, dy: 0))
    #expect(actions == [.began, .ended], "\(simulation.log)")
    #expect(simulation.dispatcher.isIdle)
  }

  @Test func `S9.54 a view in front takes the pointer only if it lies beside`() {
    let inner = View(name: "inner", frame: Rect(x: 0, y: 0, width: 20, height: 20))
    card.addSubview(inner)
    let cover = View(name: "cover", frame: Rect(x: 180, y: 100, width: 100, height: 100))
    simulation.window.addSubview(cover)
    simulation.hover(at: Point(x: 110, y: 110))
    #expect(actions == [.began], "a subview is part of it\n\(simulation.log)")
    simulation.hover(at: Point(x: 190, y: 150))
    #expect(actions == [.began, .ended], "\(simulation.log)")
  }

  @Test func `S9.55 it excludes no other recognizer and none excludes it`() {
    card.addGestureRecognizer(TapGestureRecognizer())
    card.addGestureRecognizer(PanGestureRecognizer())
    let second = HoverGestureRecognizer()
    second.name = "second"
    simulation.window.addGestureRecognizer(second)
    simulation.hover(at: inside)
    simulation.tap(at: inside)
    simulation.drag(from: inside, to: outside)
    simulation.hover(at: inside + Vector(dx: 5, dy: 0))
    #expect(
      simulation.log.actions.filter { $0.contains("began") || $0 == "tap ended" }
        == ["hover began", "second began", "tap ended", "pan began"], "\(simulation.log)")
    #expect(hover.state == .changed)
    #expect(second.state == .changed)
  }

  @Test func `S9.55 it takes no touch from its view`() {
    let view = ScriptedView(name: "view", frame: Rect(x: 200, y: 200, width: 100, height: 100))
    simulation.window.addSubview(view)
    view.addGestureRecognizer(HoverGestureRecognizer())
    simulation.hover(at: Point(x: 250, y: 250))
    simulation.finger(1, type: .mouse).down(at: Point(x: 250, y: 250))
    simulation.finger(1, type: .mouse).up()
    #expect(view.told == ["began 1", "ended 1"], "\(simulation.log)")
  }

  @Test func `S8.2 disabled in its course it is cancelled, and begins anew when enabled`() {
    simulation.hover(at: inside)
    hover.isEnabled = false
    simulation.hover(at: inside + Vector(dx: 1, dy: 0))
    #expect(actions == [.began, .cancelled], "\(simulation.log)")
    hover.isEnabled = true
    simulation.hover(at: inside + Vector(dx: 2, dy: 0))
    #expect(actions == [.began, .cancelled, .began], "\(simulation.log)")
  }

  @Test func `S13.15 a place that is no number is the last one, with a diagnostic`() {
    simulation.hover(at: inside)
    simulation.hover(at: Point(x: .nan, y: 150))
    #expect(actions == [.began], "\(simulation.log)")
    #expect(simulation.log.diagnostics.count == 1, "\(simulation.log)")
    simulation.hover(at: nil)
    simulation.hover(at: Point(x: .infinity, y: 150))
    #expect(actions == [.began, .ended], "\(simulation.log)")
    #expect(hover.location(in: nil) == inside)
  }

  @Test func `S13.15 a distance that is no number is none, with a diagnostic`() {
    simulation.dispatcher.send(
      InputEvent(at: simulation.now, .hover(HoverInput(at: inside, distance: .nan))))
    #expect(hover.distance == nil)
    #expect(simulation.log.diagnostics.count == 1, "\(simulation.log)")
  }
}
