import GestureCore
import GestureDiagnosis
import GestureScenario
import GestureScenarioAnalysis
import GestureTestKit
import Testing

/// What the fixes of a delay say, and do.
@Suite struct `What ends a delay` {
  private func scenario(
    _ waiter: String, _ blocker: String, _ set: String = "", expect: String = ""
  ) throws -> Scenario {
    try Scenario(
      text: """
        {"scene": {"size": [400, 800], "views": [{"id": "v", "frame": [0, 0, 400, 800]}],
          "recognizers": [
            {"id": "own", "kind": "\(waiter)", "view": "v", "requireToFail": ["other"]},
            {"id": "other", "kind": "\(blocker)", "view": "v", "set": {\(set)}}]},
         "script": [{"at": 0, "began": {"1": [50, 50]}}, {"at": 60, "ended": {"1": null}},
           {"at": 200, "began": {"2": [50, 50]}}, {"at": 260, "ended": {"2": null}},
           {"at": 900, "began": {"3": [50, 50]}}, {"at": 960, "ended": {"3": null}}],
         "expect": {"actions": {\(expect)}}}
        """)
  }

  private func fixes(_ scenario: Scenario) throws -> [Lint.Fix] {
    try #require(scenario.lint().first { $0.kind == .late }).fixes
  }

  /// Both fire without a declaration, for a tap can't prevent one that needs more taps (S3.30).
  @Test func `of a tap is no other relation, and says that two taps fire it as well (S4.40)`()
    throws
  {
    var changed = try scenario(
      "tap", "doubleTap",
      expect: "\"own\": [\"ended@60\", \"ended@960\"], \"other\": [\"ended@260\"]")
    let fixes = try fixes(changed)
    #expect(
      fixes.map(\.words) == [
        "let 'own' not wait for 'other', if 2 taps may fire 'own' as well",
        "set other.maximumTapGap to 200 ms, within which each next tap then has to come",
      ])
    changed.apply(fixes[0])
    #expect(changed.run().passes)
  }

  @Test func `is a shorter gap, which leaves a shorter delay`() throws {
    var changed = try scenario(
      "tap", "doubleTap", expect: "\"own\": [\"ended@1160\"], \"other\": [\"ended@260\"]")
    changed.apply(try fixes(changed)[1])
    #expect(changed.run().passes)
    let late = changed.lint()
    #expect(late.map(\.kind) == [.late])
    #expect(late.first?.sentence.contains("200 ms late") == true, "\(late)")
    #expect(late.first?.fixes.count == 1, "\(late)")
  }

  @Test(arguments: [(299, 1), (300, 2)])
  func `is a shorter gap only where that is worth it`(gap: Int, count: Int) throws {
    #expect(
      try fixes(scenario("tap", "doubleTap", "\"maximumTapGap\": \(gap)")).count == count)
  }

  @Test func `is no other relation where the one that waited may come first`() throws {
    #expect(
      try fixes(scenario("longPress", "tap")).map(\.words) == [
        "let 'own' not wait for 'other', with which 'other' won't fire where 'own' fires first, "
          + "after 500 ms"
      ])
  }

  /// A drag that doesn't wait begins at its slop, and excludes a tap or press that allows more.
  @Test(
    arguments: [
      ("tap", 10.0, nil), ("tap", 11, "10 pt"), ("longPress", 11, "10 pt"), ("longPress", 10, nil),
    ] as [(String, Double, String?)])
  func `says from where on a drag takes a finger that slips (S4.14)`(
    kind: String, allowed: Double, moved: String?
  ) throws {
    let waits = try scenario("pan", kind, "\"allowableMovement\": \(allowed)")
    let drop = waits.lint().first { $0.kind == .late }?.fixes.first
    #expect(
      drop?.words
        == moved.map {
          "let 'own' not wait for 'other', with which 'other' won't fire where 'own' begins first, "
            + "after \($0)"
        })
  }

  @Test(arguments: [(10.0, true), (9.9, false)])
  func `and the slip that it names is lost (S4.14)`(slip: Double, isLost: Bool) throws {
    var scene = FileScene()
    scene.add("own", "pan", on: "page", "\"requireToFail\": [\"other\"]")
    scene.add("other", "tap", on: "page")
    var scenario = try scene.scenario(
      script: """
        {"at": 0, "began": {"1": [50, 50]}}, {"at": 50, "moved": {"1": [\(50 + slip), 50]}},
        {"at": 100, "ended": {"1": null}}
        """)
    #expect(scenario.firings(of: "other") == 1)
    let fix = try #require(scenario.lint().first { $0.kind == .late }?.fixes.first)
    scenario.apply(fix)
    #expect(scenario.firings(of: "other") == (isLost ? 0 : 1), "\(fix)")
  }

  /// A requirement ranks above the other relation, so it has to go (S4.38).
  @Test func `is another relation instead where one always excludes the other`() throws {
    let scenario = try scenario("pan", "swipe")
    let fixes = try fixes(scenario)
    #expect(
      fixes.map(\.words) == [
        "let 'own' not wait for 'other', and declare own.recognizesSimultaneously(with: other) "
          + "instead, if both may fire"
      ])
    var changed = scenario
    changed.apply(fixes[0])
    #expect(changed.scene.recognizers[0].requireToFail.isEmpty)
    #expect(changed.scene.recognizers[0].recognizesTogether == ["other"])
  }
}
