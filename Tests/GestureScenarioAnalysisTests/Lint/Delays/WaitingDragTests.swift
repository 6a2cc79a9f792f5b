import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// A drag that waits for another one, which gets the same finger: they never both have it.
@Suite struct `A drag that waits for a drag` {
  private func scene(
    _ outer: String, _ inner: String, wait: String = "\"requireToFail\": [\"outer\"]",
    on view: String = "card"
  ) -> FileScene {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("inner", inner, on: view, wait)
    scene.add("outer", outer, on: "page")
    return scene
  }

  private func fixes(_ scene: FileScene) throws -> [Lint.Fix] {
    let found = try scene.findings().filter { [.rarelyFires, .neverFires].contains($0.kind) }
    return try #require(found.first, "\(found)").fixes
  }

  @Test(arguments: [
    ("pan", ""), ("horizontalPan", ""), ("pan", "\"set\": {\"axis\": \"vertical\"}, "),
  ])
  func `is offered a hand-over, and then the turned requirement with its price (S15.11)`(
    kind: String, axis: String
  ) throws {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("inner", kind, on: "card", axis + "\"requireToFail\": [\"outer\"]")
    scene.add("outer", kind, on: "page", String(axis.dropLast(2)))
    let fixes = try fixes(scene)
    #expect(
      fixes.map(\.words) == [
        "let 'outer' hand its touches over when it has gone far enough, with "
          + "outer.handsOver(to: inner) { … }, if one drag is to be both in turn",
        "turn the requirement round: outer.require(toFail: inner), with which 'outer' no longer "
          + "begins where 'inner' does",
      ])
    var changed = try scene.scenario()
    changed.apply(fixes[0])
    #expect(changed.scene.handOvers == [Scenario.HandOver(from: "outer", to: "inner")])
    #expect(try Scenario(text: changed.text) == changed)
  }

  @Test func `isn't offered what only turns the defect round`() throws {
    let words = try fixes(scene("pan", "pan", on: "page")).map(\.words)
    #expect(words.first?.hasPrefix("let 'outer' hand its touches over") == true, "\(words)")
    #expect(!words.contains { $0.hasPrefix("turn") }, "\(words)")
  }

  @Test func `is offered the axis that it leaves to the other one`() throws {
    let scene = scene("pan", "horizontalPan")
    let fixes = try fixes(scene)
    #expect(
      fixes.first?.words == "set outer.axis to vertical, with which it begins only up and down",
      "\(fixes)")
    var changed = try scene.scenario()
    changed.apply(fixes[0])
    #expect(changed.scene.recognizers[1].settings == [.axis: .word("vertical")])
    #expect(changed.lint().isEmpty)
  }

  /// Two that wait for each other: what mends the ring is not what the next finding takes back.
  @Test func `is fixed by that requirement of a ring which leaves no other finding (S4.32)`()
    throws
  {
    var scene = FileScene()
    scene.views.removeLast()
    scene.add("turn", "horizontalPan", on: "card", "\"requireToFail\": [\"drawer\"]")
    scene.add("drawer", "pan", on: "page", "\"requireToFail\": [\"turn\"]")
    var scenario = try scene.scenario()
    let ring = try #require(scenario.lint().first { $0.kind == .cycle })
    #expect(
      ring.fixes.map(\.words) == [
        "let 'turn' not wait for 'drawer'", "let 'drawer' not wait for 'turn'",
      ])
    scenario.apply(ring.fixes[0])
    #expect(scenario.lint().isEmpty, "\(scenario.lint())")
  }
}
