import GestureCore
import GestureDiagnosis
import GestureExploration
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import GestureTrace
import Testing

/// Ticks, and findings of lint, that a tester has refuted by hand.
@Suite struct `What explore and lint must not overlook` {
  private func scenario(_ views: String, _ recognizers: String, _ more: String = "") throws
    -> Scenario
  {
    try Scenario(
      scene: """
        "views": [\(views)], "recognizers": [\(recognizers)]\(more)
        """)
  }

  private let page = "{\"id\": \"page\", \"frame\": [0, 0, 400, 800]}"

  private func recognizer(
    _ id: String, _ kind: String, on view: String = "page", _ more: String = ""
  ) -> String {
    SceneText.recognizer(id, kind, on: view, more)
  }

  /// The recognizers that begin or, being discrete, end.
  private func recognized(in scenario: Scenario) -> Set<String> {
    Set(
      scenario.play().entries.compactMap { entry -> String? in
        guard case .state(let label, .possible, let to, _, _) = entry.what,
          to == .began || to == .ended
        else { return nil }
        return label.name
      })
  }

  @Test func `a slider's thumb is a place of its own (S11.2)`() throws {
    let slider = """
      , {"id": "vol", "parent": "page", "frame": [50, 400, 300, 30], "control": "slider"}
      """
    let scene = try scenario(page + slider, recognizer("pan", "pan"))
    let result = scene.explore(depth: 3, [.always(oneOf: ["pan"], if: .moved(20))])
    let down = result.counterexample?.events.first?.what
    guard case .down(_, let place, _)? = down else {
      Issue.record("on the thumb no pan begins\n\(result)")
      return
    }
    #expect(Rect(x: 50, y: 400, width: 31, height: 30).contains(place), "\(result)")
  }

  /// From the edge a drag along the slider is the slider's, until its thumb was dragged away.
  @Test(.thorough) func `where a slider's thumb stands is part of the state (S11.2)`() throws {
    let scene = try scenario(
      "{\"id\": \"volume\", \"frame\": [0, 0, 400, 800], \"control\": \"slider\"}",
      recognizer(
        "edge", "screenEdgePan", on: "window",
        ", \"set\": {\"edges\": [\"left\"]}, \"cancelsTouchesInView\": false, "
          + "\"recognizesTogether\": [\"pan\"]") + ", "
        + recognizer("pan", "pan", on: "window", ", \"set\": {\"axis\": \"horizontal\"}"))
    let soon = scene.explore(depth: 4, [.never("edge", and: "pan")])
    #expect(soon.counterexample == nil, "it takes two drags\n\(soon)")
    let later = scene.explore(depth: 5, [.never("edge", and: "pan")])
    let found = try #require(later.counterexample, "\(later)")
    #expect(recognized(in: scene.scenario(of: found)) == ["edge", "pan"], "\(later)")
  }

  @Test func `the distance of a hand-over is tried (S15.11)`() throws {
    let list = ", {\"id\": \"list\", \"parent\": \"page\", \"frame\": [0, 200, 400, 600]}"
    let scene = try scenario(
      page + list,
      recognizer("sheet", "pan") + ", " + recognizer("scroll", "pan", on: "list"),
      """
      , "handOvers": [
        {"from": "scroll", "to": "sheet", "when": {"translation": "y", "atLeast": 170}}]
      """)
    let result = scene.explore(depth: 3, [.never("sheet", and: "scroll")])
    #expect(result.counterexample != nil, "\(result)")
    #expect(scene.lint() == [], "the list's pan comes first, and hands over")
  }

  /// From the list to the sheet, and from where that took over on to the page.
  @Test func `the distance of a second hand-over counts from the first one (S15.12)`() throws {
    let scene = try scenario(
      page,
      ["page", "sheet", "list"].map { recognizer($0, "pan") }.joined(separator: ", "),
      """
      , "handOvers": [
        {"from": "list", "to": "sheet", "when": {"translation": "x", "atLeast": 40}},
        {"from": "sheet", "to": "page", "when": {"translation": "x", "atLeast": 40}}]
      """)
    let result = scene.explore(depth: 3, [.never("list", and: "page")])
    #expect(result.counterexample != nil, "to 40, and to 80\n\(result)")
  }

  @Test func `a distance counts from where a translation was reset (S9.18)`() throws {
    let scene = try scenario(
      page,
      recognizer("next", "pan", ", \"set\": {\"hysteresis\": 30}") + ", "
        + recognizer("pan", "pan", ", \"set\": {\"hysteresis\": 20}"),
      """
      , "handOvers": [
        {"from": "pan", "to": "next", "when": {"translation": "x", "atLeast": 40}}],
      "reactions": [{"recognizer": "pan", "state": "began", "do": [{"resetTranslation": "pan"}]}]
      """)
    let result = scene.explore(depth: 3, [.never("pan", and: "next")])
    #expect(result.counterexample != nil, "to 20, and to 60\n\(result)")
  }

  /// Diagonally a swipe's 50 points to either side are farther away than a press's 60.
  @Test func `a place off the axes between a coordinate's limit and a distance's is tried`() throws
  {
    let scene = try scenario(
      page,
      [
        recognizer("s", "swipe", ", \"set\": {\"direction\": [\"up\"]}"),
        recognizer("p", "pan", ", \"requireToFail\": [\"s\"]"),
        recognizer(
          "l", "longPress",
          ", \"set\": {\"minimumPressDuration\": 400, \"allowableMovement\": 60}, "
            + "\"recognizesTogether\": [\"p\"]"),
      ].joined(separator: ", "))
    let result = scene.explore(depth: 3, [.within(.milliseconds(499), "p")])
    #expect(result.counterexample != nil, "\(result)")
  }

  @Test func `each button of a mask is pressed alone (S15.17)`() throws {
    let mask = { (mask: Int) in
      ", \"allowedTouchTypes\": [\"mouse\"], "
        + "\"set\": {\"buttonMaskRequired\": \(mask), \"minimumPressDuration\": 0}"
    }
    let scene = try scenario(
      page,
      recognizer("y", "longPress", on: "page", mask(3)) + ", "
        + recognizer("x", "longPress", mask(6) + ", \"startsAfter\": [\"y\"]"))
    let result = scene.explore(
      depth: 2, [.always(oneOf: ["x"])], input: ExplorationInput(types: [.mouse]))
    let down = result.counterexample?.events.first?.what
    guard case .down(_, _, let kind)? = down else {
      Issue.record("button 4 reaches x alone\n\(result)")
      return
    }
    #expect(kind.buttons.rawValue == 4, "\(result)")
  }

  @Test func `several buttons of a pointer are pressed at once (S15.17)`() throws {
    let press = { (mask: Int) in
      ", \"allowedTouchTypes\": [\"mouse\"], \"recognizesTogether\": [\"a\"], "
        + "\"set\": {\"buttonMaskRequired\": \(mask), \"minimumPressDuration\": 0}"
    }
    let scene = try scenario(
      page,
      recognizer("a", "longPress", press(2)) + ", " + recognizer("b", "longPress", press(4)))
    let result = scene.explore(
      depth: 2, [.never("a", and: "b")], input: ExplorationInput(types: [.mouse]))
    guard case .down(_, _, let kind)? = result.counterexample?.events.first?.what else {
      Issue.record("both buttons reach both\n\(result)")
      return
    }
    #expect(kind.buttons.rawValue == 6, "\(result)")
  }

  /// The delegate gives 'a' no touch but one, or every touch but one.
  @Test(arguments: [("7", true, 7), ("1", false, 2)])
  func `a touch that the delegate knows by its id is tried (S3.1)`(
    id: String, answer: Bool, found: Int
  ) throws {
    let rule = { (touch: String, answer: Bool) in
      "{\"question\": \"shouldReceiveTouch\", \"recognizer\": \"a\"\(touch), \"answer\": \(answer)}"
    }
    let scene = try scenario(
      page,
      recognizer("a", "tap", ", \"recognizesTogether\": [\"b\"]") + ", " + recognizer("b", "tap"),
      ", \"delegate\": [" + rule(", \"touch\": \"\(id)\"", answer) + ", " + rule("", !answer) + "]")
    let result = scene.explore(depth: 2, [.never("a", and: "b")])
    let counterexample = try #require(result.counterexample, "\(result)")
    guard case .down(let touch, _, _)? = counterexample.events.first?.what else {
      Issue.record("it begins with a finger\n\(result)")
      return
    }
    #expect(touch == TouchID(found), "\(result)")
    #expect(recognized(in: scene.scenario(of: counterexample)) == ["a", "b"], "the file says so")
  }

  private func unswerving(_ id: String, _ direction: String) -> String {
    recognizer(
      id, "swipe",
      ", \"set\": {\"direction\": [\"\(direction)\"], \"minimumDistance\": 1000, "
        + "\"maximumCrossDistance\": 1000}")
  }

  /// A movement to the right and farther down is the only one with which 'left' fails and 'scroll'
  /// begins: up to 45 points away, and at the lift, another one is before it. The tie between both
  /// axes is a horizontal movement.
  @Test func `a place beside the diagonal is tried to either side (S14.8)`() throws {
    let scene = try scenario(
      page,
      [
        recognizer(
          "press", "longPress",
          ", \"set\": {\"minimumPressDuration\": 0}, "
            + "\"recognizesTogether\": [\"scroll\", \"far\", \"left\", \"tap\"]"),
        unswerving("left", "left"),
        recognizer(
          "scroll", "pan", ", \"set\": {\"axis\": \"vertical\"}, \"requireToFail\": [\"left\"]"),
        recognizer("far", "pan", ", \"set\": {\"hysteresis\": 45}"), recognizer("tap", "tap"),
      ].joined(separator: ", "))
    let result = scene.explore(depth: 2, [.never("scroll", and: "press")])
    #expect(result.counterexample != nil, "15 to the right and 30 down\n\(result)")
  }

  /// Likewise for a swipe that begins after a press, so that it is slow.
  @Test(.thorough)
  func `a place within a slow swipe's third to the side is tried (S9.31)`() throws {
    let scene = try scenario(
      page,
      [
        recognizer(
          "hold", "longPress",
          ", \"set\": {\"minimumPressDuration\": 300, \"allowableMovement\": 5}, "
            + "\"recognizesTogether\": [\"next\", \"far\", \"up\", \"tap\"]"),
        unswerving("up", "up"),
        recognizer(
          "next", "swipe", ", \"requireToFail\": [\"up\"], \"startsAfter\": [\"hold\"]"),
        recognizer("far", "pan", ", \"set\": {\"hysteresis\": 75}"),
        recognizer("tap", "tap", ", \"set\": {\"allowableMovement\": 100}"),
      ].joined(separator: ", "))
    let result = scene.explore(depth: 3, [.never("next", and: "hold")])
    #expect(result.counterexample != nil, "60 to the right and 12 down\n\(result)")
  }

  @Test func `scrolling that was not tried is no proof about time (S15.18)`() throws {
    let scene = try scenario(
      page, recognizer("pan", "pan", ", \"set\": {\"allowedScrollTypes\": [\"continuous\"]}"))
    let property = ExplorationProperty.within(.seconds(1), "pan")
    let touched = scene.explore(depth: 2, [property])
    #expect(!touched.untested.isEmpty && "\(touched)".contains("--scroll"), "\(touched)")
    var input = ExplorationInput()
    input.scrolls = true
    let scrolled = scene.explore(depth: 2, [property], input: input)
    #expect(scrolled.untested.isEmpty, "\(scrolled)")
  }

  @Test func `a set's name means each of its members (S15.8)`() throws {
    let set = ", \"forEachTouch\": {}, \"set\": {\"minimumPressDuration\": 0}"
    let scene = try scenario(
      page,
      recognizer("s", "longPress", set) + ", "
        + recognizer("t", "tap", ", \"recognizesTogether\": [\"s\"]"))
    #expect(scene.explore(depth: 3, [.never("s", and: "t")]).counterexample != nil)
    let always = scene.explore(depth: 3, [.always(oneOf: ["s"])])
    #expect(always.counterexample == nil && always.untested.isEmpty, "\(always)")
  }

  @Test func `input without touches is no proof about touches (S15.19)`() throws {
    let wheel = ", \"allowedTouchTypes\": [], \"set\": {\"allowedScrollTypes\": [\"discrete\"]}"
    let scene = try scenario(
      page,
      recognizer("a", "pan", wheel + ", \"recognizesTogether\": [\"b\"]") + ", "
        + recognizer("b", "pan", wheel))
    var input = ExplorationInput()
    input.scrolls = true
    let result = scene.explore(depth: 2, [.never("a", and: "b")], input: input)
    #expect(result.counterexample == nil && !result.untested.isEmpty, "\(result)")
    #expect("\(result)".contains("no touch to compare by"), "\(result)")
  }

  @Test func `touches that a delegate keeps from all recognizers test no law (S3.1)`() throws {
    let refusal = #"""
      , "delegate": [{"question": "shouldReceiveTouch", "recognizer": "t", "answer": false}]
      """#
    let result = try scenario(page, recognizer("t", "tap"), refusal).explore(depth: 2)
    #expect(result.untested == result.properties && !result.isProof, "\(result)")
    #expect("\(result)".contains("no recognizer was given any input"), "\(result)")
  }

  @Test func `lint knows that one which starts after another comes later (S15.2)`() throws {
    let after = ", \"startsAfter\": [\"hold\"]"
    let scene = try scenario(
      page,
      [
        recognizer("scroll", "pan", ", \"set\": {\"axis\": \"vertical\"}"),
        recognizer("delete", "swipe"), recognizer("hold", "longPress"),
        recognizer("drag", "pan", after),
      ].joined(separator: ", "))
    let found = scene.lint().filter { $0.recognizers.contains { $0.name == "drag" } }
    #expect(found == [], "\(found)")
  }

  @Test(arguments: [", \"preventsOnly\": []", ""])
  func `lint knows what a pan prevents (S4.15)`(declaration: String) throws {
    let scene = try scenario(
      page, recognizer("s", "swipe") + ", " + recognizer("p", "pan", declaration))
    let found = scene.lint()
    #expect(found.isEmpty == !declaration.isEmpty, "\(found)")
  }
}
