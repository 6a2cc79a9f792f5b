import Foundation
import GestureScenario
import GestureSimulation
import Testing

@Suite struct `A picture of relations` {
  /// What the attributes of some elements say, as numbers.
  private func numbers(_ pattern: String, in svg: String) throws -> [[Double]] {
    try svg.matches(of: Regex(pattern)).map { match in
      match.output.dropFirst().compactMap { $0.substring.flatMap { Double(String($0)) } }
    }
  }

  @Test(arguments: Files.scenarios.filter { $0.hasPrefix("Docs") })
  func `has no arrow across a word`(path: String) throws {
    let svg = try Files.scenario(path).graph.svg()
    let arrows = try numbers(#"<path d="M([\d.]+) [\d.]+ C([\d.]+) "#, in: svg)
    let reach = arrows.map { $0[0] + ($0[1] - $0[0]) * 0.75 }.max() ?? 0
    let word = #"<text x="([\d.]+)" y="[\d.]+" class="small">"#
    for place in try numbers(word, in: svg) { #expect(place[0] > reach, "\(path)") }
    #expect(try numbers(word, in: svg).count == arrows.count, "each has its word: \(path)")
  }

  @Test func `shows long names to their end`() throws {
    let name = "a recognizer with a really very long name that nobody would write"
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "recognizers": [
            {"id": "\(name)", "kind": "tap", "view": "window"}]}, "script": []}
        """)
    #expect(scenario.graph.svg().contains(">\(name)</text>"))
  }
}
