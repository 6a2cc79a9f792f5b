import GestureCore
import GestureDiagnosis
import GestureExploration
import GestureScenario
import GestureTrace
import Testing

/// Ticks, and findings of lint, that a tester has refuted by hand.
@Suite struct `What explore and lint must not overlook` {
  private func scenario(_ views: String, _ recognizers: String, _ more: String = "") throws
    -> Scenario
  {
    try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [\(views)], "recognizers": [\(recognizers)]\(more)},
         "script": []}
        """)
  }

  private let page = "{\"id\": \"page\", \"frame\": [0, 0, 400, 800]}"

  private func recognizer(
    _ id: String, _ kind: String, on view: String = "page", _ more: String = ""
  ) -> String {
    "{\"id\": \"\(id)\", \"kind\": \"\(kind)\", \"view\": \"\(view)\"\(more)}"
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
  @Test func `where a slider's thumb stands is part of the state (S11.2)`() throws {
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
    let begun = scene.scenario(of: found).play().entries.compactMap { entry -> String? in
      guard case .state(let label, _, let to, _, _) = entry.what, to == .began else {
        return nil
      }
      return label.name
    }
    #expect(Set(begun) == ["edge", "pan"], "\(later)")
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
  func `lint knows whom a pan prevents (S4.15)`(declaration: String) throws {
    let scene = try scenario(
      page, recognizer("s", "swipe") + ", " + recognizer("p", "pan", declaration))
    let found = scene.lint()
    #expect(found.isEmpty == !declaration.isEmpty, "\(found)")
  }
}
