import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
@testable import GestureTrace
import Testing

@Suite struct `Columns` {
  @Test func `are two for a wide character`() {
    for (text, columns) in [
      ("größe", 5), ("短い", 4), ("👆", 2), ("ジ", 2), ("한", 2), ("é", 1), ("─▼", 2), ("a短b", 4),
    ] as [(String, Int)] {
      #expect(text.columns == columns, "\(text), \(columns)")
    }
  }

  @Test func `are no more than there is room for`() {
    for (text, width, shortened) in [("短い名前", 8, "短い名前"), ("短い名前", 7, "短い名…"), ("短い名前", 6, "短い…")]
      as [(String, Int, String)]
    {
      #expect(text.shortened(to: width) == shortened, "\(text), \(width), \(shortened)")
    }
  }

  @Test func `begin at one place in all rows of a timeline`() throws {
    let scenario = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "recognizers": [
            {"id": "短い名前", "kind": "tap", "view": "window"},
            {"id": "pan", "kind": "pan", "view": "window"}]},
         "script": [{"at": 0, "began": {"1": [50, 50]}}, {"at": 60, "ended": {"1": null}}]}
        """)
    let lines = scenario.play().timeline.text().split(separator: "\n").map(String.init)
    for sign in ["▼", "░"] {
      let starts = lines.prefix(4).compactMap { line in
        line.firstRange(of: sign).map { String(line[..<$0.lowerBound]).columns }
      }
      #expect(Set(starts) == ["view window  ".count], "\(lines)")
    }
  }
}
