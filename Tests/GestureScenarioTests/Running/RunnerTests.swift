import GestureScenario
import Testing

@Suite struct `Running a scenario` {
  private func differences(_ text: String) throws -> [String] {
    try Scenario(text: text).run().differences.map(\.description)
  }

  @Test func `the format's first example comes out as it says`() throws {
    #expect(try differences(Example.text).isEmpty)
  }

  @Test func `a parent may be listed after its child, and siblings keep their order`() throws {
    let views = """
      {"id": "back", "parent": "page", "frame": [0, 0, 100, 100]},
      {"id": "front", "parent": "page", "frame": [0, 0, 100, 100]},
      {"id": "page", "frame": [0, 0, 400, 400]}
      """
    let text = ScenarioParts.text(
      views: views,
      script: #"{"at": 0, "began": {"1": [10, 10]}}, {"at": 10, "ended": {"1": null}}"#,
      expect: #"{"views": {"front": ["began", "ended"], "back": []}}"#)
    #expect(try differences(text).isEmpty)
  }

  @Test func `times are as long as the file says, to the nanosecond`() throws {
    let press = ScenarioParts.recognizer(
      "press", "longPress", #""set": {"minimumPressDuration": 33.333}"#)
    let text = ScenarioParts.text(
      recognizers: press, script: #"{"at": 0.1, "began": {"1": [10, 10]}}"#)
    let log = try Scenario(text: text).play().logLines
    #expect(log.contains { $0.hasPrefix(#"{"at": 33.433, "kind": "state""#) }, "\(log)")
  }

  @Test func `timers that are due at a step's time fire before its event`() throws {
    let text = ScenarioParts.text(
      recognizers: ScenarioParts.recognizer("press", "longPress"),
      script: """
        {"at": 0, "began": {"1": [10, 10]}}, {"at": 500, "ended": {"1": null}}
        """,
      expect: #"{"actions": {"press": ["began@500", "ended@500"]}}"#)
    #expect(try differences(text).isEmpty)
  }

  @Test func `what a host does in a step comes after the event, each in its own pass`() throws {
    let text = ScenarioParts.text(
      recognizers: ScenarioParts.scripted("a"),
      script: """
        {"at": 0, "began": {"1": [10, 10]}, "during": [{"begin": "a"}],
         "do": [{"change": "a"}, {"change": "a"}, {"send": {"moved": {"1": [20, 20]},
         "during": [{"change": "a"}], "do": [{"end": "a"}]}}, {"disable": "a"}]},
        {"at": 20, "ended": {"1": null}}
        """,
      expect: """
        {"actions": {"a": ["began@0", "changed@0", "changed@0", "changed@0", "ended@0"]},
         "outcomes": {"a": ["ended"]}}
        """)
    #expect(try differences(text).isEmpty)
  }

  @Test func `an event that a reaction sends is handled after the pass, then what it does`() throws
  {
    let text = ScenarioParts.text(
      recognizers: ScenarioParts.scripted("a", "b"),
      reactions: """
        {"recognizer": "b", "state": "began", "do": [{"send": {"moved": {"1": [20, 20]},
         "during": [{"change": "b"}], "do": [{"end": "b"}]}}]}
        """,
      script: """
        {"at": 0, "began": {"1": [10, 10]}, "during": [{"begin": "b"}]},
        {"at": 20, "ended": {"1": null}}
        """,
      expect: #"{"order": ["b began", "b changed", "b ended"]}"#)
    #expect(try differences(text).isEmpty)
  }

  @Test func `a rule counts all askings that match it`() throws {
    let text = ScenarioParts.text(
      recognizers: ScenarioParts.recognizer("tap", "tap"),
      delegate: """
        {"question": "shouldBegin", "times": [1], "answer": false},
        {"question": "shouldBegin", "times": [3], "answer": false}
        """,
      script: (0..<3).map { number in
        let at = number * 1000
        return """
          {"at": \(at), "began": {"1": [10, 10]}}, {"at": \(at + 50), "ended": {"1": null}}
          """
      }.joined(separator: ", "),
      expect: #"{"actions": {"tap": ["ended@1050"]}}"#)
    #expect(try differences(text).isEmpty)
  }

  @Test func `a star in a rule matches any, as a key that is left out does`() throws {
    let text = ScenarioParts.text(
      recognizers: ScenarioParts.recognizer("a", "pan") + ", "
        + ScenarioParts.recognizer("b", "pan"),
      delegate: """
        {"question": "shouldRecognizeSimultaneously", "recognizer": "b", "other": "*",
         "answer": true}
        """,
      script: """
        {"at": 0, "began": {"1": [10, 10]}}, {"at": 20, "moved": {"1": [30, 10]}},
        {"at": 40, "ended": {"1": null}}
        """,
      expect: """
        {"order": ["b began", "a began", "b ended", "a ended"],
         "calls": [{"question": "shouldBegin", "recognizer": "*", "count": 2}]}
        """)
    #expect(try differences(text).isEmpty)
  }

  @Test func `buttons and pressure last until a step says otherwise`() throws {
    let text = ScenarioParts.text(
      recognizers: ScenarioParts.recognizer("menu", "tap", #""set": {"buttonMaskRequired": 2}"#),
      script: """
        {"at": 0, "began": {"1": [10, 10]}, "type": "mouse", "buttons": 2},
        {"at": 20, "moved": {"1": [11, 10]}}, {"at": 40, "ended": {"1": null}}
        """,
      expect: #"{"actions": {"menu": ["ended@40"]}}"#)
    #expect(try differences(text).isEmpty)
  }

  @Test func `all touches that are down are cancelled, and no others`() throws {
    let text = ScenarioParts.text(
      recognizers: ScenarioParts.recognizer("pan", "pan"),
      script: """
        {"at": 0, "began": {"1": [10, 10], "2": [50, 10]}}, {"at": 10, "ended": {"2": null}},
        {"at": 20, "moved": {"1": [40, 10]}}, {"at": 40, "cancelled": "all"},
        {"at": 60, "cancelled": "all"}
        """,
      expect: #"{"actions": {"pan": ["began@20", "cancelled@40"]}, "idle": true}"#)
    let result = try Scenario(text: text).run()
    #expect(result.passes, "\(result.report)")
    #expect(!result.record.logLines.contains { $0.contains("diagnostic") })
  }

  @Test func `an unused during is no mistake, but a shortfall mentions it`() throws {
    let script = #"{"at": 0, "during": [{"begin": "a"}]}"#
    let recognizer = ScenarioParts.scripted("a")
    let calm = ScenarioParts.text(
      recognizers: recognizer, script: script, expect: #"{"actions": {"a": []}}"#)
    #expect(try differences(calm).isEmpty)
    let short = ScenarioParts.text(
      recognizers: recognizer, script: script, expect: #"{"actions": {"a": ["began"]}}"#)
    let report = try Scenario(text: short).run().report
    #expect(report.contains("note: at 0: 'a' had no touch callback"))
  }

  @Test func `reactions that go on for ever are stopped and named`() throws {
    let text = ScenarioParts.text(
      recognizers: ScenarioParts.scripted("a"),
      reactions: """
        {"recognizer": "a", "state": "changed", "do": [{"change": "a"}]}
        """,
      script: """
        {"at": 0, "began": {"1": [10, 10]}, "do": [{"begin": "a"}, {"change": "a"}]},
        {"at": 20, "ended": {"1": null}, "during": [{"end": "a"}]}
        """)
    let differences = try differences(text)
    #expect(differences.count == 1)
    #expect(differences[0].contains("reactions or answers go on for ever"))
  }

  @Test func `a script with too many deadlines between two steps is stopped (S15.22)`() throws {
    let text = ScenarioParts.text(
      recognizers: ScenarioParts.recognizer("a", "longPress", #""set": {"repeatInterval": 100}"#),
      script: """
        {"at": 0, "began": {"1": [10, 10]}}, {"at": 1000000000, "ended": {"1": null}}
        """)
    let differences = try differences(text)
    #expect(differences.count == 1)
    #expect(
      differences.first?.contains(
        "before the step at 1000000000 ms: 100000 deadlines had fired since the last one") == true,
      "\(differences)")
  }

  @Test func `a view that is to be moved into itself is a problem, not a crash`() throws {
    let text = ScenarioParts.text(
      views: #"{"id": "inner", "parent": "card", "frame": [0, 0, 10, 10]}"#,
      script: #"{"at": 0, "do": [{"moveView": "card", "parent": "inner"}]}"#)
    let differences = try differences(text)
    #expect(differences.count == 1)
    #expect(differences[0].contains("can't be moved into 'inner', which lies in it"))
  }
}
