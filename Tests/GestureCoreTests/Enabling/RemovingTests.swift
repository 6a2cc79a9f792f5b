import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import TapGesture
import Testing

@Suite struct `Recognizers that are added, removed and moved` {
  let simulation = Simulation()
  let card = ScriptedView(name: "card", frame: Rect(x: 0, y: 0, width: 200, height: 200))
  let other = View(name: "other", frame: Rect(x: 200, y: 0, width: 200, height: 200))
  let third = View(name: "third", frame: Rect(x: 0, y: 200, width: 200, height: 200))
  let place = Point(x: 50, y: 50)
  let finger: Finger
  let drag: ScriptedRecognizer

  init() {
    for view in [card, other, third] { simulation.window.addSubview(view) }
    finger = simulation.finger()
    drag = ScriptedRecognizer("drag", .drag, on: card)
  }

  func beginDrag() {
    finger.down(at: place)
    finger.move(to: Point(x: 55, y: 50))
  }

  /// The names of the views that list the drag.
  var owners: [String] {
    [card, other, third].filter { view in view.gestureRecognizers.contains { $0 === drag } }
      .map(\.name)
  }

  @Test func `S8.9 a recognizer that is added to a second view leaves the first`() {
    other.addGestureRecognizer(drag)
    #expect(owners == ["other"])
    #expect(drag.view === other)
    simulation.tap(at: place)
    #expect(drag.calls.isEmpty, "\(simulation.log)")
    simulation.tap(at: Point(x: 250, y: 50))
    #expect(drag.calls == ["began 1", "ended 1", "reset"])
  }

  @Test func `S8.9 adding a recognizer where it is already changes nothing`() {
    let newer = ScriptedRecognizer("newer", .watch, on: card)
    beginDrag()
    card.addGestureRecognizer(drag)
    #expect(card.gestureRecognizers.map(\.name) == ["drag", "newer"])
    #expect(drag.state == .began, "\(simulation.log)")
    #expect(newer.lastOutcome != nil)
  }

  @Test func `S8.9 S8.11 a recognizer that is added elsewhere in mid-gesture is called off`() {
    beginDrag()
    other.addGestureRecognizer(drag)
    #expect(simulation.log.actions(of: "drag") == [.began, .cancelled], "\(simulation.log)")
    #expect(drag.calls == ["began 1", "moved 1", "reset"])
    finger.move(to: Point(x: 250, y: 50))
    finger.up()
    #expect(simulation.log.actions(of: "drag").count == 2)
    #expect(owners == ["other"])
  }

  @Test func `S8.9 S5.13 a recognizer that moves on in its last action stays where it went`() {
    drag.onAction { [other] drag in
      if drag.state == .cancelled { other.addGestureRecognizer(drag) }
    }
    beginDrag()
    card.removeGestureRecognizer(drag)
    #expect(owners == ["other"], "\(simulation.log)")
    #expect(drag.view === other)
    simulation.tap(at: Point(x: 250, y: 50))
    #expect(drag.calls.suffix(3) == ["began 1", "ended 1", "reset"], "\(simulation.log)")
  }

  @Test func `S8.9 S5.13 a recognizer that moves on while it is moved is on one view`() {
    drag.onAction { [third] drag in
      if drag.state == .cancelled { third.addGestureRecognizer(drag) }
    }
    beginDrag()
    other.addGestureRecognizer(drag)
    #expect(owners == ["other"], "the call that began first has the last word")
    #expect(drag.view === other)
  }

  @Test func `S8.10 a view keeps its recognizers, a recognizer doesn't keep its view`() {
    weak var recognizer: TapGestureRecognizer?
    weak var view: View?
    let kept = TapGestureRecognizer()
    do {
      let temporary = View(name: "temporary")
      let tap = TapGestureRecognizer()
      temporary.addGestureRecognizer(tap)
      temporary.addGestureRecognizer(kept)
      recognizer = tap
      view = temporary
      #expect(kept.view === temporary)
    }
    #expect(view == nil)
    #expect(recognizer == nil)
    #expect(kept.view == nil, "its view has gone")
    card.addGestureRecognizer(kept)
    simulation.tap(at: place)
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `S8.10 a view alone keeps a recognizer alive`() {
    var actions = 0
    do {
      let tap = TapGestureRecognizer()
      tap.onAction { _ in actions += 1 }
      other.addGestureRecognizer(tap)
    }
    simulation.tap(at: Point(x: 250, y: 50))
    #expect(actions == 1, "\(simulation.log)")
  }

  @Test func `S8.11 one removed while active is cancelled with its action, then reset`() {
    beginDrag()
    card.removeGestureRecognizer(drag)
    #expect(simulation.log.actions(of: "drag") == [.began, .cancelled], "\(simulation.log)")
    #expect(drag.calls == ["began 1", "moved 1", "reset"])
    #expect(drag.lastOutcome?.reason == .removed)
    #expect(drag.view == nil)
    #expect(card.gestureRecognizers.isEmpty)
  }

  @Test func `S8.11 one removed while possible fails silently and releases its dependents`() {
    let watch = ScriptedRecognizer("watch", .watch, on: card)
    watch.isPreventedBy = { $0.name != "drag" }
    drag.require(toFail: watch)
    beginDrag()
    card.removeGestureRecognizer(watch)
    #expect(simulation.log.actions == ["drag began"], "\(simulation.log)")
    #expect(watch.calls.last == "reset", "it takes no part any more, and is reset by itself")
    #expect(watch.lastOutcome?.reason == .removed)
  }

  @Test func `S8.11 one removed in its own action is cancelled in that pass`() {
    drag.onAction { [card] drag in
      if drag.state == .began { card.removeGestureRecognizer(drag) }
    }
    beginDrag()
    #expect(simulation.log.actions(of: "drag") == [.began, .cancelled], "\(simulation.log)")
    #expect(drag.view == nil)
    #expect(drag.calls.last == "reset")
  }

  @Test func `S8.11 S13.16 one removed and freed in mid-gesture releases its dependents`() {
    weak var gone: ScriptedRecognizer?
    do {
      let watch = ScriptedRecognizer("watch", .watch, on: card)
      watch.isPreventedBy = { $0.name != "drag" }
      drag.require(toFail: watch)
      gone = watch
    }
    beginDrag()
    card.gestureRecognizers = [drag]
    #expect(simulation.log.actions == ["drag began"], "\(simulation.log)")
    finger.up()
    #expect(gone == nil, "nothing holds it after its reset")
    simulation.draw([place, Point(x: 55, y: 50)])
    #expect(simulation.log.actions.count == 4, "\(simulation.log)")
  }

  @Test func `S8.11 removing a recognizer that is elsewhere changes nothing`() {
    other.removeGestureRecognizer(drag)
    #expect(drag.view === card)
    card.removeGestureRecognizer(drag)
    card.removeGestureRecognizer(drag)
    #expect(drag.view == nil)
    #expect(simulation.log.entries.isEmpty)
  }

  @Test func `S8.12 a recognizer that moves while idle keeps targets, delegate and requirements`() {
    let delegate = ScriptedDelegate()
    let watch = ScriptedRecognizer("watch", .watch, on: other)
    watch.isPreventedBy = { $0.name != "drag" }
    var states: [GestureState] = []
    drag.onAction { states.append($0.state) }
    drag.delegate = delegate
    drag.require(toFail: watch)
    other.addGestureRecognizer(drag)
    simulation.draw([Point(x: 250, y: 50), Point(x: 255, y: 50), Point(x: 260, y: 50)])
    #expect(states == [.began, .ended], "released by the lift\n\(simulation.log)")
    #expect(delegate.asked("shouldBegin") == ["shouldBegin drag"])
    #expect(watch.lastOutcome?.state == .failed)
  }

  @Test func `S8.13 replacing the array removes, adds and leaves the common ones undisturbed`() {
    let gone = ScriptedRecognizer("gone", .drag, on: card)
    gone.isPreventedBy = { $0.name != "drag" }
    drag.isPreventedBy = { $0.name != "gone" }
    let added = TapGestureRecognizer()
    beginDrag()
    card.gestureRecognizers = [drag, added]
    #expect(card.gestureRecognizers.map(\.name) == ["drag", "tap"])
    #expect(gone.lastOutcome?.reason == .removed)
    #expect(gone.view == nil)
    #expect(added.view === card)
    finger.move(to: Point(x: 60, y: 50))
    #expect(
      simulation.log.actions == [
        "gone began", "drag began", "gone cancelled", "drag changed",
      ], "\(simulation.log)")
  }

  @Test func `S8.13 a recognizer of another view that stands in the new array moves here`() {
    let stranger = ScriptedRecognizer("stranger", .watch, on: other)
    card.gestureRecognizers = [stranger, drag, stranger]
    #expect(card.gestureRecognizers.map(\.name) == ["drag", "stranger"], "each once")
    #expect(other.gestureRecognizers.isEmpty)
    card.gestureRecognizers = []
    #expect(card.gestureRecognizers.isEmpty)
    #expect(stranger.view == nil)
  }

  @Test func `S8.11 S13.15 a recognizer that removes its rival in its action spares it nothing`() {
    let rival = ScriptedRecognizer("rival", .drag, on: card)
    rival.isPreventedBy = { $0.name != "drag" }
    drag.isPreventedBy = { $0.name != "rival" }
    rival.onAction { [card, drag] _ in card.removeGestureRecognizer(drag) }
    beginDrag()
    #expect(simulation.log.actions == ["rival began"], "drag had not begun to the outside")
    #expect(drag.lastOutcome?.state == .failed)
    #expect(drag.lastOutcome?.reason == .removed)
  }
}
