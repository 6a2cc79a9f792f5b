import Foundation
import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// Fixes that an expert would name first, and those that are none.
@Suite struct `A fix that is offered` {
  private func fixes(_ scene: FileScene, of id: String) throws -> [String] {
    try scene.findings().first { $0.recognizers.first?.name == id }?.fixes.map(\.words) ?? []
  }

  @Test func `shortens no gap where a third tap is looked for (S4.30)`() throws {
    var scene = FileScene()
    scene.add("one", "tap", on: "page", "\"requireToFail\": [\"two\"]")
    scene.add("two", "doubleTap")
    let gap = "set two.maximumTapGap to 200 ms, within which each next tap then has to come"
    #expect(try fixes(scene, of: "one").contains(gap))
    scene.add("three", "tap", on: "page", "\"set\": {\"numberOfTapsRequired\": 3}")
    scene.recognizers[1] =
      "{\"id\": \"two\", \"kind\": \"doubleTap\", \"view\": \"page\", \"requireToFail\": [\"three\"]}"
    #expect(try !fixes(scene, of: "one").contains(gap))
  }

  @Test func `lets a nearer press take as long as the one around it (S4.4)`() throws {
    var scene = FileScene()
    scene.add("outer", "longPress", on: "page", "\"set\": {\"minimumPressDuration\": 300}")
    scene.add("inner", "longPress", on: "card")
    let script = #"{"at": 0, "began": {"1": [60, 60]}}, {"at": 900, "ended": {"1": null}}"#
    var scenario = try scene.scenario(script: script)
    #expect(scenario.play().actions.first?.recognizer == "outer")
    let found = try #require(scenario.lint().first)
    #expect(
      found.fixes.first?.words.hasPrefix("set inner.minimumPressDuration to 300 ms, with which")
        == true, "\(found.fixes)")
    scenario.apply(found.fixes[0])
    #expect(scenario.play().actions.first?.recognizer == "inner")
  }

  @Test(arguments: [(15, "set swipe.minimumDistance to 10"), (14, nil)])
  func `shortens a swipe for which there is no room (S9.28)`(room: Double, words: String?) throws {
    var scene = FileScene()
    scene.addView("strip", [400 - room, 0, room, 800], in: "page")
    scene.add("swipe", "swipe", on: "strip")
    let found = try fixes(scene, of: "swipe")
    #expect(found.contains { $0.hasPrefix("set swipe.minimumDistance") } == (words != nil))
    #expect(words == nil || found.first == words, "\(found)")
  }

  @Test func `declares nothing that is so already (S4.12)`() throws {
    for (prevents, count) in [("", 2), ("\"preventsOnly\": []", 1)] {
      var scene = FileScene()
      scene.add("one", "tap")
      scene.add("two", "doubleTap", on: "page", prevents)
      let found = try #require(try scene.findings(.noRelation).first)
      #expect(found.fixes.count == count, "\(found.fixes)")
    }
  }

  @Test func `follows no momentum of what isn't taken (S15.18)`() throws {
    for (types, count) in [("", 1), (", \"allowedScrollTypes\": [\"continuous\"]", 0)] {
      var scene = FileScene()
      scene.add("scroll", "pan", on: "page", "\"set\": {\"followsMomentum\": true\(types)}")
      let found = try scene.findings(.misuse)
      #expect(found.count == count)
      #expect(
        found.allSatisfy {
          $0.sentence
            == "followsMomentum of 'scroll' has no effect: it takes no scrolling (allowedScrollTypes)"
        }, "\(found)")
    }
  }

  @Test(arguments: [("vertical", " up or down"), ("horizontal", " to the side"), ("any", "")])
  func `is a hysteresis that a finger doesn't reach as it trembles (S4.2)`(
    axis: String, way: String
  ) throws {
    var scene = FileScene()
    scene.add("scroll", "pan", on: "page", "\"set\": {\"hysteresis\": 0, \"axis\": \"\(axis)\"}")
    scene.add("menu", "longPress", on: "card")
    let found = try #require(try scene.findings(.rarelyFires).first)
    #expect(
      found.sentence
        == "'menu' fires only where the finger keeps quite still: 'scroll' begins with "
        + "the first movement\(way), and excludes it")
    #expect(found.fixes.first?.words == "set scroll.hysteresis to 10")
  }

  @Test(arguments: [
    ("tap", "'press' no longer fires with a tap"),
    ("doubleTap", "'press' fires only once 'open' has failed, so not with 2 taps"),
  ])
  func `lets a press at touch down wait, and says what that costs (S4.15)`(
    kind: String, cost: String
  ) throws {
    var scene = FileScene()
    scene.add("press", "longPress", on: "card", "\"set\": {\"minimumPressDuration\": 0}")
    scene.add("open", kind, on: "card")
    let found = try fixes(scene, of: "open")
    #expect(found.contains("press.require(toFail: open), with which \(cost)"), "\(found)")
    scene.recognizers[0] =
      #"{"id": "press", "kind": "longPress", "view": "card", "requireToFail": ["open"],"#
      + #" "set": {"minimumPressDuration": 0}}"#
    let record = try scene.scenario(
      script: #"{"at": 0, "began": {"1": [60, 60]}}, {"at": 60, "ended": {"1": null}}"#
    ).play()
    #expect(record.actions.contains { $0.recognizer == "press" } == (kind == "doubleTap"))
  }

  @Test func `lets a swipe wait for a figure, which begins like it (S4.2)`() throws {
    var scene = FileScene()
    scene.add("ring", "circle")
    scene.add("turn", "swipe", on: "page", "\"set\": {\"direction\": [\"right\", \"down\"]}")
    let found = try #require(try scene.findings(.noRelation).first)
    #expect(found.severity == .note)
    #expect(
      found.sentence == "'ring' and 'turn' are not related: a figure that is drawn quickly begins "
        + "like a swipe, so 'turn' recognizes after 50 pt, and 'ring' has lost")
    let moves = (1...40).map { step in
      let angle = Double(step) / 40 * 2 * Double.pi
      let (x, y) = (200 - 80 * cos(angle), 500 + 80 * sin(angle))
      return "{\"at\": \(step * 20), \"moved\": {\"1\": [\(x), \(y)]}}"
    }
    let circle = #"{"at": 0, "began": {"1": [120, 500]}}, "# + moves.joined(separator: ", ")
    var scenario = try scene.scenario(
      script: circle + #", {"at": 840, "ended": {"1": null}}"#)
    #expect(scenario.play().actions.map(\.recognizer) == ["turn"])
    scenario.apply(found.fixes[0])
    #expect(scenario.play().actions.map(\.recognizer) == ["ring"])
  }
}
