import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit

/// A file's scene of a page with a card and a control on it, to be linted.
struct FileScene {
  var views = [
    "{\"id\": \"page\", \"frame\": [0, 0, 400, 800]}",
    "{\"id\": \"card\", \"parent\": \"page\", \"frame\": [50, 50, 200, 200]}",
    "{\"id\": \"ok\", \"parent\": \"page\", \"frame\": [50, 400, 90, 40], \"control\": true}",
  ]
  var recognizers: [String] = []
  var delegate: [String] = []

  /// - Parameter more: further keys, such as `"control": true`.
  mutating func addView(
    _ id: String, _ frame: [Double], in parent: String = "page", _ more: String = ""
  ) {
    let rest = more.isEmpty ? "" : ", \(more)"
    views.append(
      "{\"id\": \"\(id)\", \"parent\": \"\(parent)\", \"frame\": \(frame)\(rest)}")
  }

  /// - Parameter more: further keys, such as `"requireToFail": ["b"]`.
  mutating func add(_ id: String, _ kind: String, on view: String = "page", _ more: String = "") {
    let rest = more.isEmpty ? "" : ", \(more)"
    recognizers.append(SceneText.recognizer(id, kind, on: view, rest))
  }

  /// - Parameter more: whom it is about, such as `"recognizer": "a"`.
  mutating func answer(_ question: String, _ answer: Bool, _ more: String = "") {
    let rest = more.isEmpty ? "" : ", \(more)"
    delegate.append("{\"question\": \"\(question)\", \"answer\": \(answer)\(rest)}")
  }

  func scenario(script: String = "") throws -> Scenario {
    try Scenario(
      scene: """
        "views": [\(views.joined(separator: ", "))],
        "recognizers": [\(recognizers.joined(separator: ", "))],
        "delegate": [\(delegate.joined(separator: ", "))]
        """, script: script)
  }

  func findings() throws -> [Lint.Finding] { try scenario().lint() }

  /// The findings of a kind.
  func findings(_ kind: Lint.Finding.Kind) throws -> [Lint.Finding] {
    try scenario().findings(kind)
  }

  func kinds() throws -> [Lint.Finding.Kind] { try findings().map(\.kind) }
}
