import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Which of several fixes comes first.
@Suite struct `The first fix` {
  private func fixes(_ kind: Lint.Finding.Kind, _ scene: FileScene) throws -> [String] {
    try #require(try scene.findings(kind).first).fixes.map(\.words)
  }

  @Test func `leaves two fingers to the one that needs them`() throws {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("scroll", "pan")
    scene.add(
      "moveMap", "pan", on: "card",
      "\"set\": {\"minimumNumberOfTouches\": 2, \"hysteresis\": 16}")
    #expect(
      try fixes(.rarelyFires, scene) == [
        "set scroll.maximumNumberOfTouches to 1",
        "moveMap.recognizesSimultaneously(with: scroll) if both are meant",
      ])
  }

  @Test func `leaves three fingers to the one that needs them`() throws {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("scroll", "pan", on: "page", "\"set\": {\"minimumNumberOfTouches\": 2}")
    scene.add(
      "moveMap", "pan", on: "page",
      "\"set\": {\"minimumNumberOfTouches\": 3, \"hysteresis\": 16}")
    #expect(
      try fixes(.rarelyFires, scene).first == "set scroll.maximumNumberOfTouches to 2")
  }

  @Test func `lets a longer press come after a shorter one, which need not wait`() throws {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("peek", "longPress", on: "card")
    scene.add("pop", "longPress", on: "card", "\"set\": {\"minimumPressDuration\": 1500}")
    #expect(
      try fixes(.alwaysBeaten, scene) == [
        "pop.recognizesSimultaneously(with: peek) if both are meant",
        "peek.require(toFail: pop), with which 'peek' fires only as its finger lifts or moves sooner",
      ])
  }

  /// Two equal taps in a scene with a script that presses a pointer's other button.
  @Test(arguments: [true, false])
  func `tells two clicks apart by their buttons where the script does`(isScript: Bool) throws {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("open", "tap", on: "card")
    scene.add("menu", "tap", on: "card")
    var scenario = try scene.scenario()
    if isScript {
      var content = StepContent()
      content.began = ["1": Point(x: 60, y: 60)]
      content.type = .mouse
      content.buttons = .secondary
      scenario.script = [Scenario.Step(at: 0, content)]
    }
    let words = try #require(scenario.lint().first { $0.kind == .alwaysBeaten }).fixes.map(\.words)
    #expect(
      words
        == (isScript
          ? [
            "set menu.buttonMaskRequired to 2, and let it take pointers alone",
            "set open.buttonMaskRequired to 2, and let it take pointers alone",
          ]
          : ["open.recognizesSimultaneously(with: menu) if both are meant", "remove 'open'"]))
  }

  @Test func `is the delegate's answer, with what it takes besides`() throws {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("scroll", "pan")
    scene.add("slide", "pan", on: "card", "\"set\": {\"hysteresis\": 14}")
    scene.answer("shouldBegin", false, "\"recognizer\": \"slide\"")
    #expect(
      try fixes(.neverFires, scene) == [
        "let its delegate say yes where 'slide' is meant, and scroll.require(toFail: slide), with "
          + "which 'scroll' begins on view 'card' only where 'slide' fails",
        "remove 'slide'",
      ])
  }
}
