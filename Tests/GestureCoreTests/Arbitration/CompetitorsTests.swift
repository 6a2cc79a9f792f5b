import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Competitors` {
  let stage = Stage()
  let parent = ScriptedRecognizer("parent", .drag)
  let child = ScriptedRecognizer("child", .drag)

  init() {
    stage.window.addGestureRecognizer(parent)
    stage.add(child)
  }

  @Test func `S4.1 recognizers of one hit path that share a touch compete`() {
    stage.beginDrag()
    #expect(stage.actions == ["child began"], "\(stage.log)")
    #expect(stage.reason(of: parent) == .excluded(by: child.label), "\(stage.log)")
  }

  @Test func `S4.1 with a finger each, on sibling views, they never block each other`() {
    let sibling = View(name: "sibling", frame: Rect(x: 20, y: 400, width: 200, height: 200))
    let other = ScriptedRecognizer("other", .drag)
    stage.window.addSubview(sibling)
    sibling.addGestureRecognizer(other)
    stage.window.removeGestureRecognizer(parent)
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: Point(x: 100, y: 500))
    stage.move(stage.finger)
    stage.move(stage.secondFinger)
    #expect(stage.actions == ["child began", "other began"], "\(stage.log)")
  }

  @Test func `S4.1 an ancestor with a finger of its own does not compete`() {
    let delegate = ScriptedDelegate()
    parent.delegate = delegate
    stage.finger.down(at: stage.beside)
    delegate.receivesTouch = { one, _ in one.name != "parent" }
    stage.secondFinger.down(at: stage.place)
    stage.move(stage.finger)
    stage.move(stage.secondFinger)
    #expect(stage.actions == ["parent began", "child began"], "\(stage.log)")
  }

  @Test func `S14.1 a touch that both tracked and that has lifted counts`() {
    let patient = ScriptedRecognizer("patient", .undecided)
    let wide = ScriptedRecognizer("wide").on(.moved, [.began], [.changed])
    stage.window.gestureRecognizers = [wide]
    stage.card.gestureRecognizers = [patient]
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.beside)
    stage.finger.up()
    stage.move(stage.secondFinger)
    #expect(stage.actions == ["wide began"], "\(stage.log)")
    #expect(stage.reason(of: patient) == .excluded(by: wide.label), "\(stage.log)")
  }

  @Test func `S14.1 a touch of an attempt before the present one does not count`() {
    let patient = ScriptedRecognizer("patient", .undecided)
    stage.card.gestureRecognizers = [patient]
    stage.tap()  // the parent's first attempt fails with the lift
    stage.finger.down(at: stage.beside)
    stage.move(stage.finger)
    #expect(stage.actions == ["parent began"], "\(stage.log)")
    #expect(stage.states(of: patient) == [], "\(stage.log)")
  }

  @Test func `S4.2 the first to recognize wins and the others fail`() {
    let tap = ScriptedRecognizer("tap", .tap)
    stage.add(tap)  // it comes first in the order, but recognizes later
    stage.drag(times: 2)
    #expect(stage.actions == ["child began", "child changed", "child ended"], "\(stage.log)")
    for loser in [tap, parent] {
      #expect(stage.states(of: loser) == [.failed], "\(stage.log)")
      #expect(stage.reason(of: loser) == .excluded(by: child.label), "\(stage.log)")
    }
  }
}
