import GestureCore
import GestureExploration
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// The search on files whose own script changes views or recognizers.
@Suite struct `Exploring files whose script changes the scene` {
  /// A small view with a tap, which the script moves into the view of another tap.
  private func moving(_ steps: String) throws -> Scenario {
    try Scenario(
      text: #"""
        {"scene": {
           "size": [400, 800],
           "views": [
             {"id": "top", "frame": [0, 0, 400, 400]}, {"id": "bottom", "frame": [0, 700, 400, 100]},
             {"id": "dot", "frame": [390, 0, 10, 2], "parent": "top"}],
           "recognizers": [
             {"id": "wide", "kind": "tap", "view": "bottom", "recognizesTogether": ["small"]},
             {"id": "small", "kind": "tap", "view": "dot"}]},
         "script": [\#(steps)]}
        """#)
  }

  private let move = #"{"at": 500, "do": [{"moveView": "dot", "parent": "bottom"}]}"#

  @Test func `prove nothing about recognizers without the changes (S2.8)`() throws {
    let never = ExplorationProperty.never("wide", and: "small")
    let changed = try moving(move).explore(depth: 4, [never])
    #expect(!changed.isProof && changed.counterexample == nil, "\(changed)")
    #expect("\(changed)".contains("nothing was tried after that: add --changes"), "\(changed)")
    let still = try moving("").explore(depth: 4, [.always(oneOf: ["wide", "small"])])
    #expect(still.untried.isEmpty, "\(still)")
  }

  @Test func `are refuted with them, at the place to which a view comes (S2.8)`() throws {
    let scenario = try moving(move)
    let found = scenario.explore(
      depth: 4, [.never("wide", and: "small")], input: ExplorationInput(), changes: true)
    let counterexample = try #require(found.counterexample, "\(found)")
    #expect("\(found)".contains("the app moved view 'dot' into view 'bottom'"), "\(found)")
    let replayed = scenario.scenario(of: counterexample)
    let outcome = try Scenario(text: replayed.text).play()
    #expect(Set(outcome.actions.map(\.recognizer)) == ["wide", "small"], "\(replayed.text)")
  }

  @Test(arguments: ["enable", "disable", "hideView", "showView", "removeView"])
  func `count a step that changes anything`(verb: String) throws {
    let subject = verb.contains("View") ? "dot" : "small"
    let scenario = try moving(#"{"at": 500, "do": [{"\#(verb)": "\#(subject)"}]}"#)
    let result = scenario.explore(depth: 3, [.always(oneOf: ["wide"])])
    #expect(result.untested == ["always one of 'wide'"], "\(result)")
  }

  @Test func `count no step that only sends input`() throws {
    let send = #"{"at": 500, "do": [{"send": {"began": {"1": [5, 5]}, "ended": {"1": null}}}]}"#
    let result = try moving(send).explore(depth: 3, [.always(oneOf: ["wide"])])
    #expect(!"\(result)".contains("--changes"), "\(result)")
  }

  @Test func `tick nothing where no touch that was tried reaches a recognizer`() throws {
    let pencils = try Scenario(
      text: #"""
        {"scene": {
           "size": [400, 800], "views": [{"id": "page", "frame": [0, 0, 400, 800]}],
           "recognizers": [
             {"id": "draw", "kind": "pan", "view": "page", "allowedTouchTypes": ["pencil"]}]},
         "script": [{"at": 0, "began": {"1": [50, 50]}, "type": "pencil"},
           {"at": 60, "ended": {"1": null}}]}
        """#)
    let fingers = pencils.explore(depth: 3)
    #expect(
      !fingers.isProof && fingers.untested.count == ExplorationProperty.laws.count, "\(fingers)")
    #expect("\(fingers)".contains("it takes a pencil: add --types direct,pencil"), "\(fingers)")
    #expect(pencils.explore(depth: 3, input: ExplorationInput(types: [.pencil])).isProof)
  }
}
