import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Two that have their gesture in one event: which went first, and why (S4.4, S4.40).
@Suite struct `An explanation of a tie` {
  /// - Parameter recognizers: in the order of adding, on a page and on a card in it.
  private func explain(_ id: String, _ recognizers: [String], taps: Int = 1) throws -> [String] {
    try explanation(id, recognizers, taps: taps).causes.compactMap { cause in
      guard case .tied(_) = cause.kind else { return nil }
      return "\(cause)"
    }
  }

  private func explanation(
    _ id: String, _ recognizers: [String], taps: Int = 1
  ) throws -> Explanation {
    let steps = (0..<taps).flatMap { number in
      [
        "{\"at\": \(number * 200), \"began\": {\"1\": [100, 100]}}",
        "{\"at\": \(number * 200 + 60), \"ended\": {\"1\": [100, 100]}}",
      ]
    }
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800],
          "views": [{"id": "page", "frame": [0, 0, 400, 800]},
            {"id": "card", "parent": "page", "frame": [50, 50, 200, 200]}],
          "recognizers": [\(recognizers.joined(separator: ", "))]},
         "script": [\(steps.joined(separator: ", ")), {"at": 1000}]}
        """
    )
    return try #require(scenario.explain(id))
  }

  private func tap(_ id: String, on view: String, _ more: String = "") -> String {
    SceneText.recognizer(id, "tap", on: view, more)
  }

  @Test func `of two on one view names the order of adding (S4.4)`() throws {
    #expect(
      try explain("a", [tap("a", on: "card"), tap("b", on: "card")]) == [
        "Both had their gesture in this event, and 'b' went first: of two on one view, the one added "
          + "last does. (S4.4)"
      ])
  }

  @Test func `of two on one view can be turned round by the order of adding`() throws {
    let remedies = try explanation("a", [tap("a", on: "card"), tap("b", on: "card")]).remedies
    #expect(
      remedies.contains(
        "It would have fired at 60 ms if 'a' were added after 'b', but then 'b' would not fire and "
          + "'a' would go first wherever both have their gesture in one event."),
      "\(remedies)")
    let nested = try explanation("a", [tap("b", on: "card"), tap("a", on: "page")]).remedies
    #expect(!nested.contains { $0.contains("added after") }, "\(nested)")
  }

  @Test func `of two on different views names the nearer view (S4.4)`() throws {
    #expect(
      try explain("a", [tap("b", on: "card"), tap("a", on: "page")]) == [
        "Both had their gesture in this event, and 'b' went first: its view 'card' is nearer to the "
          + "view that was hit. (S4.4)"
      ])
  }

  @Test func `of a tap and a double tap names which one can prevent the other (S4.40)`() throws {
    let double = tap("double", on: "page", ", \"set\": {\"numberOfTapsRequired\": 2}")
    #expect(
      try explain("single", [double, tap("single", on: "card")], taps: 2) == [
        "Both had their gesture in this event, and 'double' went first: it can prevent the other, and "
          + "the other can't prevent it. (S4.40)"
      ])
  }

  @Test func `is told of three, and of a set`() throws {
    let three = [tap("a", on: "card"), tap("b", on: "page"), tap("c", on: "card")]
    #expect(try explain("a", three).count == 1)
    #expect(try explain("b", three).count == 1)
    let set = tap("each", on: "card", ", \"forEachTouch\": {\"limit\": 2}")
    #expect(try explain("a", [tap("a", on: "card"), set]).first?.contains("'each#1' went") == true)
    #expect(try explain("each", [set, tap("a", on: "card")]).first?.contains("'a' went") == true)
  }

  @Test func `isn't told of one that had no gesture yet, or had to wait`() throws {
    let press =
      "{\"id\": \"press\", \"kind\": \"longPress\", \"view\": \"card\", "
      + "\"set\": {\"minimumPressDuration\": 0}}"
    #expect(try explain("a", [tap("a", on: "card"), press]).isEmpty)
    let waiting = tap("a", on: "card", ", \"requireToFail\": [\"b\"]")
    #expect(try explain("a", [waiting, tap("b", on: "card")]).isEmpty)
  }
}
