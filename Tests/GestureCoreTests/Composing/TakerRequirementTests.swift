import GestureCore
import GestureSimulation
import GestureTestKit
import PanGesture
import Testing

/// A taker's requirements count as those of any other recognizer.
@Suite struct `The requirements of a taker` {
  let stage = Stage()
  let sheet: PanGestureRecognizer
  let list: PanGestureRecognizer

  init() {
    (sheet, list) = stage.addSheetAndList()
    list.handsOver(to: sheet) { $0.state == .changed }
  }

  @Test func `S15.5 S15.11 of a set only those that share its touch keep it from taking over`() {
    list.maximumNumberOfTouches = 1
    sheet.maximumNumberOfTouches = 1
    var made = 0
    let presses = stage.card.addForEachTouch { [list] in
      made += 1
      let press = ScriptedRecognizer("press \(made)").on(.began, made == 1 ? [.began] : [])
      list.recognizesSimultaneously(with: press)
      return press
    }
    sheet.startsAfter(presses)
    stage.beginDrag()
    stage.secondFinger.down(at: stage.place + Vector(dx: 40, dy: 0))
    #expect(made == 2)
    stage.move(stage.finger, times: 2)
    #expect(stage.actions.contains("sheet began"), "\(stage.log)")
  }

  @Test func `S15.5 S15.11 it takes nothing over without one of the set after which it starts`() {
    let presses = stage.window.addForEachTouch(limit: 1) { ScriptedRecognizer("press") }
    stage.secondFinger.down(at: stage.beside)
    sheet.startsAfter(presses)
    stage.beginDrag(times: 3)
    #expect(!stage.actions.contains("sheet began"), "\(stage.log)")
    sheet.removePrerequisite(presses)
    stage.move(stage.finger)
    #expect(stage.actions.contains("sheet began"), "\(stage.log)")
  }

  @Test func `S15.5 S15.11 it takes nothing over once the one that it starts after has died`() {
    let taker = ScriptedRecognizer("taker", .idle, on: stage.card)
    list.recognizesSimultaneously(with: taker)
    sheet.isEnabled = false
    list.handsOver(to: taker) { $0.state == .changed }
    do {
      let short = ScriptedRecognizer("short", .idle, on: stage.card)
      taker.startsAfter(short)
      stage.finger.down(at: stage.place)
      stage.card.removeGestureRecognizer(short)
    }
    stage.move(stage.finger, times: 4)
    #expect(list.state == .changed, "\(stage.log)")
    stage.finger.up()
    stage.beginDrag(times: 3)
    #expect(list.lastOutcome?.handedOverTo == taker.label, "the next attempt is free: \(stage.log)")
  }

  @Test func `S4.25 S15.11 one that the host has cancelled doesn't keep it from taking over`() {
    let required = ScriptedRecognizer("required", .drag, on: stage.card)
    list.recognizesSimultaneously(with: required)
    sheet.require(toFail: required)
    stage.beginDrag(times: 3)
    #expect(!stage.actions.contains("sheet began"), "\(stage.log)")
    required.cancel()
    stage.move(stage.finger, times: 2)
    #expect(stage.actions.contains("sheet began"), "\(stage.log)")
  }
}
