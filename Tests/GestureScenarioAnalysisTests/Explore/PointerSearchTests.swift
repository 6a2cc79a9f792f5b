import GestureCore
import GestureExploration
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// Searches in which a pointer hovers or a trackpad scrolls while fingers come and go.
@Suite struct `Explore beside a pointer` {
  private func scenario(_ scene: String, _ script: String = "") throws -> Scenario {
    try Scenario(
      size: [200, 200],
      scene: """
        "views": [
          {"id": "v", "frame": [0, 0, 200, 200]},
          {"id": "w", "frame": [0, 0, 200, 200], "hidden": true}], \(scene)
        """, script: script)
  }

  private var hovering: ExplorationInput {
    var input = ExplorationInput()
    input.hovers = true
    return input
  }

  /// The second tap is switched on as the pointer moves.
  @Test func `a pointer moves, though it stays in one region (S9.54)`() throws {
    let scene = try scenario(
      """
      "recognizers": [{"id": "h", "kind": "hover", "view": "v"},
        {"id": "t", "kind": "tap", "view": "v"},
        {"id": "u", "kind": "tap", "view": "v", "enabled": false, "recognizesTogether": ["t"]}],
      "reactions": [{"recognizer": "h", "state": "changed", "do": [{"enable": "u"}]}]
      """)
    let result = scene.explore(depth: 4, [.never("t", and: "u")], input: hovering)
    let found = try #require(result.counterexample, "hover, hover beside, down, lift\n\(result)")
    let places = found.events.compactMap { event in
      if case .hover(let place?) = event.what { place } else { nil }
    }
    #expect(Set(places.map(\.x)).count == 2, "\(found)")
  }

  /// The press works once while the pointer is there, and not without it.
  private let once = """
    "recognizers": [
      {"id": "t", "kind": "longPress", "view": "w", "set": {"minimumPressDuration": 0}},
      {"id": "h", "kind": "hover", "view": "window"}],
    "reactions": [
      {"recognizer": "h", "state": "began", "do": [{"showView": "w"}]},
      {"recognizer": "t", "state": "ended", "do": [{"startsAfter": "t", "other": "h"}]},
      {"recognizer": "h", "state": "ended", "do": [
        {"hideView": "w"}, {"removePrerequisite": "t", "other": "h"}]}]
    """

  @Test func `each tap is an interaction of its own, though a pointer hovers on`() throws {
    let result = try scenario(once).explore(
      depth: 5, [.always(oneOf: ["t"])], input: hovering)
    let found = try #require(result.counterexample, "the second press fails\n\(result)")
    #expect(found.events.contains { if case .hover = $0.what { true } else { false } }, "\(found)")
    let script = """
      {"at": 0, "hover": [100, 100]}, {"at": 20, "began": {"1": [100, 100]}},
      {"at": 40, "ended": {"1": null}}, {"at": 1020, "began": {"1": [100, 100]}},
      {"at": 1040, "ended": {"1": null}}
      """
    let own = try scenario(once, script).explore(depth: 1, [.always(oneOf: ["t"])])
    #expect(own.counterexample != nil, "the file's own script shows it\n\(own)")
  }

  @Test func `what a property says doesn't depend on the others`() throws {
    let scene = try Scenario(
      text: """
        {"scene": {"size": [300, 300], "views": [{"id": "v", "frame": [0, 0, 200, 200]},
           {"id": "w", "parent": "v", "frame": [0, 0, 100, 100]}],
          "recognizers": [
            {"id": "t", "kind": "longPress", "view": "w", "set": {"minimumPressDuration": 0}},
            {"id": "u", "kind": "longPress", "view": "v", "recognizesTogether": ["t"],
              "set": {"minimumPressDuration": 0}}]},
         "script": []}
        """)
    let alone = scene.explore(depth: 3, [.always(oneOf: ["t"])])
    #expect(alone.counterexample == nil, "\(alone)")
    let both = scene.explore(depth: 3, [.always(oneOf: ["t"]), .always(oneOf: ["u"])])
    #expect(both.counterexample == nil, "beside 'w' only 'u' is reached\n\(both)")
  }

  @Test func `scrolling in the file's own script is something that a finger did`() throws {
    let scene = try scenario(
      """
      "recognizers": [{"id": "p", "kind": "pan", "view": "v",
        "set": {"allowedScrollTypes": ["continuous"]}}]
      """,
      """
      {"at": 500, "scroll": {"at": [100, 100], "by": [0, 30], "kind": "continuous"}}
      """)
    let result = scene.explore(depth: 1, [.within(.zero, "p")])
    #expect(result.counterexample == nil, "it begins with the scroll itself\n\(result)")
  }

  @Test func `a counterexample in which a press repeats can be replayed (S15.22)`() throws {
    let scene = try scenario(
      """
      "recognizers": [
        {"id": "l", "kind": "longPress", "view": "v", "recognizesTogether": ["k"],
          "set": {"repeatInterval": 200}},
        {"id": "k", "kind": "longPress", "view": "v", "set": {"minimumPressDuration": 1000}}]
      """)
    let result = scene.explore(depth: 3, [.never("l", and: "k")])
    let found = try #require(result.counterexample, "\(result)")
    let written = scene.scenario(of: found)
    #expect(written.run().passes, "\(written.text)")
    #expect(written.script.last?.content.ended.isEmpty == false, "the finger lifts in the end")
  }

  /// A finger that comes while a pan follows a scroll joins it: the pan has recognized.
  @Test func `what a scroll began has recognized, also for the finger (S9.25)`() throws {
    let scene = try scenario(
      """
      "recognizers": [{"id": "p", "kind": "pan", "view": "v",
        "set": {"allowedScrollTypes": ["continuous"]}}]
      """)
    var input = ExplorationInput()
    input.scrollsInPhases = true
    let moved = ExplorationProperty.always(oneOf: ["p"], if: .moved(20))
    let result = scene.explore(depth: 4, [moved], input: input)
    #expect(result.counterexample == nil, "\(result)")
  }

  @Test func `what takes no touches is not to be compared with more input`() throws {
    let scene = try scenario(
      """
      "recognizers": [{"id": "h", "kind": "hover", "view": "v"},
        {"id": "p", "kind": "pan", "view": "v"}]
      """)
    for property in [ExplorationProperty.never("h", and: "p"), .always(oneOf: ["h"])] {
      let text = "\(scene.explore(depth: 2, [property]))"
      #expect(text.contains("no touch to compare by") && !text.contains("add --hover"), "\(text)")
    }
  }

  @Test func `a hover and a tap have no touch to compare by`() throws {
    let scene = try scenario(
      """
      "recognizers": [{"id": "h", "kind": "hover", "view": "v"},
        {"id": "t", "kind": "tap", "view": "v"}]
      """)
    let result = scene.explore(depth: 2, [.never("h", and: "t")], input: hovering)
    #expect(!result.isProof && "\(result)".contains("no touch to compare by"), "\(result)")
  }

  @Test func `another button that reaches more is no proof before it is tried (S15.17)`() throws {
    let scene = try scenario(
      """
      "recognizers": [
        {"id": "open", "kind": "longPress", "view": "v",
          "set": {"minimumPressDuration": 0, "buttonMaskRequired": 3}},
        {"id": "menu", "kind": "longPress", "view": "v", "allowedTouchTypes": ["mouse"],
          "set": {"minimumPressDuration": 0, "buttonMaskRequired": 2}}]
      """)
    let fingers = scene.explore(depth: 4, [.always(oneOf: ["open"])])
    #expect(fingers.counterexample == nil && !fingers.isProof, "\(fingers)")
    #expect(
      "\(fingers)".contains(
        "a mouse with button mask 2 reaches other recognizers, and was not tried"), "\(fingers)")
    let own = scene.explore(depth: 4, [.always(oneOf: ["menu"])])
    #expect(!own.isProof, "it takes no finger\n\(own)")
  }

  @Test(arguments: [true, false])
  func `the laws are not put to the test where all recognizers are off`(isOn: Bool) throws {
    let scene = try scenario(
      """
      "recognizers": [{"id": "t", "kind": "tap", "view": "v", "enabled": \(isOn)}]
      """)
    let result = scene.explore(depth: 3)
    #expect(result.counterexample == nil, "\(result)")
    #expect(result.isProof == isOn, "\(result)")
    #expect("\(result)".contains("was not put to the test") == !isOn, "\(result)")
  }
}
