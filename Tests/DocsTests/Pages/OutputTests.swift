import Foundation
import GestureDiagnosis
import GestureSimulation
import GestureTestKit
import Gestures
import Testing

/// What a comment or a page says that its code prints.
@Suite struct `Printed text` {
  private let simulation = Simulation()
  private let card = View(name: "card", frame: Rect(x: 0, y: 0, width: 400, height: 400))

  init() { simulation.window.addSubview(card) }

  @Test func `of the way in`() throws {
    try expect("GestureCore/Engine/Dispatcher", CoreSnippets.dispatcher)
    try expect("GestureSimulation/Simulation", ToolSnippets.simulation)
    try expect("GestureCore/BuildingBlocks/VelocityEstimator", CoreSnippets.velocity)
  }

  @Test func `of reasons`() throws {
    let tap = TapGestureRecognizer()
    card.addGestureRecognizer(tap)
    move(by: 52.4, after: .milliseconds(120))
    try expect("GestureCore/Recognizers/GestureRecognizer+Explain") { RelationSnippets.reason(tap) }
  }

  @Test func `of explanations`() throws {
    let tap = TapGestureRecognizer()
    card.addGestureRecognizer(tap)
    move(by: 53, after: .milliseconds(20))
    try expect("GestureDiagnosis/Explanation/Explanation") {
      ToolSnippets.explanation(tap, simulation)
    }
  }

  @Test func `of lint`() throws {
    let (single, double) = (TapGestureRecognizer(), DoubleTapGestureRecognizer())
    (single.name, double.name) = ("single", "double")
    card.addGestureRecognizer(single)
    card.addGestureRecognizer(double)
    try expect("GestureDiagnosis/Lint/Lint") { ToolSnippets.lint(simulation.window) }
    let finding = try #require(Lint.findings(in: simulation.window).first)
    try expect("GestureDiagnosis/Lint/Fix") { ToolSnippets.fixes(finding) }
  }

  @Test func `of failures`() throws {
    let failing = FailingGestureRecognizer()
    card.addGestureRecognizer(failing)
    let comment = try shown(in: "Sources/GestureCore/Recognizers/FailureDetail.swift")
    for lifts in [false, true] {
      failing.lifts = lifts
      simulation.tap(at: Point(x: 100, y: 100))
      let reason = failing.explainLastAttempt()
      let sentence = try #require(reason.firstMatch(of: /gesture \((.*)\)$/)?.1, "\(reason)")
      #expect(comment.contains("\"\(sentence)\""), "\(comment)")
    }
  }

  @Test func `of a search`() throws {
    let printed = Printed.lines(of: ToolSnippets.explore).joined(separator: "\n")
    #expect(matches(try shown(in: "Docs/Explore.md"), printed), "\(printed)")
  }

  @Test func `of a log`() throws {
    let blocks = try Page("README.md").blocks
    let code = try #require(blocks.firstIndex { $0.text.contains("print(simulation.log)") })
    let printed = Printed.lines(of: ToolSnippets.waitingTap).joined(separator: "\n")
    #expect(matches(blocks[code + 1].text, printed), "\(printed)")
  }

  private func move(by distance: Double, after interval: Duration) {
    let finger = simulation.finger()
    finger.down(at: Point(x: 100, y: 100))
    simulation.wait(interval)
    finger.move(to: Point(x: 100 + distance, y: 100))
  }

  private func expect(_ file: String, _ snippet: () -> Void) throws {
    let printed = Printed.lines(of: snippet).joined(separator: "\n")
    let comment = try shown(in: "Sources/\(file).swift")
    #expect(matches(comment, printed), "\(file) prints\n\(printed)")
  }

  /// What the comments in the code of a page or a source file say.
  private func shown(in name: String) throws -> String {
    let pages = Page.all + Page.comments
    let page = try #require(pages.first { $0.name == name }, "no code in \(name)")
    return page.blocks.filter { $0.language == "swift" }.flatMap { block in
      block.text.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /(?:^|print\(.*  )\/\/ (.*)$/)?.1
      }
    }.joined(separator: " ")
  }

  /// Whether a text is what is shown, in which `…` stands for anything and breaks of lines don't
  /// count.
  private func matches(_ shown: String, _ printed: String) -> Bool {
    let words = { (text: String) in text.split { $0.isWhitespace }.joined(separator: " ") }
    var rest = words(printed)[...]
    var isFirst = true
    for part in words(shown).components(separatedBy: "…") {
      let part = part.trimmingCharacters(in: .whitespaces)
      defer { isFirst = false }
      if part.isEmpty { continue }
      guard let place = rest.firstRange(of: part), !isFirst || place.lowerBound == rest.startIndex
      else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.allSatisfy(\.isWhitespace) || words(shown).hasSuffix("…")
  }
}
