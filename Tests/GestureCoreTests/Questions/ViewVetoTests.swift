import DoubleTapGesture
import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import LongPressGesture
import TapGesture
import Testing

@Suite struct `The veto of a view that was hit` {
  let simulation = Simulation()
  let list = ScriptedView(name: "list", frame: Rect(x: 0, y: 0, width: 400, height: 400))
  let left = ScriptedView(name: "left", frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let right = ScriptedView(name: "right", frame: Rect(x: 200, y: 0, width: 100, height: 100))
  let delegate = ScriptedDelegate()
  let onLeft = Point(x: 50, y: 50)
  let onRight = Point(x: 250, y: 50)

  init() {
    simulation.window.addSubview(list)
    list.addSubview(left)
    list.addSubview(right)
  }

  @Test func `S3.13 S3.14 the hit view is asked for a drag of a view round it`() {
    left.vetoes = ["drag"]
    let drag = ScriptedRecognizer("drag", .drag, on: list)
    simulation.draw([onLeft, Point(x: 55, y: 50), Point(x: 60, y: 50)])
    #expect(left.askedToBegin == ["drag"], "\(simulation.log)")
    #expect(list.askedToBegin.isEmpty, "only the view that was hit is asked")
    #expect(drag.lastOutcome?.reason == .deniedByView("left"))
    #expect(left.told == ["began 1", "moved 1", "moved 1", "ended 1"], "it keeps its touch")
  }

  @Test func `S3.13 S3.14 the hit view is asked for a tap, though its finger has just lifted`() {
    left.vetoes = ["tap"]
    let tap = TapGestureRecognizer()
    list.addGestureRecognizer(tap)
    simulation.tap(at: onLeft)
    #expect(left.askedToBegin == ["tap"], "\(simulation.log)")
    #expect(tap.lastOutcome?.reason == .deniedByView("left"))
    #expect(left.told == ["began 1", "ended 1"])
    simulation.wait(.seconds(1))
    simulation.tap(at: onRight)
    #expect(simulation.log.actions == ["tap ended"], "the other view lets it\n\(simulation.log)")
  }

  @Test func `S3.13 the hit view is asked for a tap that had to wait, as its touch is withheld`() {
    left.vetoes = ["tap"]
    let tap = TapGestureRecognizer()
    let double = DoubleTapGestureRecognizer()
    list.addGestureRecognizer(tap)
    list.addGestureRecognizer(double)
    tap.require(toFail: double)
    simulation.tap(at: onLeft)
    simulation.runUntilNothingIsPending()
    #expect(left.askedToBegin == ["tap"], "\(simulation.log)")
    #expect(simulation.log.actions.isEmpty, "\(simulation.log)")
    #expect(left.told == ["began 1", "ended 1"])
  }

  @Test func `S3.13 the hit view is asked for a press that begins by time`() {
    left.vetoes = ["longPress"]
    let press = LongPressGestureRecognizer()
    list.addGestureRecognizer(press)
    simulation.press(at: onLeft, for: .seconds(1))
    #expect(left.askedToBegin == ["longPress"], "\(simulation.log)")
    #expect(simulation.log.actions.isEmpty)
  }

  @Test func `S3.13 a view that loses nothing is not asked`() {
    left.vetoes = ["tap"]
    let tap = ScriptedRecognizer("tap", .tap, on: list)
    tap.cancelsTouchesInView = false
    simulation.tap(at: onLeft)
    #expect(left.askedToBegin.isEmpty, "\(simulation.log)")
    #expect(simulation.log.actions == ["tap ended"])
    #expect(left.told == ["began 1", "ended 1"])
  }

  @Test func `S3.13 a view that was told of the lift already is not asked`() {
    left.vetoes = ["tap"]
    let tap = TapGestureRecognizer()
    let double = DoubleTapGestureRecognizer()
    for recognizer in [tap, double] as [any GestureRecognizer] {
      list.addGestureRecognizer(recognizer)
      recognizer.delaysTouchesEnded = false
    }
    tap.require(toFail: double)
    simulation.tap(at: onLeft)
    simulation.runUntilNothingIsPending()
    #expect(left.told == ["began 1", "ended 1"], "\(simulation.log)")
    #expect(left.askedToBegin.isEmpty, "there is no touch left to take away")
    #expect(simulation.log.actions == ["tap ended"])
  }

  @Test func `S3.13 a view that has lost its touch to another recognizer is not asked again`() {
    left.vetoes = ["tap"]
    let tap = ScriptedRecognizer("tap", .tap, on: list)
    let drag = ScriptedRecognizer("drag", .drag, on: list)
    drag.prevents = { $0.name != "tap" }
    tap.prevents = { $0.name != "drag" }
    simulation.draw([onLeft, Point(x: 55, y: 50)])
    #expect(left.askedToBegin == ["drag"], "\(simulation.log)")
    #expect(left.told == ["began 1", "cancelled 1"])
    #expect(simulation.log.actions == ["drag began", "drag ended", "tap ended"])
  }

  @Test func `S3.13 a view that was hit by an ignored touch is not asked`() {
    right.vetoes = ["drag"]
    let drag = ScriptedRecognizer("drag", .drag, on: list)
    drag.whenBegan = { drag, touches, event in
      for touch in touches where touch.id == 2 { drag.ignore(touch, for: event) }
    }
    simulation.finger(1).down(at: onLeft)
    simulation.finger(2).down(at: onRight)
    simulation.finger(1).move(to: Point(x: 55, y: 50))
    #expect(right.askedToBegin.isEmpty, "\(simulation.log)")
    #expect(simulation.log.actions == ["drag began"])
  }

  @Test func `S3.13 a view's own recognizers are asked about too`() {
    left.vetoes = ["own"]
    let own = ScriptedRecognizer("own", .tap, on: left)
    simulation.tap(at: onLeft)
    #expect(own.lastOutcome?.reason == .deniedByView("left"), "\(simulation.log)")
  }

  @Test func `S3.15 the delegate is asked first, and its no spares the view`() {
    let tap = ScriptedRecognizer("tap", .tap, on: list)
    tap.delegate = delegate
    var viewWasAsked: [Bool] = []
    delegate.shouldBegin = { [left] _ in
      viewWasAsked.append(!left.askedToBegin.isEmpty)
      return true
    }
    simulation.tap(at: onLeft)
    #expect(viewWasAsked == [false])
    #expect(left.askedToBegin == ["tap"])
    delegate.shouldBegin = { $0.name != "tap" }
    simulation.tap(at: onLeft)
    #expect(left.askedToBegin == ["tap"], "the second time it is not asked\n\(simulation.log)")
  }

  @Test(arguments: [["left"], ["right"], ["left", "right"], []])
  func `S3.15 every view that was hit is asked, and one no is enough`(vetoing: [String]) {
    for view in [left, right] where vetoing.contains(view.name) { view.vetoes = ["drag"] }
    let drag = ScriptedRecognizer("drag", .drag, on: list)
    simulation.finger(1).down(at: onLeft)
    simulation.finger(2).down(at: onRight)
    simulation.finger(3).down(at: Point(x: 260, y: 60))
    simulation.finger(1).move(to: Point(x: 60, y: 50))
    #expect(left.askedToBegin == ["drag"])
    #expect(right.askedToBegin == (vetoing.first == "left" ? [] : ["drag"]), "asked once, or not")
    #expect(drag.state == (vetoing.isEmpty ? .began : .possible), "\(simulation.log)")
    #expect(
      simulation.log.endings(of: "drag").count == (vetoing.isEmpty ? 0 : 1), "\(simulation.log)")
  }

  @Test func `S3.15 a view is asked if it would lose a touch that has lifted before`() {
    left.vetoes = ["tap"]
    let tap = ScriptedRecognizer("tap", .tap, on: list)
    simulation.finger(1).down(at: onLeft)
    simulation.finger(2).down(at: onRight)
    simulation.finger(1).up()
    simulation.finger(2).up()
    #expect(tap.lastOutcome?.reason == .deniedByView("left"), "\(simulation.log)")
    #expect(left.told == ["began 1", "ended 1"], "the withheld lift comes after all")
  }
}
