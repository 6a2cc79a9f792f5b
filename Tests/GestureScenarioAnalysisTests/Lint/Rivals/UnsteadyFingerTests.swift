import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTrace
import Testing

/// A tap or a press on a sticker of a canvas, on which a pan draws with the first movement.
@Suite struct `A finger that is not quite still` {
  private func scene(
    _ kind: String = "tap", hysteresis: Double = 0, _ pan: String = "", _ still: String = ""
  ) -> FileScene {
    var scene = FileScene()
    scene.views.removeLast()
    let settings = pan.contains("set") ? pan : "\"set\": {\"hysteresis\": \(hysteresis)}\(pan)"
    scene.add("draw", "pan", on: "page", settings)
    scene.add("select", kind, on: "card", still)
    return scene
  }

  private func findings(_ scene: FileScene) throws -> [Lint.Finding] {
    try scene.findings().filter { $0.sentence.contains("quite still") }
  }

  @Test func `loses a tap to a pan that begins at once (S4.2)`() throws {
    let scene = scene()
    let finding = try #require(try findings(scene).first)
    #expect(
      finding.sentence
        == "'select' fires only where the finger keeps quite still: 'draw' begins with the first "
        + "movement, and excludes it")
    #expect(finding.kind == .rarelyFires && finding.severity == .note)
    #expect(finding.recognizers.map(\.name) == ["select", "draw"])
    #expect(
      finding.fixes.map(\.words) == [
        "set draw.hysteresis to 10",
        "draw.require(toFail: select), with which 'draw' will begin with one finger only after 45 pt "
          + "or 750 ms, whichever comes first, for a touch on view 'card'",
      ])
    let tap = """
      {"at": 0, "began": {"1": [100, 100]}}, {"at": 20, "moved": {"1": [101, 100]}},
      {"at": 60, "ended": {"1": [101, 100]}}
      """
    let scenario = try scene.scenario(script: tap)
    for (fix, count) in [(nil, 0)] + finding.fixes.map({ ($0, 1) }) {
      var copy = scenario
      if let fix { copy.apply(fix) }
      let fired = copy.play().entries.count { entry in
        if case .action(let label, .ended) = entry.what { label.name == "select" } else { false }
      }
      #expect(fired == count, "\(fix.map(\.words) ?? "as it is")")
    }
  }

  @Test(arguments: [(2.9, 1), (3, 0), (10, 0)])
  func `loses it to a pan of less than 3 pt`(hysteresis: Double, count: Int) throws {
    #expect(try findings(scene(hysteresis: hysteresis)).count == count)
  }

  @Test(arguments: [("doubleTap", 1), ("longPress", 1), ("pinch", 0), ("pan", 0), ("swipe", 0)])
  func `loses what has to keep still`(kind: String, count: Int) throws {
    #expect(try findings(scene(kind)).count == count)
  }

  @Test(arguments: [
    ", \"recognizesTogether\": [\"select\"]", ", \"requireToFail\": [\"select\"]",
    ", \"preventsOnly\": []", ", \"enabled\": false", ", \"allowedTouchTypes\": [\"pencil\"]",
    "\"set\": {\"hysteresis\": 0, \"minimumNumberOfTouches\": 2}",
    "\"set\": {\"hysteresis\": 0, \"numberOfTapsRequired\": 1}",
  ])
  func `loses nothing to a pan that leaves it the tap`(pan: String) throws {
    #expect(try findings(scene("tap", pan)).isEmpty)
  }

  @Test func `loses nothing that needs two fingers, or waits`() throws {
    let two = scene("tap", "", "\"set\": {\"numberOfTouchesRequired\": 2}")
    #expect(try findings(two).isEmpty)
    #expect(try findings(scene("tap", "", "\"requireToFail\": [\"draw\"]")).isEmpty)
  }

  @Test(arguments: [(2.9, 1), (3, 0)])
  func `loses a tap of two to a pan of two (S4.2)`(hysteresis: Double, count: Int) throws {
    let scene = scene(
      "tap", "\"set\": {\"hysteresis\": \(hysteresis), \"minimumNumberOfTouches\": 2}",
      "\"set\": {\"numberOfTouchesRequired\": 2}")
    let found = try findings(scene)
    #expect(found.count == count)
    #expect(
      found.allSatisfy {
        $0.sentence.hasPrefix(
          "'select' fires only where the fingers keep quite still: 'draw' begins")
      }, "\(found)")
    let record = try scene.scenario(
      script: """
        {"at": 0, "began": {"1": [100, 100], "2": [160, 100]}},
        {"at": 20, "moved": {"1": [103, 100], "2": [163, 100]}},
        {"at": 60, "ended": {"1": null, "2": null}}
        """
    ).play()
    #expect(record.actions.first?.recognizer == "draw", "a slip of 3 pt is a pan of 3 at most")
  }

  @Test func `is no matter of a menu for another button (S15.17)`() throws {
    var page = FileScene()
    page.add("menu", "tap", on: "page", "\"set\": {\"buttonMaskRequired\": 2}")
    page.add("draw", "pan", on: "page", "\"set\": {\"hysteresis\": 2}")
    #expect(try findings(page).isEmpty)
  }

  @Test func `is no matter where a delegate may keep the pan back (S3.5)`() throws {
    var scene = scene()
    scene.answer("shouldBegin", false, "\"recognizer\": \"draw\", \"times\": [1]")
    #expect(try findings(scene).isEmpty)
  }

  private func canvas(
    _ kind: String = "pinch", hysteresis: Double = 3, most: Int = 1, _ other: String = ""
  ) -> FileScene {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add(
      "draw", "pan", on: "card",
      "\"set\": {\"hysteresis\": \(hysteresis), \"maximumNumberOfTouches\": \(most)}")
    scene.add("zoom", kind, on: "page", other)
    return scene
  }

  private func notes(_ scene: FileScene) throws -> [Lint.Finding] {
    try scene.findings().filter { $0.sentence.contains("before the next one comes") }
  }

  @Test func `takes the first of two fingers before the second comes (S4.2)`() throws {
    let scene = canvas()
    let finding = try #require(try notes(scene).first)
    #expect(
      finding.sentence
        == "'zoom' is excluded on view 'card' where one of its fingers moves by 3 pt before the next one comes: "
        + "'draw' then begins with that finger")
    #expect(finding.kind == .rarelyFires && finding.severity == .note)
    let pinch = """
      {"at": 0, "began": {"1": [60, 100]}}, {"at": 20, "moved": {"1": [64, 100]}},
      {"at": 40, "began": {"2": [120, 100]}}, {"at": 80, "moved": {"2": [150, 100]}},
      {"at": 120, "ended": {"1": null, "2": null}}
      """
    var copy = try scene.scenario(script: pinch)
    #expect(!copy.play().actions.contains { $0.recognizer == "zoom" })
    copy.apply(try #require(finding.fixes.first))
    #expect(copy.play().actions.contains { $0.recognizer == "zoom" })
  }

  @Test(arguments: [(4.9, 1), (5, 0)])
  func `takes it with a pan of less than 5 pt`(hysteresis: Double, count: Int) throws {
    #expect(try notes(canvas(hysteresis: hysteresis)).count == count)
  }

  @Test(arguments: [1, 2, 3])
  func `takes it with a pan of one finger or more`(most: Int) throws {
    #expect(try notes(canvas(most: most)).count == 1)
  }

  @Test func `takes none that is alone, allowed, or comes from a pencil`() throws {
    #expect(try notes(canvas("tap")).isEmpty)
    #expect(try notes(canvas("pinch", #""recognizesTogether": ["draw"]"#)).isEmpty)
    #expect(try notes(canvas("pinch", #""allowedTouchTypes": ["pencil"]"#)).isEmpty)
  }

  @Test func `is a pencil where only a pencil does it`() throws {
    let scene = scene("longPress", "", #""allowedTouchTypes": ["pencil"]"#)
    #expect(
      try findings(scene).first?.sentence.contains("where the pencil keeps quite still") == true)
  }

  @Test(arguments: [
    ("[\"pencil\"]", "", " only where the pencil keeps"),
    ("[\"pencil\", \"direct\"]", " with a pencil", " only where the pencil keeps"),
  ])
  func `loses the touches that both take (S2.14)`(types: String, means: String, rest: String) throws
  {
    let found = try findings(
      scene(
        "longPress", hysteresis: 2, ", \"allowedTouchTypes\": [\"pencil\"]",
        "\"allowedTouchTypes\": \(types)"))
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.sentence.hasPrefix("'select' fires\(means)\(rest) quite still") ?? false,
      "\(found)")
  }
}
