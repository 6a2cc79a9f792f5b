import GestureExploration
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// A recognizer that another one's action disables before its own `began` is sent.
@Suite struct `A beginning that is dropped` {
  private func scene() throws -> Scenario {
    try Scenario(
      text: """
        {"scene": {
          "size": [400, 800], "views": [{"id": "page", "frame": [0, 0, 400, 800]}],
          "recognizers": [
            {"id": "a", "kind": "pan", "view": "page"},
            {"id": "b", "kind": "pan", "view": "page", "recognizesTogether": ["a"]}],
          "reactions": [
            {"recognizer": "b", "state": "began", "do": [{"disable": "a"}]},
            {"recognizer": "b", "state": "ended", "do": [{"enable": "a"}]},
            {"recognizer": "b", "state": "cancelled", "do": [{"enable": "a"}]}]},
         "script": []}
        """)
  }

  @Test func `is no recognition (S5.14)`() throws {
    let always = try scene().explore(depth: 3, [.always(oneOf: ["a"], if: .moved(20))])
    #expect(always.counterexample != nil, "b's action disables a\n\(always)")
    let never = try scene().explore(depth: 3, [.never("a", and: "b")])
    #expect(never.counterexample == nil, "\(never)")
  }
}
