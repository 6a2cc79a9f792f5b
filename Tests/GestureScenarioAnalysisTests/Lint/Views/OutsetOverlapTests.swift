import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import Testing

/// What a hit outset takes from a view beside it (S2.3, S2.5).
@Suite struct `A hit outset that reaches over another view` {
  /// A button of 40 by 40 beside the card, which ends at 250, and lies behind it.
  private func scene(outset: Double, left: Double = 260, _ more: String = "") -> FileScene {
    var scene = FileScene()
    let rest = more.isEmpty ? "" : ", \(more)"
    scene.addView("close", [left, 50, 40, 200], in: "page", "\"hitOutset\": \(outset)\(rest)")
    scene.add("open", "tap", on: "card")
    scene.add("end", "tap", on: "close")
    return scene
  }

  @Test(arguments: [(10.0, 0), (49, 0), (50, 1), (51, 1)])
  func `is told from a fifth on (S2.5)`(outset: Double, count: Int) throws {
    #expect(try scene(outset: outset).findings(.cutOff).count == count)
  }

  @Test func `leaves all of the view with the outset that is proposed (S2.3)`() throws {
    let found = try #require(try scene(outset: 60).findings().first)
    #expect(found.severity == .note)
    #expect(
      found.sentence == "'open' gets no touch on 25 % of view 'card': the hitOutset of view "
        + "'close', in front, reaches over it")
    #expect(found.fixes.map(\.words) == ["set the hitOutset of view 'close' to 10"])
    let script = #"{"at": 0, "began": {"1": [249, 60]}}, {"at": 50, "ended": {"1": null}}"#
    var scenario = try scene(outset: 60).scenario(script: script)
    #expect(scenario.play().actions.map(\.recognizer) == ["end"])
    scenario.apply(found.fixes[0])
    #expect(scenario.play().actions.map(\.recognizer) == ["open"])
  }

  @Test(arguments: [(39.0, 0), (40, 1)])
  func `is told of a view that touches the other one (S2.5)`(outset: Double, count: Int) throws {
    #expect(try scene(outset: outset, left: 250).findings(.cutOff).count == count)
  }

  @Test func `is none where the view lies in front`() throws {
    var behind = scene(outset: 60)
    behind.views.swapAt(1, 3)
    #expect(try behind.findings(.cutOff).isEmpty)
  }

  /// A button that lies over a quarter of the card, or more, is there to cover it.
  @Test(arguments: [(201.0, 1), (200, 0)])
  func `is none where the other one lies over the view itself`(left: Double, count: Int) throws {
    var scene = FileScene()
    scene.addView("close", [left, 50, 100, 200], in: "page", "\"hitOutset\": 60")
    scene.add("open", "tap", on: "card")
    scene.add("end", "tap", on: "close")
    #expect(try scene.findings(.cutOff).count == count)
  }

  @Test func `is told of a control, and of several outsets`() throws {
    var scene = FileScene()
    scene.addView("more", [145, 400, 40, 40], in: "page", "\"hitOutset\": 20")
    scene.addView("less", [5, 400, 40, 40], in: "page", "\"hitOutset\": 20")
    scene.add("one", "tap", on: "more")
    scene.add("two", "tap", on: "less")
    let found = try scene.findings(.cutOff)
    #expect(
      found.map(\.sentence) == [
        "control 'ok' gets no touch on 33.3 % of view 'ok': the hitOutsets of views 'less' and "
          + "'more', in front, reach over it"
      ])
    #expect(
      found.first?.fixes.map(\.words) == [
        "set the hitOutset of view 'less' to 5, and set the hitOutset of view 'more' to 5"
      ])
  }

  @Test func `is the outset's doing where nothing uses it, or it covers all (S2.3)`() throws {
    var scene = FileScene()
    scene.addView("veil", [260, 50, 40, 200], in: "page", "\"hitOutset\": 60")
    scene.add("open", "tap", on: "card")
    let idle = try scene.findings(.cutOff)
    #expect(
      idle.map(\.sentence) == [
        "'open' gets no touch on 25 % of view 'card': the hitOutset of view 'veil', in front, "
          + "reaches over it"
      ])
    #expect(idle.first?.fixes.map(\.words) == ["set the hitOutset of view 'veil' to 10"])
    scene.views.removeLast()
    scene.addView("veil", [260, 50, 40, 200], in: "page", "\"hitOutset\": 300")
    let whole = try scene.findings(.unreachable)
    #expect(
      whole.first?.sentence
        == "'open' gets no touch: the hitOutset of view 'veil', in front, covers all of view "
        + "'card'")
    #expect(whole.first?.fixes.map(\.words) == ["set the hitOutset of view 'veil' to 10"])
  }
}
