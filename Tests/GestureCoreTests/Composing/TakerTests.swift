import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import Testing

/// Which recognizers may take which touches over, whatever hosts do while they are asked.
@Suite struct `The taker of a finger` {
  let stage = Stage()
  let sheet: PanGestureRecognizer
  let list: PanGestureRecognizer

  init() { (sheet, list) = stage.addSheetAndList() }

  @Test(arguments: ["in the condition", "in shouldBegin"])
  func `S15.11 S15.13 a taker that is lost as they are asked leaves the drag to its giver`(
    way: String
  ) {
    let sheet = sheet
    list.handsOver(to: sheet) { list in
      if list.state == .changed, way == "in the condition" { sheet.isEnabled = false }
      return list.state == .changed
    }
    let delegate = ScriptedDelegate()
    delegate.shouldBegin = { [stage] sheet in
      if way == "in shouldBegin" { stage.card.removeGestureRecognizer(sheet) }
      return true
    }
    sheet.delegate = delegate
    stage.drag(times: 3)
    #expect(
      stage.actions == ["list began", "list changed", "list changed", "list ended"],
      "\(stage.log)")
    #expect(list.lastOutcome?.handedOverTo == nil)
  }

  @Test func `S8.1 S15.11 a taker that is switched off in the reset before it does not begin`() {
    let taker = ScriptedRecognizer("taker", on: stage.card)
    let waiting = ScriptedRecognizer("waiting", on: stage.card)
    waiting.isPreventedBy = { _ in false }
    waiting.require(toFail: taker)
    taker.whenReset = { $0.isEnabled = false }
    taker.whenBegan = { [list] taker, _, _ in
      if list.handedOverTo != nil { taker.core.state = .began }
    }
    list.handsOver(to: taker) { $0.state == .changed }
    stage.drag(times: 3)
    #expect(taker.resets > 0, "it was reset before it was to take over")
    #expect(!stage.actions.contains { $0.hasPrefix("taker") }, "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.12 S11.2 a slider that is dragged keeps its finger from a taker`() {
    let slider = Slider(name: "slider", frame: Rect(x: 0, y: 80, width: 200, height: 40))
    stage.card.addSubview(slider)
    list.cancelsTouchesInView = false
    list.handsOver(to: sheet) { $0.state == .changed }
    stage.finger.down(at: Point(x: 30, y: 120))
    stage.move(stage.finger, times: 4)
    #expect(slider.isTracking, "\(stage.log)")
    #expect(!stage.actions.contains { $0.hasPrefix("sheet") }, "\(stage.log)")
    stage.finger.up()
  }

  @Test func `S15.8 one of a set takes over no second touch`() {
    var members: [PanGestureRecognizer] = []
    stage.window.addForEachTouch { [list] in
      let member = PanGestureRecognizer()
      member.name = "member \(members.count)"
      members.append(member)
      list.handsOver(to: member) { $0.state == .changed }
      return member
    }
    stage.beginDrag()
    stage.secondFinger.down(at: stage.beside)
    stage.move(stage.finger)
    #expect(members.allSatisfy { $0.numberOfTouches <= 1 }, "\(stage.log)")
    stage.finger.up()
    stage.secondFinger.up()
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S2.15 S15.12 a taker that tracks a finger takes over no pencil`() {
    list.requiresExclusiveTouchType = false
    list.handsOver(to: sheet) { $0.numberOfTouches == 2 }
    let pencil = stage.simulation.finger(2, type: .pencil)
    pencil.down(at: stage.place)
    stage.move(pencil, times: 2)
    #expect(list.state.isActive)
    stage.finger.down(at: stage.place + Vector(dx: 20, dy: 0))
    stage.move(pencil)
    #expect(sheet.state == .began, "\(stage.log)")
    #expect(sheet.handle.trackedTouches.map(\.type) == [.direct], "\(stage.log)")
    stage.finger.up()
    pencil.up()
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test(arguments: [1, 2])
  func `S9.15 S15.12 a drag takes over no more touches than it may have`(maximum: Int) {
    list.handsOver(to: sheet) { $0.state == .changed }
    stage.finger.down(at: stage.place)
    stage.secondFinger.down(at: stage.place + Vector(dx: 20, dy: 0))
    stage.move(stage.finger)
    sheet.maximumNumberOfTouches = maximum
    stage.move(stage.finger, times: 2)
    #expect(sheet.state.isActive, "\(stage.log)")
    #expect(sheet.numberOfTouches == maximum)
    stage.finger.up()
    stage.secondFinger.up()
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `S15.11 S3.1 touches of another dispatcher are not those that a taker was given`() {
    stage.tap()  // touch number 1 of this dispatcher
    list.handsOver(to: sheet) { $0.state == .changed }
    stage.tap()
    let other = Stage()
    let refusing = ScriptedDelegate()
    refusing.receivesTouch = { _, _ in false }
    sheet.delegate = refusing
    other.add(sheet, list)
    for _ in 0..<3 {
      other.finger.down(at: other.place)
      other.move(other.finger, times: 3)
      other.finger.up()
    }
    #expect(!other.actions.contains { $0.hasPrefix("sheet") }, "\(other.log)")
    #expect(other.actions.contains("list changed"))
  }

  @Test func `S4.36 S15.11 a declaration goes with its taker, and what its condition holds too`() {
    final class Screen {}
    weak var screen: Screen?
    do {
      let short = PanGestureRecognizer()
      let held = Screen()
      screen = held
      list.handsOver(to: short) { _ in withExtendedLifetime(held) { false } }
    }
    #expect(screen != nil, "the declaration stands")
    list.handsOver(to: sheet)
    #expect(screen == nil, "the next declaration has dropped it")
  }
}
