public import GestureScenario

extension Scenario {
  /// A scenario that is put together of parts of a file.
  ///
  /// - Parameters:
  ///   - scene: the keys of its scene but the size, such as `"views": […], "recognizers": […]`.
  ///   - script: its steps.
  ///   - expect: the keys of what it expects; nil for a file that says nothing of it.
  public init(
    size: [Int] = [400, 800], scene: String, script: String = "", expect: String? = nil
  ) throws(ScenarioError) {
    let expectation = expect.map { ", \"expect\": {\($0)}" } ?? ""
    try self.init(
      text: """
        {"scene": {"size": \(size), \(scene)}, "script": [\(script)]\(expectation)}
        """)
  }
}

/// Entries of scenario files.
public enum SceneText {
  /// - Parameter more: further keys, after a comma.
  public static func recognizer(
    _ id: String, _ kind: String, on view: String, _ more: String = ""
  ) -> String {
    "{\"id\": \"\(id)\", \"kind\": \"\(kind)\", \"view\": \"\(view)\"\(more)}"
  }
}
