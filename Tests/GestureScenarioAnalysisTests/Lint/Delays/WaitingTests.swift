import GestureCore
import GestureDiagnosis
import Testing

@Suite struct `A tap that waits` {
  private func scene(dismissing: String = "") -> FileScene {
    var scene = FileScene()
    scene.add("single", "tap", on: "card", "\"requireToFail\": [\"double\"]")
    scene.add("double", "doubleTap", on: "card")
    scene.add("dismiss", "tap", on: "page", dismissing)
    return scene
  }

  @Test func `isn't late where a tap around it that doesn't wait is always first`() throws {
    let found = try scene().findings()
    #expect(!found.contains { $0.kind == .late }, "\(found)")
    let rare = try #require(found.first { $0.kind == .rarelyFires }, "\(found)")
    #expect(rare.recognizers.map(\.name) == ["single", "dismiss"])
    #expect(rare.sentence.contains("where 'double' has failed by then"), "\(rare)")
    #expect(
      rare.fixes.first?.words
        == "dismiss.require(toFail: single), with which 'single' will fire 350 ms late")
  }

  @Test(arguments: [
    "\"requireToFail\": [\"double\"]", "\"requireToFail\": [\"single\"]",
    "\"recognizesTogether\": [\"single\"]", "\"enabled\": false",
    "\"set\": {\"maximumPressDuration\": 700}",
  ])
  func `is late where that one is not always first`(more: String) throws {
    let found = try scene(dismissing: more).findings()
    #expect(found.contains { $0.kind == .late && $0.recognizers[0].name == "single" }, "\(found)")
    #expect(!found.contains { $0.recognizers.first?.name == "single" && $0.kind == .rarelyFires })
  }

  @Test func `pays for a link of the chain that is always refused`() throws {
    var scene = FileScene()
    scene.add("one", "tap", on: "card", "\"requireToFail\": [\"link\"]")
    scene.add("link", "tap", on: "card", "\"requireToFail\": [\"double\"]")
    scene.add("double", "doubleTap", on: "card")
    #expect(try scene.findings(.late).map { $0.recognizers[0].name } == ["link"])
    scene.answer("shouldBegin", false, "\"recognizer\": \"link\"")
    let late = try scene.findings(.late)
    #expect(late.map { $0.recognizers.map(\.name) } == [["one", "double", "link"]], "\(late)")
    #expect(
      late.first?.sentence
        == "'one' will fire 350 ms late because it waits for 'link', which is refused only after "
        + "'double' has failed")
  }
}

@Suite struct `A movement of no length` {
  private func sentence(_ rival: String, _ set: String) throws -> String {
    var scene = FileScene()
    scene.add("rival", rival, on: "card")
    scene.add("scroll", "pan", on: "page", "\"set\": {\"hysteresis\": \(set)}")
    return try #require(try scene.findings(.rarelyFires).first).sentence
  }

  @Test(arguments: ["pan", "swipe"])
  func `is told in words that make sense`(rival: String) throws {
    let none = try sentence(rival, "0")
    #expect(!none.contains(" 0 pt"), "\(none)")
    #expect(none.contains("with the first movement, where 'rival' needs"), "\(none)")
    #expect(none.contains("where the first movement takes the finger"), "\(none)")
    #expect(try sentence(rival, "1").contains("from less than 1 pt to"))
  }
}

@Suite struct `A touch of another type` {
  private func certain(_ one: String, _ two: String) throws -> [Lint.Finding.Kind] {
    var scene = FileScene()
    scene.add("next", "swipe", on: "card", one)
    scene.add("move", "horizontalPan", on: "card", two)
    scene.add("any", "tap", on: "card", one)
    scene.add("later", "tap", on: "card", two)
    return try scene.findings().filter { $0.recognizers.first?.name == "any" }.map(\.kind)
  }

  private let mixes = "\"requiresExclusiveTouchType\": false"
  private let fingers = "\"allowedTouchTypes\": [\"direct\"]"

  @Test func `beside a finger leaves nothing certain (S2.15)`() throws {
    #expect(try certain("", "") == [.alwaysBeaten])
    #expect(try certain(mixes, mixes) == [.alwaysBeaten])
    #expect(try certain("", mixes) == [.rarelyFires])
    #expect(try certain(mixes, "") == [])
    #expect(try certain("\(mixes), \(fingers)", "\(mixes), \(fingers)") == [.alwaysBeaten])
  }
}
