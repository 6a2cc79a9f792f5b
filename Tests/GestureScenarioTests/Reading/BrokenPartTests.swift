import GestureScenario
import Testing

@Suite struct `Broken parts of scenario files` {
  private func problemInStep(_ step: String) -> String {
    ScenarioParts.problem(
      in: ScenarioParts.text(
        recognizers: ScenarioParts.scripted("a") + ", " + ScenarioParts.recognizer("tap", "tap"),
        script: step))
  }

  @Test func `a property that a tap does not have or take`() {
    for (set, expected) in [
      (#"{"numberOfTaps": 2}"#, "scene.recognizers[0].set.numberOfTaps: unknown key"),
      (
        #"{"numberOfTapsRequired": 1.5}"#,
        "scene.recognizers[0].set.numberOfTapsRequired: expected a whole number, found 1.5"
      ),
      (
        #"{"maximumTapGap": "long"}"#,
        "scene.recognizers[0].set.maximumTapGap: expected milliseconds, found \"long\""
      ),
    ] as [(String, String)] {
      let tap = ScenarioParts.recognizer("a", "tap", "\"set\": \(set)")
      #expect(
        ScenarioParts.problem(in: ScenarioParts.text(recognizers: tap, script: "")).hasPrefix(
          expected),
        "\(set), \(expected)")
    }
  }

  @Test(arguments: [
    (
      #""numberOfTapsRequired": 2"#,
      #"recognizers[0].numberOfTapsRequired: "numberOfTapsRequired" is a property of the kind "tap": it belongs into "set""#
    ),
    (
      #""set": {"requireToFail": ["a"]}"#,
      #"recognizers[0].set.requireToFail: "requireToFail" is a key of every recognizer: it belongs beside "set""#
    ),
    (#""axis": "vertical""#, #"recognizers[0].axis: unknown key "axis"; expected one of "id","#),
  ])
  func `a key that belongs elsewhere`(key: String, message: String) {
    let tap = ScenarioParts.recognizer("a", "tap", key)
    let found = ScenarioParts.problem(in: ScenarioParts.text(recognizers: tap, script: ""))
    #expect(found.hasPrefix("scene." + message), "\(found)")
  }

  @Test func `two things to do in one object`() {
    let found = problemInStep(#"{"at": 0, "do": [{"enable": "a", "disable": "a"}]}"#)
    #expect(
      found
        == "script[0].do[0]: expected one thing to do, found \"enable\" and \"disable\": each is "
        + "an object of its own")
  }

  @Test(arguments: [(0, 1, true), (1, 1, true), (2, 1, false)])
  func `limits of a hand-over that nothing is between (S15.11)`(
    least: Int, most: Int, isRead: Bool
  ) {
    let pans = ["a", "b"].map { ScenarioParts.recognizer($0, "pan") }.joined(separator: ", ")
    let found = ScenarioParts.problem(
      in: ScenarioParts.text(recognizers: pans, script: "").replacing(
        #""recognizers":"#,
        with: """
          "handOvers": [{"from": "a", "to": "b",
            "when": {"translation": "x", "atLeast": \(least), "atMost": \(most)}}], "recognizers":
          """))
    #expect(
      found
        == (isRead
          ? "none"
          : "scene.handOvers[0].when: no translation is at least 2 and at most 1"),
      "\(found)")
  }

  @Test func `a direction that is none`() {
    let swipe = ScenarioParts.recognizer("a", "swipe", #""set": {"direction": ["lefft"]}"#)
    let place = ScenarioParts.problem(
      in: ScenarioParts.text(
        recognizers: ScenarioParts.scripted("b") + ", " + swipe, script: ""))
    let expected =
      #"scene.recognizers[1].set.direction[0]: "lefft" is no value; did you mean "left"?"#
    #expect(place.hasPrefix(expected))
  }

  @Test func `a step that means nothing`() {
    for (step, expected) in [
      (#"{"began": {}}"#, "script[0]: expected a key \"at\""),
      (#"{"at": 0, "cancelled": "some"}"#, "script[0].cancelled: expected a list of touch ids"),
      (#"{"at": 0, "type": "thumb"}"#, "script[0].type: \"thumb\" is no touch type"),
      (#"{"at": 0, "pressure": 2}"#, "script[0].pressure: expected a pressure from 0 to 1"),
      (#"{"at": 0, "buttons": -1}"#, "script[0].buttons: expected a bit mask from 0"),
      (#"{"at": 0, "hover": [1]}"#, "script[0].hover: expected a place [x, y]"),
      (#"{"at": 0, "coalesced": {"1": [[1, 2]]}}"#, "script[0].coalesced[\"1\"][0]: expected"),
      (#"{"at": 0, "scroll": {"at": [1, 2]}}"#, "script[0].scroll: expected a key \"by\""),
      (#"{"at": 0, "transform": {"phase": "b"}}"#, "script[0].transform.phase: \"b\" is no phase"),
      (
        #"{"at": 0, "during": [{"begin": "tap"}]}"#,
        "script[0].during[0].begin: expected a scripted"
      ),
      (#"{"at": 0, "during": [{"enable": "a"}]}"#, "script[0].during[0].enable: unknown key"),
      (#"{"at": 0, "do": [{"enabel": "a"}]}"#, "script[0].do[0].enabel: unknown key"),
      (#"{"at": 0, "do": [{}]}"#, "script[0].do[0]: expected one of"),
      (#"{"at": 0, "do": [{"add": "a"}]}"#, "script[0].do[0]: expected a key \"view\""),
      (
        #"{"at": 0, "do": [{"setScale": "tap", "to": 1}]}"#,
        "script[0].do[0].setScale: expected a recognizer whose scale can be set"
      ),
      (
        #"{"at": 0, "do": [{"removeView": "window"}]}"#,
        "script[0].do[0].removeView: expected a view"
      ),
      (#"{"at": 0, "do": [{"send": {"at": 3}}]}"#, "script[0].do[0].send.at: unknown key \"at\""),
    ] as [(String, String)] {
      let problem = problemInStep(step)
      #expect(problem.hasPrefix(expected), "\(step), \(expected): \(problem)")
    }
  }

  @Test func `an expectation that means nothing`() {
    for (expect, expected) in [
      (#"{"order": ["a"]}"#, "expect.order[0]: expected \"recognizer state\""),
      (#"{"order": ["a failed"]}"#, "expect.order[0]: \"failed\" is no state"),
      (#"{"calls": [{"question": "shouldBegin"}]}"#, "expect.calls[0]: expected a key \"count\""),
      (
        #"{"calls": [{"question": "shouldBegin", "other": "a", "count": 1}]}"#,
        "expect.calls[0].other: unknown key"
      ),
      (#"{"idle": "yes"}"#, "expect.idle: expected true or false, found \"yes\""),
      (#"{"outcomes": {"a": ["failed:tired"]}}"#, "expect.outcomes.a[0]: \"tired\" is no reason"),
      (
        #"{"outcomes": {"a": ["ended:excluded"]}}"#,
        "expect.outcomes.a[0]: \"ended\" takes no reason"
      ),
      (#"{"views": {"card": ["began*"]}}"#, "expect.views.card[0]: \"began*\" is no phase"),
      (
        #"{"values": [{"recognizer": "a", "state": "began", "occurrence": 0}]}"#,
        "expect.values[0].occurrence: expected a whole number from 1"
      ),
      (#"{"diagnostics": ["oops"]}"#, "expect.diagnostics[0]: \"oops\" is no diagnostic"),
      (
        #"{"diagnostics": ["invalidLocation"]}"#,
        "expect.diagnostics[0]: \"invalidLocation\" is no diagnostic"
      ),
    ] as [(String, String)] {
      let text = ScenarioParts.text(
        recognizers: ScenarioParts.scripted("a"), script: "", expect: expect)
      let problem = ScenarioParts.problem(in: text)
      #expect(problem.hasPrefix(expected), "\(expect), \(expected): \(problem)")
    }
  }

  @Test func `an answer that means nothing`() {
    for (rule, expected) in [
      (#"{"question": "shouldBegin", "answer": true, "times": [0]}"#, "scene.delegate[0].times[0]"),
      (
        #"{"question": "shouldBegin", "answer": true, "while": {"recognizer": "a"}}"#,
        "scene.delegate[0].while"
      ),
      (#"{"answer": true}"#, "scene.delegate[0]"),
      (#"{"question": "shouldBegin", "answer": true, "times": []}"#, "scene.delegate[0].times"),
      (
        #"{"question": "shouldBegin", "answer": true, "while": {"recognizer": "a", "state": []}}"#,
        "scene.delegate[0].while.state"
      ),
    ] as [(String, String)] {
      let text = ScenarioParts.text(
        recognizers: ScenarioParts.scripted("a"), delegate: rule, script: "")
      let problem = ScenarioParts.problem(in: text)
      #expect(problem.hasPrefix(expected + ": "), "\(rule), \(expected): \(problem)")
    }
  }
}
