import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Buttons of a pointer that a script presses, and that no recognizer takes.
@Suite struct `A button that no recognizer takes` {
  private func findings(
    _ recognizers: String, buttons: String = "\"type\": \"mouse\", \"buttons\": 2"
  ) throws -> [Lint.Finding] {
    try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "v", "frame": [0, 0, 400, 800]}],
          "recognizers": [\(recognizers)]},
         "script": [{"at": 0, "began": {"1": [50, 50]}, \(buttons)}]}
        """
    ).findings(.untakenButton)
  }

  @Test(arguments: ["", "{\"send\": "])
  func `is told where an action sends the press, too (S15.17)`(send: String) throws {
    let press = "\"began\": {\"1\": [50, 50]}, \"type\": \"mouse\", \"buttons\": 2"
    let step = send.isEmpty ? press : "\"do\": [{\"send\": {\(press)}}]"
    let found = try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "v", "frame": [0, 0, 400, 800]}],
          "recognizers": [\(one("orbit", "pan"))]}, "script": [{"at": 0, \(step)}]}
        """
    ).lint()
    #expect(found.map(\.kind) == [.untakenButton], "\(found)")
  }

  private func one(_ id: String, _ kind: String, _ set: String = "") -> String {
    SceneText.recognizer(id, kind, on: "v", ", \"set\": {\(set)}")
  }

  @Test func `is told, with the mask that takes it (S15.17)`() throws {
    let found = try findings(one("orbit", "pan"))
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.first?.sentence
        == "no recognizer takes a pointer that presses button 2 (a mask of 2), as the "
        + "script's does: buttonMaskRequired is 1 for 'orbit'", "\(found)")
    #expect(
      found.first?.fixes.map(\.words) == [
        "set orbit.buttonMaskRequired to 3 if 'orbit' is meant for that button, too"
      ])
  }

  @Test func `is told with the masks that are asked for, each once (S15.17)`() throws {
    let menu = one("menu", "longPress", "\"buttonMaskRequired\": 4")
    let found = try findings("\(one("orbit", "pan")), \(menu), \(one("pick", "tap"))")
    #expect(
      found.first?.sentence.hasSuffix(
        "buttonMaskRequired is 1 for 'orbit' and 'pick' and 4 for 'menu'") == true, "\(found)")
  }

  /// A tap needs all of its buttons (S9.2).
  @Test func `is told of a tap, which then takes no other`() throws {
    #expect(
      try findings(one("open", "tap")).first?.fixes.map(\.words) == [
        "set open.buttonMaskRequired to 2, with which 'open' no longer takes button 1"
      ])
  }

  @Test(arguments: [
    ("pan", "\"buttonMaskRequired\": 3", 2, 0), ("tap", "\"buttonMaskRequired\": 3", 2, 1),
    ("tap", "\"buttonMaskRequired\": 2", 3, 0), ("longPress", "", 3, 0), ("pan", "", 4, 1),
    ("pan", "\"buttonMaskRequired\": 2", 1, 0), ("pinch", "", 2, 0), ("hover", "", 2, 0),
  ])
  func `is one that is not among those of a mask`(
    kind: String, set: String, pressed: Int, count: Int
  ) throws {
    let buttons = "\"type\": \"mouse\", \"buttons\": \(pressed)"
    #expect(try findings(one("a", kind, set), buttons: buttons).count == count)
  }

  @Test func `is taken by one of several`() throws {
    let menu = one("menu", "tap", "\"buttonMaskRequired\": 2")
    #expect(try findings(one("open", "tap") + ", " + menu).isEmpty)
    #expect(try findings(one("open", "tap") + ", " + one("move", "pan")).count == 1)
  }

  @Test func `is none of a pencil's or a finger's`() throws {
    #expect(try findings(one("a", "pan"), buttons: "\"type\": \"pencil\", \"buttons\": 2").isEmpty)
    #expect(try findings(one("a", "pan"), buttons: "\"buttons\": 2").isEmpty)
  }
}
