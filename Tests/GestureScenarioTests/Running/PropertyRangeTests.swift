import GestureCore
import GestureScenario
import GestureSimulation
import GestureTrace
import LongPressGesture
import Testing

/// A value that makes no sense is told, once, and replaced by the nearest that does.
@Suite struct `The ranges of properties` {
  private static let numbers: [RecognizerKind.Property.Form] = [
    .number, .wholeNumber, .milliseconds, .millisecondsOrNull,
  ]

  private func diagnostics(
    setting property: RecognizerKind.Property, of kind: RecognizerKind, to value: Double
  ) -> [String] {
    let simulation = Simulation(window: Window(size: Size(width: 100, height: 100)))
    let recognizer = kind.make()
    recognizer.name = "subject"
    simulation.window.addGestureRecognizer(recognizer)
    property.apply(.number(value), recognizer)
    return simulation.log.diagnostics.map(\.description)
  }

  @Test(arguments: RecognizerKinds.standard.all.map(\.word))
  func `S9.11 each number of each kind tells of one below zero, and takes one that is not`(
    word: String
  ) throws {
    let kind = try #require(RecognizerKinds.standard[word])
    for property in kind.properties where Self.numbers.contains(property.form) {
      let name = property.name
      // A mask of buttons is a set of bits: any number is one, but 0 is empty.
      guard name != .buttonMaskRequired else { continue }
      let texts = diagnostics(setting: property, of: kind, to: -1)
      #expect(texts.count == 1, "\(name) = -1: \(texts)")
      #expect(texts.allSatisfy { $0.contains("'subject'") && $0.contains(name.word) }, "\(texts)")
      let fraction = property.form == .number ? 0.5 : 2
      #expect(diagnostics(setting: property, of: kind, to: fraction) == [], "\(name) = \(fraction)")
      guard property.form == .number else { continue }
      #expect(diagnostics(setting: property, of: kind, to: .nan).count == 1, "\(name) = nan")
    }
  }

  @Test func `S9.11 less than zero counts as zero`() {
    let stage = Simulation(window: Window(size: Size(width: 100, height: 100)))
    let press = LongPressGestureRecognizer()
    press.name = "press"
    press.minimumPressDuration = .milliseconds(-1.5)
    press.allowableMovement = -3
    stage.window.addGestureRecognizer(press)
    #expect(press.minimumPressDuration == .zero && press.allowableMovement == 0)
    stage.finger().down(at: Point(x: 10, y: 10))
    #expect(stage.log.actions == ["press began"], "\(stage.log)")
    let texts = stage.log.diagnostics.map(\.description)
    #expect(texts.count == 2, "\(texts)")
    #expect(texts.contains { $0.contains("at least 0 ms, not -1.5 ms") }, "\(texts)")
    #expect(texts.contains { $0.contains("at least 0, not -3") }, "\(texts)")
  }
}
