import GestureDiagnosis
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@testable import GestureScenario

/// Scenes of a page with recognizers, a script, and what should come of it.
protocol WishedScenes {}

extension WishedScenes {
  func scenario(
    _ scene: String, _ script: String, _ expect: String, views: String = ""
  ) throws -> Scenario {
    let more = views.isEmpty ? "" : #", "views": {\#(views)}"#
    return try Scenario(
      scene: scene, script: script, expect: #""actions": {\#(expect)}\#(more)"#)
  }

  func recognizers(_ list: String...) -> String { recognizers(list) }

  func recognizers(_ list: [String]) -> String {
    "\"recognizers\": [\(list.joined(separator: ", "))]"
  }

  func explained(
    _ scene: String, _ script: String, _ expect: String, _ id: String
  ) throws -> Explanation {
    try #require(try scenario(scene, script, expect).explain(id))
  }

  /// The remedies of a recognizer or a view with the file's expectations as the question.
  func remedies(
    _ scene: String, _ script: String, _ expect: String, of id: String,
    expectingViews views: String = ""
  ) throws -> [String] {
    let stories = try scenario(scene, script, expect, views: views).explainAll()
    let own = stories.first {
      "\($0)".hasPrefix("'\(id)'") || "\($0)".hasPrefix("view '\(id)'")
    }
    return try #require(own).remedies
  }

  /// A row in a list in a sheet.
  var sheetWithRow: String {
    """
    "views": [{"id": "sheet", "frame": [0, 0, 400, 800]},
      {"id": "list", "parent": "sheet", "frame": [0, 0, 400, 800]},
      {"id": "row", "parent": "list", "frame": [0, 0, 400, 400]}],
    """
  }

  /// A bar that a tap on the page shows.
  var barShownByTap: String {
    """
    "views": [{"id": "page", "frame": [0, 0, 400, 800]},
      {"id": "bar", "frame": [0, 700, 400, 100], "hidden": true}],
    """
      + recognizers(
        #"{"id": "toggle", "kind": "tap", "view": "page"}"#,
        #"{"id": "it", "kind": "tap", "view": "bar"}"#)
        + """
        , "reactions": [{"recognizer": "toggle", "state": "ended", "do": [{"showView": "bar"}]}]
        """
  }

  var page: String { #""views": [{"id": "page", "frame": [0, 0, 400, 800]}], "# }

  func tap(_ x: Int, _ y: Int, at start: Int, _ finger: Int) -> String {
    #"{"at": \#(start), "began": {"\#(finger)": [\#(x), \#(y)]}}, "#
      + #"{"at": \#(start + 60), "ended": {"\#(finger)": [\#(x), \#(y)]}}"#
  }

  /// The remedies that bring what is wished for, as they are told in the explanation.
  func remedies(
    _ scene: String, _ script: String, wish: String, _ expect: String = ""
  ) throws -> [String] {
    let wish = try Wish(wish)
    return try #require(try scenario(scene, script, expect).explain(wish.id, wish: wish)).remedies
  }

  /// The same, for recognizers on the page unless there are other views.
  func remedies(
    _ list: String..., views: String? = nil, script: String, wish: String
  ) throws -> [String] {
    try remedies((views ?? page) + recognizers(list), script, wish: wish)
  }

  func told(_ scene: String, _ script: String, of id: String) throws -> String {
    let story = try #require(try scenario(scene, script, "").explain(id))
    return story.inOneLine
  }

  func told(_ scene: String, _ script: String, wish text: String) throws -> String {
    let wish = try Wish(text)
    let story = try #require(try scenario(scene, script, "").explain(wish.id, wish: wish))
    return story.inOneLine
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
