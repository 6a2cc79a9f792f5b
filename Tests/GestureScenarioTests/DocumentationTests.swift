import Foundation
import GestureCore
import GestureTestKit
import Testing

@testable import GestureScenario

@Suite struct `Documentation of scenarios` {
  /// The blocks of code of the page, by their language.
  private func blocks(_ language: String) throws -> [String] {
    try Repository.blocks(language, of: "Docs/Scenarios.md")
  }

  @Test func `the first example passes and is tidy`() throws {
    let example = try #require(try blocks("json").first)
    let scenario = try Scenario(text: example)
    #expect(scenario.run().passes)
    #expect(scenario.text == example)
  }

  @Test func `the shortfall that the page shows is what the tool prints`() throws {
    let example = try #require(try blocks("json").first)
    let folder = try TemporaryFolder()
    let file = try folder.write(
      example.replacing(", \"requireToFail\": [\"zoom\"]", with: ""), to: "without.json")
    let run = try ChildProcess.run("gestures", ["run", file])
    #expect(run.status == 1)
    let shown = try #require(try blocks("console").first { $0.contains("✗") })
    let output = shown.replacing(/(?m)^\$ .*\n/, with: "")
    #expect(output == run.output.replacing(folder.path + "/", with: ""))
  }

  @Test func `the page names every key and word that a file may have`() throws {
    let page = try Repository.text("Docs/Scenarios.md")
    let commands = Scenario.HostAction.commands
    let words =
      Scenario.Scene.table.fields.map(\.key) + StepContent.table.fields.map(\.key)
      + Scenario.Expectations.table.fields.map(\.key) + Scenario.Expectations.diagnosticWords
      + commands.map(\.verb) + commands.compactMap(\.furtherKey)
      + RecognizerKinds.standard.all.flatMap { [$0.word] + $0.properties.map(\.name.word) }
      + RecognizerKinds.standard.readings.map(\.name) + FailureReason.words
      + DelegateRule.Question.allCases.map(\.rawValue)
    let code = page.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
    let named = Set(code.flatMap { $0.element.split { !$0.isLetter } }.map(String.init))
    let missing = Set(words).subtracting(named)
    #expect(missing.isEmpty, "Docs/Scenarios.md doesn't name \(missing.sorted())")
  }

  /// The block stands as a file beside the tests, so that it compiles.
  @Test func `what the page writes in Swift compiles and does what it says`() throws {
    let file = "Tests/GestureScenarioTests/Recording/DocumentedRecording.swift"
    let example = try Repository.text(file)
    #expect(try blocks("swift").contains(example), "Docs/Scenarios.md and \(file) differ")
    #expect(try goOn(from: keepAsFile()) == ["tap ended"])
  }
}
