import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import Testing

@Suite struct `One recognizer for each touch` {
  let stage = Stage()

  @Test func `S15.8 ten fingers drag ten things, and nothing more is made for the next ten`() {
    let set = stage.card.addForEachTouch(limit: 10) { PanGestureRecognizer() }
    for round in 1...2 {
      let fingers = (1...10).map { stage.simulation.finger(TouchID($0)) }
      for (index, finger) in fingers.enumerated() {
        finger.down(at: Point(x: 30 + 15 * Double(index), y: 100))
      }
      for finger in fingers { stage.move(finger, times: 2) }
      for finger in fingers { finger.up() }
      #expect(set.recognizers.count == 10)
      #expect(
        stage.actions.count { $0.hasSuffix("began") } == 10 * round, "\(stage.actions)")
    }
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.8 the set keeps each touch's recognizer for it alone`() {
    let set = stage.card.addForEachTouch { ScriptedRecognizer("spot") }
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.place)
    #expect(set.recognizers.map(\.numberOfTouches) == [1, 1])
  }

  @Test func `S15.8 a limit below 1 counts as 1, with a diagnostic`() {
    let set = stage.card.addForEachTouch(limit: 0) { ScriptedRecognizer("spot") }
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.place)
    #expect(set.recognizers.count == 1)
    #expect(stage.log.diagnostics.map(\.kind.word) == ["misuse"], "\(stage.log)")
  }

  @Test func `S15.8 one that waits for its group is not handed out`() {
    let set = stage.card.addForEachTouch { ScriptedRecognizer("spot").on(.began, [.failed]) }
    let waiting = ScriptedRecognizer("waiting", .watch, on: stage.card)
    stage.finger.down(at: stage.place)
    stage.finger.up()
    let spot = set.recognizers[0]
    waiting.require(toFail: spot)
    stage.finger.down(at: stage.place)
    #expect(spot.state == .failed, "it waits for 'waiting'")
    stage.secondFinger.down(at: stage.place)
    #expect(set.recognizers.count == 2, "\(stage.log)")
  }

  @Test func `a closure that returns the same recognizer twice is diagnosed`() {
    let only = ScriptedRecognizer("only")
    stage.card.addForEachTouch { only }
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.place)
    #expect(only.numberOfTouches == 1)
    #expect(stage.log.diagnostics.map(\.kind.word) == ["misuse"], "\(stage.log)")
  }

  @Test func `a closure that takes its own set back makes nothing`() {
    let box = Box()
    let set = stage.card.addForEachTouch {
      box.set?.remove()
      return ScriptedRecognizer("late")
    }
    box.set = set
    stage.finger.down(at: stage.place)
    #expect(set.recognizers.isEmpty)
    #expect(set.view == nil)
    #expect(stage.simulation.dispatcher.isIdle == false)
    stage.finger.up()
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.9 they are recognizers of the view`() {
    let before = ScriptedRecognizer("before", on: stage.card)
    let set = stage.card.addForEachTouch { ScriptedRecognizer("spot") }
    let after = ScriptedRecognizer("after", on: stage.card)
    stage.finger.down(at: stage.place)
    #expect(stage.card.gestureRecognizers.map(\.name) == ["before", "spot", "after"])
    #expect(set.recognizers[0].view === stage.card)
    #expect(stage.finger.isTracked(by: [after, set.recognizers[0], before], in: stage))
  }

  @Test func `S15.9 none excludes another, though they share a touch that one took over`() {
    let set = stage.card.addForEachTouch { ScriptedRecognizer("spot", .drag) }
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.place)
    stage.move(stage.finger)
    stage.move(stage.secondFinger)
    #expect(set.recognizers.allSatisfy { $0.state == .began }, "\(stage.log)")
  }

  @Test func `S15.10 taking the set back ends the attempts and lets the recognizers go`() {
    weak var made: ScriptedRecognizer?
    let set = stage.card.addForEachTouch {
      let spot = ScriptedRecognizer("spot", .drag)
      made = spot
      return spot
    }
    stage.beginDrag()
    set.remove()
    #expect(stage.actions == ["spot began", "spot cancelled"], "\(stage.log)")
    #expect(made == nil)
    #expect(stage.card.gestureRecognizers.isEmpty)
    set.remove()
  }

  @Test func `a recognizer of the set that is removed by itself leaves it`() {
    let set = stage.card.addForEachTouch { ScriptedRecognizer("spot") }
    stage.finger.down(at: stage.place)
    stage.card.removeGestureRecognizer(set.recognizers[0])
    #expect(set.recognizers.isEmpty)
    stage.secondFinger.down(at: stage.place)
    #expect(set.recognizers.count == 1)
  }

  @Test func `a view that is released in mid-gesture takes its sets along`() {
    weak var set: RecognizerSet?
    do {
      let view = View(name: "leaf", frame: Rect(x: 0, y: 0, width: 200, height: 200))
      set = view.addForEachTouch { ScriptedRecognizer("spot", .drag) }
      stage.card.addSubview(view)
      stage.beginDrag()
      view.removeFromSuperview()
    }
    stage.finger.up()
    #expect(stage.actions == ["spot began", "spot cancelled"], "\(stage.log)")
    stage.tap()
    #expect(set == nil)
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.5 of a set those count that share a touch`() {
    let presses = stage.card.addForEachTouch {
      ScriptedRecognizer("press").on(.moved, [], [.began])
    }
    let drag = ScriptedRecognizer("drag", .drag, on: stage.card)
    drag.startsAfter(presses)
    stage.beginDrag()
    #expect(stage.actions == [], "\(stage.log)")
    stage.move(stage.finger)
    #expect(stage.actions == ["press began", "drag began"], "\(stage.log)")
    stage.finger.up()
    drag.removePrerequisite(presses)
    stage.beginDrag()
    #expect(stage.actions.last == "drag began", "\(stage.log)")
  }

  private final class Box { var set: RecognizerSet? }

  @Test func `S15.8 the explanation of a hit names the one that the next touch would get`() {
    let below = ScriptedRecognizer("below", on: stage.card)
    let set = stage.card.addForEachTouch(limit: 2) { ScriptedRecognizer("spot", .drag) }
    func explanation() -> [String] {
      let hit = stage.simulation.dispatcher.explainHit(at: stage.place)
      return hit.description.split(separator: "\n").dropFirst().map(String.init)
    }
    let plain = "'below' of view 'card' gets it if its rules agree"
    #expect(explanation() == ["a new 'set' of view 'card' gets it", plain])
    #expect(set.recognizers.isEmpty, "none was made")
    stage.finger.down(at: stage.place)
    #expect(explanation() == ["a new 'spot' of view 'card' gets it", plain])
    stage.secondFinger.down(at: stage.place)
    #expect(explanation()[0].hasPrefix("'spot' of view 'card' doesn't get it: "))
    stage.move(stage.finger)
    stage.finger.up()
    #expect(explanation()[0] == "'spot' of view 'card' gets it if its rules agree")
    stage.secondFinger.up()
    below.isEnabled = false
    #expect(explanation()[1].hasPrefix("'below' of view 'card' doesn't get it"))
  }
}

extension Finger {
  fileprivate func isTracked(by recognizers: [any GestureRecognizer], in stage: Stage) -> Bool {
    let touch = stage.simulation.dispatcher.touches.first { $0.id == id }
    return touch?.gestureRecognizers.map(ObjectIdentifier.init)
      == recognizers.map(ObjectIdentifier.init)
  }
}
