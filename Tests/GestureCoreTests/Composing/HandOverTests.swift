import GestureCore
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import Testing

@Suite struct `Handing a finger over` {
  let stage = Stage()
  let sheet: PanGestureRecognizer
  let list: PanGestureRecognizer

  init() {
    sheet = stage.add(PanGestureRecognizer(), "sheet")
    list = stage.add(PanGestureRecognizer(), "list")
  }

  @Test
  func `S15.11 the condition is asked after began and changed, while the other can take over`() {
    let asked = Counter()
    list.handsOver(to: sheet) { _ in
      asked.count += 1
      return false
    }
    stage.finger.down(at: stage.place)
    stage.move(stage.finger, times: 3)
    #expect(asked.count == 3)
    sheet.isEnabled = false
    stage.move(stage.finger)
    #expect(asked.count == 3)
    sheet.isEnabled = true
    stage.finger.up()
    #expect(asked.count == 3)
  }

  @Test func `S15.12 the giver ends, with an outcome that names the taker`() {
    list.handsOver(to: sheet)
    var taker: RecognizerLabel?
    list.onAction { list in if list.state == .ended { taker = list.handedOverTo } }
    stage.finger.down(at: stage.place)
    stage.move(stage.finger)
    #expect(stage.actions == ["list began", "list ended", "sheet began"], "\(stage.log)")
    #expect(taker == sheet.label)
    #expect(list.lastOutcome?.handedOverTo == sheet.label)
    #expect(list.handedOverTo == nil, "the attempt is over")
    #expect(sheet.translation(in: nil) == .zero)
    stage.move(stage.finger)
    #expect(sheet.translation(in: nil) == Vector(dx: 10, dy: 0))
  }

  @Test func `S15.12 a recognizer that knows nothing of it gets touchesBegan`() {
    let plain = ScriptedRecognizer("plain", on: stage.card)
    plain.whenBegan = { [list] plain, _, _ in
      if list.handedOverTo != nil { plain.core.state = .began }
    }
    list.handsOver(to: plain)
    stage.finger.down(at: stage.place)
    stage.move(stage.finger)
    #expect(
      stage.actions == ["list began", "list ended", "plain began"], "\(stage.log)")
  }

  @Test func `S15.12 a taker whose group waits for others is reset first`() {
    let patient = ScriptedRecognizer("patient", on: stage.card)
    list.recognizesSimultaneously(with: patient)
    patient.require(toFail: sheet)
    list.handsOver(to: sheet)
    stage.finger.down(at: stage.place)
    stage.move(stage.finger, times: 2)
    #expect(
      stage.actions == ["list began", "list ended", "sheet began", "sheet changed"],
      "\(stage.log)")
    #expect(stage.log.outcomes(of: "sheet").map(\.reason) == [.excluded(by: list.label)])
  }

  @Test func `S15.13 a hundred times to and fro`() {
    let turn = Counter()
    list.handsOver(to: sheet) { _ in turn.count % 2 == 0 }
    sheet.handsOver(to: list) { _ in turn.count % 2 == 1 }
    stage.finger.down(at: stage.place)
    for _ in 0..<100 {
      stage.move(stage.finger)
      turn.count += 1
    }
    stage.finger.up()
    #expect(stage.actions.count { $0.hasSuffix("began") } == 101, "\(stage.actions)")
    #expect(stage.actions.count { $0.hasSuffix("ended") } == 101, "\(stage.actions)")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test func `a hand-over that was removed is not asked for`() {
    let handOver = list.handsOver(to: sheet)
    handOver.remove()
    stage.finger.down(at: stage.place)
    stage.move(stage.finger)
    #expect(stage.actions == ["list began"], "\(stage.log)")
    #expect(list.handle.handOverTargets.isEmpty)
  }

  @Test func `handing over to itself is misuse`() {
    list.handsOver(to: list)
    #expect(stage.log.diagnostics.map(\.kind.word) == ["misuse"], "\(stage.log)")
  }

  @Test func `neither keeps the other alive, and a taker that is gone is nobody`() {
    weak var gone: PanGestureRecognizer?
    do {
      let short = PanGestureRecognizer()
      stage.card.addGestureRecognizer(short)
      list.handsOver(to: short)
      stage.card.removeGestureRecognizer(short)
      gone = short
    }
    #expect(gone == nil)
    stage.finger.down(at: stage.place)
    stage.move(stage.finger)
    #expect(stage.actions == ["list began"], "\(stage.log)")
  }

  @Test(arguments: ["condition", "shouldBegin", "last action"])
  func `a taker that is let go meanwhile leaves the gesture in order`(when: String) {
    let release: () -> Void = { [stage, sheet] in stage.card.removeGestureRecognizer(sheet) }
    list.handsOver(to: sheet) { _ in
      if when == "condition" { release() }
      return true
    }
    stage.delegate.shouldBegin = { recognizer in
      if when == "shouldBegin", recognizer === sheet { release() }
      return true
    }
    sheet.delegate = stage.delegate
    list.onAction { list in if when == "last action", list.state == .ended { release() } }
    stage.finger.down(at: stage.place)
    stage.move(stage.finger, times: 2)
    stage.finger.up()
    #expect(!stage.actions.contains("sheet began"), "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  private final class Counter { var count = 0 }
}
