import GestureDiagnosis
import GestureScenarioAnalysis
import Testing

@testable import GestureScenario

/// Scenes of a page with recognizers, a script, and what should come of it.
protocol WishedScenes {}

extension WishedScenes {
  func scenario(_ scene: String, _ script: String, _ expect: String) throws -> Scenario {
    try Scenario(
      text: """
        {"scene": {"size": [400, 800], \(scene)}, "script": [\(script)],
         "expect": {"actions": {\(expect)}}}
        """)
  }

  func recognizers(_ list: String...) -> String {
    "\"recognizers\": [\(list.joined(separator: ", "))]"
  }

  func explained(
    _ scene: String, _ script: String, _ expect: String, _ id: String
  ) throws -> Explanation {
    try #require(try scenario(scene, script, expect).explain(id))
  }

  /// The remedies of a recognizer with the file's expectations as the question.
  func remedies(
    _ scene: String, _ script: String, _ expect: String, of id: String
  ) throws -> [String] {
    let stories = try scenario(scene, script, expect).explainAll()
    return try #require(stories.first { "\($0)".hasPrefix("'\(id)'") }).remedies
  }

  var page: String { #""views": [{"id": "page", "frame": [0, 0, 400, 800]}], "# }

  func tap(_ x: Int, _ y: Int, at start: Int, _ finger: Int) -> String {
    #"{"at": \#(start), "began": {"\#(finger)": [\#(x), \#(y)]}}, "#
      + #"{"at": \#(start + 60), "ended": {"\#(finger)": [\#(x), \#(y)]}}"#
  }

  func told(_ scene: String, _ script: String, of id: String) throws -> String {
    let story = try #require(try scenario(scene, script, "").explain(id))
    return "\(story)".split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  func told(_ scene: String, _ script: String, wish text: String) throws -> String {
    let wish = try Wish(text)
    let story = try #require(try scenario(scene, script, "").explain(wish.id, wish: wish))
    return "\(story)".split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The remedies that bring what is wished for. Each is an edit of the file, and needs no further
  /// one.
  func sentences(_ scene: String, _ script: String, wish: String) throws -> [String] {
    let wish = try Wish(wish)
    let remedies = try scenario(scene, script, "").remedies(for: wish.id, wish: wish)
    for remedy in remedies {
      let edited = try Scenario(text: remedy.scenario.text)
      #expect(edited == remedy.scenario, "\(remedy.sentence)")
      let again = try #require(edited.explain(wish.id, wish: wish))
      #expect(again.remedies.isEmpty, "\(remedy.sentence)")
    }
    return remedies.map(\.sentence)
  }

  var drag: String {
    """
    {"at": 0, "began": {"1": [60, 110]}}, {"at": 20, "moved": {"1": [90, 110]}},
    {"at": 40, "moved": {"1": [160, 110]}}, {"at": 60, "ended": {"1": [160, 110]}}
    """
  }
}
