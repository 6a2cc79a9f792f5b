import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit

/// Scenes of a view 'v' that fills the window, as testers wrote them against lint.
protocol StrangersScenes {}

extension StrangersScenes {
  /// - Parameters:
  ///   - views: further ones, after a comma.
  ///   - more: further keys of the scene, after a comma.
  func scenario(
    _ recognizers: String, _ views: String = "", _ more: String = ""
  ) throws -> Scenario {
    try Scenario(
      scene: """
        "views": [{"id": "v", "frame": [0, 0, 400, 800]}\(views)],
        "recognizers": [\(recognizers)]\(more)
        """)
  }

  func lint(
    _ recognizers: String, _ views: String = "", _ more: String = ""
  ) throws -> [Lint.Finding] {
    try scenario(recognizers, views, more).lint()
  }

  func lint(
    _ recognizers: [String], _ views: String = "", _ more: String = ""
  ) throws -> [Lint.Finding] {
    try lint(recognizers.joined(separator: ", "), views, more)
  }

  /// - Parameter more: further keys, after a comma.
  func recognizer(
    _ id: String, _ kind: String, _ more: String = "", on view: String = "v"
  ) -> String {
    SceneText.recognizer(id, kind, on: view, more)
  }
}
