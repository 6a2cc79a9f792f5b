import GestureCore
import GestureExploration
import GestureScenarioAnalysis
import GestureTestKit
import Testing

@testable import GestureScenario

/// Two that both recognize one touch, to whatever side that takes.
@Suite struct `A planted double recognition` {
  private static let sides = Effort.of(
    [("left", "horizontal"), ("down", "vertical")],
    thorough: [
      ("left", "horizontal"), ("right", "horizontal"), ("up", "vertical"), ("down", "vertical"),
    ])
  private static let edges = Effort.of(
    [("right", "left"), ("top", "down")],
    thorough: [("left", "right"), ("right", "left"), ("top", "down"), ("bottom", "up")])

  private func recognizer(
    _ id: String, _ kind: RecognizerKind, _ settings: [PropertyName: RecognizerKind.PropertyValue]
  ) -> RecognizerSpec {
    var spec = RecognizerSpec(id: id, kind: kind, view: Scenario.Scene.windowID)
    spec.settings = settings
    return spec
  }

  private func immune(_ spec: RecognizerSpec) -> RecognizerSpec {
    var spec = spec
    spec.preventedOnlyBy = []
    return spec
  }

  private func swipe(_ direction: String) -> RecognizerSpec {
    recognizer("a", .swipe, [.direction: .words([direction])])
  }

  private func pan(
    _ axis: String, id: String = "b", hysteresis: Double = 10
  ) -> RecognizerSpec {
    recognizer(id, .pan, [.axis: .word(axis), .hysteresis: .number(hysteresis)])
  }

  /// Expects that so many steps do it.
  private func expectFound(
    _ recognizers: RecognizerSpec..., steps: Int = 3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var scene = Scenario.Scene(size: Size(width: 400, height: 800))
    scene.recognizers = recognizers
    let scenario = Scenario(name: "planted", source: nil, scene: scene, script: [])
    let exploration = scenario.explore(depth: 3, [.never("a", and: "b")])
    let found = try #require(
      exploration.counterexample, "\(exploration)", sourceLocation: sourceLocation)
    #expect(found.events.count == steps, "\(exploration)", sourceLocation: sourceLocation)
  }

  @Test(arguments: sides)
  func `of an immune swipe and a pan is found on each side`(side: String, axis: String) throws {
    try expectFound(immune(swipe(side)), pan(axis))
    try expectFound(immune(swipe(side)), pan("any"))
  }

  @Test(arguments: sides)
  func `of a swipe and a pan that prevents nothing is found`(side: String, axis: String) throws {
    var tolerant = pan(axis)
    tolerant.preventsOnly = []
    try expectFound(swipe(side), tolerant)
  }

  @Test(arguments: edges)
  func `of an immune swipe and a pan from an edge is found`(edge: String, side: String) throws {
    try expectFound(immune(swipe(side)), recognizer("b", .screenEdgePan, [.edges: .words([edge])]))
  }

  @Test(arguments: ["horizontal", "vertical", "any"])
  func `of two pans of different hysteresis is found`(axis: String) throws {
    try expectFound(immune(pan(axis, id: "a", hysteresis: 30)), pan(axis))
  }

  @Test func `of two pans across each other is found: it takes a turn`() throws {
    try expectFound(immune(pan("horizontal", id: "a", hysteresis: 30)), pan("vertical"))
    try expectFound(immune(pan("vertical", id: "a", hysteresis: 30)), pan("horizontal"))
  }

  /// A tap allows movements of up to 10 points, and a pan begins at 10.
  @Test func `that takes a movement of just one length is found`() throws {
    try expectFound(
      immune(recognizer("a", .tap, [.allowableMovement: .number(10)])), pan("any"))
  }

  /// A third swipe has to fail at the place at which the other two recognize: neither straight nor
  /// diagonal from where the finger came down.
  @Test func `that takes a slanting movement is found`() throws {
    var tolerant = recognizer(
      "b", .swipe,
      [.direction: .words(["right", "down", "up"]), .maximumCrossDistance: .number(80)])
    tolerant.preventedOnlyBy = ["c"]
    let third = recognizer(
      "c", .swipe,
      [.direction: .words(["left", "down", "up"]), .minimumDistance: .number(20)])
    var upright = pan("vertical", id: "a", hysteresis: 30)
    upright.preventedOnlyBy = ["c"]
    try expectFound(upright, tolerant, third, steps: 2)
  }

  @Test func `of swipes to two sides is found: it takes both at once`() throws {
    try expectFound(immune(swipe("up")), recognizer("b", .swipe, [.direction: .words(["left"])]))
  }
}
