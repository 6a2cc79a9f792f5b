import Foundation
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@Suite struct `A picture of relations` {
  private func count(_ part: String, in svg: String) -> Int {
    svg.components(separatedBy: part).count - 1
  }

  private func rivals(_ count: Int) throws -> Scenario {
    let recognizers = (1...count).map { number in
      "{\"id\": \"r\(number)\", \"kind\": \"pan\", \"view\": \"window\"}"
    }
    return try Scenario(
      scene: """
        "recognizers": [\(recognizers.joined(separator: ", "))]
        """)
  }

  @Test(arguments: [1, 2, 6, 12]) func `has a mark a pair, both ways`(number: Int) throws {
    let svg = try rivals(number).graph.svg()
    let legend = number > 1 ? 1 : 0
    #expect(count("class=\"over\"", in: svg) == number * (number - 1) + legend)
    for index in 1...number { #expect(svg.contains(">\(index)  r\(index)</text>")) }
  }

  @Test(arguments: ScenarioLibrary.allPaths.filter { $0.hasPrefix("Docs") })
  func `lists all relations as the text does`(path: String) throws {
    let graph = try ScenarioLibrary.scenario(path).graph
    let listed = graph.svg().replacing("&quot;", with: "\"")
    let text = graph.text(width: 200).split(separator: "\n\n")
    for sentence in text.dropFirst().joined().split(separator: "\n") where sentence.count < 80 {
      #expect(listed.contains(">\(sentence)</text>"), "\(path)")
    }
  }

  @Test func `shows long names to their end`() throws {
    let name = "a recognizer with a really very long name that nobody would write"
    let scenario = try Scenario(
      scene: """
        "recognizers": [
          {"id": "\(name)", "kind": "tap", "view": "window"}]
        """)
    #expect(scenario.graph.svg().contains(">1  \(name)</text>"))
  }
}
