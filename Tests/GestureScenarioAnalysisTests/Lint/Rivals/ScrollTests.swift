import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Pans that take scrolling to no effect, or another one's (S9.25).
@Suite struct `Pans and scrolling` {
  private let wheel = #""set": {"allowedScrollTypes": ["discrete"]}"#

  private func plays(_ scene: FileScene, by way: (Int, Int)) throws -> [String] {
    try scene.scenario(
      script: """
        {"at": 0, "scroll": {"at": [100, 100], "by": [\(way.0), \(way.1)], "kind": "discrete"}}
        """
    ).play().actions.map(\.recognizer)
  }

  @Test(arguments: [
    (
      #""set": {"numberOfTapsRequired": 1, "allowedScrollTypes": ["discrete"]}"#, "pan",
      "it needs a tap first (S15.21)"
    ),
    (
      #""set": {"edges": ["left"], "allowedScrollTypes": ["discrete"]}"#, "screenEdgePan",
      "it begins with a touch at an edge of the window, and scrolling has none"
    ),
    (
      #""startsAfter": ["hold"], "set": {"allowedScrollTypes": ["discrete"]}"#, "pan",
      "it starts after 'hold', which takes none (S15.1)"
    ),
  ])
  func `that scrolling never begins are told (S9.25)`(
    more: String, kind: String, reason: String
  ) throws {
    var scene = FileScene()
    scene.add("hold", "longPress", on: "page")
    scene.add("drag", kind, on: "page", more)
    let found = try #require(
      try scene.findings(.misuse).first { $0.recognizers.first?.name == "drag" })
    #expect(found.severity == .note)
    #expect(found.sentence == "allowedScrollTypes of 'drag' has no effect: \(reason)")
    #expect(found.fix == "leave 'allowedScrollTypes' of 'drag' at its default")
    #expect(try plays(scene, by: (0, 40)).isEmpty)
  }

  @Test func `that start after one with the same scrolling are right (S15.1)`() throws {
    var scene = FileScene()
    scene.add("first", "pan", on: "page", wheel)
    scene.add("next", "pan", on: "page", #""startsAfter": ["first"], "# + wheel)
    #expect(try scene.findings(.misuse).isEmpty)
  }

  @Test func `of one view that share no touch are told which gets the wheel (S9.25)`() throws {
    var scene = FileScene()
    scene.add("zoom", "pan", on: "page", #""allowedTouchTypes": ["indirect"], "# + wheel)
    scene.add("drag", "pan", on: "page", #""allowedTouchTypes": ["mouse"], "# + wheel)
    let found = try #require(try scene.findings(.noRelation).first)
    #expect(found.severity == .warning)
    #expect(
      found.sentence == "'zoom' and 'drag' are not related: both take a wheel's scrolling, and "
        + "'drag', which was added later, gets all of it, 'zoom' none")
    #expect(try plays(scene, by: (0, 40)).first == "drag")
    let scenario = try scene.scenario(
      script: #"{"at": 0, "scroll": {"at": [100, 100], "by": [0, 40], "kind": "discrete"}}"#)
    var fixed = scenario
    fixed.apply(try #require(found.fixes.first))
    #expect(fixed.play().actions.first?.recognizer == "zoom")
  }

  @Test func `of which one waits for the other are related (S4.17)`() throws {
    let types = ["zoom": "indirect", "drag": "mouse"]
    for (waiting, other) in [("zoom", "drag"), ("drag", "zoom")] {
      var scene = FileScene()
      for id in ["zoom", "drag"] {
        let wait = id == waiting ? "\"requireToFail\": [\"\(other)\"], " : ""
        let type = "\"allowedTouchTypes\": [\"\(types[id, default: "direct"])\"], "
        scene.add(id, "pan", on: "page", type + wait + wheel)
      }
      #expect(try !scene.findings().contains { $0.sentence.contains("not related") }, "\(waiting)")
    }
  }

  @Test(arguments: [((40, 0), "drag"), ((0, 40), "zoom")])
  func `lose the scrolling along the axis of the later one (S9.25)`(
    way: (Int, Int), winner: String
  ) throws {
    var scene = FileScene()
    scene.add("zoom", "pan", on: "page", wheel)
    scene.add(
      "drag", "pan", on: "page",
      """
      "set": {"axis": "horizontal", "minimumNumberOfTouches": 2,
        "allowedScrollTypes": ["discrete"]}
      """)
    let found = try scene.findings(.noRelation).filter { $0.sentence.contains("scrolling") }
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.sentence.contains("gets all of it along its axis") == true)
    #expect(try plays(scene, by: way).first == winner)
  }

  @Test func `along two axes, or by two devices, have nothing to tell (S9.25)`() throws {
    for pair in [
      (#""axis": "horizontal", "allowedScrollTypes": ["discrete"]"#, "discrete", "vertical"),
      (#""axis": "vertical", "allowedScrollTypes": ["continuous"]"#, "discrete", "vertical"),
    ] {
      var scene = FileScene()
      scene.add("one", "pan", on: "page", "\"set\": {\(pair.0), \"minimumNumberOfTouches\": 2}")
      scene.add(
        "other", "pan", on: "page",
        """
        "set": {"axis": "\(pair.2)", "allowedScrollTypes": ["\(pair.1)"],
          "maximumNumberOfTouches": 1}
        """)
      #expect(try !scene.findings().contains { $0.sentence.contains("scrolling") }, "\(pair)")
    }
  }
}
