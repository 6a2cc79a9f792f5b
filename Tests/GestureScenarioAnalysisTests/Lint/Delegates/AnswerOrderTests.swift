import GestureDiagnosis
import Testing

@Suite struct `A no behind another rule` {
  private func kinds(_ rules: [(answer: Bool, more: String)]) throws -> [Lint.Finding.Kind] {
    var scene = FileScene()
    scene.add("tap", "tap", on: "card")
    for rule in rules {
      scene.answer("shouldBegin", rule.answer, "\"recognizer\": \"tap\"" + rule.more)
    }
    return try scene.kinds()
  }

  private let once = ", \"times\": [1]"

  @Test func `stands if that one says no too, whenever it counts`() throws {
    #expect(try kinds([(false, once), (false, "")]) == [.neverFires])
    #expect(try kinds([(false, once), (false, ", \"times\": [2]"), (false, "")]) == [.neverFires])
    #expect(try kinds([(false, "")]) == [.neverFires])
  }

  @Test func `doesn't if that one sometimes says yes, or nothing comes behind`() throws {
    #expect(try kinds([(true, once), (false, "")]) == [])
    #expect(try kinds([(false, once)]) == [])
    #expect(try kinds([(false, once), (true, "")]) == [])
  }
}

@Suite struct `A tap over controls alone` {
  private func scene(_ more: String = "", page: Double = 40) -> FileScene {
    var scene = FileScene()
    scene.addView("bar", [50, 600, 90, page])
    scene.addView("yes", [0, 0, 90, 40], in: "bar", "\"control\": true")
    scene.add("tap", "tap", on: "bar", more)
    return scene
  }

  @Test(arguments: [(39.0, 1), (40, 1), (41, 0)])
  func `hardly ever fires, since they keep it to themselves (S11.1)`(
    height: Double, count: Int
  ) throws {
    let found = try scene(page: height).findings(.rarelyFires)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.sentence.contains("come down only on control 'yes'") })
    #expect(found.allSatisfy { $0.fix.hasPrefix("set tap.cancelsTouchesInView to false") })
  }

  @Test(arguments: [
    "\"cancelsTouchesInView\": false", "\"set\": {\"numberOfTapsRequired\": 2}",
    "\"set\": {\"numberOfTouchesRequired\": 2}",
  ])
  func `fires where they don't (S11.5, S11.6)`(more: String) throws {
    #expect(try scene(more).findings(.rarelyFires).isEmpty)
  }
}

@Suite struct `A yes to all that can be met` {
  private func sentence(_ more: (String, String)?) throws -> String {
    var scene = FileScene()
    scene.add("list", "pan", on: "page")
    scene.add("row", "pan", on: "card")
    if let more { scene.add(more.0, more.1, on: "card") }
    scene.answer("shouldRecognizeSimultaneously", true, "\"recognizer\": \"list\"")
    return try #require(try scene.findings(.undoesExclusion).first).sentence
  }

  @Test func `isn't told as a yes to everything where there is one rival`() throws {
    #expect(
      try sentence(nil)
        == "the delegate of 'list' allows 'list' and 'row' together, and so undoes what keeps the "
        + "two apart: the same fingers fire both")
    #expect(try sentence(("zoom", "pinch")).contains("allows everything beside it"))
  }

  @Test(arguments: [
    ("pan", "swipe", 1), ("pan", "circle", 1), ("horizontalPan", "circle", 0),
    ("tap", "longPress", 1),
    ("pan", "pan", 1), ("longPress", "longPress", 1), ("pan", "pinch", 0), ("swipe", "tap", 0),
  ])
  func `undoes exclusion of unequal kinds too`(one: String, two: String, count: Int) throws {
    var scene = FileScene()
    scene.add("a", one, on: "card")
    scene.add("b", two, on: "card")
    scene.answer("shouldRecognizeSimultaneously", true)
    #expect(try scene.findings(.undoesExclusion).count == count)
  }

  @Test(arguments: [(499.0, 0), (500, 0), (501, 1)])
  func `undoes that of a tap and a press if the tap may last as long`(
    most: Double, count: Int
  ) throws {
    var scene = FileScene()
    scene.add("tap", "tap", on: "card", "\"set\": {\"maximumPressDuration\": \(most)}")
    scene.add("press", "longPress", on: "card")
    scene.answer("shouldRecognizeSimultaneously", true)
    #expect(try scene.findings(.undoesExclusion).count == count)
  }
}
