import Foundation
import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureSimulation
import GestureTestKit
import GestureTrace
import PanGesture
import Testing

/// Fingers that lift too early: what was too little, and what would have been enough.
@Suite struct `A gesture that falls short` {
  private static let oneFinger = """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [150, 100]}},
    {"at": 150, "ended": {"1": null}}
    """
  private static let little = """
    {"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [107, 100]}},
    {"at": 90, "moved": {"1": [103, 100]}}, {"at": 150, "ended": {"1": null}}
    """

  private func explain(
    _ kind: String, _ settings: String = "", script: String
  ) throws -> Explanation {
    let scenario = try Scenario(
      scene: """
        "views": [{"id": "page", "frame": [0, 0, 400, 800]}],
        "recognizers": [
          {"id": "it", "kind": "\(kind)", "view": "page", "set": {\(settings)}}]
        """, script: script)
    return try #require(scenario.explain("it"))
  }

  @Test(arguments: [
    ("pinch", ""), ("rotation", ""), ("pan", "\"minimumNumberOfTouches\": 2"),
    ("swipe", "\"numberOfTouchesRequired\": 2"),
  ])
  func `had too few fingers`(kind: String, settings: String) throws {
    let explanation = try explain(kind, settings, script: Self.oneFinger)
    #expect(
      explanation.causes.last?.kind
        == .ownDecision(
          FailureDetail(.init("too few fingers", measured: 1, limit: 2, .count, .atLeast))),
      "\(explanation)")
  }

  @Test func `needs what is a count below the least`() throws {
    let explanation = try explain(
      "tap", "\"numberOfTouchesRequired\": 2, \"allowableMovement\": 100", script: Self.oneFinger)
    #expect("\(explanation)".contains("before all were down: 1 where 2 are needed"))
    #expect(
      explanation.remedies == [
        "It would have fired at 150 ms if its numberOfTouchesRequired were left at the default (1), "
          + "but then it would do nothing with two fingers."
      ])
  }

  @Test(arguments: [
    ("pan", "7 pt where 10 pt are", "hysteresis", ""),
    ("horizontalPan", "7 pt where 10 pt are", "hysteresis", ""),
    (
      "swipe", "7 pt where 50 pt are", "minimumDistance",
      ", but then it would fire with taps that slip by 6 pt"
    ),
  ])
  func `came as far as it says, and would have needed little more`(
    kind: String, figures: String, property: String, cost: String
  ) throws {
    let explanation = try explain(kind, script: Self.little)
    #expect("\(explanation)".contains(figures), "\(explanation)")
    #expect(
      explanation.remedies == ["It would have fired at 50 ms if its \(property) were 6 pt\(cost)."])
  }

  @Test func `of two fingers is one of their distance`() throws {
    let explanation = try explain(
      "pinch",
      script: """
        {"at": 0, "began": {"1": [100, 100], "2": [200, 100]}},
        {"at": 50, "moved": {"1": [98, 100], "2": [203, 100]}},
        {"at": 90, "ended": {"1": null, "2": null}}
        """)
    #expect("\(explanation)".contains("5 pt where 8 pt are"), "\(explanation)")
    #expect(
      explanation.remedies == [
        "It would have fired at 50 ms if its hysteresis were 4 pt, but then it would begin in other "
          + "gestures of two fingers once they change by 4 pt."
      ])
  }

  @Test func `is told of a recognizer of one's own scene too`() {
    let simulation = Simulation()
    let pan = PanGestureRecognizer()
    simulation.window.addGestureRecognizer(pan)
    simulation.drag(from: Point(x: 50, y: 50), to: Point(x: 56, y: 50))
    let explanation = Explanation(of: pan, in: simulation.log)
    #expect("\(explanation)".contains("6 pt where 10 pt are"), "\(explanation)")
  }

  @Test(arguments: [
    ("tap", "", 800, "maximumPressDuration were 900 ms"),
    ("tap", "\"maximumPressDuration\": 20", 150, "maximumPressDuration were 200 ms"),
    ("longPress", "", 300, "minimumPressDuration were 250 ms"),
  ])
  func `is told a time that would have done, with some room, once`(
    kind: String, settings: String, lift: Int, remedy: String
  ) throws {
    let explanation = try explain(
      kind, settings,
      script: """
        {"at": 0, "began": {"1": [100, 100]}}, {"at": \(lift), "ended": {"1": null}}
        """)
    #expect(explanation.remedies.count == 1, "\(explanation)")
    #expect(explanation.remedies.first?.hasSuffix("if its \(remedy).") == true, "\(explanation)")
  }

  @Test func `is told a movement that would have been allowed, with some room, once`() throws {
    let explanation = try explain(
      "longPress",
      script: """
        {"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [112.4, 100]}},
        {"at": 900, "ended": {"1": null}}
        """)
    #expect(
      explanation.remedies == ["It would have fired at 500 ms if its allowableMovement were 15 pt."]
    )
  }
}

@Suite struct `Delegates without an opinion` {
  private func explain(_ rules: String) throws -> String {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "recognizers": [
            {"id": "pan", "kind": "pan", "view": "window"},
            {"id": "swipe", "kind": "swipe", "view": "window"}], "delegate": [\(rules)]},
         "script": [{"at": 0, "began": {"1": [100, 100]}}, {"at": 50, "moved": {"1": [120, 100]}},
           {"at": 70, "ended": {"1": null}}]}
        """)
    return try #require(scenario.explain("swipe")).causes.map(\.sentence).joined(separator: "\n")
  }

  @Test func `have said nothing (S3.17)`() throws {
    #expect(
      try explain("").contains("nothing allows the two together, for the default answer is no"))
  }

  @Test func `leave the no to the one that says it (S3.17)`() throws {
    let rule = """
      {"question": "shouldRecognizeSimultaneously", "recognizer": "pan", "other": "swipe",
       "answer": false}
      """
    #expect(
      try explain(rule).contains(
        "the delegate of 'pan' was asked whether 'swipe' may recognize along with it, and said no"))
  }
}
