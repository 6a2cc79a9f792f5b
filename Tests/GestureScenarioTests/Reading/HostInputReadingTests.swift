import GestureCore
import GestureScenario
import Testing

@Suite struct `Host input in scenario files` {
  private func problemInStep(_ step: String) -> String {
    ScenarioParts.problem(
      in: ScenarioParts.text(recognizers: ScenarioParts.recognizer("tap", "tap"), script: step))
  }

  @Test func `S15.16 S15.18 S15.19 S15.20 a step that means nothing is refused with its place`() {
    for (step, expected) in [
      (
        #"{"at": 0, "modifiers": "shift"}"#, "script[0].modifiers: expected a list of modifier keys"
      ),
      (
        #"{"at": 0, "modifiers": ["shfit"]}"#,
        #"script[0].modifiers[0]: "shfit" is no modifier key; did you mean "shift"?"#
      ),
      (#"{"at": 0, "action": {"view": "x"}}"#, "script[0].action.view: "),
      (#"{"at": 0, "action": {"name": "activate"}}"#, "script[0].action: expected a key \"view\""),
      (
        #"{"at": 0, "action": {"view": "window", "name": ""}}"#,
        "script[0].action.name: an action's name can't be empty"
      ),
      (#"{"at": 0, "contact": {"1": [3]}}"#, "script[0].contact[\"1\"]: expected [majorRadius"),
      (#"{"at": 0, "contact": {"1": [-3, 0]}}"#, "script[0].contact[\"1\"]: expected a radius"),
      (#"{"at": 0, "pose": {"1": [1, 2]}}"#, "script[0].pose[\"1\"]: expected [altitude"),
      (
        #"{"at": 0, "scroll": {"at": [1, 2], "by": [0, 1], "phase": "start"}}"#,
        #"script[0].scroll.phase: "start" is no phase"#
      ),
      (
        #"{"at": 0, "scroll": {"at": [1, 2], "by": [0, 1], "momentum": 1}}"#,
        "script[0].scroll.momentum: expected"
      ),
    ] as [(String, String)] {
      #expect(problemInStep(step).hasPrefix(expected), "\(step): \(problemInStep(step))")
    }
  }

  @Test func `S15.22 an interval is a number or null`() {
    func problem(of interval: String) -> String {
      let press = ScenarioParts.recognizer(
        "a", "longPress", "\"set\": {\"repeatInterval\": \(interval)}")
      return ScenarioParts.problem(in: ScenarioParts.text(recognizers: press, script: ""))
    }
    #expect(problem(of: "null") == "none" && problem(of: "80") == "none")
    #expect(
      problem(of: "true").hasPrefix(
        "scene.recognizers[0].set.repeatInterval: expected milliseconds, or null"))
  }

  @Test(arguments: ["changed", "moved"])
  func `S15.18 a scroll's change is called changed`(word: String) {
    let step = #"{"at": 0, "scroll": {"at": [1, 2], "by": [0, 1], "phase": "\#(word)"}}"#
    let text = ScenarioParts.text(
      recognizers: ScenarioParts.recognizer("tap", "tap"), script: step)
    let scenario = try? Scenario(text: text)
    #expect((scenario?.script[0].content.scroll?.phase == .moved) == (word == "changed"))
    #expect(scenario?.text.contains(#""phase": "changed""#) ?? true)
  }
}
