import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// An icon in a list whose drag waits until a press has failed, as where "after the press" was meant.
@Suite struct `A drag that waits for a press` {
  private func list(
    _ press: String = "", _ scroll: String = "", script: String = ""
  ) throws -> Scenario {
    try Scenario(
      scene: """
        "views": [{"id": "list", "frame": [0, 0, 400, 800]},
          {"id": "icon", "parent": "list", "frame": [100, 200, 100, 100]}],
        "recognizers": [
          {"id": "scroll", "kind": "pan", "view": "list"\(scroll)},
          {"id": "hold", "kind": "longPress", "view": "icon", "set": {\(press)}},
          {"id": "move", "kind": "pan", "view": "icon", "requireToFail": ["hold"]}]
        """, script: script)
  }

  private func drag(_ distances: [Double], rest: Int = 0) -> String {
    let moves = distances.enumerated().map { index, distance in
      #"{"at": \#(rest + 16 * (index + 1)), "moved": {"1": [150, \#(250 + distance)]}}"#
    }
    return
      ([#"{"at": 0, "began": {"1": [150, 250]}}"#] + moves
      + [#"{"at": \#(rest + 900), "ended": {"1": null}}"#]).joined(separator: ", ")
  }

  private func finding(_ scenario: Scenario) -> Lint.Finding? {
    scenario.findings(.rarelyFires).first { $0.recognizers.map(\.name) == ["scroll", "move"] }
  }

  @Test func `takes the movements of the list around it (S4.4, S9.38)`() throws {
    let found = try #require(finding(try list()))
    #expect(found.sentence.hasSuffix("only where an event takes the finger exactly 10 pt away"))
    for distances in [[5.0, 11, 40], [60], [9.9, 10.1, 40]] {
      let record = try list(script: drag(distances)).play()
      #expect(record.actions.first?.recognizer == "move", "\(distances)")
    }
    let exact = try list(script: drag([10, 40])).play()
    #expect(exact.actions.first?.recognizer == "scroll")
    let rest = try list(script: drag([30, 60], rest: 600)).play()
    #expect(!rest.actions.contains { $0.recognizer == "scroll" })
  }

  @Test func `takes no more than the press leaves to it (S4.17)`() throws {
    // With a looser press, the list begins while the drag still waits.
    #expect(finding(try list("\"allowableMovement\": 12")) == nil)
    let record = try list("\"allowableMovement\": 12", script: drag([11, 40])).play()
    #expect(record.actions.first?.recognizer == "scroll")
    // The list may go on beside the press.
    #expect(finding(try list("", ", \"recognizesTogether\": [\"hold\"]")) == nil)
  }

  @Test func `starts after the press with the first fix (S15.1)`() throws {
    let fix = try #require(finding(try list())?.fixes.first)
    #expect(fix.words.contains("move.startsAfter(hold)"), "\(fix)")
    var quick = try list(script: drag([5, 11, 40]))
    quick.apply(fix)
    #expect(quick.play().actions.first?.recognizer == "scroll")
    #expect(finding(quick) == nil)
    var slow = try list(script: drag([30, 60], rest: 600))
    slow.apply(fix)
    #expect(slow.play().actions.contains { $0.recognizer == "move" && $0.state == .began })
  }

  @Test func `waits on where the press starts after another one (S15.1)`() throws {
    let scenario = try Scenario(
      scene: """
        "views": [{"id": "list", "frame": [0, 0, 400, 800]},
          {"id": "icon", "parent": "list", "frame": [100, 200, 100, 100]}],
        "recognizers": [{"id": "scroll", "kind": "pan", "view": "list"},
          {"id": "first", "kind": "longPress", "view": "icon",
            "set": {"minimumPressDuration": 3000, "allowableMovement": 300}},
          {"id": "hold", "kind": "longPress", "view": "icon", "startsAfter": ["first"]},
          {"id": "move", "kind": "pan", "view": "icon", "requireToFail": ["hold"]}]
        """, script: drag([15, 50], rest: 800))
    #expect(finding(scenario) == nil)
    #expect(scenario.play().actions.first?.recognizer == "scroll")
  }
}
