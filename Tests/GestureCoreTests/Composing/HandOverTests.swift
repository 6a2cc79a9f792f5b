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

  init() { (sheet, list) = stage.addSheetAndList() }

  @Test
  func `S15.11 the condition is asked after began and changed, while the other can take over`() {
    let asked = Counter()
    list.handsOver(to: sheet) { _ in
      asked.count += 1
      return false
    }
    stage.beginDrag(times: 3)
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
    stage.beginDrag()
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
    stage.beginDrag()
    #expect(
      stage.actions == ["list began", "list ended", "plain began"], "\(stage.log)")
  }

  @Test func `S15.12 S15.21 a pan that needs taps first takes over without them`() {
    sheet.numberOfTapsRequired = 1
    list.handsOver(to: sheet)
    stage.beginDrag(times: 2)
    #expect(
      stage.actions == ["list began", "list ended", "sheet began", "sheet changed"],
      "\(stage.log)")
  }

  @Test func `S15.12 a taker in a group that waits for others is reset first`() {
    let patient = ScriptedRecognizer("patient", on: stage.card)
    list.recognizesSimultaneously(with: patient)
    patient.require(toFail: sheet)
    list.handsOver(to: sheet)
    stage.beginDrag(times: 2)
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
    stage.beginDrag()
    #expect(stage.actions == ["list began"], "\(stage.log)")
    #expect(list.handle.handOverTargets.isEmpty)
  }

  @Test func `handing over to itself is misuse`() {
    list.handsOver(to: list)
    #expect(stage.log.diagnostics.map(\.kind.word) == ["misuse"], "\(stage.log)")
  }

  @Test func `neither keeps the other alive, and a taker that is gone is ignored`() {
    weak var gone: PanGestureRecognizer?
    do {
      let short = PanGestureRecognizer()
      stage.card.addGestureRecognizer(short)
      list.handsOver(to: short)
      stage.card.removeGestureRecognizer(short)
      gone = short
    }
    #expect(gone == nil)
    stage.beginDrag()
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
    stage.drag(times: 2)
    #expect(!stage.actions.contains("sheet began"), "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  @Test(arguments: ["condition", "shouldBegin"])
  func `a giver that is removed meanwhile is cancelled, and hands nothing over`(when: String) {
    let release: () -> Void = { [stage, list] in stage.card.removeGestureRecognizer(list) }
    list.handsOver(to: sheet) { _ in
      if when == "condition" { release() }
      return true
    }
    stage.delegate.shouldBegin = { recognizer in
      if when == "shouldBegin", recognizer === sheet { release() }
      return true
    }
    sheet.delegate = stage.delegate
    stage.drag(times: 2)
    #expect(stage.actions == ["list began", "list cancelled"], "\(stage.log)")
    #expect(stage.simulation.dispatcher.isIdle)
  }

  // MARK: Where none takes over

  @Test func `S15.13 a touch changes hands once a pass`() {
    let third = stage.add(PanGestureRecognizer(), "third", to: stage.window)
    list.handsOver(to: sheet)
    sheet.handsOver(to: third)
    stage.beginDrag()
    #expect(stage.actions == ["list began", "list ended", "sheet began"], "\(stage.log)")
    stage.move(stage.finger)
    #expect(stage.actions.suffix(2) == ["sheet ended", "third began"], "\(stage.log)")
  }

  @Test func `S15.11 none takes over beside an active one that excludes it`() {
    let rival = ScriptedRecognizer("rival", .drag, on: stage.card)
    list.recognizesSimultaneously(with: rival)
    list.handsOver(to: sheet)
    stage.beginDrag(times: 3)
    #expect(Set(stage.actions.filter { $0.hasSuffix("began") }) == ["rival began", "list began"])
    #expect(!stage.actions.contains("list ended"), "\(stage.log)")
    rival.isEnabled = false
    stage.move(stage.finger)
    #expect(stage.actions.suffix(2) == ["list ended", "sheet began"], "\(stage.log)")
  }

  @Test func `S15.11 nor where they share only what the taker tracked before`() {
    let rival = ScriptedRecognizer("rival", .drag, on: stage.card)
    list.recognizesSimultaneously(with: rival)
    var isTime = false
    list.handsOver(to: sheet) { _ in isTime }
    sheet.isEnabled = false
    stage.beginDrag(times: 2)
    sheet.isEnabled = true
    rival.wantsEvents = false
    stage.secondFinger.down(at: stage.place)
    rival.wantsEvents = true
    stage.simulation.finger(3).down(at: stage.place)
    stage.simulation.finger(3).up()
    isTime = true
    stage.move(stage.finger)
    #expect(rival.state.isActive && list.state.isActive, "\(stage.log)")
    #expect(!stage.actions.contains("sheet began"), "\(stage.log)")
  }

  @Test func `S15.11 none takes over that would have to wait for another to fail`() {
    let required = ScriptedRecognizer("required", .idle, on: stage.card)
    list.recognizesSimultaneously(with: required)
    sheet.require(toFail: required)
    list.handsOver(to: sheet)
    stage.beginDrag(times: 2)
    #expect(stage.actions == ["list began", "list changed"], "\(stage.log)")
    required.isEnabled = false
    stage.move(stage.finger)
    #expect(stage.actions.suffix(2) == ["list ended", "sheet began"], "\(stage.log)")
  }

  @Test func `S15.12 a taker that is switched off in the giver's last action gets no touch`() {
    let plain = ScriptedRecognizer("plain", on: stage.card)
    list.handsOver(to: plain)
    list.onAction { list in if list.state == .ended { plain.isEnabled = false } }
    stage.beginDrag()
    #expect(stage.actions == ["list began", "list ended"], "\(stage.log)")
    #expect(plain.calls.filter { $0.hasPrefix("began") } == ["began 1"], "\(plain.calls)")
    #expect(plain.numberOfTouches == 0)
  }

  @Test func `S15.12 a taker that has to start after another since then gets no touch`() {
    let first = ScriptedRecognizer("first", .idle, on: stage.card)
    list.handsOver(to: sheet)
    list.onAction { [sheet] list in if list.state == .ended { sheet.startsAfter(first) } }
    stage.beginDrag(times: 2)
    #expect(stage.actions == ["list began", "list ended"], "\(stage.log)")
  }

  @Test func `S15.11 one that is about to decide on what it took over takes nothing else over`() {
    let other = ScriptedRecognizer("other", .drag, on: stage.card)
    let plain = ScriptedRecognizer("plain", on: stage.card).on(.began, [], [], [.failed])
    plain.isPreventedBy = { _ in false }
    list.recognizesSimultaneously(with: other)
    other.handsOver(to: plain)
    list.handsOver(to: plain)
    stage.finger.down(at: stage.place)
    other.wantsEvents = false
    stage.secondFinger.down(at: stage.place)
    moveBothFingers(by: 20)
    #expect(stage.actions == ["other began", "list began", "other ended"], "\(stage.log)")
    moveBothFingers(by: 30)
    #expect(stage.actions.suffix(2) == ["list changed", "list ended"], "\(stage.log)")
    stage.finger.up()
    stage.secondFinger.up()
    #expect(stage.simulation.dispatcher.isIdle)
  }

  private func moveBothFingers(by distance: Double) {
    let place = stage.place + Vector(dx: distance, dy: 0)
    stage.simulation.send(
      [stage.finger, stage.secondFinger].map {
        TouchInput(id: $0.id, phase: .moved, location: place)
      })
  }

  private final class Counter { var count = 0 }
}
