import Foundation
import GestureSimulation
import GestureTestKit
import GestureTesting
import GestureTrace
import Gestures
import Testing

@Suite struct `The JSON of a page` {
  @Test func `is that of a scenario beside it`() throws {
    let files = try Repository.files(in: "Docs/Composing", ending: ".json")
      .map { Set(lines(of: try Repository.text($0)).split(separator: "\n")) }
    let blocks = try Repository.blocks("json", of: "Docs/Composing.md").map { lines(of: $0) }
    #expect(blocks.count > 8)
    for block in blocks {
      let wanted = Set(block.split(separator: "\n"))
      #expect(files.contains { $0.isSuperset(of: wanted) }, "no file has\n\(block)")
    }
  }

  /// Without indentation, and without the commas that separate them.
  private func lines(of text: String) -> String {
    let spare = CharacterSet(charactersIn: ", ")
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: spare) }
      .joined(separator: "\n")
  }
}

@Suite struct `What a page composes` {
  private let simulation = Simulation()
  private let card = View(name: "card", frame: Rect(x: 100, y: 100, width: 200, height: 200))
  private var place: Point { card.center }

  init() { simulation.window.addSubview(card) }

  @Test func `a card that is dragged once it is pressed`() {
    ComposingSnippets.pressThenDrag(card)
    let start = card.center
    let finger = simulation.finger()
    finger.down(at: place)
    simulation.wait(.milliseconds(600))
    finger.move(to: start + Vector(dx: 40, dy: 0), over: .milliseconds(40))
    finger.up()
    #expect(card.center == start + Vector(dx: 40, dy: 0), "\(simulation.log)")
  }

  @Test func `groups with relations that are taken back`() {
    let relations = ComposingSnippets.groups(on: card)
    simulation.tap(at: place)
    #expect(simulation.log.actions == [])
    simulation.runUntilNothingIsPending()
    #expect(simulation.log.actions == ["tap ended"])
    relations.remove()
    simulation.tap(at: place)
    #expect(simulation.log.actions == ["tap ended", "tap ended"], "\(simulation.log)")
  }

  @Test func `a board on which each finger draws`() {
    var places: [Point] = []
    let set = ComposingSnippets.eachTouch(on: card) { places.append($0) }
    let fingers = [simulation.finger(1), simulation.finger(2)]
    for finger in fingers { finger.down(at: place) }
    for finger in fingers { finger.move(to: place + Vector(dx: 20, dy: 0)) }
    #expect(places.count == set.recognizers.count, "\(simulation.log)")
  }

  @Test func `a sheet and a list that share a finger`() {
    let (list, sheet) = (PanGestureRecognizer(), PanGestureRecognizer())
    (list.name, sheet.name) = ("list", "sheet")
    simulation.window.addGestureRecognizer(sheet)
    card.addGestureRecognizer(list)
    ComposingSnippets.handOver(list, sheet, isAtTop: { true }, isFullyOpen: { true })
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 0, dy: 20))
    finger.move(to: place + Vector(dx: 0, dy: -20))
    finger.up()
    #expect(
      simulation.log.actions == [
        "list began", "list ended", "sheet began", "sheet changed", "sheet ended", "list began",
        "list ended",
      ], "\(simulation.log)")
  }

  @Test func `a recognizer that takes touches over, and begins at once`() {
    let (pan, knead) = (PanGestureRecognizer(), KneadGestureRecognizer())
    card.addGestureRecognizer(pan)
    card.addGestureRecognizer(knead)
    pan.handsOver(to: knead)
    let fingers = [simulation.finger(1), simulation.finger(2)]
    fingers[0].down(at: place)
    fingers[0].move(to: place + Vector(dx: 12, dy: 0))
    #expect(simulation.log.actions == ["pan began"], "\(simulation.log)")
    fingers[1].down(at: place)
    fingers[0].move(to: place + Vector(dx: 14, dy: 0))
    #expect(
      simulation.log.actions == ["pan began", "pan changed", "pan ended", "knead began"],
      "\(simulation.log)")
  }

  @Test func `a flick, which keeps the laws`() {
    RecognizerLaws.verify { FlickUpGestureRecognizer() }
    let flick = FlickUpGestureRecognizer()
    card.addGestureRecognizer(flick)
    simulation.drag(from: place, to: place + Vector(dx: 0, dy: -80))
    #expect(simulation.log.actions == ["flickUp ended"], "\(simulation.log)")
  }

  @Test func `a card that goes back to its place`() {
    let pan = PanGestureRecognizer()
    card.addGestureRecognizer(pan)
    let offset = ComposingSnippets.value(of: pan, moving: card)
    let finger = simulation.finger()
    finger.down(at: place)
    finger.move(to: place + Vector(dx: 20, dy: 0))
    #expect(card.transform == AffineTransform(translationX: 20, y: 0))
    finger.cancel()
    #expect(offset.current == .zero)
    #expect(card.transform == .identity)
  }

  @Test func `a button in a card, which keeps its taps`() {
    var likes = 0
    ComingFromSnippets.buttonInCard(simulation.window) { likes += 1 }
    simulation.tap(at: Point(x: 320, y: 40))
    #expect(likes == 1)
    #expect(simulation.log.actions == [], "\(simulation.log)")
    simulation.tap(at: Point(x: 50, y: 40))
    #expect(simulation.log.actions == ["tap ended"], "\(simulation.log)")
  }

  @Test func `a row that slides in a list`() {
    ComingFromSnippets.rowInList(simulation.window, card)
    simulation.drag(from: place, to: place + Vector(dx: 50, dy: 5))
    simulation.drag(from: place, to: place + Vector(dx: 5, dy: 50))
    let beginnings = simulation.log.actions.filter { $0.hasSuffix("began") }
    #expect(beginnings == ["horizontalPan began", "pan began"], "\(simulation.log)")
  }

  @Test func `a press that counts, and one that is activated`() {
    let press = LongPressGestureRecognizer()
    var count = 0
    card.addGestureRecognizer(press)
    ComposingSnippets.counting(press) { count = $0 }
    simulation.press(at: place, for: .milliseconds(650))
    #expect(count == 3)
    let tap = TapGestureRecognizer()
    card.addGestureRecognizer(tap)
    ComposingSnippets.activate(card, in: simulation.dispatcher, at: simulation.now)
    #expect(simulation.log.actions(of: "tap") == [.ended], "\(simulation.log)")
  }
}
