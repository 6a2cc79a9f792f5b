import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Gestures
import RegexBuilder
import Testing

/// Kinds that are made of our recognizers, with property names of their own.
@Suite struct `A property that is like one of ours` {
  private static let kinds = RecognizerKinds.standard.adding(
    RecognizerKind(
      "knock", sample: .tap,
      properties: [
        .milliseconds("holdTime", \LongPressGestureRecognizer.minimumPressDuration)
          .like(.minimumPressDuration),
        .number("stray", \LongPressGestureRecognizer.allowableMovement, isUpperBound: true)
          .like(.allowableMovement),
      ]
    ) {
      LongPressGestureRecognizer()
    }
  ).adding(
    RecognizerKind(
      "shove", sample: .drag,
      properties: [
        .number("start", \PanGestureRecognizer.hysteresis).like(.hysteresis),
        .word("line", \PanGestureRecognizer.axis).like(.axis),
        .wholeNumber("least", \PanGestureRecognizer.minimumNumberOfTouches)
          .like(.minimumNumberOfTouches),
        .wholeNumber("most", \PanGestureRecognizer.maximumNumberOfTouches)
          .like(.maximumNumberOfTouches),
      ]
    ) {
      PanGestureRecognizer()
    }
  )
  private static let names = [
    "knock": "longPress", "holdTime": "minimumPressDuration", "stray": "allowableMovement",
    "shove": "pan", "start": "hysteresis", "least": "minimumNumberOfTouches",
    "most": "maximumNumberOfTouches", "line": "axis",
  ]

  /// With our names for theirs, as words of their own.
  private func translated(_ text: String) -> String {
    Self.names.reduce(text) { text, pair in
      let word = Regex {
        Anchor.wordBoundary
        pair.key
        Anchor.wordBoundary
      }
      return text.replacing(word, with: pair.value)
    }
  }

  /// What is told about a scene: the stories with the remedies, and the findings of lint.
  private func told(_ text: String) throws -> String {
    let scenario = try Scenario(text: text, kinds: Self.kinds)
    let all = scenario.explainAll().map { "\($0)" } + scenario.lint().map { "\($0)" }
    return all.joined(separator: "\n").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: [
    (
      // Lifted too soon.
      #"{"id": "a", "kind": "knock", "view": "page", "set": {"holdTime": 900}}"#,
      #"{"at": 0, "began": {"1": [90, 90]}}, {"at": 700, "ended": {"1": null}}"#,
      #""a": ["began", "ended"]"#, "holdTime"
    ),
    (
      // Moved too far.
      #"{"id": "a", "kind": "knock", "view": "page", "set": {"stray": 5}}"#,
      """
      {"at": 0, "began": {"1": [90, 90]}}, {"at": 100, "moved": {"1": [98, 90]}},
      {"at": 700, "ended": {"1": null}}
      """,
      #""a": ["began", "ended"]"#, "stray"
    ),
    (
      // Beaten by a drag that begins sooner.
      """
      {"id": "a", "kind": "pan", "view": "page"},
      {"id": "b", "kind": "shove", "view": "page", "set": {"start": 4}}
      """,
      """
      {"at": 0, "began": {"1": [90, 90]}}, {"at": 30, "moved": {"1": [96, 90]}},
      {"at": 60, "moved": {"1": [120, 90]}}, {"at": 90, "ended": {"1": null}}
      """,
      #""a": ["began", "ended"], "b": []"#, "line"
    ),
    (
      // One finger where two are needed.
      #"{"id": "a", "kind": "shove", "view": "page", "set": {"least": 2}}"#,
      """
      {"at": 0, "began": {"1": [90, 90]}}, {"at": 30, "moved": {"1": [120, 90]}},
      {"at": 90, "ended": {"1": null}}
      """,
      #""a": ["began", "ended"]"#, "least"
    ),
  ])
  func `has the same remedies and prices`(
    recognizers: String, script: String, expected: String, name: String
  ) throws {
    let text = """
      {"scene": {"size": [400, 800], "views": [{"id": "page", "frame": [0, 0, 400, 800]}],
        "recognizers": [\(recognizers)]}, "script": [\(script)],
       "expect": {"actions": {\(expected)}}}
      """
    let (theirs, ours) = (try told(text), try told(translated(text)))
    #expect(theirs.contains(name), "a remedy by its own name: \(theirs)")
    #expect(translated(theirs) == ours)
  }

  @Test func `is called by its own name in files`() {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(
        text: """
          {"scene": {"size": [9, 9], "recognizers": [{"id": "a", "kind": "knock",
            "view": "window", "set": {"minimumPressDuration": 1}}]}, "script": []}
          """, kinds: Self.kinds)
    }
    #expect(error.map { "\($0)".contains("unknown key \"minimumPressDuration\"") } == true)
  }
}
