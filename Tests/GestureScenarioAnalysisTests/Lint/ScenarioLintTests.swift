import Foundation
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// What lint finds out from a file, beyond what a window tells.
@Suite struct `Lint of a file` {
  private func findings(
    _ recognizers: String, delegate: String = "", control: String? = nil
  ) throws -> [Lint.Finding] {
    let control = control.map {
      ", {\"id\": \"\($0)\", \"parent\": \"page\", \"frame\": [50, 50, 90, 40], \"control\": true}"
    }
    return try Scenario(
      scene: """
        "views": [{"id": "page", "frame": [0, 0, 400, 800]}\(control ?? "")],
        "recognizers": [\(recognizers)], "delegate": [\(delegate)]
        """
    ).lint()
  }

  private func one(_ kind: String, _ more: String) -> String {
    SceneText.recognizer("a", kind, on: "page", ", \(more)")
  }

  @Test(arguments: [
    ("tap", "\"buttonMaskRequired\": 0", "buttonMaskRequired can't be empty"),
    ("tap", "\"numberOfTapsRequired\": 0", "numberOfTapsRequired has to be at least 1"),
    ("circle", "\"tolerance\": 1.5", "tolerance has to lie between 0 and 1"),
  ])
  func `tells what is diagnosed as the scene is made`(
    kind: String, setting: String, text: String
  ) throws {
    let found = try findings(one(kind, "\"set\": {\(setting)}"))
    #expect(found.map(\.kind) == [.misuse], "\(found)")
    #expect(found.first?.severity == .warning)
    #expect(found.first?.sentence.contains(text) == true, "\(found)")
  }

  @Test func `tells of a recognizer that waits for itself`() throws {
    let found = try findings(one("tap", "\"requireToFail\": [\"a\"]"))
    #expect(found.map(\.kind) == [.misuse], "\(found)")
    #expect(found.first?.sentence.contains("wait until it has failed itself") == true)
  }

  @Test(arguments: [
    ("tap", "\"maximumPressDuration\": 0"), ("swipe", "\"maximumDuration\": 0"),
    ("doubleTap", "\"maximumTapGap\": 0"),
  ])
  func `tells that a gesture has no time`(kind: String, setting: String) throws {
    let found = try findings(one(kind, "\"set\": {\(setting)}"))
    #expect(found.map(\.kind) == [.neverFires], "\(found)")
    #expect(found.first?.severity == .error)
  }

  @Test func `tells that a control lets a tap around it begin (S11.1)`() throws {
    let tap = "{\"id\": \"tap\", \"kind\": \"tap\", \"view\": \"page\"}"
    #expect(try findings(tap, control: "ok").isEmpty)
    for rule in ["\"hitView\": \"ok\", ", ""] {
      let found = try findings(
        tap, delegate: "{\"question\": \"viewShouldBegin\", \(rule)\"answer\": true}", control: "ok"
      )
      #expect(found.map(\.kind) == [.controlLosesTouch], "\(found)")
      #expect(found.first?.sentence.contains("says yes instead of its own no") == true)
    }
    let elsewhere = "{\"question\": \"viewShouldBegin\", \"hitView\": \"page\", \"answer\": true}"
    #expect(try findings(tap, delegate: elsewhere, control: "ok").isEmpty)
  }

  @Test func `minds only a delegate's no that is said (S3.17)`() throws {
    let both = """
      {"id": "pan", "kind": "pan", "view": "page"}, {"id": "pinch", "kind": "pinch", "view": "page"}
      """
    func rule(_ one: String, _ other: String, _ answer: Bool) -> String {
      """
      {"question": "shouldRecognizeSimultaneously", "recognizer": "\(one)", "other": "\(other)",
       "answer": \(answer)}
      """
    }
    let yes = rule("pan", "pinch", true)
    #expect(try findings(both, delegate: yes).isEmpty)
    let found = try findings(both, delegate: yes + ", " + rule("pinch", "pan", false))
    #expect(found.map(\.kind) == [.delegatesDisagree], "\(found)")
  }

  @Test(arguments: [("cover", true), ("other", false)])
  func `a rival whose view a reaction hides goes first only until then (S2.2)`(
    hidden: String, isNote: Bool
  ) throws {
    let scenario = try Scenario(
      scene: """
        "views": [{"id": "player", "frame": [0, 0, 400, 800]},
          {"id": "cover", "frame": [0, 0, 400, 800], "parent": "player"},
          {"id": "other", "frame": [0, 0, 50, 50]}],
        "recognizers": [{"id": "show", "kind": "tap", "view": "player"},
          {"id": "hide", "kind": "tap", "view": "cover"}],
        "reactions": [{"recognizer": "hide", "state": "ended", "do": [{"hideView": "\(hidden)"}]}]
        """,
      script: """
        {"at": 0, "began": {"1": [90, 90]}}, {"at": 60, "ended": {"1": null}},
        {"at": 900, "began": {"2": [90, 90]}}, {"at": 960, "ended": {"2": null}}
        """)
    let beaten = try #require(scenario.findings(.alwaysBeaten).first)
    #expect((beaten.severity == .note) == isNote, "\(beaten)")
    #expect(beaten.sentence.hasSuffix("; but a reaction changes the scene") == isNote)
    #expect((scenario.firings(of: "show") == 1) == isNote)
  }
}
