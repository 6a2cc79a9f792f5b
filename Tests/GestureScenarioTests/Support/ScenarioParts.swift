import GestureScenario
import GestureTestKit

/// Scenarios on a card of 400 × 400 points, put together from their JSON.
enum ScenarioParts {
  static func text(
    recognizers: String = "", delegate: String = "", reactions: String = "", views: String = "",
    script: String, expect: String = "{}"
  ) -> String {
    let moreViews = views.isEmpty ? "" : ", " + views
    return """
      {"scene": {"size": [400, 800],
      "views": [{"id": "card", "frame": [0, 0, 400, 400]}\(moreViews)],
      "recognizers": [\(recognizers)], "delegate": [\(delegate)], "reactions": [\(reactions)]},
      "script": [\(script)], "expect": \(expect)}
      """
  }

  static func scripted(_ ids: String...) -> String {
    ids.map { "{\"id\": \"\($0)\", \"kind\": \"scripted\", \"view\": \"card\"}" }
      .joined(separator: ", ")
  }

  static func recognizer(_ id: String, _ kind: String, _ more: String = "") -> String {
    SceneText.recognizer(id, kind, on: "card", more.isEmpty ? "" : ", " + more)
  }

  /// The place in a scenario's text at which reading fails, with what is wrong there; "none" where
  /// it can be read.
  static func problem(in text: String) -> String {
    do throws(ScenarioError) {
      _ = try Scenario(text: text)
      return "none"
    } catch {
      return "\(error.path): \(error.problem)"
    }
  }
}
