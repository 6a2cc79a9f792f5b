import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// What a file's delegate is sure to answer counts as much as what is declared.
@Suite struct `An answer that is sure` {
  private func findings(
    _ recognizers: String, delegate: String = "", control: String = ""
  ) throws -> [Lint.Finding] {
    try Scenario(
      scene: """
        "views": [{"id": "page", "frame": [0, 0, 400, 800]},
          {"id": "dialog", "parent": "page", "frame": [50, 50, 200, 200]},
          {"id": "ok", "parent": "page", "frame": [50, 400, 90, 40], "control": true\(control)}],
        "recognizers": [\(recognizers)], "delegate": [\(delegate)]
        """
    ).lint()
  }

  private func deny(_ view: String, _ more: String = "") -> String {
    """
    {"question": "shouldReceiveTouch", "recognizer": "dismiss", "hitView": "\(view)",
     "answer": false\(more)}
    """
  }

  private static let taps = """
    {"id": "dismiss", "kind": "tap", "view": "page"},
    {"id": "zoom", "kind": "doubleTap", "view": "dialog"}
    """

  @Test func `keeps two apart that would compete (S3.1)`() throws {
    #expect(try findings(Self.taps).map(\.kind) == [.noRelation])
    #expect(try findings(Self.taps, delegate: deny("dialog")).isEmpty)
    let sometimes = try findings(Self.taps, delegate: deny("dialog", ", \"times\": [1]"))
    #expect(sometimes.map(\.kind) == [.noRelation], "\(sometimes)")
  }

  @Test func `leaves a control its touches`() throws {
    let twice = "{\"id\": \"dismiss\", \"kind\": \"doubleTap\", \"view\": \"page\"}"
    // Of both presses, and late.
    #expect(
      try findings(twice).map(\.kind) == [.controlLosesTouch, .controlLosesTouch])
    #expect(try findings(twice, delegate: deny("ok")).isEmpty)
    #expect(try findings(twice, control: ", \"hidden\": true").isEmpty)
    let veil = "{\"id\": \"veil\", \"kind\": \"tap\", \"view\": \"dialog\"}"
    #expect(try findings(veil).isEmpty)
  }

  @Test func `is that two pointers press different buttons (S9.2)`() throws {
    func tap(_ id: String, _ kind: String, _ buttons: Int, _ types: String) -> String {
      """
      {"id": "\(id)", "kind": "\(kind)", "view": "dialog", "allowedTouchTypes": [\(types)],
       "set": {"buttonMaskRequired": \(buttons)}}
      """
    }
    func kinds(_ one: Int, _ two: Int, _ types: String = "\"mouse\"") throws -> [Lint.Finding.Kind]
    {
      try findings(
        tap("one", "tap", one, types) + ", " + tap("two", "doubleTap", two, types)
      ).map(\.kind)
    }
    #expect(try kinds(1, 2).isEmpty)
    #expect(try kinds(1, 1) == [.noRelation])
    #expect(try kinds(1, 2, "\"mouse\", \"direct\"") == [.noRelation], "fingers press none")
  }
}
